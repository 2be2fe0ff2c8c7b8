"""The facts that a board shows, at tables small enough to be worked out by hand."""

from typing import Any

import msgspec
import pytest

from lusoria.core.play import Play
from tests.armorica.table import random_game
from tests.armorica.table import table as armorica
from tests.cambria.table import lay, rolled, warriors
from tests.roma.table import FULL
from tests.roma.table import table as roma


def derived(play: Play) -> dict[str, Any]:
    """The derived facts of a table as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(play.derived())
    return found


# Armorica


def test_reach_and_winter_of_a_display() -> None:
    play = armorica(
        "take_roman", 0, roman_row=["R-I-6", "R-I-2"], displays=[["S4", "G-A3"], ["S2"]]
    )
    found = derived(play)
    own, other = found["displays"]
    assert own["icons"] == {
        "wheat": 2, "grapes": 2, "olives": 0, "sheep": 0, "gold": 0, "amphorae": 3
    }  # fmt: skip
    assert own["roman_reach"] == {"wheat": 2, "grapes": 2, "olives": 0, "sheep": 0}
    assert own["gaul_reach"] == {"wheat": 0}  # no Gaul lies there
    assert found["roman"]["cards"] == [
        {"card": "R-I-6", "place": 2, "icon": "grapes", "within_reach": [0]},
        {"card": "R-I-2", "place": 1, "icon": "wheat", "within_reach": [0, 1]},
    ]
    assert own["winter"] == {"amphorae": 3, "cards": 2, "must_go": 0, "may_go": 0}
    assert other["winter"] == {"amphorae": 2, "cards": 1, "must_go": 0, "may_go": 0}


def test_sets_and_which_suits_extend_the_last() -> None:
    play = armorica("take_gaul", 0, displays=[["S1", "R-I-1", "G-A3", "R-I-6"], ["S2"]])
    sets = derived(play)["displays"][0]["sets"]
    assert sets == [
        {"cards": ["S1", "R-I-1"], "points": 3, "extended_by": [], "extended_points": 3},
        {
            "cards": ["G-A3", "R-I-6"],
            "points": 3,
            "extended_by": ["farmer", "soldier", "matron", "bureaucrat"],
            "extended_points": 6,
        },
    ]


BARE = ["S1", "G-B2", "G-D3", "G-D4"]  # the last three have no amphorae


@pytest.mark.parametrize("display", [BARE, BARE[:3], [*BARE, "G-A3"]])
def test_winter_tells_what_each_loss_leaves(display: list[str]) -> None:
    play = armorica("starve", 0, displays=[display, ["S2", "R-I-6"]])
    losses = {loss["card"]: loss for loss in derived(play)["losses"]}
    assert losses.keys() == set(display) & set(BARE[1:])
    for first, loss in losses.items():
        for second in loss["with_another"] or [first]:
            told = loss["with_another"].get(second, loss["points"])
            gone = {first, second}
            left = [card for card in display if card not in gone]
            after = armorica("over", None, displays=[left, ["S2", "R-I-6"]])
            assert told == after.standing().scores[0], gone


@pytest.mark.parametrize("question", ["take_gaul", "over"])
def test_no_other_question_tells_of_losses(question: str) -> None:
    play = armorica(question, 0 if question == "take_gaul" else None, displays=[BARE, ["S2"]])
    assert derived(play)["losses"] == []


def test_of_three_that_must_go_no_losses_are_told() -> None:
    play = armorica("starve", 0, displays=[["S1", "G-A3", *BARE[1:], "G-D5", "G-C2"], ["S2"]])
    assert derived(play)["displays"][0]["winter"]["must_go"] >= 3
    assert derived(play)["losses"] == []


@pytest.mark.rule("A8.3")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 8), (4, 6)])
def test_how_long_the_game_is_is_known_from_its_first_question(seats: int, rounds: int) -> None:
    for play in random_game(seats, seed=seats):
        assert derived(play)["last_round"] == rounds


@pytest.mark.rule("A8.1")
def test_the_deck_that_runs_out_first_ends_the_game() -> None:
    lying: dict[str, Any] = {
        "displays": [["S1", "R-I-2", "R-I-6"], ["S2"]],
        "gaul_deck": ["G-E1", "G-E2", "G-E3", "G-E4"],
        "roman_deck": ["R-IV-1", "R-IV-2"],
    }
    for question, last in [("take_gaul", 5), ("take_roman", 5), ("starve", 6)]:
        play = armorica(question, 0, round=5, **lying)
        assert derived(play)["last_round"] == last


def test_winter_takes_what_amphorae_do_not_feed() -> None:
    play = armorica("take_gaul", 0, displays=[["S1", "R-I-2", "R-I-6"], []])
    winter = derived(play)["displays"][0]["winter"]
    assert winter == {"amphorae": 2, "cards": 3, "must_go": 1, "may_go": 2}


def test_majorities_may_be_shared_or_nobodys() -> None:
    play = armorica("take_gaul", 0, displays=[["S4", "S3"], ["G-A3"]])
    assert derived(play)["majorities"] == [
        {"icon": "grapes", "most": 1, "seats": [0, 1], "points": 2},
        {"icon": "olives", "most": 1, "seats": [0], "points": 4},
        {"icon": "sheep", "most": 0, "seats": [], "points": 0},
    ]


# Cambria


def test_who_would_take_a_fort_and_who_comes_second() -> None:
    play = rolled(2, 3, roads=warriors(seat_0="r03 r05", seat_1="r06", seat_2="r01"))
    deva = next(fort for fort in derived(play)["forts"] if fort["fort"] == "deva")
    assert deva == {
        "fort": "deva", "free": 1, "legion": False, "missing": 1, "first": 0, "second": 1,
        "strengths": [{"colour": 0, "warriors": 2}, {"colour": 1, "warriors": 1}],
    }  # fmt: skip
    shared = rolled(2, 3, roads=warriors(seat_0="r03", seat_1="r06"), legion="r05")
    deva = next(fort for fort in derived(shared)["forts"] if fort["fort"] == "deva")
    assert (deva["first"], deva["second"], deva["legion"], deva["free"]) == (None, None, True, 1)
    assert deva["missing"] == 2


def test_a_fallen_fort_goes_to_nobody_and_the_end_comes_nearer() -> None:
    play = rolled(2, 3, roads=warriors(seat_0="r03"), fort_tokens=[["deva"], [], []], turns=10)
    found = derived(play)
    assert next(fort for fort in found["forts"] if fort["fort"] == "deva")["first"] is None
    assert (found["forts_to_end"], found["turn"], found["turns_left"]) == (9, 11, 590)
    assert (found["fallen"], found["last_fall"]) == (1, 10)


@pytest.mark.parametrize(
    ("dice", "roll"), [((3, 5), "two"), ((4, 4), "double"), ((1, 6), "one"), ((1, 1), "ones")]
)
def test_how_two_dice_are_read(dice: tuple[int, int], roll: str) -> None:
    assert derived(rolled(*dice))["roll"] == roll
    one_die = lay("setup_place", dice=[3])
    assert derived(one_die)["roll"] is None


def test_who_would_leave_a_road_that_may_be_taken_and_for_where() -> None:
    def leaving(*dice: int) -> list[tuple[str, int | str, str]]:
        table = warriors(seat_0="r06", seat_1="r03 r22")
        found = derived(rolled(*dice, roads=table, legion="r05"))["leaving"]
        return [(each["road"], each["holder"], each["goes"]) for each in found]

    assert leaving(3, 4) == []
    assert leaving(4, 4) == [("r03", 1, "supply"), ("r22", 1, "supply"), ("r05", "legion", "eagle")]
    assert leaving(1, 3) == [("r03", 1, "supply")]
    assert leaving(1, 1) == [("r03", 1, "supply"), ("r06", 0, "supply"), ("r22", 1, "supply")]


def test_free_roads_by_value() -> None:
    play = rolled(2, 3, roads=warriors(seat_0="r01"), legion="r02")
    found = derived(play)
    assert "r01" not in found["free_roads"]
    assert "r02" not in found["free_roads"]
    assert len(found["free_roads"]) == 26
    ends = {road.road: road.ends for road in play.printed().roads}  # type: ignore[attr-defined]
    values = {fort.fort: fort.value for fort in play.printed().forts}  # type: ignore[attr-defined]
    for value, roads in found["free_by_value"].items():
        at = [r for r in found["free_roads"] if int(value) in [values[fort] for fort in ends[r]]]
        assert roads == at


def test_what_a_ship_offers() -> None:
    play = rolled(3, 5, ships={"4": 0, "5": 0, "6": 1})
    ships = {ship["ship"]: ship for ship in derived(play)["ships"]}
    assert ships[4]["offers"] == [{"die": 3, "dice": [4, 5]}, {"die": 5, "dice": [3, 4]}]
    assert ships[5]["offers"] == [{"die": 3, "dice": [5, 5]}]
    assert (ships[6]["holder"], ships[6]["offers"]) == (1, [])
    double = rolled(3, 3, ships={"4": 0})
    assert derived(double)["ships"][2]["offers"] == [{"die": 3, "dice": [3, 4]}]
    used = rolled(3, 5, ships={"4": 0}, ship_used=True)
    assert all(ship["offers"] == [] for ship in derived(used)["ships"])


# Roma


@pytest.mark.parametrize(("edition", "itself"), [("rulebook", 1), ("publisher", 0)])
def test_defences_with_each_change_and_its_cause(edition: str, itself: int) -> None:
    play = roma(
        own={1: "Turris", 2: "Consul"}, other={3: "Forum", 4: "Turris"}, essedum=1,
        options={"turris": edition},
    )  # fmt: skip
    own, other = derived(play)["sides"]
    assert own["discs"][0]["changes"] == [{"cause": "Turris", "by": 1}] * itself
    assert own["discs"][1]["changes"] == [{"cause": "Turris", "by": 1}]
    assert (own["discs"][1]["printed"], own["discs"][1]["defence"]) == (3, 4)
    forum = other["discs"][2]
    assert forum["changes"] == [{"cause": "Turris", "by": 1}, {"cause": "Essedum", "by": -2}]
    assert (forum["printed"], forum["defence"]) == (5, 4)
    assert other["discs"][3]["changes"][itself:] == [{"cause": "Essedum", "by": -2}]
    assert other["discs"][3]["defence"] == other["discs"][3]["printed"] + itself - 2


def test_empty_and_blocked_discs_and_how_far_the_end_is() -> None:
    play = roma(own={1: "Turris"}, other=FULL, blocked=[[1], []], fame=[3, 20], stockpile=13)
    found = derived(play)
    own, other = found["sides"]
    assert (own["empty"], own["fame_to_return"], other["empty"]) == (5, 3, 0)
    assert [disc["blocked"] for disc in own["discs"]] == [True] + [False] * 5
    assert own["discs"][0]["barred"]
    assert (found["stockpile_left"], found["fame_left"]) == (13, [3, 20])
    assert found["without_fame"] is None


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_no_fame_left_has_ended_the_game(seat: int) -> None:
    play = roma("over", None, fame=[30, 0] if seat else [0, 30], stockpile=6)
    assert derived(play)["without_fame"] == seat


def test_what_every_unused_die_can_do() -> None:
    play = roma(
        own={1: "Forum", 2: "Turris", 3: "Consul"}, other=FULL, dice=[1, 2, 4], blocked=[[1], []]
    )
    one, two, four = derived(play)["dice"]
    assert (one["money"], one["cards"], one["bribe"]) == (1, 1, None)
    assert one["activate"] == {
        "disc": 1, "card": "Forum", "against": None, "allowed": False, "reason": "disc_blocked",
        "rule": "R12.praetorianus.4",
    }  # fmt: skip
    assert two["activate"]["reason"] == "never_activated"
    assert (four["activate"]["card"], four["activate"]["reason"]) == (None, "disc_empty")
    free = roma(own={1: "Forum"}, other=FULL, dice=[1, 2, 4])
    assert derived(free)["dice"][0]["activate"]["allowed"] is True


def test_whether_an_architect_can_build_is_for_his_player_to_know() -> None:
    for hand in (["Forum"], ["Consul"]):
        play = roma(
            own={1: "Architectus", 2: "Scaenicus"}, other=FULL, dice=[1, 2], hands=[hand, []]
        )
        allowed = [die["activate"]["allowed"] for die in derived(play.veiled(1))["dice"]]
        assert allowed == [hand == ["Forum"]] * 2
        assert [die["activate"]["allowed"] for die in derived(play.veiled(2))["dice"]] == [None] * 2
        assert [die["activate"]["allowed"] for die in derived(play.veiled(0))["dice"]] == [None] * 2


@pytest.mark.rule("R13.bribery.on.6")
@pytest.mark.parametrize("bribed", ["Architectus", "Scaenicus"])
def test_a_bribe_too_high_is_refused_whatever_a_hidden_hand_holds(bribed: str) -> None:
    board = {1: "Senator", 7: bribed}
    play = roma(
        own=board, dice=[2, 5], money=[4, 0], hands=[["Consul"], []], options={"bribery": "on"}
    )
    two, five = (die["bribe"] for die in derived(play.veiled(2))["dice"])
    assert two["allowed"] is None
    assert (five["allowed"], five["reason"]) == (False, "bribe_too_high")


def test_forums_and_what_stands_beside_them() -> None:
    play = roma(own={1: "Basilica", 2: "Forum", 3: "Basilica", 5: "Forum", 6: "Templum"}, dice=[2])
    assert derived(play)["forums"] == [
        {"disc": 2, "bonus": 4, "third_die": False, "further_dice": 1},
        {"disc": 5, "bonus": 0, "third_die": True, "further_dice": 1},
    ]


@pytest.mark.rule("R12.templum.1")
def test_a_forum_takes_a_third_die_only_where_one_is_unused() -> None:
    for dice, further in [([2, 3, 3], 2), ([2, 3], 1)]:
        play = roma(own={2: "Forum", 3: "Templum"}, dice=dice)
        assert derived(play)["forums"][0]["further_dice"] == further


@pytest.mark.rule("R8.5")
def test_dice_bring_no_more_cards_than_there_are_and_money_as_they_show() -> None:
    found = derived(roma(dice=[1, 6], deck=["Nero"], discard=["Forum"]))
    assert [die["cards"] for die in found["dice"]] == [1, 2]
    assert found["unused_money"] == 7


def test_who_fights_the_card_opposite_names_it() -> None:
    play = roma(
        own={2: "Centurio", 3: "Legionarius", 4: "Velites"}, other={2: "Forum", 4: "Nero"},
        dice=[2, 3, 4],
    )  # fmt: skip
    found = [die["activate"]["against"] for die in derived(play)["dice"]]
    assert found == ["Forum", None, None]
    bribed = roma(own={7: "Centurio"}, other={7: "Nero"}, dice=[1], options={"bribery": "on"})
    assert derived(bribed)["dice"][0]["bribe"]["against"] == "Nero"


@pytest.mark.parametrize(("card", "pile"), [("Haruspex", "deck"), ("Aesculapinum", "discard")])
def test_from_which_pile_a_card_is_taken(card: str, pile: str) -> None:
    play = roma(own={2: card}, dice=[2], discard=["Nero"])
    assert derived(play)["takes_from"] is None
    play.tell("activate 2")
    assert derived(play)["takes_from"] == pile


def test_a_battle_and_what_a_centurio_lacks() -> None:
    play = roma(own={2: "Centurio"}, other={2: "Forum"}, dice=[2, 6])
    play.tell("activate 2")
    assert derived(play)["battle"] == {
        "disc": 2, "card": "Forum", "defence": 5, "die": None, "missing": None
    }  # fmt: skip
    play.tell("battle 1")
    battle = derived(play)["battle"]
    assert (battle["die"], battle["missing"]) == (1, 4)
    assert derived(play)["spending"] == [
        {"answer": "spend 6", "sum": 7, "hits": True},
        {"answer": "done", "sum": 1, "hits": False},
    ]


def test_what_each_die_would_bring_a_forum() -> None:
    play = roma(own={2: "Basilica", 3: "Forum", 4: "Templum"}, dice=[3, 5, 1])
    play.tell("activate 3")
    assert derived(play)["spending"] == [
        {"answer": "spend 1", "sum": 3, "hits": None},
        {"answer": "spend 5", "sum": 7, "hits": None},
    ]
    play.tell("spend 5")
    assert derived(play)["spending"] == [
        {"answer": "spend 1", "sum": 8, "hits": None},
        {"answer": "done", "sum": 7, "hits": None},
    ]


@pytest.mark.parametrize(
    ("card", "fights", "goes_too"),
    [("Velites", True, False), ("Sicarius", False, True), ("Gladiator", False, False)],
)
def test_what_follows_when_a_target_is_chosen(card: str, fights: bool, goes_too: bool) -> None:
    play = roma(own={2: card}, other={4: "Nero"}, dice=[2])
    play.tell("activate 2")
    facts = derived(play)
    assert (facts["fights"], facts["goes_too"]) == (fights, goes_too)
