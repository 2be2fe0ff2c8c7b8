"""What was learned fits what is asked, and what is asked stays within its room."""

import numpy as np
import pytest

from lusoria.bots.bound import bound_search
from lusoria.bots.networks import load_network, read_network
from lusoria.bots.planning import Tuning, Workspace
from lusoria.bots.search.layouts import HIDDEN
from lusoria.bots.seen import see
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES
from tests.bots.tables import asked
from tests.settings import Setting, settings


@pytest.mark.parametrize("name", NAMES)
def test_a_network_knows_as_many_features_as_the_game_tells(name: str) -> None:
    assert load_network(name)[0]["features"] == bound_search(Setting(name, 2).game).features


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_features_stay_in_their_room_and_near_one(setting: Setting) -> None:
    own = bound_search(setting.game)
    for play in asked(setting, seed=4, every=15):
        workspace = Workspace(own, see(play), nodes=4_000)
        workspace.search(8, 1, Tuning().struct(), load_network(setting.name))
        features = workspace.workspaces[0]["features"]
        assert np.isfinite(features).all()
        assert np.abs(features).max() < 12
        assert not features[:, own.features :].any()
        assert not features[setting.seats :].any()


def test_a_damaged_network_is_refused() -> None:
    sound = " ".join(["0.5"] * HIDDEN)
    for damaged in ("0.5 0.5", sound.replace("0.5", "x", 1)):
        with pytest.raises(Unreadable, match="line 2"):
            read_network(f"{sound}\n{damaged}\n{sound}\n")
