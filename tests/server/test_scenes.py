"""Scenes are kept as bytes: what is told of a change leads to the very scene that follows."""

from random import Random
from typing import Any

import msgspec
import pytest

from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.server.difference import changed
from lusoria.server.rooms.scenes import ENCODER, Scene, scene_changed


def sent(told: Any) -> Any:
    """What arrives at a client."""
    return msgspec.json.decode(ENCODER.encode(told))


@pytest.mark.parametrize("name", NAMES)
def test_a_change_leads_from_each_scene_to_the_next(name: str) -> None:
    play, rng = Play(thawed(name), 2), Random(name)
    before = Scene.of(play.view(1))
    for _ in range(60):
        odds = play.odds() or dict.fromkeys(play.legal(), 1)
        play.apply(rng.choices(list(odds), list(odds.values()))[0])
        view = play.view(1)
        after = Scene.of(view)
        how = sent(scene_changed(before, after))
        assert changed(sent(before.told()), how) == sent(after.told())
        whole = {part: getattr(view, part) for part in ("position", "derived", "standing")}
        assert sent(after.told()) == sent(whole)
        assert after.size() <= len(ENCODER.encode(whole))
        before = after


def test_a_scene_that_stays_has_no_change() -> None:
    scenes = [Scene.of(Play(thawed("roma"), 2).view(1)) for _ in range(2)]
    assert scene_changed(*scenes) == {}


def test_branches_that_come_and_go_are_told_as_a_whole() -> None:
    before = Scene({"position": {"deck": b"[1,2]", "battle": b"true"}})
    after = Scene({"position": {"deck": b"[1,2]"}})
    assert sent(scene_changed(before, after)) == {"position": [{"deck": [1, 2]}]}
    assert changed(sent(before.told()), sent(scene_changed(before, after))) == sent(after.told())


def test_true_is_not_one() -> None:
    before, after = (Scene({"derived": {"open": word}}) for word in (b"1", b"true"))
    assert scene_changed(before, after) == {"derived": {"open": [True]}}
