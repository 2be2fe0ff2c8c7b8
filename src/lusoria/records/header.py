"""A record's header: made from a table, and a table laid as it says."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.play import Play
from lusoria.core.printed import Misprint
from lusoria.games.catalogue import load
from lusoria.records.dealer import Dealer
from lusoria.records.lines import FORM, FORMS, Committed, Header, Printed, refuse_control

Loader = Callable[[str], Game]
"""Finds a game by its name, compiled or thawed."""


class Misprinted(Unreadable):
    """The components of a record break the rulebook or their own form."""

    def __init__(self, game: str, misprint: Misprint) -> None:
        super().__init__(f"components: {misprint.message}", rule=misprint.rule)
        self.game = game
        self.misprint = misprint


def header_of(
    play: Play,
    players: Sequence[str | None] | None = None,
    dealer: Dealer | None = None,
    started: str | UnsetType = UNSET,
    *,
    table_may_roll: bool | Literal["dice"] = False,
    position: dict[str, Any] | UnsetType = UNSET,
) -> Header:
    """The header of a game that begins at this table."""
    words = list(dealer.words) if dealer and dealer.words else UNSET
    return Header(
        record=FORM,
        game=play.game.name,
        rules=play.game.version,
        seats=play.seats,
        options=dict(play.options),
        players=list(players or [None] * play.seats),
        components=Printed(play.components.name, play.components.text.splitlines()),
        dice=Committed(dealer.commitment, table_may_roll or UNSET, words) if dealer else None,
        started=started,
        position=position,
    )


def lay_table(header: Header, loader: Loader = load) -> Play:
    """The table before the first entry, refused where the header makes no sense."""
    if header.record not in FORMS:
        forms = " and ".join(str(form) for form in FORMS)
        raise Unreadable(
            f"this is form {header.record} of a record; this Lusoria reads forms {forms}"
        )
    game = loader(header.game)
    game.check_seats(header.seats)
    if "preset" in header.options:
        raise Unreadable("options: a record names each option with its value, not a preset")
    options = game.as_of(header.rules, header.options)
    _check_people(header)
    printed = _read_printed(game, header.components)
    if header.position is UNSET:
        return Play(game, header.seats, options, printed)
    return _laid_out(game, header, options, printed)


def _laid_out(game: Game, header: Header, options: dict[str, str], printed: Components) -> Play:
    """A game that began elsewhere than at its beginning."""
    play = Play.at(game, {**_position(header), "options": options}, printed)
    if play.seats != header.seats:
        raise Unreadable(f"position: it has {play.seats} seats, the header {header.seats}")
    return play


def _position(header: Header) -> dict[str, Any]:
    return {} if isinstance(header.position, UnsetType) else header.position


def _check_people(header: Header) -> None:
    if len(header.players) != header.seats:
        raise Unreadable(f"players has {len(header.players)} names for {header.seats} seats")
    refuse_control((name for name in header.players if name is not None), "players")
    refuse_control((word for word in header.dice_words if word is not None), "dice.words")
    if header.started is not UNSET:
        try:
            datetime.fromisoformat(header.started)
        except ValueError as error:
            raise Unreadable(
                "started is a date and time such as 2026-05-01T19:30:00+02:00"
            ) from error


def _read_printed(game: Game, printed: Printed) -> Components:
    refuse_control([printed.name, *printed.lines], "components")
    try:
        return game.texts.read_components("\n".join(printed.lines) + "\n", printed.name)
    except Misprint as misprint:
        raise Misprinted(game.name, misprint) from misprint
