"""Planted mistakes in what a board shows: one wrong reading for every family of derived facts.

Each spoils what the second opinion says of a position, and names the rule that it breaks.
"""

from collections.abc import Callable, Iterator
from typing import Any

Facts = dict[str, Any]
Spoil = Callable[[Facts, Facts], None]
"""Spoils the derived facts of a position in place."""
MISTAKES: dict[str, list[Spoil]] = {"armorica": [], "cambria": [], "roma": []}


def planted(game: str) -> Callable[[Spoil], Spoil]:
    def note(spoil: Spoil) -> Spoil:
        MISTAKES[game].append(spoil)
        return spoil

    return note


# Armorica


@planted("armorica")
def the_game_ends_a_round_later(facts: Facts, position: Facts) -> None:
    """A8.1: the round in which a deck runs out is followed by another."""
    facts["last_round"] += 1


@planted("armorica")
def patricians_come_for_wheat(facts: Facts, position: Facts) -> None:
    """A5.3: every Roman is within reach by wheat."""
    for card in facts["roman"]["cards"]:
        wheat = [display["icons"]["wheat"] for display in facts["displays"]]
        card["within_reach"] = [seat for seat, n in enumerate(wheat) if n >= card["place"]]


@planted("armorica")
def reach_beyond_the_row(facts: Facts, position: Facts) -> None:
    """A4.2: icons reach as many places as there are icons, however short the row is."""
    for display in facts["displays"]:
        display["gaul_reach"]["wheat"] = display["icons"]["wheat"]


@planted("armorica")
def romans_are_reached_in_the_gaul_row(facts: Facts, position: Facts) -> None:
    """A5.1: the places of the other row are counted."""
    for display in facts["displays"]:
        places = len(position["gaul_row"])
        display["roman_reach"]["wheat"] = min(display["icons"]["wheat"], places)


@planted("armorica")
def spare_amphorae_are_not_counted(facts: Facts, position: Facts) -> None:
    """A1.3: of an icon no more are counted than there are cards."""
    for display in facts["displays"]:
        display["icons"]["amphorae"] = min(display["icons"]["amphorae"], display["winter"]["cards"])


@planted("armorica")
def all_cards_may_starve(facts: Facts, position: Facts) -> None:
    """A6.2: cards with amphorae are counted among those that may go."""
    for display in facts["displays"]:
        display["winter"]["may_go"] = display["winter"]["cards"]


@planted("armorica")
def winter_never_owes(facts: Facts, position: Facts) -> None:
    """A6.1: amphorae to spare are told as fewer than no cards that must go."""
    for display in facts["displays"]:
        gauge = display["winter"]
        gauge["must_go"] = gauge["cards"] - gauge["amphorae"]


@planted("armorica")
def a_loss_costs_no_set(facts: Facts, position: Facts) -> None:
    """A9.1: sets that close up when a card goes are told to stay apart."""
    for loss in facts["losses"]:
        loss["points"] = max(each["points"] for each in facts["losses"])


@planted("armorica")
def sets_score_a_point_a_card(facts: Facts, position: Facts) -> None:
    """A9.3: the points of a set rise by one."""
    for display in facts["displays"]:
        for each in display["sets"]:
            each["points"] = len(each["cards"])


@planted("armorica")
def every_set_can_grow(facts: Facts, position: Facts) -> None:
    """A9.1: earlier sets are extended by the same suits as the last one."""
    for display in facts["displays"]:
        for each in display["sets"]:
            each["extended_by"] = display["sets"][-1]["extended_by"]


@planted("armorica")
def a_shared_majority_is_none(facts: Facts, position: Facts) -> None:
    """A11.2: whoever shares the most of an icon does not have it."""
    for majority in facts["majorities"]:
        if len(majority["seats"]) > 1:
            majority["seats"] = []


@planted("armorica")
def the_deck_counts_its_row(facts: Facts, position: Facts) -> None:
    """A8.1: the cards of a row are counted among those left to draw."""
    for nation in ("gaul", "roman"):
        facts[nation]["left"] += len(facts[nation]["cards"])


# Cambria


@planted("cambria")
def a_shared_lead_goes_to_the_first_seat(facts: Facts, position: Facts) -> None:
    """C9.4: of equals one would take the fort."""
    for fort in facts["forts"]:
        if fort["fort"] in position["forts"] and fort["strengths"]:
            fort["first"] = fort["strengths"][0]["colour"]


@planted("cambria")
def fallen_forts_fall_again(facts: Facts, position: Facts) -> None:
    """C9.1: somebody would still take a fort whose token is gone."""
    for fort in facts["forts"]:
        most = [each["warriors"] for each in fort["strengths"]] + [0, 0]
        if fort["fort"] not in position["forts"] and most[0] > most[1]:
            fort["first"] = fort["strengths"][0]["colour"]


@planted("cambria")
def a_second_at_every_fort(facts: Facts, position: Facts) -> None:
    """C2.2: also where no point token lies."""
    for fort in facts["forts"]:
        if fort["first"] is not None and len(fort["strengths"]) == 2:
            fort["second"] = fort["strengths"][1]["colour"]


