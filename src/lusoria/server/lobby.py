"""Before the first card: making a table, finding one, sitting down, mixing a word into the dice."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.game import Game
from lusoria.games.catalogue import load
from lusoria.records.dealer import Dealer
from lusoria.server.agreed import Agreed
from lusoria.server.api import Unknown, too_large
from lusoria.server.free_text import check, tidied
from lusoria.server.front.homes import ALONE, Place
from lusoria.server.store.store import Store, StoredMatch, StoredSeat, key_hash, new_key
from lusoria.server.wire import NewTable, Wanted

MOST_COMPONENTS: Final = 65_536
"""Characters of a component file; ours have about 5,000."""
MOST_NAME: Final = 40
MOST_WORD: Final = 100
MOST_TRIES: Final = 5

Secrets = dict[int, str]
"""Each seat of somebody's own, and the secret that is the seat."""


class Lobby:
    """Tables that have not begun."""

    def __init__(self, store: Store, place: Place = ALONE) -> None:
        self.store = store
        self.new_match = place.new_match

    async def make(self, wish: NewTable) -> tuple[str, Secrets]:
        """Lay a new table; its maker gets the secrets of his own seats."""
        game = load(wish.game)
        dealer = Dealer.fresh()
        agreed = _agreed(game, wish, dealer.commitment)
        match = self.new_match()
        seats, own = chairs_of(wish.chairs, wish.language)
        await self.store.make(match, game.name, wish.public, agreed.write(), dealer.seed, seats)
        return match, own

    async def waiting(self, match: str) -> tuple[StoredMatch, Agreed, list[StoredSeat]]:
        """A table that has not begun."""
        stored = await self.store.find(match)
        if stored is None:
            raise Unknown("there is no such table")
        if stored.phase != "open":
            raise Illegal("this table has begun", reason="table_begun")
        return stored, Agreed.read(stored.settings), await self.store.seats(match)

    async def sit_down(self, match: str, name: str, language: str, seat: int | None) -> Secrets:
        """Take an open chair; of two guests who reach for the same one, one gets the next."""
        name = tidied(name, MOST_NAME, "name")
        for _ in range(MOST_TRIES):
            _, _, seats = await self.waiting(match)
            free = [each.seat for each in seats if each.kind == "open"]
            if seat is not None and seat not in free:
                raise Illegal("that chair is taken", reason="chair_taken")
            if not free:
                raise Illegal("all chairs are taken", reason="table_full")
            key = new_key()
            taken = StoredSeat(
                free[0] if seat is None else seat, "person", name, language, "", key_hash(key)
            )
            if await self.store.sit_down(match, taken):
                return {taken.seat: key}
        raise Illegal("all chairs are taken", reason="table_full")

    async def arrange(self, match: str, secret: str, wanted: Sequence[Wanted]) -> None:
        """The owner puts bots or nobody on chairs that no guest has taken, adds chairs, or takes
        empty ones away from the end; a guest who sits down meanwhile stays."""
        for _ in range(MOST_TRIES):
            stored, agreed, seats = await self.waiting(match)
            if agreed.owner not in seats_of(seats, [secret]):
                raise Illegal("only the table's owner arranges the chairs", reason="not_owner")
            load(agreed.game).check_seats(len(wanted))
            words = {seat: word for seat, word in agreed.words.items() if seat < len(wanted)}
            after = msgspec.structs.replace(agreed, seats=len(wanted), words=words).write()
            if await self.store.arrange(match, stored.settings, after, arranged(seats, wanted)):
                return
        raise Illegal("others changed the table at the same moment; try again", reason="try_again")

    async def mix(self, match: str, secret: str, word: str) -> None:
        """A seat's own word goes into the dice: then not even the host can have chosen them."""
        check(word, MOST_WORD, "word")
        for _ in range(MOST_TRIES):
            stored, agreed, seats = await self.waiting(match)
            own = seats_of(seats, [secret])
            if not own:
                raise Unknown("there is no such table")
            words = agreed.words | dict.fromkeys(own, word)
            mixed = msgspec.structs.replace(agreed, words=words)
            if await self.store.settle(match, "open", stored.settings, mixed.write()):
                return
        raise Illegal("others changed the table at the same moment; try again", reason="try_again")

    async def rematch(self, over: StoredMatch, seats: Sequence[StoredSeat]) -> str:
        """The same table once more: the same people with the same secrets, the same bots."""
        before = Agreed.read(over.settings)
        if before.rematch:
            return before.rematch
        dealer, match = Dealer.fresh(), self.new_match()
        again = msgspec.structs.replace(
            before, commitment=dealer.commitment, words={}, rematch=None, position=None
        )
        chairs = [replace(seat, level="") if seat.kind == "person" else seat for seat in seats]
        await self.store.make(match, over.game, False, again.write(), dealer.seed, chairs)
        told = msgspec.structs.replace(before, rematch=match)
        if await self.store.settle(over.id, "finished", over.settings, told.write()):
            return match
        return await self._rematch_of(over.id)  # somebody else was quicker

    async def _rematch_of(self, match: str) -> str:
        stored = await self.store.find(match)
        again = Agreed.read(stored.settings).rematch if stored else None
        if again is None:
            raise Illegal("this game is not over yet", reason="not_over")
        return again


