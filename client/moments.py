"""The moments that *How to play Cambria* and its rules show: positions, read and checked by the
rules' own editor, and what the rules say of each. What glows in a picture is what may be chosen.

python -m client.moments          writes them where the pages read them; a test holds them fresh
"""

from pathlib import Path
from typing import Any, Final, cast

import msgspec

from lusoria.core.play import Play
from lusoria.games.cambria.view import CambriaPrinted
from lusoria.games.catalogue import load

KEPT: Final = Path(__file__).parent / "pages" / "how" / "cambria.json"
COLOURS: Final = "abcde"
WARRIORS: Final = 5
YOU: Final = 0
VIEWER: Final = 1 << YOU
TOLD: Final = ("decision", "choices", "position", "derived")  # of a View
Position = dict[str, Any]
Taken = dict[str, list[str]]  # by the letter of the colour, as on roads

PRINTED: Final = cast("CambriaPrinted", Play(load("cambria"), len(COLOURS), {}).printed())
FORTS: Final = [fort.fort for fort in PRINTED.forts]


def _at(
    roads: str, taken: Taken | None = None, seconds: Taken | None = None, **more: Any
) -> Position:
    """You are asked; roads are `r01e`: a warrior of e on r01."""
    held = {each[:-1]: COLOURS.index(each[-1]) for each in roads.split()}
    out = [*held.values(), *more.get("ships", {}).values()]
    tokens = [(taken or {}).get(colour, []) for colour in COLOURS]
    return {
        "game": "cambria",
        "seats": len(COLOURS),
        "decision": {"seat": YOU, "question": "act"},
        "start_player": YOU,
        "active": YOU,
        "turns": 20,
        "dice": [3, 5],
        "ship_used": False,
        "legion": "eagle",
        "roads": held,
        "ships": {},
        "supply": [WARRIORS - out.count(seat) for seat in range(len(COLOURS))],
        "forts": [fort for fort in FORTS if not any(fort in each for each in tokens)],
        "fort_tokens": tokens,
        "point_tokens": [(seconds or {}).get(colour, []) for colour in COLOURS],
    } | more


MOMENTS: Final[dict[str, Position]] = {
    "hero": _at(
        "r01e r02d r05a r06d r07e r09d r10a r11b r13b r14a r15c r16e r17e r18c r19d r20b r23d r24b"
        " r25b r26c r27c r28c",
        {"a": ["mediomanum"], "c": ["isca"], "d": ["pennal"], "e": ["canovium", "deva"]},
        ships={"4": 4, "6": 0},
        legion="r04",
    ),
    "setup": _at("r01e r02d r04b r05a r26c"),
    "fort": _at("r20c r21c r23b", {"a": ["nidum"]}, legion="r18"),
    "dice": _at("r02d r04e r05a r10c r12b r14b"),
    "double": _at("r10c r11e r16b r17a r25d", dice=[4, 4], legion="r13"),
    "legion": _at("r18c r19c r23d r26a r27b", dice=[1, 6], legion="r24"),
    "ship": _at("r02d r09a", dice=[2, 5], ships={"3": 2, "6": 0}),
    "fall": _at("r18a r19d r20b r21b r23a r24b r27c"),
    "hold": _at("r22c r24c r28b", legion="r27"),
    "end": _at(
        "r01e r02d r04e r05a r06d r07c r08a r10a r11e r14a r16e r17e r18c r19d r20b r21b r22c r23d"
        " r24b r25b r26c r27d r28a",
        {
            "a": ["tomen-y-mur", "mediomanum"],
            "b": ["bremia", "alabum"],
            "c": ["isca", "nidum"],
            "d": ["pennal", "cicucium"],
            "e": ["canovium", "deva", "bravonium"],
        },
        {"a": ["bravonium"], "b": ["nidum"]},
        decision={"seat": None, "question": "over"},
        active=None,
        dice=[],
        ships={"5": 2},
        legion="away",
    ),
}


def moments() -> str:
    """The map as it is printed, and of every moment what its View tells."""
    views = {name: _view(position) for name, position in MOMENTS.items()}
    made = msgspec.json.encode({"printed": PRINTED, "views": views})
    return msgspec.json.format(made, indent=0).decode() + "\n"


def _view(position: Position) -> dict[str, Any]:
    view = Play.at(load("cambria"), position).view(VIEWER, 0, [])
    return {part: getattr(view, part) for part in TOLD}


if __name__ == "__main__":
    KEPT.write_text(moments(), "utf-8")
