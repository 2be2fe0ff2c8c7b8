"""The laws of the house, written once and run over every game, seat count and option."""

import json
from typing import Any

import msgspec
import pytest

from lusoria.core.errors import Illegal
from lusoria.core.layout import Sight
from lusoria.core.play import Play
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from tests.properties.conservation import CONSERVED
from tests.properties.walks import sampled, walk
from tests.settings import FULL, Setting, settings

GAMES = 20 if FULL else 2
MOST_PLIES = {"armorica": 150, "cambria": 40_000, "roma": 100_000}
"""A8 ends a game by its cards, C14 and R16 after 200 turns a seat, each of bounded length."""

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@every_setting
def test_law_1_the_list_of_legal_actions_and_the_reasons_agree(setting: Setting) -> None:
    for play in sampled(setting, seed=1, every=9):
        legal = play.legal()
        assert len(legal) == len(set(legal))
        everything = range(play.game.actions.size)
        assert [action for action in everything if play.why_not(action) == 0] == legal


@every_setting
def test_law_1_an_illegal_action_changes_nothing_and_says_why(setting: Setting) -> None:
    for play in sampled(setting, seed=2, every=40):
        before = play.bytes
        legal = set(play.legal())
        for action in set(range(play.game.actions.size)) - legal:
            with pytest.raises(Illegal) as refusal:
                play.apply(action)
            assert refusal.value.reason not in ("", "allowed")
            assert refusal.value.rule
            assert refusal.value.facts["action"] == play.words(action)
        assert play.bytes == before


@every_setting
def test_law_2_components_are_conserved_and_play_ends(setting: Setting) -> None:
    for seed in range(GAMES):
        plies = -1
        for play in walk(setting, seed):
            plies += 1
            assert list(play.game.state.out_of_bounds(play.state)) == []
            if plies % 5 == 0 or play.over:
                CONSERVED[setting.name](play.position(), play.components)
        assert plies <= MOST_PLIES[setting.name]


@every_setting
def test_law_2_fate_has_odds_and_seats_have_choices(setting: Setting) -> None:
    for play in sampled(setting, seed=3, every=2):
        if play.seat == FATE:
            assert list(play.odds()) == play.legal() != []
            assert all(odds > 0 for odds in play.odds().values())
        else:
            assert play.odds() == {}
            assert bool(play.legal()) == (play.seat != NOBODY)


@every_setting
def test_law_3_words_and_numbers_are_inverses_over_the_whole_table(setting: Setting) -> None:
    play = Play(setting.game, setting.seats, dict(setting.options))
    for action in range(play.game.actions.size):
        assert play.number(play.words(action)) == action


@every_setting
def test_law_3_a_position_says_everything(setting: Setting) -> None:
    for play in sampled(setting, seed=4, every=3):
        position = json.loads(json.dumps(play.position()))
        again = Play.at(play.game, position)
        assert again.position() == position
        assert again.bytes == play.bytes


@every_setting
def test_law_4_a_copy_is_equal_and_independent(setting: Setting) -> None:
    for play in sampled(setting, seed=5, every=11):
        twin = play.copy()
        assert twin.bytes == play.bytes
        if not play.over:
            before = play.bytes
            twin.apply(twin.legal()[0])
            assert play.bytes == before != twin.bytes


@every_setting
def test_law_4_compiled_and_thawed_runs_agree_at_every_ply(setting: Setting) -> None:
    for seed in range(GAMES):
        plain = thawed(setting.name)
        for compiled, uncompiled in zip(
            walk(setting, seed), walk(setting, seed, plain), strict=True
        ):
            assert compiled.bytes == uncompiled.bytes
            assert compiled.legal() == uncompiled.legal()
        assert compiled.outcome() == uncompiled.outcome()


@every_setting
def test_law_5_a_redeal_is_a_world_the_viewer_could_believe(setting: Setting) -> None:
    for ply, play in enumerate(sampled(setting, seed=6, every=4)):
        for viewer in range(1 << min(setting.seats, 2)):
            veiled = play.veiled(viewer)
            redealt = play.redealt(viewer, key=ply)
            assert redealt.veiled(viewer).bytes == veiled.bytes
            assert veiled.veiled(viewer).bytes == veiled.bytes
            assert redealt.seat == play.seat
            assert list(play.game.state.out_of_bounds(redealt.state)) == []
            assert redealt.over or redealt.legal()


@every_setting
def test_law_5_every_byte_of_a_view_stays_equal_when_secrets_are_resampled(
    setting: Setting,
) -> None:
    for ply, play in enumerate(sampled(setting, seed=7, every=6)):
        for viewer in (0, *(1 << seat for seat in range(setting.seats))):
            mine = msgspec.json.encode(play.view(viewer))
            theirs = msgspec.json.encode(play.redealt(viewer, key=ply).view(viewer))
            assert mine == theirs


@every_setting
def test_law_5_a_veil_takes_nothing_that_a_facts_mark_allows(setting: Setting) -> None:
    for play in sampled(setting, seed=8, every=5):
        for viewer in range(1 << setting.seats):
            true, veiled = play.state, play.veiled(viewer).state
            for fact in play.game.state.facts:
                whole, seen = getattr(true, fact.name), getattr(veiled, fact.name)
                assert told(fact.sight, whole, true, viewer) == told(
                    fact.sight, seen, true, viewer
                ), fact.name


def told(sight: Sight, value: Any, true: Any, viewer: int) -> Any:
    """As much of a fact as its mark says that every such viewer knows."""
    if sight is Sight.OWNER:
        return [row for seat, row in enumerate(value) if viewer & (1 << seat)]
    known = {
        Sight.PUBLIC: True,
        Sight.ACTOR: sight is Sight.ACTOR and true.active >= 0 and viewer & (1 << true.active),
        Sight.NOBODY: False,
    }
    return value if known[sight] else None


def test_law_5_a_fact_that_is_marked_is_sometimes_hidden() -> None:
    for name in NAMES:
        marked = {each.name for each in load(name).state.facts if each.sight is not Sight.PUBLIC}
        hidden = set()
        for setting in (each for each in settings() if each.name == name):
            for play in sampled(setting, seed=8, every=5):
                true = vars(play.state)
                for viewer in (0, 1, 2):
                    veiled = vars(play.veiled(viewer).state)
                    hidden |= {fact for fact in true if true[fact] != veiled[fact]}
        assert hidden == marked


@every_setting
def test_an_outcome_ranks_everybody(setting: Setting) -> None:
    for seed in range(GAMES):
        *_, play = walk(setting, seed)
        outcome = play.outcome()
        assert outcome["ending"] != "goes_on"
        assert min(outcome["ranks"]) == 1
        assert outcome["winners"] == [s for s, rank in enumerate(outcome["ranks"]) if rank == 1]
        best = max(outcome["scores"])
        assert all(outcome["scores"][seat] == best for seat in outcome["winners"])
