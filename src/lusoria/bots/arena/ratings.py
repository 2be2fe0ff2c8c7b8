"""How strong bots are, by their games: Elo after Bradley and Terry, and how surely it is known.

At a table the chance to win goes with the strength of each seat. Strengths are natural logarithms
around 0; only what leaves this file is in Elo.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lusoria.bots.arena.matches import Played

ELO: Final = 400 / log(10)
FINE: Final = 1e-3
FARTHEST: Final = 25.0
"""So far from a bot's strength the ends of its interval are looked for: 4,343 Elo."""

Numbers = NDArray[np.float64]


class Evidence:
    """What the games say, added up by who sat together: the seats and victories of each bot."""

    def __init__(self, bots: int, games: Sequence[Played]) -> None:
        self.bots = bots
        won: dict[tuple[int, ...], Numbers] = defaultdict(lambda: np.zeros(bots))
        results = Counter((game.fixture.seating, tuple(game.shares)) for game in games)
        for (seating, shares), times in results.items():
            np.add.at(won[tuple(sorted(seating))], list(seating), times * np.array(shares))
        seats = [Counter(seating) for seating in won]
        self.who = np.array([list(each) for each in seats], np.intp)
        self.seats = np.array([list(each.values()) for each in seats], np.float64)
        self.won = np.array(
            [own[list(each)] for each, own in zip(seats, won.values(), strict=True)]
        )

    def at(self, strength: Numbers) -> tuple[Numbers, Numbers]:
        """Where the likelihood of these strengths leads, and the information about them."""
        gradient, information = np.zeros(self.bots), np.zeros((self.bots, self.bots))
        if not self.who.size:
            return gradient, information
        powers = self.seats * np.exp(strength[self.who])
        others = 1 - np.eye(self.who.shape[1])
        whole = powers.sum(1, keepdims=True)
        # What is left for the others is added up, not subtracted: near 1 nothing would remain.
        chance, rest = powers / whole, powers @ others / whole
        np.add.at(gradient, self.who, self.won * rest - chance * (self.won @ others))
        games = self.won.sum(1)[:, None, None]
        shared = games * chance[:, :, None] * chance[:, None, :] * others
        np.add.at(information, (self.who[:, :, None], self.who[:, None, :]), -shared)
        np.add.at(information, (self.who, self.who), shared.sum(2))
        return gradient, information


class Ratings:
    """The most likely ratings, and the interval of each.

    One drawn game of every bot against an average one is thrown in, so that a clean sweep does not
    rate at infinity. The intervals rest on the games alone.
    """

    def __init__(self, bots: int, games: Sequence[Played]) -> None:
        self.evidence = Evidence(bots, games)
        self.strength = self._settled(np.zeros(bots))

    def elo(self, bot: int) -> float:
        """A bot's rating; those of all bots add up to 0."""
        return ELO * float(self.strength[bot])

    def interval(self, bot: int, sure: float) -> tuple[float | None, float | None]:
        """The ratings at which the games would surprise by no more than so many deviations.

        This turns Rao's score test round, as Wilson's interval does for one share. Where no rating
        would be too low or too high, as after a clean sweep, there is no end.
        """
        return self._end(bot, -1, sure), self._end(bot, 1, sure)

    def _end(self, bot: int, side: int, sure: float) -> float | None:
        """Walk away from the rating until the games speak against it, then close in."""
        own = near = float(self.strength[bot])
        far, step = own, 0.1
        while side * self._surprise(bot, far) <= sure:
            if abs(far - own) > FARTHEST:
                return None
            near, far, step = far, far + side * step, 1.5 * step
        while abs(far - near) > FINE:
            middle = (near + far) / 2
            beyond = side * self._surprise(bot, middle) > sure
            near, far = (near, middle) if beyond else (middle, far)
        return ELO * (near + far) / 2

    def _surprise(self, bot: int, strength: float) -> float:
        """By how many deviations a bot so strong would have won less than it should.

        The others are as strong as is then most likely, and give way in the direction in which what
        is unknown about them matters least.
        """
        away = self._giving_way(self.strength, bot)
        held = self._settled(self.strength + (strength - self.strength[bot]) * away, bot)
        away = self._giving_way(held, bot)
        gradient, information = self.evidence.at(held)
        known = float(away @ information @ away)
        return -float(away @ gradient) / sqrt(known) if known > 0 else 0.0

    def _giving_way(self, strength: Numbers, bot: int) -> Numbers:
        """How the others most likely move when one bot rises by 1."""
        _, information = self._with_draws(strength)
        return _step(np.zeros_like(strength), information, bot, rise=1)

    def _settled(self, strength: Numbers, held: int | None = None) -> Numbers:
        """The most likely strengths, one of them held where it is."""
        for _ in range(200):
            step = _step(*self._with_draws(strength), held)
            longest = float(abs(step).max())
            strength = strength + step / max(1.0, longest)
            if longest < FINE**2:
                break
        return strength

    def _with_draws(self, strength: Numbers) -> tuple[Numbers, Numbers]:
        """The evidence, with the drawn game that is thrown in for each bot."""
        gradient, information = self.evidence.at(strength)
        return gradient - np.tanh(strength / 2) / 2, information + np.diag(
            np.cosh(strength / 2) ** -2 / 4
        )


def _step(gradient: Numbers, information: Numbers, held: int | None, rise: float = 0) -> Numbers:
    """Newton's step that leaves the sum as it is; a bot that is held rises by just so much."""
    bots = len(gradient)
    bounds = np.ones((1, bots)) if held is None else np.stack([np.ones(bots), np.eye(bots)[held]])
    sums = np.array([0.0, rise])[: len(bounds)]
    system = np.block([[information, bounds.T], [bounds, np.zeros((len(bounds), len(bounds)))]])
    found: Numbers = np.linalg.solve(system, np.concatenate([gradient, sums]))[:bots]
    return found
