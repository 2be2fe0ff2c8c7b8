"""The arena: same deals, seats rotated; nobody stops it, and Ctrl-C tells what there is."""

import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from lusoria.bots.arena.fixtures import fixtures, meetings, rotated
from lusoria.bots.arena.matches import Arena
from lusoria.bots.arena.standings import standings
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import OWN, Bot, Budget, RandomBot, Sitting
from lusoria.bots.names import maker, read_bots, told_apart
from lusoria.bots.searchers import SearchBot
from lusoria.bots.seen import Seen, see
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import load
from tests.bots.tables import asked
from tests.cli.command import call
from tests.settings import Setting


class Crasher(RandomBot):
    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        raise RuntimeError("out of ideas")


class Talker(RandomBot):
    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        return -7


def arena(*names: str, game: str = "armorica", seats: int = 2, **own: Callable[[], Bot]) -> Arena:
    found = load(game)
    options = found.choose({})
    makers = tuple(own.get(name) or maker(game, name) for name in names)
    return Arena(
        found, seats, options, found.texts.standard(options), 5, told_apart(list(names)), makers
    )


def test_reducing_shortens_the_long_thoughts_only() -> None:
    budgets = {}
    for name in ("legatus", "imperator"):
        bot = maker("armorica", name, reduce=32)()
        assert isinstance(bot, SearchBot)
        budgets[name] = bot.own.playouts
    assert budgets == {"legatus": 600, "imperator": 500}


def test_two_bots_meet_on_every_deal_from_both_seats() -> None:
    played = list(fixtures(bots=2, seats=2, games=6))
    assert Counter(each.deal for each in played) == {0: 2, 1: 2, 2: 2}
    assert {each.seating for each in played} == {(0, 1), (1, 0)}
    assert len({each.key for each in played}) == 6


def test_a_round_robin_has_every_pair() -> None:
    assert meetings(bots=3, seats=2) == [(0, 1), (0, 2), (1, 2)]
    assert len(list(fixtures(bots=3, seats=2, games=4))) == 12


def test_at_more_seats_one_sits_among_others_or_all_together() -> None:
    assert meetings(bots=2, seats=4) == [(0, 1, 1, 1)]
    assert meetings(bots=4, seats=4) == [(0, 1, 2, 3)]
    assert len(meetings(bots=3, seats=5)) == 6
    assert rotated((0, 1, 2, 3), 1) == (3, 0, 1, 2)
    assert {each.seating.index(0) for each in fixtures(2, 5, 5)} == set(range(5))


def test_more_games_only_add_to_fewer() -> None:
    assert set(fixtures(3, 2, 4)) < set(fixtures(3, 2, 9))


def test_one_seed_gives_one_result_whatever_the_threads() -> None:
    def told(threads: int) -> list[list[int]]:
        return [each.scores for each in hold(arena("greedy", "random"), 8, threads=threads)]

    assert told(1) == told(1) == told(3)


@pytest.mark.parametrize(
    ("bot", "why"), [(Crasher, "RuntimeError: out of ideas"), (Talker, "answered -7")]
)
def test_who_crashes_or_answers_nonsense_loses_and_stops_nothing(bot: type[Bot], why: str) -> None:
    it = arena("random", "broken", broken=lambda: bot("broken"))
    games = hold(it, 6)
    assert [each.shares[each.fixture.seating.index(0)] for each in games] == [1.0] * 6
    assert all(each.forfeit and why in each.forfeit["why"] for each in games)
    assert len(standings(it, games)["forfeits"]["broken"]) == 6


def test_at_more_seats_the_others_share_a_forfeited_game() -> None:
    it = arena("broken", "random", seats=4, broken=lambda: Crasher("broken"))
    for each in hold(it, 4):
        assert each.shares[each.fixture.seating.index(0)] == 0.0
        assert sorted(each.shares) == [0.0, 1 / 3, 1 / 3, 1 / 3]


class Stopper(RandomBot):
    """Whoever sits at the keyboard presses Ctrl-C after the first game, until everything stops."""

    begun = 0

    def begin(self, sitting: Sitting) -> None:
        Stopper.begun += 1
        if Stopper.begun > 2:
            raise KeyboardInterrupt


@pytest.mark.parametrize("resume", [False, True])
def test_ctrl_c_tells_what_was_played_and_how_to_go_on(
    resume: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    file = tmp_path / "arena.jsonl"
    words = ["arena", "armorica", "--bots", "random,tiro", "--games", "6"]
    words += ["--resume", str(file)] if resume else []
    monkeypatch.setattr(Stopper, "begun", 0)
    monkeypatch.setattr("lusoria.cli.arena.maker", lambda *_, **__: lambda: Stopper("stopper"))
    told = call(capsys, *words)
    assert told.status == 130
    assert "2 seats, 1 game\n" in told.out
    assert "interrupted after 1 of 6 games" in told.err
    assert (str(file) in told.err) is resume
    if resume:
        monkeypatch.setattr(Stopper, "begun", -100)
        again = call(capsys, *words)
        assert (again.status, again.err) == (0, "")
        assert "2 seats, 6 games" in again.out


@pytest.mark.parametrize(
    ("seats", "games", "better"),
    [(2, 3, "2 or 4"), (4, 6, "4 or 8"), (4, 3, "4"), (2, 4, ""), (4, 8, "")],
)
def test_games_that_are_no_whole_rounds_are_played_with_a_note(
    seats: int, games: int, better: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("arena", "armorica", "--bots", "random,greedy", "--seats", str(seats), "--json")
    told = call(capsys, *words, "--games", str(games))
    assert json.loads(told.out)["games"] == games
    assert (f"--games {better} would be even" in told.err) if better else not told.err


def test_of_two_budgets_the_first_spent_counts() -> None:
    play = next(asked(Setting("armorica", 2), seed=1))
    bot = maker("armorica", "plain")()
    assert isinstance(bot, SearchBot)
    for budget in (Budget(playouts=10), Budget(playouts=10, milliseconds=600_000)):
        assert sum(each.visits for each in bot.opinions(see(play), budget)) == 10
    began = time.monotonic()
    bot.opinions(see(play), Budget(playouts=10_000_000, milliseconds=5))
    assert time.monotonic() - began < 60


def test_bots_are_named_in_a_list_and_told_apart() -> None:
    assert read_bots('imperator, "exec:./bot a,b",greedy') == [
        "imperator",
        "exec:./bot a,b",
        "greedy",
    ]
    assert told_apart(["tiro", "tiro", "tiro"]) == ("tiro", "tiro (2)", "tiro (3)")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("caesar", "there is no bot 'caesar'"),
        ("plain:many", "playouts"),
        ("plain:0", "playouts"),
        ("greedy:3", "does not search"),
        ("exec:", "needs a command"),
        ("exec:'", "no command line"),
    ],
)
def test_an_unknown_bot_is_refused_with_what_there_is(name: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        maker("armorica", name)


def test_an_empty_name_is_refused() -> None:
    for text in ("", "a,,b"):
        with pytest.raises(Unreadable, match="--bots"):
            read_bots(text)
