"""Our own cards, and the examples that *How to play Armorica* shows: positions, read and checked by
the rules' own editor, and what the rules say of each. Nothing in a picture is worked out anew.

python -m client.examples         writes them where the pages read them; a test holds them fresh
"""

from pathlib import Path
from typing import Any, Final, cast

import msgspec

from lusoria.core.play import Play
from lusoria.games.armorica.view import ArmoricaPrinted
from lusoria.games.catalogue import load

CLIENT: Final = Path(__file__).parent
CARDS_KEPT: Final = CLIENT / "games" / "armorica" / "house.json"
KEPT: Final = CLIENT / "pages" / "how" / "armorica.json"
YOU: Final = 0
TOLD: Final = ("derived", "standing")  # of a View
Position = dict[str, Any]


def _at(question: str, yours: str, others: str = "", **rows: str) -> Position:
    """You are asked, or the game is over; rows lie from left to right."""
    return {
        "game": "armorica",
        "seats": 2,
        "start_player": YOU,
        "decision": {"seat": None if question == "over" else YOU, "question": question},
        "displays": [yours.split(), others.split()],
        **{name: row.split() for name, row in rows.items()},
    }


EXAMPLES: Final[dict[str, Position]] = {
    "hero": _at("over", "S3 G-A2 R-I-5 G-A5 R-I-7 G-A3 G-C1 R-III-6", "G-C3 G-D4 G-C5"),
    "rows": _at(
        "take_gaul",
        "S3",
        gaul_row="G-A4 G-A1 G-A5 G-A3 G-A2 G-A6",
        roman_row="R-I-3 R-I-6 R-I-1 R-I-7 R-I-2 R-I-5",
    ),
    # one round of yours, whose Romans and icons are those of A13.1
    "count": _at("take_gaul", "S3 G-A6 R-I-3", gaul_row="G-B3 G-B5 G-B2 G-B6 G-A4 G-A3"),
    "take": _at("take_roman", "S3 G-A6 R-I-3 G-B6", gaul_row="G-C6 G-B3 G-B5 G-B2 G-A4 G-A3"),
    "roman": _at(
        "take_roman",
        "S3 G-A6 R-I-3 G-B6",
        roman_row="R-II-3 R-II-6 R-II-2 R-I-2 R-I-6 R-I-5",
    ),
    "winter": _at("starve", "S3 G-A6 R-I-3 G-B6 R-I-2"),
    "example": _at(
        "over", "S2 G-A3 G-B1 G-C5 G-C1 R-II-5 G-C3 R-III-5 R-IV-1 R-IV-8", "S1 G-D3 G-D4 G-B3"
    ),
}


def cards() -> str:
    """What is printed on our own cards, and what sets score."""
    printed = cast("ArmoricaPrinted", Play(load("armorica"), 2, {}).printed())
    return _written({"cards": printed.cards, "set_points": printed.set_points})


def examples() -> str:
    """What a View tells of every example."""
    return _written({name: _view(position) for name, position in EXAMPLES.items()})


def _view(position: Position) -> dict[str, Any]:
    view = Play.at(load("armorica"), position).view(1 << YOU, 0, [])
    return {part: getattr(view, part) for part in TOLD}


def _written(found: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=0).decode() + "\n"


if __name__ == "__main__":
    CARDS_KEPT.write_text(cards(), "utf-8")
    KEPT.write_text(examples(), "utf-8")
