"""`lusoria show`: a table in text."""

import json
import re
from pathlib import Path

import pytest

import lusoria.core.rule  # noqa: F401 - rules are compiled in this process, whatever runs first
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES
from tests.cli.command import call


@pytest.mark.parametrize("game", NAMES)
def test_it_stops_where_a_seat_is_first_asked(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "show", game)
    assert told.status == 0
    assert re.match(r"Seat [A-E]: .+\?", told.out.splitlines()[-1])


@pytest.mark.parametrize("game", NAMES)
def test_it_plays_to_the_end_if_told(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "show", game, "--plies", "100000")
    *_, head, first, second, _, winner = told.out.splitlines()
    assert head.split()[-1] == "total"
    assert re.match(r" 1\. [▲●] Seat [AB]( +\d+)+$", first)
    assert re.match(r" [12]\. [▲●] Seat [AB]( +\d+)+$", second)
    assert re.match(r"❧ Seat [AB](, Seat B share the victory| wins)\.$", winner)


def test_no_plies_are_the_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert "fate: Who is the start player?" in call(capsys, "show", "armorica", "--plies", "0").out


@pytest.mark.parametrize("game", NAMES)
def test_it_speaks_three_languages(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Besides names and numbers, no English word is left in the others."""
    words = {}
    for language in LANGUAGES:
        told = call(capsys, "show", game, "--language", language, "--plies", "60")
        assert told.status == 0
        drawn = set(re.findall(r"[^\W\d_]{3,}", told.out))
        words[language] = {word for word in drawn if word[0].islower()}
    assert words["en"]
    assert not words["en"] & words["de"] - {"neutral"}
    assert not words["en"] & words["ru"]


def test_one_seed_shows_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    first, same, other = (
        call(capsys, "show", "armorica", "--seed", seed, "--plies", "40").out
        for seed in ("blue", "blue", "red")
    )
    assert first == same
    assert first != other


def test_a_position_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = Play(thawed("armorica"), 3)
    play.tell("start 2")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(play.position()))
    told = call(capsys, "show", "armorica", "--position", str(file))
    assert told.out.startswith("ARMORICA  round 0  begins: ■C\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[1]", "is not a position; it is one JSON object"),
        ("{", "is not JSON: Expecting property name"),
        ("[" * 100_000, "is not JSON: maximum recursion depth"),
        ("{}", 'decision is an object such as {"seat": 0, "question": "act"}'),
        ("x" * 5_000_000, "has more than 1,048,576 characters; this cannot be the right file"),
        ("x" * 1_048_577, "has more than 1,048,576 characters; this cannot be the right file"),
    ],
    ids=["list", "cut", "deep", "empty", "huge", "one too many"],
)
def test_what_is_no_position_is_refused(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    told = call(capsys, "show", "armorica", "--position", str(file))
    assert told.status == 2
    assert says in told.err


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(b'{"game": "\xff"}')
    told = call(capsys, "show", "armorica", "--position", str(file))
    assert "byte 10 is not UTF-8; save it as UTF-8 text" in told.err
