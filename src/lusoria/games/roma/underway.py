"""What is under way in a position: a draw, the card that acts, and the cards that it picked up."""

from collections.abc import Mapping
from typing import Any, Final

from lusoria.core.position import read_list, read_number, refuse
from lusoria.games.roma.pieces import Cards
from lusoria.games.roma.state import NO_CARD, NO_DISC, PIPS
from lusoria.games.roma.words import FIRST_BUILDING, Card, Edition, Question

_ACTING: Final = {
    Question.TARGET: (
        Card.SICARIUS, Card.NERO, Card.GLADIATOR, Card.VELITES, Card.ONAGER, Card.PRAETORIANUS,
    ),
    Question.BATTLE: (Card.LEGIONARIUS, Card.VELITES, Card.CENTURIO, Card.ONAGER),
    Question.ADD_DIE: (Card.CENTURIO,),
    Question.SECOND_DIE: (Card.FORUM,),
    Question.THIRD_DIE: (Card.FORUM,),
    Question.LAY_FREE: (Card.ARCHITECTUS, Card.SENATOR),
    Question.MOVE: (Card.CONSILIARIUS, Card.MACHINA),
    Question.PUT: (Card.CONSILIARIUS, Card.MACHINA),
    Question.SET_DICE: (Card.CONSUL,),
    Question.BUY: (Card.MERCATOR,),
    Question.TAKE: (Card.HARUSPEX, Card.AESCULAPINUM),
    Question.COPY: (Card.SCAENICUS,),
}  # fmt: skip
"""Whose action asks a question."""
_ACTING_FIELDS: Final = ("card", "disc", "target", "battle", "second")


def read_draw(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    """The cards drawn so far, of which one will be kept, and how many are still due."""
    s.drawn = cards.pile(position.get("drawn", []), PIPS, "drawn")
    s.drawn_size = sum(s.drawn)
    early = position.get("drawn_early", [])
    s.drawn_early = cards.some_of(early, s.drawn, "drawn_early", "drawn has", "R14.9")
    s.drawn_early_size = sum(s.drawn_early)
    if position.get("hand_or_drawn"):
        refuse("hand_or_drawn: a position to play from tells hand and draw apart", "R14.9")
    due = int(s.question == Question.DRAW)
    s.to_draw = read_number(position.get("to_draw", due), 0, PIPS, "to_draw")
    if (s.to_draw > 0) != (s.question == Question.DRAW):
        refuse(
            f"to_draw is {s.to_draw}, but fate is asked to draw exactly while cards are due", "R8.1"
        )
    if s.to_draw + s.drawn_size > PIPS:
        refuse(f"to_draw: no die asks for {s.to_draw + s.drawn_size} cards", "R8.1")
    if s.drawn_size and s.question not in (Question.DRAW, Question.KEEP):
        refuse("drawn: cards are set aside only while a draw is made", "R8.2")


# The card that acts


def read_acting(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    """The card whose action asks the open question, with whatever of it is settled."""
    acting = position.get("acting")
    wanted = _ACTING.get(Question(s.question), ())
    question = Question(s.question).name.lower()
    if acting is None:
        if wanted:
            refuse(f"acting is null, but a card's action asks the question {question!r}", "R9.1")
        return
    if not isinstance(acting, Mapping) or not {"card", "disc"} <= set(acting) <= set(
        _ACTING_FIELDS
    ):
        refuse('acting is null or an object such as {"card": "Centurio", "disc": 3}')
    seen = list(cards.seen)
    s.acting = cards.one(acting["card"], "acting.card")
    cards.seen = seen
    if s.acting not in wanted:
        refuse(f"acting.card: {acting['card']} does not ask the question {question!r}", "R9.1")
    s.acting_disc = read_number(acting["disc"], 1, s.discs, "acting.disc")
    s.target = _settled(
        acting, "target", s.discs, s.question in (Question.BATTLE, Question.ADD_DIE)
    )
    s.battle = _settled(acting, "battle", PIPS, s.question == Question.ADD_DIE)
    s.second = _settled(acting, "second", PIPS, s.question == Question.THIRD_DIE)
    _check_acting_card(s, str(acting["card"]))


def _settled(acting: Mapping[str, Any], field: str, most: int, wanted: bool) -> int:
    """A number that an action has settled exactly at some of its questions."""
    if (field in acting) != wanted:
        refuse(f"acting.{field} is {'missing' if wanted else 'not settled'} at this question")
    return read_number(acting[field], 1, most, f"acting.{field}") if wanted else 0


def _check_acting_card(s: Any, name: str) -> None:
    """The acting card, or a Scaenicus who copies it, lies on its disc unless it may be covered."""
    if s.question in (Question.LAY_FREE, Question.PUT):
        return
    there = s.space[s.active][s.acting_disc]
    copying = there == Card.SCAENICUS and s.acting < FIRST_BUILDING
    if there != s.acting and not copying:
        refuse(f"acting: neither {name} nor a Scaenicus lies on disc {s.acting_disc}", "R9.1")
    opposite = s.acting in (Card.LEGIONARIUS, Card.CENTURIO)
    if s.target != NO_DISC and opposite and s.target != s.acting_disc:
        refuse(
            f"acting.target: {name} on disc {s.acting_disc} fights disc {s.acting_disc}",
            "R12.legionarius",
        )


def read_lifted(position: Mapping[str, Any], s: Any, cards: Cards) -> None:
    """The cards that were picked up and are to be put down."""
    lifted = read_list(position.get("lifted", []), s.discs, "lifted")
    if bool(lifted) != (s.question == Question.PUT):
        refuse(
            "lifted: cards are picked up exactly while one is to be put down",
            "R13.relocate.publisher.1",
        )
    for place, name in enumerate(lifted):
        s.lifted[place] = cards.one(name, "lifted")
        if (s.lifted[place] < FIRST_BUILDING) != (s.acting < FIRST_BUILDING):
            refuse(f"lifted: {name} is not of the type that moves", "R13.relocate.publisher.1")
    s.lifted_size = len(lifted)
    _read_lifted_from(position, s)


def _read_lifted_from(position: Mapping[str, Any], s: Any) -> None:
    """Where picked-up cards came from; by default, from the first discs that are not blocked."""
    free = [disc for disc in range(1, s.discs + 1) if not s.blocked[s.active][disc]]
    size = s.lifted_size
    default = sorted(list(dict.fromkeys([*free, *range(1, s.discs + 1)]))[:size])
    origins = read_list(position.get("lifted_from", default), s.discs, "lifted_from", size)
    for place, disc in enumerate(origins):
        s.lifted_from[place] = read_number(disc, 1, s.discs, f"lifted_from[{place}]")
        barred = s.praetorianus == Edition.RULEBOOK and s.blocked[s.active][disc]
        if barred and s.space[s.active][disc] != NO_CARD:
            refuse(f"lifted_from: nothing can lie on disc {disc}", "R13.praetorianus.rulebook.1")
    if sorted(set(origins)) != origins:
        refuse("lifted_from: the discs are named in order, each once", "R13.relocate.publisher.1")
