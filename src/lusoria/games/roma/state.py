"""Every fact on the table. Hands and cards passed, drawn or face down are Roma's secrets.

Cards of one kind are alike, so that a pile is a number of copies per kind. Discs are counted from
1, as on the table: disc 4 is activated by a die of 4; place 0 of a row of discs is never used. The
sizes of piles stand beside them: everybody may know them, where the cards are veiled too (R14.1).
"""

from typing import Final

from lusoria.core.layout import Holds, Sight, fact, layout
from lusoria.core.seats import NOBODY
from lusoria.games.roma.words import KINDS

SEATS: Final = 2
DISCS: Final = 6
BRIBERY_DISC: Final = 7
PIPS: Final = 6
DICE: Final = 3
MOST_COPIES: Final = 99
MOST_CARDS: Final = KINDS * MOST_COPIES
MOST_TURNS: Final = 400
MOST_FAME: Final = 99
MOST_MONEY: Final = 29_999

NO_SEAT: Final = -1
NO_CARD: Final = -1
FACE_DOWN: Final = -2
"""A card that the viewer of a veiled table cannot see."""
NO_DISC: Final = 0
NO_DIE: Final = 0

_PLACES: Final = BRIBERY_DISC + 1


@layout
class Table:
    """The table."""

    seat: int = fact(NOBODY, SEATS - 1, "who is asked: a seat, fate or nobody", holds=Holds.SEAT)
    question: int = fact(0, 21, "what is asked")
    praetorianus: int = fact(0, 1, "option: does a blocked disc bar placing too")
    consul: int = fact(0, 1, "option: how many dice a Consul changes")
    relocate: int = fact(0, 1, "option: how Consiliarius and Machina move cards")
    mercatus: int = fact(0, 1, "option: from whom a Mercatus takes fame")
    turris: int = fact(0, 1, "option: does a Turris protect itself too")
    discs: int = fact(DISCS, BRIBERY_DISC, "spaces of each player: six, with bribery seven")
    starter: int = fact(
        NO_SEAT, SEATS - 1, "who begins; -1 before fate has picked", holds=Holds.SEAT
    )
    active: int = fact(NO_SEAT, SEATS - 1, "whose turn it is; -1 in set-up", holds=Holds.SEAT)
    turn: int = fact(0, MOST_TURNS, "turns begun so far by both; 0 in set-up")
    fame: list[int] = fact(0, 4 * MOST_FAME, "fame of each seat", SEATS, per_seat=True)
    stockpile: int = fact(0, 4 * MOST_FAME, "fame in the stockpile")
    money: list[int] = fact(0, MOST_MONEY, "sestertii of each seat", SEATS, per_seat=True)
    space: list[list[int]] = fact(
        FACE_DOWN,
        KINDS - 1,
        "the card on each disc; hidden while cards are laid out face down",
        (SEATS, _PLACES),
        Sight.OWNER,
        per_seat=True,
    )
    blocked: list[list[int]] = fact(
        0, 1, "discs blocked by a Praetorianus", (SEATS, _PLACES), per_seat=True
    )
    dice: list[int] = fact(0, DICE, "unused action dice of each value", PIPS + 1)
    dice_left: int = fact(0, DICE, "unused action dice")
    essedum: int = fact(0, DICE, "Essedum activations of this turn")
    acting: int = fact(NO_CARD, KINDS - 1, "the card whose action is being performed")
    acting_disc: int = fact(NO_DISC, BRIBERY_DISC, "the disc on which it counts as standing")
    target: int = fact(NO_DISC, BRIBERY_DISC, "the opposing disc under attack")
    battle: int = fact(NO_DIE, PIPS, "the battle die that missed, while a Centurio may add to it")
    second: int = fact(NO_DIE, PIPS, "a Forum's second die, once spent")
    lifted: list[int] = fact(
        NO_CARD, KINDS - 1, "cards picked up, the next to lay first", BRIBERY_DISC
    )
    lifted_from: list[int] = fact(
        NO_DISC, BRIBERY_DISC, "the discs from which they were picked up", BRIBERY_DISC
    )
    lifted_size: int = fact(0, BRIBERY_DISC, "cards picked up and not yet laid again")
    to_draw: int = fact(0, PIPS, "cards that the draw being made still asks for")
    hand_size: list[int] = fact(0, MOST_CARDS, "cards in each hand", SEATS, per_seat=True)
    passed_size: list[int] = fact(0, 2, "cards each seat has chosen to pass", SEATS, per_seat=True)
    drawn_size: int = fact(0, PIPS, "cards set aside in the draw being made")
    drawn_early_size: int = fact(0, PIPS, "cards of it drawn before the deck was rebuilt")
    deck_size: int = fact(0, MOST_CARDS, "cards in the deck")
    discard_size: int = fact(0, MOST_CARDS, "cards in the discard pile")
    hand: list[list[int]] = fact(
        0,
        MOST_COPIES,
        "cards in each hand; veiled: those the viewer knows",
        (SEATS, KINDS),
        Sight.OWNER,
        per_seat=True,
    )
    known: list[list[int]] = fact(
        0,
        MOST_COPIES,
        "what the other seat knows of a hand",
        (SEATS, KINDS),
        Sight.OWNER,
        per_seat=True,
    )
    passed: list[list[int]] = fact(
        0, 2, "cards chosen to be passed", (SEATS, KINDS), Sight.OWNER, per_seat=True
    )
    drawn: list[int] = fact(0, PIPS, "cards set aside in the draw being made", KINDS, Sight.ACTOR)
    drawn_early: list[int] = fact(
        0, PIPS, "those of them that were drawn before the deck was rebuilt", KINDS, Sight.ACTOR
    )
    hand_or_drawn: list[int] = fact(
        0,
        MOST_COPIES,
        "only veiled: cards in the active hand or drawn early, the viewer knows not which",
        KINDS,
        Sight.NOBODY,
    )
    deck: list[int] = fact(
        0, MOST_COPIES, "the deck; veiled: all cards the viewer has not seen", KINDS, Sight.NOBODY
    )
    discard: list[int] = fact(0, MOST_COPIES, "the discard pile", KINDS)
