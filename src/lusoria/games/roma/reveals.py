"""Law 6 in Roma: may an action have told a player what he could not know before?

It has told him something if what he sees next is impossible in some world that he had to believe
possible. His veil says which worlds those are: cards of the other's hand that he is sure of, and a
pile of unseen ones from which the rest of it comes, any of them. So it is enough to count: a card
is in every such hand if more copies are unseen than can lie elsewhere (R14.14).

What the other player has not seen hangs on his own hand, which is his secret: were the true hand
asked, the answer would tell of it to whoever acts. So every hand is asked that the acting player
must believe possible (law 5), and again it is enough to count: of all these hands one that holds as
many cards of some kinds as it may leaves the fewest of them in doubt.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final, NamedTuple

from lusoria.core.play import Play
from lusoria.games.roma.actions import FIRST
from lusoria.games.roma.state import FACE_DOWN, SEATS
from lusoria.games.roma.words import FIRST_BUILDING, KINDS, Card, Question

Pile = list[int]
"""Copies of each kind."""

Kinds = Iterable[int]

CHARACTERS: Final = range(FIRST_BUILDING)
BUILDINGS: Final = range(FIRST_BUILDING, KINDS)


class Sight(NamedTuple):
    """What a player knows of the other's cards in hand or face down: some of them are certain, and
    so many more come from a pile that he has not seen."""

    certain: Pile
    unseen: Pile
    missing: int

    def fewest(self, kinds: range | tuple[int, ...]) -> int:
        """How many cards of some kinds are there at least."""
        others = sum(self.unseen) - _of(self.unseen, kinds)
        return _of(self.certain, kinds) + max(0, self.missing - others)

    def most(self, kinds: range) -> int:
        """How many cards of some kinds are there at most."""
        return _of(self.certain, kinds) + min(self.missing, _of(self.unseen, kinds))

    @property
    def everything(self) -> bool:
        """Whether no card is in doubt."""
        return one_choice(self.unseen, self.missing)


def _of(pile: Pile, kinds: range | tuple[int, ...]) -> int:
    return sum(pile[card] for card in kinds)


def one_choice(pile: Pile, size: int) -> bool:
    """Whether so many cards can be taken from a pile in one way only."""
    return size in (0, sum(pile)) or sum(1 for copies in pile if copies) == 1


def sight(veiled: Any, seat: int) -> Sight:
    """What a veiled table says of the other player's cards."""
    early = seat == veiled.active and veiled.drawn_early_size > 0
    pile = list(veiled.hand_or_drawn if early else veiled.deck)
    face_down = sum(1 for card in veiled.space[seat] if card == FACE_DOWN)
    certain = list(veiled.hand[seat])
    return Sight(certain, pile, veiled.hand_size[seat] + face_down - sum(certain))


def plain(play: Play) -> Any:
    """The table as a plain object; a thawed one already is."""
    return play.state if play.game.compiled else play.snapshot()[0]


def seen_by(play: Play, seat: int) -> Any:
    """The table as a player sees it."""
    return plain(play.veiled(1 << seat))


def seen_by_the_other(play: Play, *wanted: Kinds) -> Any:
    """The table as the other player may see it: he holds as many cards of the wanted kinds, first
    come first served, as the acting player must believe possible."""
    other = 1 - play.seat
    table = seen_by(play, play.seat)
    missing = sight(table, other).missing
    for card in chain(*wanted, range(KINDS)):
        taken = min(missing, table.deck[card])
        table.deck[card] -= taken
        table.hand[other][card] += taken
        missing -= taken
    world = play.copy()
    world.put(table)
    return seen_by(world, other)


def reveals(play: Play, action: int) -> bool:
    """Whether a seat's action may, for all it knows, tell somebody what he could not know before.

    Set-up needs no other world than the true one: whoever is in doubt there learns something.
    """
    then = play.copy()
    then.apply(action)
    before, after = plain(play), plain(then)
    card = int(FIRST[action])
    seat, other = before.seat, 1 - before.seat
    if before.question == Question.GIVE:
        return after.question != Question.GIVE and exchange_tells(play, before, card)
    if before.question == Question.LAYOUT:
        return after.question != Question.LAYOUT and turning_up_tells(play)
    if after.question == Question.TAKE and after.acting == Card.HARUSPEX:
        return not sight(seen_by(play, seat), other).everything
    if before.question == Question.KEEP:
        return keeping_tells(play, before, card)
    if after.hand_size[seat] < before.hand_size[seat]:
        return laying_tells(play, before, after, card)
    if after.question in (Question.LAY_FREE, Question.COPY) and after.question != before.question:
        return beginning_tells(play, action)
    return False


# Set-up


