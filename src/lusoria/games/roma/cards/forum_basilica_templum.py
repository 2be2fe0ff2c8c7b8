"""Forum: dice become fame; a Basilica or a Templum beside it, never activated, adds to that."""

from typing import Final

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.roma.dice import why_not_without_die
from lusoria.games.roma.ending import action_is_done, empties_stockpile, gain_fame
from lusoria.games.roma.state import PIPS, Table
from lusoria.games.roma.verbs import ask, has_disc, use_up
from lusoria.games.roma.words import Act, Card, Event, Question

BASILICA_ADDS: Final = 2


@rule("R9.9")
def why_not(dice_left: int) -> int:
    """It needs a further unused die."""
    return why_not_without_die(dice_left)


@rule("R12.forum", "R12.templum.1")
def further_dice(s: Table, disc: int) -> int:
    """A second die, and beside a Templum also the third while all three are unused."""
    return 2 if s.dice_left > 2 and how_many_beside(s, disc, Card.TEMPLUM) > 0 else 1


@rule("R12.forum")
def begin(s: Table) -> None:
    """The player chooses the second die."""
    ask(s, s.active, Question.SECOND_DIE)


@rule("R12.forum", "R12.templum.1")
def go_on(s: Table, kind: int, die: int, journal: Journal) -> None:
    """The second die is spent, and the Templum's die or none; then the Forum pays."""
    if kind == Act.DONE:
        forum_pays(s, 0, journal)
    elif s.question == Question.SECOND_DIE:
        spend_second(s, die, journal)
    else:
        spend_third(s, die, journal)


@rule("R12.forum", "R13.bribery.on.7")
def spend_second(s: Table, die: int, journal: Journal) -> None:
    """A second die of any value is spent without further cost, and with a Templum maybe a third."""
    use_up(s, die)
    s.second = die
    note(journal, Event.DIE_SPENT, EVERYBODY, s.active, die)
    if may_spend_third(s):
        ask(s, s.active, Question.THIRD_DIE)
    else:
        forum_pays(s, 0, journal)


@rule("R12.templum.1", "R12.templum.2")
def may_spend_third(s: Table) -> bool:
    """With a Templum beside the Forum, or two, the third die may be spent if it is still unused."""
    return s.dice_left > 0 and how_many_beside(s, s.acting_disc, Card.TEMPLUM) > 0


@rule("R12.templum.1")
def spend_third(s: Table, die: int, journal: Journal) -> None:
    """The third die adds as much fame as it shows."""
    use_up(s, die)
    note(journal, Event.DIE_SPENT, EVERYBODY, s.active, die)
    forum_pays(s, die, journal)


@rule("R11.5", "R12.forum", "R12.basilica.1", "R12.templum.1")
def forum_pays(s: Table, third: int, journal: Journal) -> None:
    """All of it is a single gain."""
    gain_fame(s, gain_with(s, third), journal)
    action_is_done(s, journal)


@rule("R12.forum", "R12.basilica.1", "R12.templum.1")
def gain_with(s: Table, die: int) -> int:
    """The second die, the Templum's die and 2 for each Basilica beside, once a die is added."""
    return s.second + die + basilicae_add(s, s.acting_disc)


@rule("R12.basilica.1")
def basilicae_add(s: Table, disc: int) -> int:
    """What the Basilicae beside a Forum add to its gain."""
    return BASILICA_ADDS * how_many_beside(s, disc, Card.BASILICA)


@rule("R11.2", "R11.5")
def ends_game(s: Table, disc: int, used: int) -> bool:
    """When one die is used the lowest of the others is enough to take all that is left."""
    for die in range(1, PIPS + 1):
        if s.dice[die] > (die == used):
            return empties_stockpile(s, die + basilicae_add(s, disc))
    return False


@rule("R11.2", "R11.5")
def spending_ends_game(s: Table, die: int) -> bool:
    """With one more die, or with none, it takes all that is left, whatever a Templum adds."""
    return empties_stockpile(s, gain_with(s, die))


@rule("R12.basilica.2", "R13.bribery.on.3")
def how_many_beside(s: Table, disc: int, card: int) -> int:
    """How many cards of a kind lie on the own discs numbered one lower and one higher."""
    count = 0
    if has_disc(s, disc - 1) and s.space[s.active][disc - 1] == card:
        count += 1
    if has_disc(s, disc + 1) and s.space[s.active][disc + 1] == card:
        count += 1
    return count
