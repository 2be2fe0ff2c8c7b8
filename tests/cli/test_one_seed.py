"""One seed deals one game: in play, engine and arena from the dealer, in simulate and show from the
fast stream. Each command's help says which."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.arena.matches import Arena, Played, deal, play_to_the_end
from lusoria.bots.bot import OWN, Bot, Budget
from lusoria.bots.seen import Seen
from lusoria.cli.luck import answer
from lusoria.cli.show import played
from lusoria.cli.table import Wishes
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.storage import Memory
from tests.cli.command import call
from tests.cli.conversation import Conversation

SEED = "one seed"


class First(Bot):
    """Takes the first legal answer."""

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        return min(seen.legal)


def first() -> Bot:
    return First("first")


def in_the_terminal(name: str) -> list[dict[str, Any]]:
    """As `lusoria play --seed` deals it: its dealer, and a match that the session drives."""
    play, dealer = Play(thawed(name), 2), Dealer.of(SEED)
    match = Match.begin(header_of(play, dealer=dealer), Memory(), dealer, play=play)
    while not match.play.over:
        match.answer(match.play.seat, match.entry, min(match.play.legal()))
    return entries(match.storage.read().decode().splitlines())


def in_the_engine(name: str) -> list[dict[str, Any]]:
    engine = Conversation()
    engine.ask("new", game=name, seats=2, seed=SEED)
    while engine.ask("deal")["decision"]["seat"] is not None:
        engine.ask("apply", action=engine.ask("legal", reasons=False)["actions"][0]["number"])
    return entries(engine.ask("record")["lines"])


def in_the_arena(name: str) -> list[dict[str, Any]]:
    game = thawed(name)
    options = game.choose({})
    arena = Arena(game, 2, options, game.texts.standard(options), SEED, ("a", "b"), (first, first))
    fixture = Fixture(0, 0, 0, (0, 1))
    match = deal(arena, fixture)
    play_to_the_end(arena, match, [first(), first()], Played(fixture, [], [], [[], []]))
    return entries(match.storage.read().decode().splitlines())


def entries(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines[1:]]


@pytest.mark.parametrize("name", NAMES)
def test_play_engine_and_arena_deal_one_game(name: str) -> None:
    record = in_the_terminal(name)
    assert len(record) > 30
    assert in_the_engine(name) == record
    assert in_the_arena(name) == record


def test_the_terminal_deals_from_that_dealer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    monkeypatch.setenv("LUSORIA_GAMES", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO())
    told = call(
        capsys, "play", "armorica", "--seed", SEED, "--bots", "random", "--record", str(path)
    )
    assert told.status == 0, told.err
    dealt = [line["do"] for line in entries(path.read_text().splitlines())[:13]]
    assert dealt == [line["do"] for line in in_the_engine("armorica")[:13]]


@pytest.mark.parametrize("name", NAMES)
def test_show_stands_in_the_first_simulated_game(name: str) -> None:
    """That `simulate` plays these very answers is shown beside it (test_simulate.py)."""
    game = thawed(name)
    options = game.choose({})
    shown = played(Wishes(game, 2, options, game.texts.standard(options), SEED), 25)
    play = Play(game, 2)
    for ply in range(25):
        play.apply(answer(play, SEED, ply))
    assert shown.bytes == play.bytes


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("play", "one game in play, engine and arena"),
        ("arena", "one game in play, engine and arena"),
        ("simulate", "simulate and show draw from a faster stream"),
        ("show", "simulate and show draw from a faster stream"),
    ],
)
def test_each_command_says_which_stream_it_draws_from(
    command: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in " ".join(call(capsys, command, "--help").out.split())