@planted("cambria")
def the_legion_surrounds_too(facts: Facts, position: Facts) -> None:
    """C9.2: a fort lacks warriors on its free roads alone."""
    for fort in facts["forts"]:
        fort["missing"] = fort["free"]


@planted("cambria")
def a_double_of_ones_is_any_double(facts: Facts, position: Facts) -> None:
    """C6.4: two ones are read as a double."""
    if facts["roll"] == "ones":
        facts["roll"] = "double"


@planted("cambria")
def a_one_is_read_with_the_set_up_die(facts: Facts, position: Facts) -> None:
    """C12.4: a single die that shows a 1 is a roll of a turn too."""
    if position["dice"] == [1]:
        facts["roll"] = "one"


@planted("cambria")
def nobody_leaves_a_road_of_their_own(facts: Facts, position: Facts) -> None:
    """C6.6: double 1 spares one's own warriors, as one 1 does."""
    seat = position["active"]
    facts["leaving"] = [each for each in facts["leaving"] if each["holder"] != seat]


@planted("cambria")
def the_legion_is_nobody_to_send_home(facts: Facts, position: Facts) -> None:
    """C5.3: a double leaves the legion where it stands."""
    facts["leaving"] = [each for each in facts["leaving"] if each["goes"] == "supply"]


@planted("cambria")
def forts_that_stand_have_fallen(facts: Facts, position: Facts) -> None:
    """C10.1: what is counted are the tokens that lie."""
    facts["fallen"] = len(position["forts"])


@planted("cambria")
def the_last_fort_ends_the_game(facts: Facts, position: Facts) -> None:
    """C10.1: it ends when none is left."""
    facts["last_fall"] = len(facts["forts"])


@planted("cambria")
def the_legion_leaves_its_road_free(facts: Facts, position: Facts) -> None:
    """C1.8: a road is free while no warrior stands on it."""
    for fort in facts["forts"]:
        fort["free"] += fort["legion"]


@planted("cambria")
def twos_are_shown_with_the_threes(facts: Facts, position: Facts) -> None:
    """C1.5: a road is free for the value of one of its ends only."""
    shown = set(facts["free_by_value"]["2"])
    facts["free_by_value"]["3"] = [r for r in facts["free_by_value"]["3"] if r not in shown]


@planted("cambria")
def a_ship_changes_its_own_value(facts: Facts, position: Facts) -> None:
    """C7.4: a die that shows the ship's value may be changed into it."""
    for ship in facts["ships"]:
        dice = position["dice"]
        if ship["offers"] and ship["ship"] in dice:
            ship["offers"].append({"die": ship["ship"], "dice": dice})


@planted("cambria")
def the_end_is_where_no_fort_is_left(facts: Facts, position: Facts) -> None:
    """C10.1: all forts must fall."""
    facts["forts_to_end"] = len(position["forts"])


@planted("cambria")
def turns_are_counted_by_one_seat(facts: Facts, position: Facts) -> None:
    """C14.1: two hundred turns of all seats together."""
    facts["turns_left"] = 200 - position["turns"]


@planted("cambria")
def the_set_up_is_a_turn(facts: Facts, position: Facts) -> None:
    """C3.1: the first turn begins with the first warrior of the set-up."""
    facts["turn"] = max(1, facts["turn"])


@planted("cambria")
def a_turn_begins_after_the_last(facts: Facts, position: Facts) -> None:
    """C10.1: the next turn is counted although nobody has it any more."""
    facts["turn"] = position["turns"] + 1 if facts["turn"] else 0


# Roma


def all_discs(facts: Facts) -> Iterator[Facts]:
    for side in facts["sides"]:
        yield from side["discs"]


@planted("roma")
def towers_change_nothing(facts: Facts, position: Facts) -> None:
    """R10.3: what a Turris adds is told, but not added."""
    for disc in all_discs(facts):
        towers = [each["by"] for each in disc["changes"] if each["cause"] == "Turris"]
        if towers:
            disc["defence"] -= sum(towers)


@planted("roma")
def towers_tell_no_cause(facts: Facts, position: Facts) -> None:
    """R10.3: what a Turris adds is added, but not told."""
    for disc in all_discs(facts):
        disc["changes"] = [each for each in disc["changes"] if each["cause"] != "Turris"]


@planted("roma")
def defences_stop_at_nothing(facts: Facts, position: Facts) -> None:
    """R10.4: a defence never falls below 1."""
    for disc in all_discs(facts):
        disc["defence"] = disc["defence"] and max(1, disc["defence"])


@planted("roma")
def a_blocked_disc_is_open_to_cards(facts: Facts, position: Facts) -> None:
    """R13.praetorianus.rulebook.1: a block bars activation only."""
    for disc in all_discs(facts):
        disc["barred"] = False


@planted("roma")
def blocks_are_shown_on_the_other_side(facts: Facts, position: Facts) -> None:
    """R12.praetorianus.1: the side of the Praetorianus is blocked."""
    for side, blocked in zip(facts["sides"], reversed(position["blocked"]), strict=True):
        for disc in side["discs"]:
            disc["blocked"] = disc["disc"] in blocked


