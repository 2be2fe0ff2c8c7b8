"""What was learned fits what is asked, and what is asked stays within its room."""

import numpy as np
import pytest

from lusoria.bots.minds import load_mind, read_mind
from lusoria.bots.search.desk import HIDDEN
from lusoria.bots.seen import see
from lusoria.bots.thinker import Desk, Manner, thinker
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES
from tests.bots.tables import asked
from tests.settings import Setting, settings


@pytest.mark.parametrize("name", NAMES)
def test_a_mind_knows_as_many_facts_as_the_game_tells(name: str) -> None:
    assert load_mind(name)[0]["facts"] == thinker(Setting(name, 2).game).facts


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_facts_stay_in_their_room_and_near_one(setting: Setting) -> None:
    own = thinker(setting.game)
    for play in asked(setting, seed=4, every=15):
        desk = Desk(own, see(play), nodes=4_000)
        desk.think(8, 1, Manner().record(), load_mind(setting.name))
        facts = desk.desks[0]["facts"]
        assert np.isfinite(facts).all()
        assert np.abs(facts).max() < 12
        assert not facts[:, own.facts :].any()
        assert not facts[setting.seats :].any()


def test_a_damaged_mind_is_refused() -> None:
    sound = " ".join(["0.5"] * HIDDEN)
    for damaged in ("0.5 0.5", sound.replace("0.5", "x", 1)):
        with pytest.raises(Unreadable, match="line 2"):
            read_mind(f"{sound}\n{damaged}\n{sound}\n")