def arranged(seats: Sequence[StoredSeat], wanted: Sequence[Wanted]) -> list[StoredSeat]:
    """The chairs as the owner wants them; whoever sits keeps the chair."""
    if any(seat.kind == "person" for seat in seats[len(wanted) :]):
        raise Illegal("somebody sits on a chair that would be taken away", reason="chair_taken")
    kept = {seat.seat: seat for seat in seats if seat.kind == "person"}
    for number, wish in enumerate(wanted):
        if number not in kept and wish.kind in ("me", "here"):
            raise Unreadable(f"chairs[{number}]: nobody sits there; it is open, or a bot's")
    language = seats[0].language
    return [
        kept[number] if number in kept else _chair(number, wish, language, "")
        for number, wish in enumerate(wanted)
    ]


def seats_of(seats: Sequence[StoredSeat], keys: Sequence[str]) -> frozenset[int]:
    """The seats whose secrets somebody holds. Hashes are compared in constant time."""
    hashes = [key_hash(key) for key in keys]
    return frozenset(
        seat.seat
        for seat in seats
        for each in hashes
        if seat.key_hash and secrets.compare_digest(seat.key_hash, each)
    )


def chairs_of(wanted: Sequence[Wanted], language: str) -> tuple[list[StoredSeat], Secrets]:
    """The chairs as somebody wants them, and the secrets of the seats that are their own."""
    own = {seat: new_key() for seat, each in enumerate(wanted) if each.kind in ("me", "here")}
    seats = [_chair(seat, each, language, own.get(seat, "")) for seat, each in enumerate(wanted)]
    return seats, own


def _chair(seat: int, wanted: Wanted, language: str, key: str) -> StoredSeat:
    if wanted.kind == "bot":
        if wanted.level is None:
            raise Unreadable(f"chairs[{seat}]: a bot needs a level")
        return StoredSeat(seat, "bot", "", language, wanted.level)
    if wanted.kind == "open":
        return StoredSeat(seat, "open", "", language)
    name = tidied(wanted.name, MOST_NAME, "name")
    return StoredSeat(seat, "person", name, language, "", key_hash(key))


def check_components(game: Game, text: str) -> None:
    """Refuse a component file of somebody's own that no table can be laid with."""
    if len(text) > MOST_COMPONENTS:
        raise too_large(MOST_COMPONENTS)
    game.texts.read_components(text, "own")


def _agreed(game: Game, wish: NewTable, commitment: str) -> Agreed:
    """What the maker wishes, refused where the game does not know it."""
    game.check_seats(len(wish.chairs))
    title = tidied(wish.title, MOST_NAME, "title") if wish.title.strip() else ""
    if wish.wishes.own_dice and all(each.kind == "bot" for each in wish.chairs):
        raise Unreadable("wishes.own_dice: bots have no dice of their own; let the dealer roll")
    components = wish.components
    if components is not None:
        check_components(game, components)
    owner = next((n for n, each in enumerate(wish.chairs) if each.kind == "me"), 0)
    return Agreed(
        game=game.name,
        seats=len(wish.chairs),
        options=game.choose(wish.options),
        components=components,
        components_name="own" if components is not None else game.name,
        title=title,
        wishes=wish.wishes,
        owner=owner,
        commitment=commitment,
    )
