"""Does an action reveal anything? Asked of every world, one by one: slow, and right by definition.

Nothing here is taken from the veil's counting or from the redeal. A world is any way to place the
cards that a player has not seen where he sees that cards must be; the rules then say what he would
see next in it. Tables are thawed ones: plain objects, which cost little to make and to compare.
"""

from collections.abc import Iterator
from itertools import permutations
from types import SimpleNamespace
from typing import Any

from lusoria.core.events import heard
from lusoria.core.play import Play
from lusoria.games.roma.words import Question

Pile = list[int]


def reveals(play: Play, action: int) -> bool:
    """Whether some seat may see what it could not see in a world that it had to believe possible.

    The acting seat must not learn from the answer in which world it is: the other seat is asked in
    all of them. (What the acting seat itself learns it learns in every world, or in none.)
    """
    seat, other = play.seat, 1 - play.seat
    return learns(play, action, seat) or any(
        learns(world, action, other) for world in worlds(play, seat)
    )


def learns(play: Play, action: int, viewer: int) -> bool:
    """Whether a seat can rule out a world after an action."""
    seen = look(play, action, viewer)
    return any(not possible(world, action, viewer, seen) for world in worlds(play, viewer))


def possible(world: Play, action: int, viewer: int, seen: Any) -> bool:
    """Whether this could be seen next in a world; what another does may be his secret."""
    choices = world.legal()
    tried = [action] if world.seat == viewer else choices
    return any(each in choices and look(world, each, viewer) == seen for each in tried)


def look(play: Play, action: int, viewer: int) -> Any:
    """What a seat sees of an action: the table after it, its own choices, what it hears."""
    after = play.copy()
    told = heard(after.apply(action), 1 << viewer, after.game.tellings)
    choices = after.legal() if after.seat == viewer else []
    return after.veiled(1 << viewer).snapshot(), choices, told


def worlds(play: Play, viewer: int) -> Iterator[Play]:
    """Every world that a seat must believe possible."""
    s, hidden = play.state, 1 - viewer
    for each in placings(s, hidden):
        world = play.copy()
        world.restore([each])
        if fits(world, hidden):
            yield world


def fits(world: Play, hidden: int) -> bool:
    """He who is asked to lay or to copy can do so: otherwise he had not been asked."""
    state = world.state
    if state.seat != hidden:
        return True
    if state.question == Question.LAY_FREE:
        return len(world.legal()) > 1
    return state.question != Question.COPY or len(world.legal()) > 0


def placings(s: Any, hidden: int) -> Iterator[Any]:
    """All ways to place the unseen cards: in hand, face down, passed, set aside, in the deck."""
    laid = [
        d
        for d in range(1, s.discs + 1)
        if s.question == Question.LAYOUT and s.space[hidden][d] >= 0
    ]
    own = s.hand[hidden][:]
    for disc in laid:
        own[s.space[hidden][disc]] += 1
    sure = [min(a, b) for a, b in zip(s.known[hidden], own, strict=True)]
    unsure = [a - b for a, b in zip(own, sure, strict=True)]
    active = s.active == hidden
    early = s.drawn_early if active else [0] * len(own)
    late = [a - b for a, b in zip(s.drawn, early, strict=True)] if active else [0] * len(own)
    rest = added(s.deck, s.passed[hidden], late)
    pool = added(unsure, early) if sum(early) else added(unsure, rest)
    for hand in choices(pool, sum(unsure)):
        left = minus(pool, hand)
        first, deck = (left, rest) if sum(early) else ([0] * len(own), left)
        for passed in choices(deck, sum(s.passed[hidden])):
            for drawn in choices(minus(deck, passed), sum(late)):
                in_deck = minus(minus(deck, passed), drawn)
                yield from laid_out(
                    s, hidden, added(sure, hand), laid, passed, first, drawn, in_deck
                )


def laid_out(
    s: Any,
    hidden: int,
    own: Pile,
    laid: list[int],
    passed: Pile,
    early: Pile,
    late: Pile,
    deck: Pile,
) -> Iterator[Any]:
    """Such a table, with his cards face down on the discs in every order."""
    cards = [card for card, copies in enumerate(own) for _ in range(copies)]
    for order in set(permutations(cards, len(laid))):
        t = SimpleNamespace(**{name: copied(value) for name, value in vars(s).items()})
        t.hand[hidden] = own[:]
        for disc, card in zip(laid, order, strict=True):
            t.space[hidden][disc] = card
            t.hand[hidden][card] -= 1
        t.passed[hidden], t.deck = passed[:], deck[:]
        if s.active == hidden:
            t.drawn, t.drawn_early = added(early, late), early[:]
        yield t


def choices(pile: Pile, size: int, first: int = 0) -> Iterator[Pile]:
    """All different ways to take so many cards from a pile."""
    if size == 0:
        yield [0] * len(pile)
        return
    if first == len(pile) or sum(pile[first:]) < size:
        return
    for copies in range(min(size, pile[first]) + 1):
        for others in choices(pile, size - copies, first + 1):
            others[first] = copies
            yield others


def added(*piles: Pile) -> Pile:
    return [sum(copies) for copies in zip(*piles, strict=True)]


def minus(pile: Pile, other: Pile) -> Pile:
    return [a - b for a, b in zip(pile, other, strict=True)]


def copied(value: Any) -> Any:
    return [copied(each) for each in value] if isinstance(value, list) else value
