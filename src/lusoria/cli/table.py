"""What every command that lays a table asks for: the game, seats, options, components, a seed."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.printed import Misprint
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from lusoria.records.header import Misprinted
from lusoria.records.reading import Record, read_record
from lusoria.words import explain

MOST_COMPONENTS: Final = 65_536
"""Characters of a component file; ours have about 5,000."""


@dataclass(frozen=True)
class Wishes:
    """A table as the command line wishes it."""

    game: Game
    seats: int
    options: dict[str, str]
    components: Components
    seed: int | str


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game, by its name."""
    parser.add_argument("game", metavar="GAME", choices=NAMES, help=", ".join(NAMES))


CHECKED: Final = "one seed deals one game in play, engine and arena, with dice that can be checked"
FAST: Final = (
    "simulate and show draw from a faster stream, since a die must cost next to nothing there: the"
    " same seed deals another game in play, engine and arena"
)
"""Which stream the seed of a command belongs to, and why (docs/decisions/0005-two-streams.md)."""


def add_table_options(
    parser: argparse.ArgumentParser, stream: str, seed_unless_told: str = "1"
) -> None:
    """Seats, options, components and the seed."""
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="how many play; as few as the game allows unless told",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="a rule that the table may choose, such as map=cumbria; preset=publisher sets several",
    )  # fmt: skip
    parser.add_argument(
        "--components", type=Path, metavar="FILE", help="printed values from an owner's file"
    )
    parser.add_argument(
        "--seed", type=read_seed, default=1, metavar="S",
        help=f"a number or a word; {seed_unless_told} unless told; {stream}",
    )  # fmt: skip


def read_wishes(args: argparse.Namespace, game: Game) -> Wishes:
    """The wished table, refused where the game does not know it."""
    options = game.choose(read_options(args.option))
    language = getattr(args, "language", None) or "en"
    printed = read_components(game, args.components, language) if args.components else None
    return Wishes(
        game=game,
        seats=game.check_seats(game.fewest if args.seats is None else args.seats),
        options=options,
        components=printed or game.texts.standard(options),
        seed=args.seed,
    )


def read_seed(text: str) -> int | str:
    """A seed; digits mean the same as a number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 40 else text


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """`name=value` pairs."""
    for pair in pairs:
        if "=" not in pair:
            raise Unreadable(f"--option is NAME=VALUE, such as preset=publisher, not {pair!r}")
    return dict(pair.split("=", 1) for pair in pairs)


def read_components(game: Game, path: Path, language: str = "en") -> Components:
    """An owner's components; their warnings are told by `check-components`."""
    return typed_components(game, read_file(path, MOST_COMPONENTS), path.stem, language)


def typed_components(game: Game, text: str, name: str, language: str) -> Components:
    """What an owner has typed, refused in the reader's language."""
    try:
        return game.texts.read_components(text, name)
    except Misprint as misprint:
        misprint.message = explain(language, game.name, misprint)
        misprint.args = (misprint.message,)
        raise


def recorded(path: Path, language: str, *, repair: bool = False) -> Record:
    """A record; what is wrong with its components is told in the reader's language."""
    try:
        return read_record(path, uncompiled, repair=repair)
    except Misprinted as refusal:
        why = explain(language, refusal.game, refusal.misprint)
        refusal.message = f"line {refusal.line}: components: {why}"
        refusal.args = (refusal.message,)
        raise


def read_file(path: Path, most: int) -> str:
    """A text file of limited length."""
    try:
        with path.open("rb") as file:
            raw = file.read(4 * most + 1)
        text = raw.decode("utf-8-sig") if len(raw) <= 4 * most else ""
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise Unreadable(
            f"{path}: byte {error.start} is not UTF-8; save it as UTF-8 text"
        ) from error
    if len(raw) > 4 * most or len(text) > most:
        raise Unreadable(f"{path} has more than {most:,} characters; this cannot be the right file")
    return text


def compiled(name: str) -> Game:
    """A game with its compiler, for whoever wants many games fast."""
    game = load(name)
    if not game.compiled:
        raise Unreadable("LUSORIA_THAWED=1 switches the compiler off; unset it for this command")
    return game


def uncompiled(name: str) -> Game:
    """A game without its compiler: where a person waits, plain Python starts at once."""
    game = load(name)
    return thawed(name) if game.compiled else game