@planted("roma")
def empty_discs_cost_more_than_there_is(facts: Facts, position: Facts) -> None:
    """R3.2: a fame for each, also where a player has less."""
    for side in facts["sides"]:
        side["fame_to_return"] = side["empty"]


@planted("roma")
def a_die_activates_on_a_blocked_disc(facts: Facts, position: Facts) -> None:
    """R12.praetorianus.4: a card may act although its disc is blocked."""
    for die in facts["dice"]:
        if die["die"] in position["blocked"][position["turn"]["seat"]]:
            die["activate"]["allowed"] = die["activate"]["card"] is not None


@planted("roma")
def hidden_hands_hold_nothing(facts: Facts, position: Facts) -> None:
    """R14.2: what rests on a hidden hand is told as refused."""
    for die in facts["dice"]:
        die["activate"]["allowed"] = bool(die["activate"]["allowed"])


@planted("roma")
def dice_draw_from_the_deck_alone(facts: Facts, position: Facts) -> None:
    """R8.3: no more cards than the deck has, though a new one can be made of the discard pile."""
    for die in facts["dice"]:
        die["cards"] = min(die["die"], facts["deck"])


@planted("roma")
def a_basilica_adds_one(facts: Facts, position: Facts) -> None:
    """R12.basilica.1: half of what it adds."""
    for forum in facts["forums"]:
        forum["bonus"] //= 2


@planted("roma")
def a_centurio_must_beat_the_defence(facts: Facts, position: Facts) -> None:
    """R10.2: one more than the defence is missing."""
    if facts["battle"] and facts["battle"]["missing"] is not None:
        facts["battle"]["missing"] += 1


@planted("roma")
def a_sum_as_high_as_the_defence_misses(facts: Facts, position: Facts) -> None:
    """R10.2: what just reaches the defence is said to miss."""
    for each in facts["spending"]:
        each["hits"] = each["hits"] and each["sum"] > facts["battle"]["defence"]


@planted("roma")
def a_forum_counts_no_basilica(facts: Facts, position: Facts) -> None:
    """R12.basilica.1: the sums lack what Basilicae add."""
    for each in facts["spending"]:
        each["sum"] -= 0 if facts["battle"] else sum(f["bonus"] for f in facts["forums"])


@planted("roma")
def every_chooser_leaves_with_its_target(facts: Facts, position: Facts) -> None:
    """R12.sicarius: a Gladiator is said to go too."""
    facts["goes_too"] = position["decision"]["question"] == "target"


@planted("roma")
def nobody_fights_whom_he_chooses(facts: Facts, position: Facts) -> None:
    """R12.velites: no battle die is said to follow."""
    facts["fights"] = False


@planted("roma")
def every_card_is_taken_from_the_deck(facts: Facts, position: Facts) -> None:
    """R12.aesculapinum: the discard pile is forgotten."""
    facts["takes_from"] = facts["takes_from"] and "deck"


@planted("roma")
def only_the_highest_die_brings_money(facts: Facts, position: Facts) -> None:
    """R7.1: of all unused dice one is counted."""
    facts["unused_money"] = max(position["dice"], default=0)


@planted("roma")
def a_templum_always_finds_a_third_die(facts: Facts, position: Facts) -> None:
    """R12.templum.1: a third die is promised where only two are unused."""
    for forum in facts["forums"]:
        forum["further_dice"] = 1 + forum["third_die"]


@planted("roma")
def every_card_fights_the_one_opposite(facts: Facts, position: Facts) -> None:
    """R12.legionarius: whatever is activated is said to fight."""
    theirs = position["spaces"][1 - (position["turn"]["seat"] or 0)]
    for die in facts["dice"]:
        die["activate"]["against"] = theirs[die["activate"]["disc"] - 1]


@planted("roma")
def the_deck_holds_all_that_is_unseen(facts: Facts, position: Facts) -> None:
    """R14.1: what a view lists as unseen lies in hidden hands too."""
    facts["deck"] = len(position["deck"])


@planted("roma")
def only_the_last_step_is_told(facts: Facts, position: Facts) -> None:
    """R11.2: a Forum whose least gain is enough is not said to end the game."""
    forums = {f"activate {forum['disc']}" for forum in facts["forums"]}
    facts["last"] = [words for words in facts["last"] if words not in forums]


@planted("roma")
def fame_for_empty_discs_ends_nothing(facts: Facts, position: Facts) -> None:
    """R3.2: the end of a turn is never told to be the game's."""
    facts["last"] = [words for words in facts["last"] if words != "end"]


@planted("roma")
def the_winner_is_without_fame(facts: Facts, position: Facts) -> None:
    """R11.1: the other seat is said to have ended the game."""
    if facts["without_fame"] is not None:
        facts["without_fame"] = 1 - facts["without_fame"]


@planted("roma")
def the_limit_is_counted_by_one_seat(facts: Facts, position: Facts) -> None:
    """R16.1: two hundred turns of both together."""
    facts["turns_left"] = 200 - position["turn"]["number"]
