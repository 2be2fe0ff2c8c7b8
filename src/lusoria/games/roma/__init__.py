"""Roma, for two: the room's door."""

from collections.abc import Mapping

from lusoria.core.contract import Rules
from lusoria.core.game import Components, Game, Option
from lusoria.core.layout import layout_of
from lusoria.core.view import View
from lusoria.games.roma import (
    answers,
    editor,
    events,
    position,
    reasons,
    secrets,
    sense,
    sequence,
    shown,
    view,
)
from lusoria.games.roma import components as printed
from lusoria.games.roma.actions import ACTIONS
from lusoria.games.roma.derive import Derived, derive
from lusoria.games.roma.reveals import reveals
from lusoria.games.roma.scoring import PARTS, TIE_BREAKS, outcome
from lusoria.games.roma.setup import setup
from lusoria.games.roma.state import Table
from lusoria.games.roma.words import Ending, Event, Question, Reason

EDITIONS = ("rulebook", "publisher")
READ_TWO_WAYS = ("praetorianus", "consul", "relocate", "mercatus", "turris")


class Texts:
    """The doors between a table and text."""

    def standard(self, options: Mapping[str, str]) -> Components:
        """The published cards."""
        return printed.standard()

    read_components = staticmethod(printed.read_cards)
    write_position = staticmethod(position.write_position)
    read_position = staticmethod(editor.read_position)
    check_position = staticmethod(sense.check_position)
    derived = staticmethod(shown.derived)
    printed = staticmethod(shown.printed)
    expected = staticmethod(reasons.expected)
    facts = staticmethod(reasons.facts)
    named = staticmethod(events.named)


GAME = Game(
    name="roma",
    version=2,
    fewest=2,
    most=2,
    options=(
        *(Option(name, EDITIONS) for name in READ_TWO_WAYS),
        Option("bribery", ("off", "on")),
        Option("starter", ("fate", "0", "1")),
    ),
    presets={edition: dict.fromkeys(READ_TWO_WAYS, edition) for edition in EDITIONS},
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
        veil=secrets.veil,
        redeal=secrets.redeal,
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
    reveals=reveals,
    view=View[position.RomaPosition, view.RomaDerived],
    printed=view.RomaPrinted,
    older={1: {"turris": "publisher"}},  # the only way in which it was played then
)
