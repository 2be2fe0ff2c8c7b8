"""Random games in shards: anywhere, in any order, and gone on with later. One seed, one result."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from lusoria.bots.cluster.cluster import Spread, here
from lusoria.bots.cluster.notebook import Notebook, digest
from lusoria.core.game import Components
from lusoria.core.simulate import add_up, random_games
from lusoria.games.catalogue import load

SHARD: Final = 20_000
VERSION: Final = 1


@dataclass(frozen=True)
class Simulation:
    """Random games number `first`… at one kind of table, as plain data."""

    game: str
    seats: int
    options: dict[str, str]
    components: tuple[str, str]
    """The name of what is printed, and its text."""
    seed: int | str
    games: int
    first: int = 0
    threads: int = 1

    def play(self) -> dict[str, Any]:
        """Play these games; their tally as plain data."""
        game = load(self.game)
        printed = read_printed(self.game, self.components)
        tally = random_games(
            game, self.seats, self.options, self.games, self.seed, components=printed,
            first=self.first, threads=self.threads,
        )  # fmt: skip
        return dict(vars(tally))

    def shards(self) -> list["Simulation"]:
        """The same games in pieces."""
        return [
            replace(self, first=n, games=min(SHARD, self.games - n))
            for n in range(0, self.games, SHARD)
        ]


def read_printed(game: str, components: tuple[str, str]) -> Components:
    """What is printed, from its name and text."""
    name, text = components
    return load(game).texts.read_components(text, name)


def simulate_in_shards(
    whole: Simulation, *, spread: Spread = here, resume: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Any:  # fmt: skip
    """The tally of a simulation, with the shards in a file taken over and new ones kept there."""
    tell = progress or (lambda done: None)
    header = {**vars(whole), "rules": load(whole.game).version, "shard": SHARD}
    for unimportant in ("games", "first", "threads"):  # more games of the same are welcome
        del header[unimportant]
    header["components"] = [whole.components[0], digest(whole.components[1])]
    with Notebook("simulation", VERSION, header, resume) as notebook:
        found = {(line["first"], line["tally"]["games"]): line["tally"] for line in notebook.read()}
        shards = whole.shards()
        left = [each for each in shards if (each.first, each.games) not in found]
        tell(whole.games - sum(each.games for each in left))
        for number, tally in spread(Simulation.play, left):
            first = left[number].first
            notebook.write({"first": first, "tally": tally})
            found[first, tally["games"]] = tally
            tell(tally["games"])
    return add_up(SimpleNamespace(**found[each.first, each.games]) for each in shards)


def digest_of(tally: Any) -> str:
    """A digest of a tally: equal where the same games were played."""
    return digest(json.dumps(vars(tally), sort_keys=True))
