"""Armorica, for two to four: the room's door."""

from collections.abc import Mapping

from lusoria.core.contract import Rules
from lusoria.core.game import Components, Game
from lusoria.core.layout import layout_of
from lusoria.core.view import View
from lusoria.games.armorica import (
    answers,
    editor,
    events,
    position,
    reasons,
    sense,
    sequence,
    view,
)
from lusoria.games.armorica import components as printed
from lusoria.games.armorica.actions import ACTIONS
from lusoria.games.armorica.derive import Derived, derive
from lusoria.games.armorica.scoring import PARTS, TIE_BREAKS, outcome
from lusoria.games.armorica.setup import setup
from lusoria.games.armorica.state import Table
from lusoria.games.armorica.words import Ending, Event, Question, Reason


class Texts:
    """The doors between a table and text."""

    def standard(self, options: Mapping[str, str]) -> Components:
        """The house's reconstruction of the cards."""
        return printed.standard()

    read_components = staticmethod(printed.read_cards)
    write_position = staticmethod(position.write_position)
    read_position = staticmethod(editor.read_position)
    check_position = staticmethod(sense.check_position)
    derived = staticmethod(view.derived)
    printed = staticmethod(view.printed)
    expected = staticmethod(reasons.expected)
    facts = staticmethod(reasons.facts)
    named = staticmethod(events.named)


GAME = Game(
    name="armorica",
    version=1,
    fewest=2,
    most=4,
    options=(),
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
    view=View[position.ArmoricaPosition, view.ArmoricaDerived],
    printed=view.ArmoricaPrinted,
)
