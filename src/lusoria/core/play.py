"""One game in progress, in memory: a table, and the questions people ask of it.

No match, no clock, no disk. Everything that plays from Python (records, the engine process, the
terminal, tests) goes through this door, so legality and secrecy are checked in one place.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final

from lusoria.core.contract import Result
from lusoria.core.errors import Illegal
from lusoria.core.events import heard, public_twin
from lusoria.core.game import Components, Game
from lusoria.core.journal import Event
from lusoria.core.layout import layout_of
from lusoria.core.seats import EVERYBODY, FATE, NOBODY
from lusoria.core.tabletop import Tabletop
from lusoria.core.ties import ties
from lusoria.core.view import Choice, Decision, Facts, Heard, Printed, Refused, Standing, View

_ASKED: Final[dict[int, Any]] = {FATE: "fate", NOBODY: None}


class Play(Tabletop):
    """A table of one game. Playing changes it by `apply` alone; `put` lays another in its place."""

    _latest: tuple[bytes, tuple[Any, Any, Standing]] | None = None
    """The last veil that was looked at, and what lies there."""

    @classmethod
    def at(
        cls, game: Game, position: Mapping[str, Any], components: Components | None = None
    ) -> "Play":
        """A table laid out as a position says; refused with a reason where it makes no sense."""
        from lusoria.core.position import read_position

        return read_position(game, position, components)

    # Answering

    def apply(self, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened; an illegal one changes nothing."""
        self.table_number(action)
        reason = self.why_not(action)
        if reason:
            raise self.refusal(action, reason)
        return self._step(action)

    def tell(self, words: str) -> list[Event]:
        """Apply an action given in words."""
        return self.apply(self.number(words))

    # Why not

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
        expected = self.game.texts.expected(plain, self.components)
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
        facts = self.game.texts.facts(plain, self.components, action)
        return Refused(
            choice.number, choice.words, choice.verb, choice.arguments,
            reason=self.game.reasons(reason).name.lower(),
            rule=self.game.rule_behind(reason, plain.question),
            facts={"action": choice.words, **facts},
        )  # fmt: skip

    # What is seen

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
            **self.game.texts.write_position(plain, self.components),
        }

    def _decision(self, plain: Any) -> Decision:
        asked = _ASKED.get(plain.seat, plain.seat)
        return Decision(asked, self.game.question_names[plain.question])

    def view(self, viewer: int, entry: int = 0, heard: Iterable[Heard] = ()) -> View[Any, Any]:
        """What a set of seats may know, made from its veil: the table and, if one is asked, its
        choices. Whoever keeps a record says at which entry, and what was heard."""
        seen = self._hidden_from(viewer)
        position, derived, standing = self._lying(seen)
        return View(
            viewer=self._seats_in(viewer),
            entry=entry,
            decision=Decision(**position["decision"]),
            choices=[self._choices[n] for n in seen.legal()] if self._asks(viewer) else [],
            position=position,
            derived=derived,
            standing=standing,
            heard=list(heard),
        )

    def _lying(self, seen: "Play") -> tuple[Any, Any, Standing]:
        """What lies on a veiled table. Viewers whose veils are equal share it, as most do."""
        frozen = seen._frozen()
        veil = frozen.tobytes()
        if self._latest is None or self._latest[0] != veil:
            plain = self.game.state.thaw(frozen)
            lying = seen._position(plain), seen._derived(plain), seen.standing()
            self._latest = veil, lying
        return self._latest[1]

    def put_away(self) -> None:
        """Let go of what was last looked at: kept for many tables it is much to walk through."""
        self._latest = None

    def fate_choices(self) -> list[Choice]:
        """What fate may answer, for people who roll or draw for themselves."""
        return [self._choices[action] for action in self.legal()] if self.seat == FATE else []

    def derived(self) -> Any:
        """What a board shows of this very table beyond its position: the game's own typed data."""
        return self._derived(self.state)

    def _derived(self, plain: Any) -> Any:
        return self.game.texts.derived(self.inferred(), plain, self.components)

    def inferred(self) -> Any:
        """The same as plain numbers, as the rules derive it."""
        derived = self.engine.derived()
        self.engine.infer(self._states, 0, self._boxes, derived)
        return self.game.derived.thaw(derived[0]) if self.game.compiled else derived[0]

    def printed(self) -> Printed:
        """The components in play as data."""
        return self.game.texts.printed(self.components)

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
        return _names(self.game.events)[event.kind]

    def _event_facts(self, event: Event) -> Facts:
        found: Facts = {}
        for fact, number in zip(self.game.tellings[event.kind].facts, event.details):
            found |= self.game.texts.named(fact, int(number), self.components)  # thawed: a bool
        return found

    # The end

    def standing(self) -> Standing:
        """What each seat would score, with its parts, rank and ties, were the game judged now."""
        return self._standing(self._judged())

    def _standing(self, result: Any) -> Standing:
        parts = self.game.parts
        return Standing(
            scores=result.scores[: self.seats],
            parts=[dict(zip(parts, row)) for row in result.parts[: self.seats]],
            ranks=result.ranks[: self.seats],
            ties=ties(result, self.seats, self.game.tie_breaks),
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


@lru_cache
def _names(numbers: type[IntEnum]) -> dict[int, str]:
    """An enum's names by number; asking the enum itself takes several times as long."""
    return {each.value: each.name.lower() for each in numbers}
