"""The arena: same deals, seats rotated; nobody stops it, and it goes on where it stopped."""

import json
import os
import resource
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lusoria.bots.arena.fixtures import fixtures, meetings, rotated
from lusoria.bots.arena.ledger import Ledger
from lusoria.bots.arena.matches import Arena, Played
from lusoria.bots.arena.standings import elo, standings, wilson
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import OWN, Bot, Budget, RandomBot, Sitting
from lusoria.bots.names import maker, read_bots, told_apart
from lusoria.bots.searchers import SearchBot
from lusoria.bots.seen import Seen
from lusoria.core.errors import Unreadable
from lusoria.games.catalogue import load
from tests.cli.command import call


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
        found, seats, options, found.room.standard(options), 5, told_apart(list(names)), makers
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


def test_the_stronger_wins() -> None:
    found = standings(*(it := arena("greedy", "random"), hold(it, 30))[:2])
    assert found["wins"]["greedy"] > 24
    assert found["wins"]["greedy"] + found["wins"]["random"] == found["games"] == 30
    assert found["elo"]["greedy"] > 0 > found["elo"]["random"]
    assert json.loads(json.dumps(found)) == found


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


@pytest.mark.parametrize(("torn", "kept"), [(0, 4), (1, 4), (20, 3)])
def test_an_interrupted_arena_goes_on(torn: int, kept: int, tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    whole = hold(arena("greedy", "random"), 6)
    hold(arena("greedy", "random"), 4, resume=ledger)
    os.truncate(ledger, ledger.stat().st_size - torn)
    told: list[int] = []
    again = hold(arena("greedy", "random"), 6, resume=ledger, progress=told.append)
    assert told == [kept] + [1] * (6 - kept)
    assert [each.scores for each in again] == [each.scores for each in whole]
    once_more = hold(arena("greedy", "random"), 6, resume=ledger, progress=told.append)
    assert told[-1] == 6
    assert [each.scores for each in once_more] == [each.scores for each in whole]


def test_a_ledger_of_another_arena_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    hold(arena("greedy", "random"), 2, resume=ledger)
    before = ledger.read_bytes()
    with pytest.raises(Unreadable, match="another arena: seed is 5 there and 6 here; name another"):
        hold(replace(arena("greedy", "random"), seed=6), 2, resume=ledger)
    assert ledger.read_bytes() == before
    ledger.write_text(ledger.read_text() + '{"fixture": 1}\n')
    with pytest.raises(Unreadable, match="no game"):
        hold(arena("greedy", "random"), 2, resume=ledger)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"seats": 3}, "seats"),
        ({"options": {"map": "cumbria"}}, "options"),
        ({"names": ("greedy", "tiro")}, "bots"),
        ({"budget": Budget(playouts=9)}, "playouts"),
        ({"budget": Budget(milliseconds=9)}, "milliseconds"),
        ({"reduce": 4}, "reduce"),
        ({"limit": 4.0}, "limit"),
    ],
)
def test_a_ledger_knows_all_that_changes_results(
    change: dict[str, Any], what: str, tmp_path: Path
) -> None:
    it = arena("greedy", "random")
    Ledger(it, tmp_path / "arena.jsonl").read()
    with pytest.raises(Unreadable, match=rf"another arena: {what} is \S.* there and \S.* here;"):
        Ledger(replace(it, **change), tmp_path / "arena.jsonl").read()


def test_a_ledger_knows_the_printed_values_and_the_rules(tmp_path: Path) -> None:
    it = arena("greedy", "random")
    Ledger(it, tmp_path / "arena.jsonl").read()
    for other, what in (
        (replace(it, components=replace(it.components, text="other cards")), "components"),
        (replace(it, game=replace(it.game, version=99)), "rules"),
    ):
        with pytest.raises(Unreadable, match=f"another arena: {what} is"):
            Ledger(other, tmp_path / "arena.jsonl").read()


