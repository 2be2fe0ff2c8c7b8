"""One game in progress, in memory: the table, its components, and the questions people ask of it.

No match, no clock, no disk. Everything that plays from Python (records, the engine process, the
terminal, tests) goes through this door, so legality and secrecy are checked in one place.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Final

from lusoria.core.contract import Result
from lusoria.core.engine import engine
from lusoria.core.errors import Illegal
from lusoria.core.events import heard, public_twin
from lusoria.core.game import Components, Game
from lusoria.core.journal import Event, events
from lusoria.core.layout import freeze, layout_of, thaw, twin
from lusoria.core.seats import EVERYBODY, FATE, NOBODY
from lusoria.core.view import Decision, Facts, Heard, Printed, Refused, Standing, View

_ASKED: Final[dict[int, Any]] = {FATE: "fate", NOBODY: None}


class Play:
    """A table of one game. Playing changes it by `apply` alone; `put` lays another in its place."""

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
        self.components = components or game.room.standard(self.options)
        self._choices = game.table.choices(self.components.names)
        self._boxes = self.engine.boxes(self.components)
        self._states = self.engine.tables()
        self._scratch = self.engine.scratch()
        self._journals = self.engine.journals()
        numbers = self.engine.numbers(game.option_numbers(self.options))
        self.engine.lay(self._states, 0, self._boxes, seats, numbers)

    @classmethod
    def at(
        cls, game: Game, position: Mapping[str, Any], components: Components | None = None
    ) -> "Play":
        """A table laid out as a position says; refused with a reason where it makes no sense."""
        from lusoria.core.position import read_position

        return read_position(game, position, components)

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
        record = self.game.state.blank()[0]
        freeze(self._states[0], record)
        return record

    def put(self, plain: Any) -> None:
        """Replace the table by a thawed one (the position editor's door)."""
        record = self.game.state.blank()
        freeze(plain, record[0])
        self._states = record if self.game.compiled else [thaw(record[0])]

    def snapshot(self) -> Any:
        """The table as it is now, to be restored later; what is in it is nobody's business."""
        return twin(self._states)

    def restore(self, snapshot: Any) -> None:
        """Lay the table out as it was."""
        self._states = twin(snapshot)

    def copy(self) -> "Play":
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
        record = self._states[0]
        return int(record["seat"]) if self.game.compiled else int(record.seat)

    @property
    def question(self) -> str:
        """What is asked, by its name."""
        record = self._states[0]
        number = record["question"] if self.game.compiled else record.question
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

    def apply(self, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened; an illegal one changes nothing."""
        self.table_number(action)
        reason = self.why_not(action)
        if reason:
            raise self.refusal(action, reason)
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

    def table_number(self, action: int) -> int:
        """Refuse a number that is not in the action table."""
        self.words(action)
        return action

    def refusal(self, action: int, reason: int) -> Illegal:
        """Why an action is not allowed, as data: the reason, its rule, and the facts behind it."""
        no = self._refused(self.state, action, reason)
        return Illegal(
            f"{no.words!r} is not allowed: {no.reason} ({no.rule})",
            rule=no.rule, reason=no.reason, facts=no.facts,
        )  # fmt: skip

    def refused(self, viewer: int | None = None) -> list[Refused]:
        """What a person might expect to be allowed now, but is not, each with its reason.

        For a viewer that is judged on its veil, and only whoever is asked may expect anything.
        """
        if viewer is not None:
            return self._hidden_from(viewer).refused() if self._asks(viewer) else []
        plain = self.state
        expected = self.game.room.expected(plain, self.components)
        reasons = ((action, self.why_not(action)) for action in expected)
        return [self._refused(plain, action, reason) for action, reason in reasons if reason]

    def why(self, action: int, viewer: int | None = None) -> Refused | None:
        """What stands against an action at this table; nothing where it is allowed.

        For a viewer that is judged on its veil, and no seat is told what another may do: that could
        rest on a hand which only the other sees.
        """
        if viewer is not None:
            if self.seat >= 0 and not self._asks(viewer):
                raise Illegal(
                    f"seat {self.seat} is asked; ask why when the question is yours",
                    reason="not_asked", facts={"asked": self.seat},
                )  # fmt: skip
            return self._hidden_from(viewer).why(action)
        reason = self.why_not(self.table_number(action))
        return self._refused(self.state, action, reason) if reason else None

    def _asks(self, viewer: int) -> bool:
        """Whether the open question is put to one of a set of seats."""
        return self.seat >= 0 and bool(viewer & (1 << self.seat))

    def _refused(self, plain: Any, action: int, reason: int) -> Refused:
        choice = self._choices[action]
        facts = self.game.room.facts(plain, self.components, action)
        return Refused(
            choice.number, choice.words, choice.verb, choice.arguments,
            reason=self.game.reasons(reason).name.lower(),
            rule=self.game.rule_behind(reason, plain.question),
            facts={"action": choice.words, **facts},
        )  # fmt: skip

    # Words

    def words(self, action: int) -> str:
        """An action in words."""
        if 0 <= action < len(self._choices):
            return self._choices[action].words
        return self.game.table.write(action, self.components.names)  # which says what is wrong

    def number(self, words: str) -> int:
        """The action that some words name."""
        return self.game.table.read(words, self.components.names)

    def tell(self, words: str) -> list[Event]:
        """Apply an action given in words."""
        return self.apply(self.number(words))

    # What is known

    def veiled(self, viewer: int) -> "Play":
        """The table with all made unknown that a set of seats may not know."""
        other = self.copy()
        other.engine.hide(other._states, 0, other._boxes, viewer)
        return other

    def _hidden_from(self, viewer: int) -> "Play":
        """A veiled table to look at for a moment: it shares this one's scratch and journal."""
        other = object.__new__(Play)
        other.__dict__.update(self.__dict__)
        other._states = twin(self._states)
        other.engine.hide(other._states, 0, other._boxes, viewer)
        return other

    def redealt(self, viewer: int, key: int) -> "Play":
        """A table that a viewer could believe to be this one."""
        other = self.veiled(viewer)
        other.engine.imagine(other._states, 0, other._boxes, viewer, other.engine.key(key))
        return other

    def position(self) -> dict[str, Any]:
        """The whole table in words and numbers, as docs/positions.md describes it."""
        return self._position(self.state)

    def _position(self, plain: Any) -> dict[str, Any]:
        decision = self._decision(plain)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options),
            "decision": {"seat": decision.seat, "question": decision.question},
            **self.game.room.write_position(plain, self.components),
        }

    def _decision(self, plain: Any) -> Decision:
        asked = _ASKED.get(plain.seat, plain.seat)
        return Decision(asked, self.game.question_names[plain.question])

    def view(self, viewer: int, entry: int = 0, heard: Iterable[Heard] = ()) -> View[Any, Any]:
        """What a set of seats may know, made from its veil: the table and, if one is asked, its
        choices. Whoever keeps a record says at which entry, and what was heard."""
        seen = self._hidden_from(viewer)
        plain = seen.state
        asked = self._asks(viewer)
        return View(
            viewer=self._seats_in(viewer),
            entry=entry,
            decision=self._decision(plain),
            choices=[self._choices[action] for action in seen.legal()] if asked else [],
            position=seen._position(plain),
            derived=seen._derived(plain),
            standing=seen.standing(),
            heard=list(heard),
        )

    def derived(self) -> Any:
        """What a board shows of this very table beyond its position: the game's own typed data."""
        return self._derived(self.state)

    def _derived(self, plain: Any) -> Any:
        return self.game.room.derived(self.inferred(), plain, self.components)

    def inferred(self) -> Any:
        """The same as plain numbers, as the rules derive it."""
        derived = self.engine.derived()
        self.engine.infer(self._states, 0, self._boxes, derived)
        return self.game.derived.thaw(derived[0]) if self.game.compiled else derived[0]

    def printed(self) -> Printed:
        """The components in play as data."""
        return self.game.room.printed(self.components)

    def _seats_in(self, audience: int) -> list[int]:
        return [seat for seat in range(self.seats) if audience & (1 << seat)]

    # What happened

    def heard(self, happened: Iterable[Event], viewer: int, entry: int = 0) -> list[Heard]:
        """What a set of seats hears of some events."""
        known = heard(happened, viewer, self.game.tellings)
        return [Heard(entry, self._event_name(event), self._event_facts(event)) for event in known]

    def event(self, event: Event) -> dict[str, Any]:
        """An event as data with names, all that its audience hears and what everybody does."""
        audience = event.audience & EVERYBODY
        told: dict[str, Any] = {
            "event": self._event_name(event),
            "audience": "everybody" if audience == EVERYBODY else self._seats_in(audience),
            **self._event_facts(event),
        }
        if self.game.tellings[event.kind].public is not None:
            twin = public_twin(event, self.game.tellings)
            told["public"] = {"event": self._event_name(twin), **self._event_facts(twin)}
        return told

    def _event_name(self, event: Event) -> str:
        return self.game.events(event.kind).name.lower()

    def _event_facts(self, event: Event) -> Facts:
        found: Facts = {}
        for fact, number in zip(self.game.tellings[event.kind].facts, event.details):
            found |= self.game.room.named(fact, number, self.components)
        return found

    # The end

    def standing(self) -> Standing:
        """What each seat would score, with its parts and rank, if the game were judged now."""
        return self._standing(self._judged())

    def _standing(self, result: Any) -> Standing:
        parts = self.game.parts
        return Standing(
            scores=result.scores[: self.seats],
            parts=[dict(zip(parts, row)) for row in result.parts[: self.seats]],
            ranks=result.ranks[: self.seats],
        )

    def outcome(self) -> dict[str, Any]:
        """Why the game ended, scores with their parts, ranks, winners."""
        if not self.over:
            raise Illegal(f"there is no outcome yet: {self.question!r} is still to be answered")
        result = self._judged()
        standing = self._standing(result)
        return {
            "ending": self.game.endings(result.ending).name.lower(),
            "scores": standing.scores,
            "parts": standing.parts,
            "ranks": standing.ranks,
            "winners": [seat for seat, rank in enumerate(standing.ranks) if rank == 1],
        }

    def _judged(self) -> Any:
        results = self.engine.results()
        self.engine.judge(self._states, 0, self._boxes, results)
        return layout_of(Result).thaw(results[0]) if self.game.compiled else results[0]
