"""One table in memory, on which the rules run: laid, copied, veiled, asked and changed.

No words for people here but those of the action table; `core.play` adds what people ask of it.
"""

from collections.abc import Mapping
from copy import copy
from typing import Any, Self

from lusoria.core.engine import engine
from lusoria.core.game import Components, Game
from lusoria.core.journal import Event, events
from lusoria.core.layout import freeze, thaw, twin
from lusoria.core.seats import FATE, NOBODY


class Tabletop:
    """A table of one game, and the open question."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
    ) -> None:
        self.game = game
        self.engine = engine(game)
        self.seats = game.check_seats(seats)
        self.options = game.choose(options or {})
        self.components = components or game.texts.standard(self.options)
        self._choices = game.actions.choices(self.components.names)
        self._boxes = self.engine.boxes(self.components)
        self._states = self.engine.tables()
        self._scratch = self.engine.scratch()
        self._journals = self.engine.journals()
        numbers = self.engine.numbers(game.option_numbers(self.options))
        self.engine.lay(self._states, 0, self._boxes, seats, numbers)

    # The table

    @property
    def state(self) -> Any:
        """The table as a plain object; changing it changes nothing."""
        return self.game.state.thaw(self._frozen())

    @property
    def bytes(self) -> bytes:
        """The table as one packed block."""
        block: bytes = self._frozen().tobytes()
        return block

    def _frozen(self) -> Any:
        if self.game.compiled:
            return self._states[0]
        struct = self.game.state.blank()[0]
        freeze(self._states[0], struct)
        return struct

    def put(self, plain: Any) -> None:
        """Replace the table by a thawed one (the position editor's door)."""
        struct = self.game.state.blank()
        freeze(plain, struct[0])
        self._states = struct if self.game.compiled else [thaw(struct[0])]

    def snapshot(self) -> Any:
        """The table as it is now, to be restored later; what is in it is nobody's business."""
        return twin(self._states)

    def restore(self, snapshot: Any) -> None:
        """Lay the table out as it was."""
        self._states = twin(snapshot)

    def copy(self) -> Self:
        """An independent table, equal byte for byte."""
        other = copy(self)
        other._scratch = self.engine.scratch()
        other._journals = self.engine.journals()
        other._states = twin(self._states)
        return other

    # The open question

    @property
    def seat(self) -> int:
        """Who is asked: a seat, FATE, or NOBODY when the game is over."""
        states = self._states
        if self.game.compiled:
            return int(states["seat"][0])  # the field first: a record costs four times as much
        return int(states[0].seat)

    @property
    def question(self) -> str:
        """What is asked, by its name."""
        struct = self._states[0]
        number = struct["question"] if self.game.compiled else struct.question
        return self.game.question_names[int(number)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def legal(self) -> list[int]:
        """The actions that answer the open question, ascending."""
        return sorted(self.answers())

    def odds(self) -> dict[int, int]:
        """When fate is asked: each answer with its odds."""
        return dict(sorted(self.answers().items())) if self.seat == FATE else {}

    def answers(self) -> dict[int, int]:
        """Every answer with its odds (1 for each of a seat's), in the order of random play."""
        count = self.engine.ask(self._states, 0, self._boxes, self._scratch)
        odds = [1] * count
        if self.seat == FATE:
            total = self.engine.weigh(self._states, 0, self._boxes, self._scratch, count)
            odds = odds if total == count else self._listed("odds", count)
        return dict(zip(self._listed("menu", count), odds, strict=True))

    def _listed(self, column: str, count: int) -> list[int]:
        scratch = self._scratch[0]
        listed: list[int] = (
            scratch[column][:count].tolist()
            if self.game.compiled
            else getattr(scratch, column)[:count]
        )
        return listed

    def why_not(self, action: int) -> int:
        """The reason against an action; 0 when it is legal."""
        return int(self.engine.object_to(self._states, 0, self._boxes, action))

    def _step(self, action: int) -> list[Event]:
        """Carry out an action that is known to be legal, and tell what happened."""
        self.engine.step(self._states, 0, self._boxes, action, self._journals)
        return self._told()

    def _told(self) -> list[Event]:
        """Read the journal and empty it."""
        journal = self._journals[0]
        if not self.game.compiled:
            written, journal.written = journal.written, 0
            return events(written, journal.rows)
        written, journal["written"] = int(journal["written"]), 0
        return events(written, journal["rows"][:written].tolist())

    # Words

    def words(self, action: int) -> str:
        """An action in words."""
        if 0 <= action < len(self._choices):
            return self._choices[action].words
        return self.game.actions.write(action, self.components.names)  # which says what is wrong

    def number(self, words: str) -> int:
        """The action that some words name."""
        return self.game.actions.read(words, self.components.names)

    def table_number(self, action: int) -> int:
        """Refuse a number that is not in the action table."""
        self.words(action)
        return action

    # What is known

    def veiled(self, viewer: int) -> Self:
        """The table with all made unknown that a set of seats may not know."""
        other = self.copy()
        other.engine.hide(other._states, 0, other._boxes, viewer)
        return other

    def _hidden_from(self, viewer: int) -> Self:
        """A veiled table to look at for a moment: it shares this one's scratch and journal."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._states = twin(self._states)
        other.engine.hide(other._states, 0, other._boxes, viewer)
        return other

    def redealt(self, viewer: int, key: int) -> Self:
        """A table that a viewer could believe to be this one."""
        other = self.veiled(viewer)
        other.engine.imagine(other._states, 0, other._boxes, viewer, other.engine.key(key))
        return other