def test_what_the_command_line_changes_is_in_the_ledger(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "arena.jsonl"
    words = ("arena", "armorica", "--bots", "random,greedy", "--games", "2", "--resume", str(file))
    assert call(capsys, *words).status == 0
    told = call(capsys, *words, "--reduce", "4", "--limit", "3")
    assert told.status == 2
    assert "reduce is 1 there and 4 here, limit is 10.0 there and 3.0 here" in told.err


def test_an_empty_file_is_a_new_ledger_and_another_file_is_none(tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    ledger.touch()
    assert len(hold(arena("greedy", "random"), 2, resume=ledger)) == 2
    assert len(ledger.read_text().splitlines()) == 3
    ledger.write_text("my notes\n")
    with pytest.raises(Unreadable, match="not the file of an arena; name another"):
        hold(arena("greedy", "random"), 2, resume=ledger)
    assert ledger.read_text() == "my notes\n"
    ledger.write_text('{"arena": 1}\n')
    with pytest.raises(Unreadable, match="another version"):
        hold(arena("greedy", "random"), 2, resume=ledger)


def test_a_ledger_that_cannot_be_written_is_told_and_keeps_its_games(tmp_path: Path) -> None:
    ledger = tmp_path / "arena.jsonl"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2048, before[1]))
    try:
        with pytest.raises(Unreadable, match=r"cannot be written: .* goes on"):
            hold(arena("greedy", "random"), 12, resume=ledger)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    told: list[int] = []
    again = hold(arena("greedy", "random"), 12, resume=ledger, progress=told.append)
    assert told[0] > 0
    whole = hold(arena("greedy", "random"), 12)
    assert [each.scores for each in again] == [each.scores for each in whole]


class Stopper(RandomBot):
    """Whoever sits at the keyboard presses Ctrl-C in the third game."""

    games = 0

    def begin(self, sitting: Sitting) -> None:
        Stopper.games += 1
        if Stopper.games == 3:
            raise KeyboardInterrupt


@pytest.mark.parametrize("resume", [False, True])
def test_ctrl_c_tells_what_was_played_and_how_to_go_on(
    resume: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    file = tmp_path / "arena.jsonl"
    words = ["arena", "armorica", "--bots", "random,tiro", "--games", "6"]
    words += ["--resume", str(file)] if resume else []
    monkeypatch.setattr(Stopper, "games", 0)
    monkeypatch.setattr("lusoria.cli.arena.maker", lambda *_, **__: lambda: Stopper("stopper"))
    told = call(capsys, *words)
    assert told.status == 130
    assert "2 seats, 1 game\n" in told.out
    assert "interrupted after 1 of 6 games" in told.err
    assert (str(file) in told.err) is resume
    if resume:
        again = call(capsys, *words)
        assert (again.status, again.err) == (0, "")
        assert "2 seats, 6 games" in again.out


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == pytest.approx(1.0)


def results(wins: int, games: int) -> list[Played]:
    return [
        Played(fixture, [float(k < wins), float(k >= wins)], [])
        for k, fixture in enumerate(replace(each, seating=(0, 1)) for each in fixtures(2, 2, games))
    ]


def test_elo_knows_that_three_wins_of_four_are_191_points() -> None:
    ratings, _ = elo(2, results(7_500, 10_000))
    assert ratings[0] - ratings[1] == pytest.approx(190.8, abs=1)
    assert sum(ratings) == pytest.approx(0)


def test_elo_of_a_clean_sweep_stays_finite() -> None:
    ratings, spreads = elo(2, results(50, 50))
    assert 300 < ratings[0] - ratings[1] < 2_000
    assert all(spread < 500 for spread in spreads)


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


def test_thinking_times_are_told() -> None:
    class Slow(RandomBot):
        def choose(self, seen: Seen, budget: Budget = OWN) -> int:
            time.sleep(0.002)
            return super().choose(seen, budget)

    it = arena("slow", "random", slow=lambda: Slow("slow"))
    thinking = standings(it, hold(it, 1))["thinking"]
    assert thinking["slow"]["p95_ms"] >= 2 > thinking["random"]["mean_ms"]
    assert thinking["slow"]["decisions"] > 10
