"""What a bot is given: everything its seat may know, and nothing else."""

import dataclasses

import pytest

from lusoria.bots.seen import Seen, see
from lusoria.core.errors import Refusal
from lusoria.core.play import Play
from tests.bots.tables import asked
from tests.settings import Setting, settings

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@every_setting
def test_the_same_is_seen_in_every_world_that_looks_the_same(setting: Setting) -> None:
    for ply, play in enumerate(asked(setting, seed=1, every=7)):
        here = see(play)
        there = see(play.redealt(1 << play.seat, key=ply))
        assert (here.table, here.legal, here.digest) == (there.table, there.legal, there.digest)


def test_only_the_veiled_table_is_seen() -> None:
    told = 0
    for play in asked(Setting("roma", 2), seed=3, every=5):
        rival = 1 - play.seat
        seen = see(play)
        hand = seen.block()[0]["hand"][rival]
        told += int(hand.sum()) < play.state.hand_size[rival]
        assert hand.tolist() == play.veiled(1 << play.seat).state.hand[rival]
    assert told > 0


def test_nothing_leads_back_from_what_is_seen_to_the_table() -> None:
    play = next(asked(Setting("roma", 2), seed=1))
    fields = {each.name: getattr(see(play), each.name) for each in dataclasses.fields(Seen)}
    assert not [name for name, value in fields.items() if isinstance(value, Play)]
    assert fields["options"] is not play.options


def test_a_bot_can_meet_the_table_in_words() -> None:
    for play in asked(Setting("roma", 2), seed=2, every=11):
        viewer = 1 << play.seat
        assert see(play).play().view(viewer) == play.view(viewer)


def test_nobody_sees_for_fate() -> None:
    play = Play(Setting("armorica", 2).game, 2)
    with pytest.raises(Refusal, match="fate"):
        see(play)
