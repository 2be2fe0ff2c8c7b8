"""The lines of a record and their form; docs/records.md describes them for people.

One line is one JSON object: the header, then entries, then the result. This module knows only their
form. What they mean is checked by `course`, what may follow what by `reading`.
"""

import json
import re
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, NoReturn

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lusoria.core.errors import Unreadable

FORM: Final = 2
"""The version of the form that is written, told by the header's first field."""
FORMS: Final = (1, 2)
"""The versions that are read. Form 1 had no digest, and let the table roll wherever it liked."""

MOST_LINES: Final = 100_000
MOST_BYTES: Final = 1 << 19
"""Of one line, its end included: room for the longest component file, whatever its letters."""

_SHOWN: Final = 600
_CONTROL: Final = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")
"""All but the tab; line ends among them."""

Number = Annotated[int, Meta(ge=0, le=MOST_LINES)]
LONGEST_NAME: Final = 100
Short = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SEED: Final = re.compile("[0-9a-f]{64}")
Digits = Annotated[str, Meta(pattern=f"^{SEED.pattern}$")]
Hash = Annotated[str, Meta(pattern=f"^sha256:{SEED.pattern}$")]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A JSON object with fixed fields; one that it does not know is refused, not dropped."""


class Printed(_Part, frozen=True):
    """The component file that a game was played with, line by line."""

    name: Short
    lines: Annotated[list[str], Meta(min_length=1)]


class Committed(_Part, frozen=True):
    """What the dealer promised before the first card: the hash of a seed still secret.

    `table` lets the people at the table answer for fate where they like, or (`"dice"`) roll all
    dice themselves while cards still come from the dealer.
    """

    commitment: Hash
    table: bool | Literal["dice"] | UnsetType = UNSET
    words: Annotated[list[Short | None], Meta(max_length=100)] | UnsetType = UNSET
    """What each seat mixed in after the promise and before the first card."""


class Revealed(_Part, frozen=True):
    """The dealer's seed, told when the game is over."""

    seed: Digits


class Header(_Part, frozen=True):
    """What the game was played with."""

    record: Number
    game: Short
    rules: Number
    seats: Number
    options: dict[Short, Short]
    players: Annotated[list[Short | None], Meta(max_length=100)]
    components: Printed
    dice: Committed | None
    started: Short | UnsetType = UNSET
    position: dict[str, Any] | UnsetType = UNSET
    """Where the game began, if not at its beginning."""

    @property
    def dice_words(self) -> list[str | None]:
        """What the seats have mixed into the dice."""
        return [] if self.dice is None or self.dice.words is UNSET else self.dice.words


class Ply(_Part, frozen=True):
    """One action, of a seat or of fate; `by` tells that people rolled or drew for fate."""

    entry: Number
    seat: Number | Literal["fate"]
    do: Short
    by: Literal["table"] | UnsetType = UNSET


class Undo(_Part, frozen=True):
    """Play returns to before the entry named: as far as nothing new is known since then, or
    further where other seats have granted it."""

    entry: Number
    undo: Number
    granted: Annotated[list[Number], Meta(min_length=1, max_length=100)] | UnsetType = UNSET


class Taken(_Part, frozen=True):
    """Which seat, and who sits there from now on."""

    seat: Number
    by: Short


class SeatTaken(_Part, frozen=True):
    """A seat changes hands."""

    entry: Number
    seat_taken: Taken


class Outcome(_Part, frozen=True):
    """How the game ended, as docs/positions.md describes it."""

    ending: Short
    scores: list[int]
    parts: list[dict[str, int]]
    ranks: list[int]
    winners: list[int]


class Result(_Part, frozen=True):
    """The last line of a finished game."""

    result: Outcome
    entries: Number
    dice: Revealed | UnsetType = UNSET
    lines: Hash | UnsetType = UNSET
    """The hash of all lines before this one (form 2)."""


Entry = Ply | Undo | SeatTaken
Line = Header | Ply | Undo | SeatTaken | Result

_KINDS: Final[dict[str, type[Line]]] = {
    "record": Header,
    "result": Result,
    "do": Ply,
    "undo": Undo,
    "seat_taken": SeatTaken,
}
"""The field that tells each kind of line from the others."""


def write_line(line: Line) -> bytes:
    """A line as it stands in the file."""
    text = json.dumps(msgspec.to_builtins(line), ensure_ascii=False)
    raw = text.encode() + b"\n"
    if len(raw) > MOST_BYTES:
        raise Unreadable(f"a line of {len(raw):,} bytes is too long; at most {MOST_BYTES:,} fit")
    return raw


def read_line(raw: bytes) -> Line:
    """A line from the file, refused where its form is wrong."""
    tree = _read_json(raw)
    if not isinstance(tree, dict):
        raise Unreadable("a line of a record is a JSON object, in braces")
    kind = next((kind for field, kind in _KINDS.items() if field in tree), None)
    if kind is None:
        fields = ", ".join(f'"{field}"' for field in _KINDS)
        raise Unreadable(f"this is no line of a record: none of the fields {fields} is there")
    try:
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        field = where.strip("`").removeprefix(".")
        raise Unreadable(f"{field}: {what}" if field else what) from error


def _read_json(raw: bytes) -> Any:
    """JSON without duplicate fields, NaN, half characters or towers of brackets."""
    try:
        text = raw.decode()
        tree = json.loads(text, object_pairs_hook=_fields, parse_constant=_refuse_constant)
        if "\\u" in text:
            json.dumps(tree, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise Unreadable(f"this is not JSON: {error.msg} (column {error.colno})") from error
    except UnicodeDecodeError as error:
        raise Unreadable(f"byte {error.start + 1} of the line is not UTF-8") from error
    except UnicodeEncodeError as error:
        raise Unreadable("an escape such as \\ud800 is half a character") from error
    except RecursionError as error:
        raise Unreadable("brackets are nested too deeply") from error
    except ValueError as error:  # a number of thousands of digits
        raise Unreadable("a number has far too many digits") from error
    return tree


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable(f"the field {twice!r} stands there twice")
    return fields


def _refuse_constant(word: str) -> NoReturn:
    raise Unreadable(f"{word} is no number")


def shown(text: str) -> str:
    """A text with something from outside in it, fit for one line of a terminal."""
    short = text if len(text) <= _SHOWN else f"{text[: _SHOWN // 2]}…{text[-_SHOWN // 2 :]}"
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in short)


def check_name(name: str) -> None:
    """Refuse a name that no record could tell."""
    if not 0 < len(name) <= LONGEST_NAME or _CONTROL.search(name):
        raise Unreadable(
            f"'{shown(name)}' is no name: one has 1 to {LONGEST_NAME} letters and no control"
            " character",
            reason="bad_name", facts={"most": LONGEST_NAME},
        )  # fmt: skip


def refuse_control(texts: Iterable[str], what: str) -> None:
    """Control characters in names would steer the terminal of whoever reads them."""
    for text in texts:
        if _CONTROL.search(text):
            raise Unreadable(f"{what}: '{shown(text)}' has a control character")
