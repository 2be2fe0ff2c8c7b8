"""What Cambria shows."""

from lusoria.bots.study.measures import shares
from lusoria.bots.study.observers.cambria import GameObserver
from lusoria.bots.study.plots.boards import boards
from lusoria.bots.study.plots.exhibits import (
    Exhibits,
    Plot,
    header,
    order_plot,
    order_table,
    players,
    rank_table,
    win_plot,
)
from lusoria.bots.study.plots.lengths import ending_table, length_plot
from lusoria.bots.study.plots.sides import side_plot, side_table
from lusoria.bots.study.totals import Study
from lusoria.games.cambria.components import (
    LEAST_VALUE,
    MOST_VALUE,
    POINTS,
    Board,
    read_board,
    standard,
)

PARTS = {"score": "score", "forts": "forts", "points": "second places"}
DEEDS = {deed: deed for deed in GameObserver.AMOUNTS["deeds"]}
TURNS = "turns of each player"
DICE = {str(value): f"rolled {value}" for value in range(LEAST_VALUE, MOST_VALUE + 1)}


def exhibits(study: Study) -> Exhibits:
    """By the names that the page uses."""
    board = read_board(standard(study.components).text)
    forts = {fort.id: f"{fort.name} ({fort.value})" for fort in board.forts}
    seconds = {
        fort.id: f"{fort.name} (+{POINTS[fort.value]})"
        for fort in board.forts
        if POINTS[fort.value]
    }
    roads = road_names(board)
    two = study.tables[2]
    return {
        "games": header(study),
        "order": order_plot(study, "win rate by place in the order of turns"),
        "order-table": order_table(study),
        "parts": side_plot(study, "parts", PARTS, "mean points"),
        "deeds-table": side_table(study, "deeds", DEEDS),
        "forts": win_plot(study, "fort taken", forts, "win rate of who took a fort"),
        "forts-table": rank_table(shares(two, "fort taken"), forts, 5, "win rate with two players"),
        "seconds": win_plot(
            study, "point token taken", seconds, "win rate of who was second at a fort"
        ),
        "first-die": win_plot(
            study, "first die", DICE, "win rate by the die rolled for set-up", as_listed=True
        ),
        "first-road": win_plot(study, "first road", roads, "win rate by the first road"),
        "boards": _boards(study, board),
        "lengths": length_plot(study, TURNS),
        "endings": ending_table(study, TURNS, shared=True),
    }


def road_names(board: Board) -> dict[str, str]:
    """Each road by the forts it joins, with their values."""
    names = {}
    for road in board.roads:
        one, other = (board.forts[end] for end in road.ends)
        names[road.id] = f"{one.name} {one.value} – {other.value} {other.name}"
    return names


def _boards(study: Study, board: Board) -> Plot:
    panels = {
        f"{players(seats)} (fair: {100 / seats:.0f})": (shares(totals, "first road"), 1 / seats)
        for seats, totals in study.tables.items()
    }
    return Plot(
        lambda palette: boards(palette, board, panels),
        "maps of the board with the win rate, in per cent, of each road as first placement",
    )