def exchange_tells(play: Play, before: Any, given: int) -> bool:
    """Both see what they receive; he who gives last has his own last card in it."""
    actor = before.seat
    other = 1 - actor
    seen = [seen_by(play, seat) for seat in range(SEATS)]
    if not one_choice(seen[actor].deck, before.passed_size[other]):
        return True
    received = before.passed[actor][:]
    received[given] += 1
    return any(
        not _could_pass(sight(seen[other], actor), first, received)
        for first in range(KINDS)
        if seen[other].deck[first]
    )


def _could_pass(hand: Sight, first: int, received: Pile) -> bool:
    """Whether he who had passed this card first could always add what makes up the gift."""
    rest = received[:]
    rest[first] -= 1
    if rest[first] < 0:
        return False
    unseen = hand.unseen[:]
    unseen[first] -= 1
    left = Sight(hand.certain, unseen, hand.missing)
    return all(left.fewest((card,)) >= rest[card] for card in range(KINDS) if rest[card])


def turning_up_tells(play: Play) -> bool:
    """All see which card lies where; only cards of one kind can lie in one way alone."""
    return any(
        not hand.everything or _kinds(hand) > 1
        for hand in (sight(seen_by(play, viewer), 1 - viewer) for viewer in range(SEATS))
    )


def _kinds(hand: Sight) -> int:
    found = {card for card in range(KINDS) if hand.certain[card]}
    if hand.missing:
        found |= {card for card in range(KINDS) if hand.unseen[card]}
    return len(found)


# A turn


def laying_tells(play: Play, before: Any, after: Any, card: int) -> bool:
    """The other sees the card; laid without paying, also whether there is another of its type."""
    kinds, others = (CHARACTERS, BUILDINGS) if card < FIRST_BUILDING else (BUILDINGS, CHARACTERS)
    hands = (
        sight(seen_by_the_other(play, *wanted), before.seat)
        for wanted in (((card,), others), (kinds,), (others,))
    )
    if before.question != Question.LAY_FREE:
        return next(hands).fewest((card,)) == 0
    again = after.question == Question.LAY_FREE
    return any(laying_free_tells(hand, card, kinds, again=again) for hand in hands)


def laying_free_tells(hand: Sight, card: int, kinds: range, *, again: bool) -> bool:
    """He was asked, so there was one of the type; asked again, there are two, and else no other."""
    only = hand.unseen[card] == _of(hand.unseen, kinds) and not _of(hand.certain, kinds)
    if hand.fewest((card,)) == 0 and not only:
        return True
    return hand.fewest(kinds) < 2 if again else hand.most(kinds) > 1


def beginning_tells(play: Play, action: int) -> bool:
    """An Architectus or a Senator, or a Scaenicus in their stead, needs a card of the type."""
    return any(
        _impossible_without(play, seen_by_the_other(play, kinds), action, kinds)
        for kinds in (CHARACTERS, BUILDINGS)
    )


def _impossible_without(play: Play, veiled: Any, action: int, kinds: range) -> bool:
    """Whether there may be no such card in hand, and the action could not be done then."""
    hand = sight(veiled, play.seat)
    if hand.fewest(kinds) > 0:
        return False
    missing = hand.missing
    for card in range(KINDS):
        if card not in kinds:
            taken = min(missing, hand.unseen[card])
            veiled.hand[play.seat][card] += taken
            missing -= taken
    world = play.copy()
    world.put(veiled)
    return bool(world.legal()) and world.why_not(action) != 0


def keeping_tells(play: Play, before: Any, kept: int) -> bool:
    """The other sees all drawn cards but the kept one."""
    return any(
        discards_tell(seen_by_the_other(play, (card,)), before, kept)
        for card in range(KINDS)
        if before.drawn[card]
    )


def discards_tell(veiled: Any, before: Any, kept: int) -> bool:
    """He also sees which of them came before a new deck."""
    early = before.drawn_early_size
    shown_early = before.drawn_early[:]
    shown_late = [a - b for a, b in zip(before.drawn, before.drawn_early, strict=True)]
    keeps_early = shown_late[kept] == 0
    (shown_early if keeps_early else shown_late)[kept] -= 1
    late = Sight([0] * KINDS, veiled.deck, before.drawn_size - early)
    first = Sight([0] * KINDS, veiled.hand_or_drawn, early)
    if any(late.fewest((card,)) < shown_late[card] for card in range(KINDS)):
        return True
    if any(first.fewest((card,)) < shown_early[card] for card in range(KINDS)):
        return True
    return keeps_early and any(
        _of(shown_late, (c,)) and first.most(range(c, c + 1)) > shown_early[c] for c in range(KINDS)
    )
