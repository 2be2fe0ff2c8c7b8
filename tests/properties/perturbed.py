"""Perturbed positions that `load` accepts, played to their ends, compiled and thawed side by side.

Run as a program with NUMBA_BOUNDSCHECK=1, so that compiled code checks its indexes:
`python -m tests.properties.perturbed GAME ACCEPTED SEED`. The first difference ends it.
"""

import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.layout import Layout
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import load
from tests.cambria.boards import ring
from tests.properties.conservation import inventory
from tests.properties.perturbing import Perturber, Position
from tests.properties.walks import walk
from tests.settings import settings

RELOADED, REDEALT = 20, 15
"""Every so many plies the position is loaded again, and the table redealt to every viewer."""
SHELF = 400
RARE = ("start_player", "starter", "setup_roll", "setup_place", "deal", "give", "layout", "over")

OTHERS = {"cambria": (ring(7), ring(23), ring(12, value=6))}
ODD = "odd"
"""An owner's components, as far from ours as they may be, and their name."""

Source = tuple[Position, Components]


@dataclass
class Figures:
    """What was tried."""

    tried: int = 0
    accepted: int = 0
    plies: int = 0
    reloads: int = 0
    redeals: int = 0
    questions: Counter[str] = field(default_factory=Counter)


class Fault(AssertionError):
    """An accepted position that could not be played to its end."""


class Bounds:
    """All bounds of a table at once: `out_of_bounds` names the fact, but takes its time."""

    def __init__(self, layout: Layout) -> None:
        low, high = layout.blank(), layout.blank()
        for fact in layout.facts:
            low[0][fact.name], high[0][fact.name] = fact.low, fact.high
        codes = {layout.dtype[name].base.str: 0 for name in layout.dtype.names or ()}
        self.columns = [self._column(layout, code) for code in codes]
        self.low, self.high = self._flat(low), self._flat(high)

    def _column(self, layout: Layout, code: str) -> tuple[str, int, int]:
        """Facts of one width lie together: where they begin and end."""
        named: Any = layout.dtype.fields
        places = [named[n] for n in named if named[n][0].base.str == code]
        return code, places[0][1], places[-1][1] + places[-1][0].itemsize

    def _flat(self, table: Any) -> list[Any]:
        raw = table.view(np.uint8)
        return [raw[first:end].view(code) for code, first, end in self.columns]

    def hold(self, table: Any) -> bool:
        """Whether every number lies within its bounds."""
        rows = zip(self._flat(table), self.low, self.high, strict=True)
        return all(((row >= low) & (row <= high)).all() for row, low, high in rows)


class Fuzzer:
    """One game's stock of positions, and what is done to them."""

    def __init__(self, name: str, seed: str) -> None:
        self.game, self.slow = load(name), thawed(name)
        self.chance = random.Random(seed)
        self.figures = Figures()
        self.bounds = Bounds(self.game.state)
        self.stock: dict[str, list[Source]] = defaultdict(list)
        for source in self._reached(name):
            self._keep(source)

    def _reached(self, name: str) -> Iterator[Source]:
        """Positions of random games, a few games at every setting."""
        others = [self.game.texts.read_components(text, ODD) for text in OTHERS.get(name, ())]
        for setting in (each for each in settings() if each.name == name):
            odd = bool(others) and self.chance.random() < 0.2
            components = self.chance.choice(others) if odd else None
            for play in walk(setting, self.chance.randrange(1 << 30), components=components):
                if play.question in RARE or self.chance.random() < 0.2:
                    yield play.position(), play.components

    def _keep(self, source: Source) -> None:
        """Each question has its own shelf, so that rare ones are perturbed as often as others."""
        shelf = self.stock[source[0]["decision"]["question"]]
        if len(shelf) < SHELF:
            shelf.append(source)
        else:
            shelf[self.chance.randrange(SHELF)] = source

    def _picked(self) -> Source:
        return self.chance.choice(self.stock[self.chance.choice(list(self.stock))])

    def run(self, accepted: int) -> Figures:
        """Perturb, load and play until so many loads were accepted."""
        while self.figures.accepted < accepted:
            (position, components), (other, _) = self._picked(), self._picked()
            changed = Perturber(self.game, components, self.chance).perturbed(position, other)
            self.figures.tried += 1
            play = self._loaded(changed, components)
            if play is None or play.position() == position:
                continue
            self.figures.accepted += 1
            self.figures.questions[play.question] += 1
            try:
                self._play(play, Play.at(self.slow, changed, components))
            except Exception as error:
                text = json.dumps(changed)
                raise Fault(f"{type(error).__name__}: {error}\nloaded: {text}") from error
        return self.figures

    def _loaded(self, position: Position, components: Components) -> Play | None:
        """The table, if `load` accepts the position; every no is one of ours."""
        try:
            return Play.at(self.game, position, components)
        except Unreadable:
            return None
        except Exception as error:
            raise Fault(f"{type(error).__name__}: {error}\nread: {json.dumps(position)}") from error

    def _play(self, fast: Play, slow: Play) -> None:
        pieces = inventory(fast.position(), fast.components)
        ply = 0
        self._compare(fast, slow, ply)
        while not fast.over:
            answers = fast.answers()
            assert answers, f"ply {ply}: nobody can answer {fast.question!r}"
            assert answers == slow.answers(), f"ply {ply}: other answers"
            action = self.chance.choices(list(answers), list(answers.values()))[0]
            told = fast.apply(action)
            assert told == slow.apply(action), f"ply {ply}: other events"
            ply += 1
            self._compare(fast, slow, ply)
            if ply % RELOADED == 0 or fast.over:
                self._reload(fast, pieces)
        assert fast.outcome() == slow.outcome()
        self.figures.plies += ply

    def _compare(self, fast: Play, slow: Play, ply: int) -> None:
        assert fast.state == slow._states[0], f"ply {ply}: compiled and thawed tables differ"
        if not self.bounds.hold(fast._states):
            raise Fault(f"ply {ply}: {list(fast.game.state.out_of_bounds(slow._states[0]))}")
        if ply % REDEALT == 0 and fast.game.name == "roma":
            self._redeal(fast, slow, ply)

    def _redeal(self, fast: Play, slow: Play, ply: int) -> None:
        for viewer in range(1 << fast.seats):
            imagined = fast.redealt(viewer, ply)
            dreamt = slow.redealt(viewer, ply)._states[0]
            assert imagined.state == dreamt, f"ply {ply}: redeals differ"
            assert imagined.veiled(viewer).bytes == fast.veiled(viewer).bytes, f"ply {ply}: veil"
            self.figures.redeals += 1

    def _reload(self, fast: Play, pieces: Any) -> None:
        """What was reached is accepted again, whole, and no piece was lost or made."""
        position = fast.position()
        assert Play.at(fast.game, position, fast.components).bytes == fast.bytes, "not read back"
        assert inventory(position, fast.components) == pieces, "pieces were lost or made"
        self.figures.reloads += 1
        if (
            fast.components.name != ODD
        ):  # games on odd boards are long, and would crowd out the rest
            self._keep((position, fast.components))


if __name__ == "__main__":
    name, accepted, seed = sys.argv[1:]
    print(json.dumps(vars(Fuzzer(name, seed).run(int(accepted)))))
