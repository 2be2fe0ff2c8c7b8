"""Cambria, for two to five: the room's door."""

from collections.abc import Mapping

from lusoria.core.contract import Rules
from lusoria.core.game import Components, Game, Option
from lusoria.core.layout import layout_of
from lusoria.core.view import View
from lusoria.games.cambria import (
    answers,
    editor,
    events,
    position,
    reasons,
    sense,
    sequence,
    view,
)
from lusoria.games.cambria import components as printed
from lusoria.games.cambria.actions import ACTIONS
from lusoria.games.cambria.derive import Derived, derive
from lusoria.games.cambria.scoring import PARTS, TIE_BREAKS, outcome
from lusoria.games.cambria.setup import setup
from lusoria.games.cambria.state import Table
from lusoria.games.cambria.words import Ending, Event, Question, Reason, Tie


class Texts:
    """The doors between a table and text."""

    def standard(self, options: Mapping[str, str]) -> Components:
        """The house's reconstruction of the board that the options name."""
        return printed.standard(options["map"])

    read_components = staticmethod(printed.read_components)
    write_position = staticmethod(position.write_position)
    read_position = staticmethod(editor.read_position)
    check_position = staticmethod(sense.check_position)
    derived = staticmethod(view.derived)
    printed = staticmethod(view.printed)
    expected = staticmethod(reasons.expected)
    facts = staticmethod(reasons.facts)
    named = staticmethod(events.named)


GAME = Game(
    name="cambria",
    version=2,
    fewest=2,
    most=5,
    options=(
        Option("map", ("cambria", "cumbria")),
        Option("tie", tuple(tie.name.lower() for tie in Tie)),
    ),
    presets={},
    state=layout_of(Table),
    derived=layout_of(Derived),
    rules=Rules(
        setup=setup,
        legal=answers.legal,
        weights=answers.weights,
        why_not=answers.why_not,
        apply=sequence.apply,
        outcome=outcome,
        derive=derive,
        veil=sequence.veil,
        redeal=sequence.redeal,
    ),
    actions=ACTIONS,
    questions=Question,
    reasons=Reason,
    reason_rules=reasons.REASON_RULES,
    events=Event,
    tellings=events.TELLINGS,
    endings=Ending,
    parts=PARTS,
    tie_breaks=TIE_BREAKS,
    texts=Texts(),
    view=View[position.CambriaPosition, view.CambriaDerived],
    printed=view.CambriaPrinted,
    older={1: {"tie": "last_turn"}},  # the only way in which ties were broken then
)
