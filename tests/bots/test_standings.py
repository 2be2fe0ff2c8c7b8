"""What the arena tells of its games: shares, Elo, how sure both are, and thinking times."""

import json
import random
import time
from itertools import product
from math import comb, exp, log

import pytest

from lusoria.bots.arena.fixtures import Fixture, fixtures
from lusoria.bots.arena.matches import Played
from lusoria.bots.arena.ratings import ELO, Ratings
from lusoria.bots.arena.standings import SURE, standings, wilson
from lusoria.bots.arena.tournament import hold
from lusoria.bots.bot import OWN, Budget, RandomBot
from lusoria.bots.seen import Seen
from tests.bots.test_arena import arena

Interval = tuple[float | None, float | None]


def test_the_stronger_wins() -> None:
    found = standings(*(it := arena("greedy", "random"), hold(it, 30))[:2])
    assert found["wins"]["greedy"] > 24
    assert found["wins"]["greedy"] + found["wins"]["random"] == found["games"] == 30
    assert found["elo"]["greedy"] > 0 > found["elo"]["random"]
    assert json.loads(json.dumps(found)) == found


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == pytest.approx(1.0)


def results(wins: float, games: int, seats: int = 2) -> list[Played]:
    """One bot alone among copies of another, in as many games; the last victory may be a part."""
    found = []
    for number in range(games):
        share = max(0.0, min(1.0, wins - number))
        others = [(1 - share) / (seats - 1)] * (seats - 1)
        seating = (0,) + (1,) * (seats - 1)
        found.append(Played(Fixture(number, 0, 0, seating), [share, *others], []))
    return found


def holds(interval: Interval, elo: float) -> bool:
    low, high = interval
    return (low is None or low <= elo) and (high is None or elo <= high)


def test_elo_knows_that_three_wins_of_four_are_191_points() -> None:
    ratings = Ratings(2, results(7_500, 10_000))
    assert ratings.elo(0) - ratings.elo(1) == pytest.approx(190.8, abs=1)
    assert ratings.elo(0) + ratings.elo(1) == pytest.approx(0)


def test_elo_of_a_clean_sweep_stays_finite_and_its_interval_open() -> None:
    ratings = Ratings(2, results(50, 50))
    assert 300 < ratings.elo(0) - ratings.elo(1) < 2_000
    low, high = ratings.interval(0, SURE)
    assert low is not None
    assert 200 < low < ratings.elo(0)
    assert high is None
    lowest, highest = ratings.interval(1, SURE)
    assert lowest is None
    assert highest == pytest.approx(-low)


def test_without_games_nothing_is_known() -> None:
    ratings = Ratings(3, [])
    assert [ratings.elo(bot) for bot in range(3)] == [0, 0, 0]
    assert [ratings.interval(bot, SURE) for bot in range(3)] == [(None, None)] * 3


def as_elo(share: float, seats: int) -> float | None:
    """Half the distance at which one among copies of another wins such a share."""
    if not 1e-9 < share < 1 - 1e-9:
        return None
    return ELO / 2 * (log(share / (1 - share)) + log(seats - 1))


@pytest.mark.parametrize(
    ("wins", "games", "seats"),
    [(770.5, 1000, 2), (10, 10, 2), (1, 1, 2), (12.5, 17, 2), (5, 10, 2), (3, 16, 4), (9, 9, 5)],
)
def test_of_two_bots_the_elo_interval_is_the_share_interval(
    wins: float, games: int, seats: int
) -> None:
    ratings = Ratings(2, results(wins, games, seats))
    ends = [as_elo(share, seats) for share in wilson(wins, games)]
    assert ratings.interval(0, SURE) == tuple(
        end if end is None else pytest.approx(end, abs=0.2) for end in ends
    )


def test_no_elo_interval_contradicts_the_share_interval() -> None:
    decided = 0
    for games, halves in product((1, 4, 10, 17, 30), range(61)):
        if halves > 2 * games:
            continue
        shares, ratings = wilson(halves / 2, games), Ratings(2, results(halves / 2, games))
        low, high = ratings.interval(0, SURE)
        assert holds((low, high), ratings.elo(0))
        assert (shares[0] > 0.5) == (low is not None and round(low) > 0)
        assert (shares[1] < 0.5) == (high is not None and round(high) < 0)
        decided += shares[0] > 0.5 or shares[1] < 0.5
    assert decided > 40


def test_95_of_100_intervals_of_two_bots_hold_the_truth() -> None:
    """Counted over all results of so many games, each as often as it happens."""
    games = 30
    intervals = [Ratings(2, results(wins, games)).interval(0, SURE) for wins in range(games + 1)]
    covered = []
    for truth in range(-200, 201, 8):  # shares from 9 to 91 %
        chance = 1 / (1 + exp(-2 * truth / ELO))
        covered.append(
            sum(
                comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
                for wins, interval in enumerate(intervals)
                if holds(interval, truth)
            )
        )
    assert 0.94 < sum(covered) / len(covered) < 0.97
    assert min(covered) > 0.9


def round_robin(truth: list[float], games: int, chance: random.Random) -> list[Played]:
    found = []
    for fixture in fixtures(len(truth), 2, games):
        one, other = (truth[bot] / ELO for bot in fixture.seating)
        won = float(chance.random() < 1 / (1 + exp(other - one)))
        found.append(Played(fixture, [won, 1 - won], []))
    return found


def test_95_of_100_intervals_of_a_round_robin_hold_the_truth() -> None:
    truth, chance, trials = [160.0, 20.0, -180.0], random.Random("a round-robin"), 60
    held = 0
    for _ in range(trials):
        ratings = Ratings(3, round_robin(truth, 20, chance))
        held += sum(holds(ratings.interval(bot, SURE), truth[bot]) for bot in range(3))
    assert 0.92 < held / (3 * trials) < 0.985


def test_who_lost_every_game_leaves_the_mean_open_below() -> None:
    """The others lie above an average that may be as low as it likes, but above each other not."""
    chance = random.Random("a weak one")
    ratings = Ratings(3, round_robin([300.0, 200.0, -20_000.0], 40, chance))
    assert [ratings.interval(bot, SURE)[1] for bot in (0, 1)] == [None, None]
    low, high = ratings.interval(2, SURE)
    assert low is None
    assert high is not None
    assert high < ratings.elo(1) < ratings.elo(0)


def test_thinking_times_are_told() -> None:
    class Slow(RandomBot):
        def choose(self, seen: Seen, budget: Budget = OWN) -> int:
            time.sleep(0.002)
            return super().choose(seen, budget)

    it = arena("slow", "random", slow=lambda: Slow("slow"))
    thinking = standings(it, hold(it, 1))["thinking"]
    assert thinking["slow"]["p95_ms"] >= 2 > thinking["random"]["mean_ms"]
    assert thinking["slow"]["decisions"] > 10
