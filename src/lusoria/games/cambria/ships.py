"""Chapter 7: ships. A warrior on a ship may be spent to change a die."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.cambria.actions import use_ship
from lusoria.games.cambria.components import LEAST_VALUE, MOST_VALUE
from lusoria.games.cambria.places import ALL_SHIPS, has, ship_of
from lusoria.games.cambria.state import NO_COLOUR, Table
from lusoria.games.cambria.supply import take_off
from lusoria.games.cambria.verbs import colour_at
from lusoria.games.cambria.words import Event, Reason


@rule("C7.1", "C7.4", "C7.5", "C7.8")
def why_not_use(s: Table, value: int, die: int) -> int:
    """One own ship per turn changes a die that shows another value than the ship."""
    if s.ship_used:
        return Reason.SHIP_ALREADY_USED
    colour = colour_at(s, ship_of(value))
    if colour == NO_COLOUR:
        return Reason.SHIP_IS_EMPTY
    if colour != s.active:
        return Reason.SHIP_OF_ANOTHER
    if die != s.low and die != s.high:
        return Reason.DIE_NOT_ROLLED
    return Reason.DIE_SHOWS_SHIP_VALUE if die == value else Reason.ALLOWED


@rule("C7.1", "C7.5")
def can_use_ship(s: Table) -> bool:
    """A player with a warrior on a ship may use one ship in a turn."""
    return s.warriors[s.active] & ALL_SHIPS != 0 and not s.ship_used


@rule("C7.1", "C7.7")
def ship_uses(s: Table, menu: list[int], count: int) -> int:
    """Any of the ships that the player holds, for either die."""
    own_ships = s.warriors[s.active] & ALL_SHIPS
    for value in range(LEAST_VALUE, MOST_VALUE + 1):
        if has(own_ships, ship_of(value)):
            count = dice_to_change(s, value, menu, count)
    return count


@rule("C7.4")
def dice_to_change(s: Table, value: int, menu: list[int], count: int) -> int:
    """The dice, lower first, that do not show the value of the ship; a double is one choice."""
    if s.low != value:
        menu[count] = use_ship(value, s.low)
        count += 1
    if s.high != value and s.high != s.low:
        menu[count] = use_ship(value, s.high)
        count += 1
    return count


@rule("C7.2")
def kept_die(s: Table, die: int) -> int:
    """The other die, which a ship leaves as it is."""
    return s.high if die == s.low else s.low


@rule("C7.1", "C7.2", "C7.3", "C7.6", "C8.4")
def spend_ship(s: Table, value: int, die: int, journal: Journal) -> None:
    """The warrior returns to the supply, and the die shows the value of the ship."""
    take_off(s, s.active, ship_of(value))
    kept = kept_die(s, die)
    s.low = min(kept, value)
    s.high = max(kept, value)
    s.ship_used = True
    note(journal, Event.SHIP_USED, EVERYBODY, s.active, value, die)
