"""`lusoria simulate`: one seed, one result."""

import json
from typing import Any

import pytest

from lusoria.cli.luck import answer
from lusoria.core.play import Play
from lusoria.core.simulate import random_games
from lusoria.core.thawed import thawed
from lusoria.games.armorica.components import standard
from lusoria.games.catalogue import NAMES, load
from tests.cli.command import call, process

TIMED = ("seconds", "decisions_per_second", "plies_per_second", "games_per_second", "threads")


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    told = call(capsys, "simulate", *words, "--json")
    assert told.status == 0, told.err
    found: dict[str, Any] = json.loads(told.out)
    return found


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMED}


def test_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "armorica", "--seats", "3", "--games", "500", "--seed", "7")
    assert found["game"] == "armorica"
    assert found["options"] == {}
    assert (found["seats"], found["games"], found["seed"], found["threads"]) == (3, 500, 7, 1)
    assert found["plies"] > found["decisions"] > 500 * found["length"]["shortest"]
    assert found["length"]["shortest"] <= found["length"]["mean"] <= found["length"]["longest"]
    assert found["endings"] == {"deck_empty": 500}
    assert 3 < found["turns_per_game"] < 20  # Armorica counts rounds
    assert len(found["mean_scores"]) == len(found["wins"]) == len(found["shared_wins"]) == 3
    for score, parts in zip(found["mean_scores"], found["mean_parts"], strict=True):
        assert list(parts) == ["sets", "gold", "grapes", "olives", "sheep"]
        assert sum(parts.values()) == pytest.approx(score, abs=0.001)
    assert sum(found["wins"]) + sum(found["shared_wins"]) / 2 >= 500 - sum(found["shared_wins"])
    assert found["decisions_per_second"] == pytest.approx(
        found["decisions"] / found["seconds"], rel=0.01
    )


@pytest.mark.parametrize("threads", ["2", "3", "8"])
def test_threads_change_no_result(threads: str, capsys: pytest.CaptureFixture[str]) -> None:
    """More games than one chunk holds, so that several threads have something to do."""
    words = ("armorica", "--games", "7001", "--seed", "threads")
    alone = simulated(capsys, *words)
    together = simulated(capsys, *words, "--threads", threads)
    assert untimed(together) == untimed(alone)


def test_another_seed_gives_another_result(capsys: pytest.CaptureFixture[str]) -> None:
    one = simulated(capsys, "armorica", "--games", "50", "--seed", "1")
    two = simulated(capsys, "armorica", "--games", "50", "--seed", "2")
    assert one["mean_scores"] != two["mean_scores"]


@pytest.mark.parametrize("name", NAMES)
def test_step_by_step_play_is_the_first_simulated_game(name: str) -> None:
    """Compiled loops and the one-by-one chooser draw the same numbers for fate and every seat."""
    game = load(name)
    tally = random_games(game, game.most, {}, 1, "same")
    play = Play(thawed(name), game.most)
    ply = decisions = 0
    while not play.over:
        decisions += play.seat >= 0
        play.apply(answer(play, "same", ply))
        ply += 1
    assert (tally.plies, tally.decisions) == (ply, decisions)
    counted = {"armorica": "round", "cambria": "turns", "roma": "turn"}
    told = play.position()[counted[name]]
    assert tally.turns == (told["number"] if isinstance(told, dict) else told)
    assert tally.scores[: game.most] == play.outcome()["scores"]


def test_people_get_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "simulate", "armorica", "--games", "20")
    assert told.status == 0
    assert told.out.startswith("armorica, 2 seats, seed 1\n")
    assert "deck empty 20" in told.out
    assert "grapes" in told.out


def test_owners_play_with_their_own_cards(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody's cards have gold, so nobody scores gold."""
    file = tmp_path / "poor.txt"
    rows = (line.split() for line in standard().text.splitlines())
    cards = [row for row in rows if row and not row[0].startswith("#")]
    file.write_text("\n".join(" ".join([*row[:7], "0", row[8]]) for row in cards))
    found = simulated(capsys, "armorica", "--games", "100", "--components", str(file))
    assert found["components"] == "poor"
    assert [parts["gold"] for parts in found["mean_parts"]] == [0, 0]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--games", "0"), "--games is a number from 1 to 1,000,000,000, not 0"),
        (("--threads", "1000"), "--threads is a number from 1 to 256, not 1,000"),
        (("--seats", "1"), "armorica seats 2 to 4, not 1"),
    ],
)
def test_wishes_without_sense_are_refused(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "simulate", "armorica", *words)
    assert (told.status, told.err) == (2, f"lusoria: {says}\n")


def test_a_process_without_compiler_says_so() -> None:
    told = process(["simulate", "armorica"], thawed=True)
    assert told.status == 2
    assert "LUSORIA_THAWED=1 switches the compiler off" in told.err
