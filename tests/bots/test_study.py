"""The study counts what happened: everything once, and the same in any number of processes."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from lusoria.bots.study.gathering import gather
from lusoria.bots.study.observers.roma import GameObserver as RomaObserver
from lusoria.bots.study.totals import VICTORY, Study, Totals, path_of, read_study, write_study
from lusoria.cli import main
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import NAMES, load

GAMES = 20


@cache
def gathered(game: str) -> Study:
    return gather(game, "imperator:1", GAMES, seed=7)


@pytest.fixture(params=NAMES)
def study(request: pytest.FixtureRequest) -> Study:
    return gathered(request.param)


def summed(totals: Totals, topic: str, place: int) -> int:
    """One number of a topic, added up over its labels."""
    return sum(numbers[place] for numbers in totals.rates[topic].values())


def both(totals: Totals, topic: str, label: str, place: int = 1) -> int:
    """A sum of winners and others together."""
    return sum(totals.means[f"{topic} {side}"][label][place] for side in ("won", "lost"))


# Counting


def test_every_game_is_counted_at_every_number_of_seats(study: Study) -> None:
    game = load(study.game)
    assert list(study.tables) == list(range(game.fewest, game.most + 1))
    assert study.rules == game.version
    for seats, totals in study.tables.items():
        assert totals.games == GAMES
        assert sum(times for (times,) in totals.counts["ending"].values()) == GAMES
        assert sum(times for (times,) in totals.counts["length"].values()) == GAMES
        assert {label: times for label, (times, _) in totals.rates["order"].items()} == {
            str(place): GAMES for place in range(1, seats + 1)
        }
        assert both(totals, "parts", "score", 0) == GAMES * seats


def test_every_victory_is_shared_out_once(study: Study) -> None:
    for totals in study.tables.values():
        assert summed(totals, "order", 1) == GAMES * VICTORY
        for topic, labels in totals.rates.items():
            for label, (times, won) in labels.items():
                assert 0 <= won <= VICTORY * times, (topic, label)


def test_scores_are_the_sum_of_their_parts(study: Study) -> None:
    parts = [part for part in load(study.game).parts if part != "tokens"]
    for totals in study.tables.values():
        assert sum(both(totals, "parts", part) for part in parts) == both(totals, "parts", "score")


def test_armorica_counts_every_card_once() -> None:
    for seats, totals in gathered("armorica").tables.items():
        taken = summed(totals, "taken", 0)
        assert taken == both(totals, "deeds", "cards taken")
        assert taken == summed(totals, "taken when in reach", 1) // VICTORY
        kept = both(totals, "deeds", "cards at the end")
        assert kept == taken + GAMES * seats - both(totals, "deeds", "cards starved")
        assert summed(totals, "first gaul", 0) == summed(totals, "first roman", 0) == GAMES * seats
        asked = both(totals, "deeds", "cards taken") + both(totals, "deeds", "passes")
        rounds = sum(int(length) * n for length, (n,) in totals.counts["length"].items())
        assert asked == 2 * seats * rounds


def test_roma_counts_all_fame_and_all_first_cards() -> None:
    totals = gathered("roma").tables[2]
    earned = sum(both(totals, "fame", source) for source in RomaObserver.AMOUNTS["fame"])
    assert 10 * 2 * GAMES + earned == both(totals, "parts", "fame")
    assert summed(totals, "given when dealt", 0) == 4 * 2 * GAMES
    assert summed(totals, "given when dealt", 1) == 2 * 2 * GAMES * VICTORY
    assert summed(totals, "layout disc", 0) == 4 * 2 * GAMES
    assert 2 * summed(totals, "first laid", 0) == summed(totals, "first place", 0) <= 4 * GAMES


def test_cambria_counts_first_roads_and_forts() -> None:
    for seats, totals in gathered("cambria").tables.items():
        assert summed(totals, "first road", 0) == summed(totals, "first die", 0) == GAMES * seats
        assert summed(totals, "fort taken", 0) == both(totals, "deeds", "forts taken")
        seconds = summed(totals, "point token taken", 0)
        assert seconds == both(totals, "deeds", "point tokens taken")
        tokens = both(totals, "deeds", "forts taken") + seconds
        assert tokens == both(totals, "parts", "tokens")
        turns = sum(int(length) * n for length, (n,) in totals.counts["length"].items())
        assert turns == both(totals, "deeds", "turns")


def test_one_seed_gives_one_study_in_however_many_processes() -> None:
    alone = gather("roma", "greedy", 21, seed=3)
    assert gather("roma", "greedy", 21, seed=3, processes=2) == alone
    assert gather("roma", "greedy", 21, seed=4) != alone


def test_gathering_needs_nothing_to_draw_with(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['matplotlib'] = None\n"
        "from lusoria.cli import main\n"
        "raise SystemExit(main())"
    )
    words = [
        "study",
        "roma",
        "--games",
        "1",
        "--bot",
        "random",
        "--processes",
        "1",
        "--out",
        str(tmp_path),
    ]

    def run(*more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code, *words, *more], capture_output=True, text=True, check=False
        )

    refused = run()
    assert refused.returncode == 2
    assert "--gather plays and counts without it" in refused.stderr
    assert not path_of(tmp_path, "roma").exists()
    assert run("--gather").returncode == 0
    assert read_study(tmp_path, "roma").bot == "random"


# Keeping


def test_a_study_is_read_as_it_was_written(study: Study, tmp_path: Path) -> None:
    assert write_study(study, tmp_path) == path_of(tmp_path, study.game)
    assert read_study(tmp_path, study.game) == study
    assert [path.name for path in (tmp_path / "strategy").iterdir()] == [f"{study.game}.json"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "No such file"),
        ("{", "is no JSON"),
        ("[]", "is no study"),
        ('{"study": 0, "victory": 60}', "another version"),
        ('{"study": 1, "victory": 60, "tables": {}}', "is no study"),
    ],
)
def test_a_broken_study_is_refused_with_the_way_out(
    text: str | None, why: str, tmp_path: Path
) -> None:
    path = path_of(tmp_path, "roma")
    path.parent.mkdir()
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=rf"{why}.*lusoria study roma"):
        read_study(tmp_path, "roma")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "there is no game 'chess'"),
        (["roma", "--bot", "caesar"], "there is no bot 'caesar'"),
        (["roma", "--games", "0"], "--games is at least 1"),
        (["roma", "--processes", "0"], "--processes is at least 1"),
        (["roma", "--draw"], "roma.json: No such file"),
    ],
)
def test_nonsense_is_refused_and_nothing_written(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", *words, "--out", str(tmp_path / "new")]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_the_command_gathers_and_draws(tmp_path: Path) -> None:
    words = ["study", "roma", "--games", "40", "--bot", "greedy", "--out", str(tmp_path)]
    (tmp_path / "strategy.md").write_text(
        "Before\n<!-- study roma order-table -->\nold\n<!-- end -->\nafter\n", encoding="utf-8"
    )
    assert main(words) == 0
    page = (tmp_path / "strategy.md").read_text(encoding="utf-8")
    assert page.startswith("Before\n<!-- study roma order-table -->\n| players | first | second |")
    assert page.endswith("|\n<!-- end -->\nafter\n")
    assert (tmp_path / "strategy" / "roma-cards-dark.svg").exists()
