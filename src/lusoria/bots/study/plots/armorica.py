"""What Armorica shows."""

from lusoria.bots.study.measures import shares
from lusoria.bots.study.observers.armorica import PASSED
from lusoria.bots.study.plots.exhibits import (
    Exhibits,
    header,
    order_plot,
    order_table,
    rank_table,
    win_plot,
)
from lusoria.bots.study.plots.figures import Column
from lusoria.bots.study.plots.lengths import ending_table
from lusoria.bots.study.plots.sides import difference_plot, side_plot, side_table
from lusoria.bots.study.totals import Study
from lusoria.core.layout import thaw
from lusoria.games.armorica.components import FIRST_GAUL, FIRST_ROMAN, standard
from lusoria.games.armorica.words import Icon, Suit

PARTS = {"sets": "sets", "gold": "gold", "grapes": "most grapes", "olives": "most olives",
         "sheep": "most sheep"}  # fmt: skip
ICONS = {icon.name.lower(): icon.name.lower() for icon in Icon}
DEEDS = {
    "cards taken": "cards taken", "passes": "passes",
    "passes by choice": "passes with a card in reach", "cards starved": "cards lost in winter",
    "cards at the end": "cards at the end",
}  # fmt: skip


SINGLE = ("wheat", "grape", "olive", "sheep", "gold", "amphora")


def card_names() -> dict[str, str]:
    """Each card with what is printed on it."""
    box, ids = thaw(standard().box[0]), standard().names["card"]
    names = {}
    for card, name in enumerate(ids):
        icons = ", ".join(
            SINGLE[icon] if count == 1 else f"{count} {icon.name.lower()}"
            for icon, count in zip(Icon, box.icons[card], strict=True)
            if count
        )
        names[name] = f"{name} {Suit(box.suit[card]).name.lower()}: {icons}"
    return names


def exhibits(study: Study) -> Exhibits:
    """By the names that the page uses."""
    names = card_names()
    ids = list(names)
    gauls = {card: names[card] for card in ids[FIRST_GAUL:FIRST_ROMAN]}
    romans = {card: names[card] for card in ids[FIRST_ROMAN:]}
    two = study.tables[min(study.tables)]
    more = [
        Column("2 players,\nkept to the end", shares(two, "kept"), 0.5),
        Column("2 players, taken\nif in reach", shares(two, "taken when in reach")),
    ]
    taken = shares(two, "taken")
    opening = names | {PASSED: "passes"}
    return {
        "games": header(study),
        "order": order_plot(study, "win rate by place in the first round"),
        "order-table": order_table(study),
        "parts": difference_plot(study, "parts", PARTS, "points of winners above those of others"),
        "parts-table": side_table(study, "parts", PARTS | {"score": "**score**"}),
        "icons": side_plot(study, "icons", ICONS, "mean icons in the display at the end"),
        "deeds-table": side_table(study, "deeds", DEEDS),
        "gauls": win_plot(study, "taken", gauls, "win rate of who took a Gaul", more=more),
        "gauls-table": rank_table(taken, gauls, 5, "win rate with two players"),
        "romans": win_plot(study, "taken", romans, "win rate of who took a Roman", more=more),
        "romans-table": rank_table(taken, romans, 5, "win rate with two players"),
        "first-gaul": win_plot(study, "first gaul", opening, "win rate by the first Gaul"),
        "first-roman": win_plot(study, "first roman", opening, "win rate by the first Roman"),
        "endings": ending_table(study, "rounds", shared=False),
    }
