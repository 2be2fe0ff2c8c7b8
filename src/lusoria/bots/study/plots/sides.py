"""Winners beside the others: what they scored, had and did."""

from collections.abc import Mapping

from lusoria.bots.study.measures import averages
from lusoria.bots.study.observers.observer import LOST, WON
from lusoria.bots.study.plots.exhibits import Plot, Table, players
from lusoria.bots.study.plots.figures import Column, Sides, dots, pairs
from lusoria.bots.study.totals import Study


def sides(study: Study, topic: str) -> list[Sides]:
    """What winners and others had, by number of players."""
    return [
        Sides(
            players(seats), averages(totals, f"{topic} {WON}"), averages(totals, f"{topic} {LOST}")
        )
        for seats, totals in study.tables.items()
    ]


def side_plot(study: Study, topic: str, names: Mapping[str, str], axis: str) -> Plot:
    """Both means."""
    columns = sides(study, topic)
    said = ", ".join(
        f"{name} {columns[0].won[label].value:.1f} and {columns[0].lost[label].value:.1f}"
        for label, name in names.items()
    )
    return Plot(
        lambda palette: pairs(palette, names, columns, axis),
        f"{axis}, winners and others, {columns[0].title}: {said}",
    )


def difference_plot(study: Study, topic: str, names: Mapping[str, str], axis: str) -> Plot:
    """How much more winners had, where the means themselves lie too far apart for one axis."""
    columns = [
        Column(
            each.title,
            {label: each.won[label].above(each.lost[label]) for label in names},
            fair=0,
            percent=False,
        )
        for each in sides(study, topic)
    ]
    said = ", ".join(f"{name} {columns[0].measures[label].number}" for label, name in names.items())
    return Plot(
        lambda palette: dots(palette, names, columns, axis), f"{axis}, {columns[0].title}: {said}"
    )


def side_table(study: Study, topic: str, names: Mapping[str, str]) -> Table:
    """Both means, in numbers."""
    columns = sides(study, topic)
    titles = [f"{column.title}: winners | the others" for column in columns]
    lines = ["| mean per player | " + " | ".join(titles) + " |"]
    lines.append("|---" * (1 + 2 * len(columns)) + "|")
    for label, name in names.items():
        cells = [f"{each.won[label].number} | {each.lost[label].number}" for each in columns]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)
