"""What Roma shows."""

from lusoria.bots.study.measures import ranked, shares
from lusoria.bots.study.observers.roma import COVERING, EMPTY, FREE, ROBBED, SOURCES, GameObserver
from lusoria.bots.study.plots.exhibits import (
    WIN_RATE,
    Exhibits,
    Plot,
    header,
    in_order,
    order_plot,
    order_table,
    rank_table,
    told,
    win_plot,
)
from lusoria.bots.study.plots.figures import Column, dots, grid
from lusoria.bots.study.plots.lengths import ending_table, length_plot
from lusoria.bots.study.plots.sides import side_plot, side_table
from lusoria.bots.study.totals import Study
from lusoria.games.roma.components import standard
from lusoria.games.roma.state import DISCS

FAME = {card.name.title(): card.name.title() for card in SOURCES} | {
    EMPTY: "given back for empty discs", ROBBED: "taken by the opponent"
}  # fmt: skip
DEEDS = {deed: deed for deed in GameObserver.AMOUNTS["deeds"]}
FAIR = 0.5
TURNS = "turns of each player"


def exhibits(study: Study) -> Exhibits:
    """By the names that the page uses."""
    names = {name: name for name in standard().names["card"]}
    places = {FREE: "an empty disc", COVERING: "over an own card"}
    places |= {str(disc): f"disc {disc}" for disc in range(1, DISCS + 1)}
    totals = study.tables[2]
    return {
        "games": header(study),
        "order": order_plot(study, "win rate of the starter and the other"),
        "order-table": order_table(study),
        "fame": side_plot(study, "fame", FAME, "mean fame of a player in a game"),
        "fame-table": side_table(study, "fame", FAME),
        "score-table": side_table(study, "parts", {"fame": "fame at the end"}),
        "deeds-table": side_table(study, "deeds", DEEDS),
        "cards": _cards(study, names),
        "dealt-table": rank_table(shares(totals, "dealt"), names, 5, "win rate when dealt"),
        "wishes": _wishes(study, names),
        "layout": _layout(study),
        "first-laid": win_plot(study, "first laid", names, "win rate by the card bought first"),
        "first-place": win_plot(
            study, "first place", places, "win rate by where it was laid", as_listed=True
        ),
        "lengths": length_plot(study, TURNS),
        "endings": ending_table(study, TURNS, shared=True),
    }


def _cards(study: Study, names: dict[str, str]) -> Plot:
    totals = study.tables[2]
    columns = [
        Column("dealt at the start", shares(totals, "dealt"), FAIR),
        Column("laid later", shares(totals, "laid"), FAIR),
        Column("activated", shares(totals, "activated"), FAIR),
    ]
    rows = {label: names[label] for label in in_order(columns)}
    return Plot(
        lambda palette: dots(palette, rows, columns, WIN_RATE),
        f"win rate by card; dealt at the start: {told(columns[0].measures, names, 3)}",
    )


def _wishes(study: Study, names: dict[str, str]) -> Plot:
    totals = study.tables[2]
    columns = [
        Column("kept when drawn", shares(totals, "kept when drawn")),
        Column("given away when dealt", shares(totals, "given when dealt")),
    ]
    rows = {label: names[label] for label in in_order(columns)}
    return Plot(
        lambda palette: dots(palette, rows, columns, "per cent of the times it could be"),
        f"cards that the bots keep from a draw: {told(columns[0].measures, names, 3)}",
    )


def _layout(study: Study) -> Plot:
    totals = study.tables[2]
    cells = shares(totals, "layout disc")
    rows = ranked(shares(totals, "layout"))
    columns = [str(disc) for disc in range(1, DISCS + 1)]
    names = {label: f"{label.replace(' ', ' on disc ')}" for label in cells}
    return Plot(
        lambda palette: grid(
            palette, rows, columns, cells, FAIR,
            "win rate, per cent; coloured: surely above or below a half (95 %)",
        ),
        f"win rate by card and disc of the start layout: {told(cells, names, 3)}",
    )  # fmt: skip
