"""How long games last, and how they end."""

from collections import Counter

from lusoria.bots.study.plots.exhibits import Plot, Table, players
from lusoria.bots.study.plots.figures import bars
from lusoria.bots.study.totals import Study, Totals


def lengths(totals: Totals, sharers: int) -> dict[int, int]:
    """How often each length came up; turns taken one by one are shared among the players."""
    found: Counter[int] = Counter()
    for length, (times,) in totals.counts["length"].items():
        found[-(-int(length) // sharers)] += times
    return dict(sorted(found.items()))


def length_plot(study: Study, unit: str) -> Plot:
    """How often each number of turns came up for the player who had most."""
    columns = {
        players(seats): {
            length: times / totals.games for length, times in lengths(totals, seats).items()
        }
        for seats, totals in study.tables.items()
    }
    return Plot(
        lambda palette: bars(palette, columns, f"{unit}; upwards: per cent of the games"),
        f"{unit}: the table tells shortest, middle and longest",
    )


def ending_table(study: Study, unit: str, *, shared: bool) -> Table:
    """Lengths and endings in numbers."""
    lines = [
        f"| players | {unit}: shortest | middle | longest | endings |",
        "|---|---|---|---|---|",
    ]
    for seats, totals in study.tables.items():
        found = lengths(totals, seats if shared else 1)
        spread = [length for length, times in found.items() for _ in range(times)]
        middle = spread[len(spread) // 2]
        lines.append(f"| {seats} | {spread[0]} | {middle} | {spread[-1]} | {_endings(totals)} |")
    return "\n".join(lines)


def _endings(totals: Totals) -> str:
    return ", ".join(
        f"{name.replace('_', ' ')} {100 * times / totals.games:.1f} %"
        for name, (times,) in sorted(totals.counts["ending"].items())
    )
