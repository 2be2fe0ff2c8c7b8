"""Law 5 for bots: with the same seed a bot answers the same in every world that looks the same."""

import pytest

from lusoria.bots.bot import Bot
from lusoria.bots.levels import NAMES as LEVELS
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from tests.bots.guided import lend_networks
from tests.bots.tables import asked, quick
from tests.settings import FULL, Setting

NAMES = ("random", "greedy", "policy", "guided:20", *LEVELS)
POSITIONS = 10_000 // len(NAMES) + 1 if FULL else 40
"""For each bot; all together look at 10,000 positions of every game."""
TABLES = [
    Setting("armorica", 3),
    Setting("cambria", 2),
    Setting("roma", 2),
    Setting("roma", 2, (("bribery", "on"),)),
]


def choices(bot: Bot, setting: Setting, seed: int) -> int:
    """Compare a bot's answers in the true world and in a redealt one; how many were compared."""
    compared = 0
    for ply, play in enumerate(asked(setting, seed, every=5)):
        bot.seed = ply
        elsewhere = play.redealt(1 << play.seat, key=1_000 + ply)
        assert bot.choose(see(play)) == bot.choose(see(elsewhere))
        compared += 1
    return compared


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(
    setting: Setting, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lend_networks(monkeypatch)
    bot = maker(setting.name, quick(setting.name, name, 20) if name in LEVELS else name)()
    compared = seed = 0
    while compared < POSITIONS:
        compared += choices(bot, setting, seed)
        seed += 1


def test_a_redealt_world_is_another_world() -> None:
    """Were nothing dealt anew, the proof above would prove nothing."""
    others = 0
    for ply, play in enumerate(asked(Setting("roma", 2), seed=1, every=5)):
        others += play.redealt(1 << play.seat, key=1_000 + ply).bytes != play.bytes
    assert others > 3
