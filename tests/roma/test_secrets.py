"""R14: what a player knows, what a veil hides and what a redeal may invent."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from lusoria.core.play import Play
from lusoria.core.seats import EVERYBODY
from tests.roma.table import FULL, GAME, Row, row, table, tell, told

ONLOOKERS, SEAT_0, SEAT_1, BOTH = 0, 1, 2, 3
CARDS = GAME.texts.standard({}).names["card"]


def seen(play: Play, viewer: int) -> dict[str, Any]:
    """The position as a set of seats sees it."""
    return play.veiled(viewer).position()


def passing() -> Play:
    """Seat 0 has chosen two cards, seat 1 one of two."""
    return table(
        "give", 1, hands=[["Forum", "Nero"], ["Turris", "Turris", "Consul"]],
        passed=[["Legatus", "Onager"], ["Velites"]],
    )  # fmt: skip


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize("viewer", [ONLOOKERS, SEAT_0, SEAT_1, BOTH])
def test_what_is_public_is_seen_by_all(viewer: int) -> None:
    play = table(
        own={1: "Nero"}, other={2: "Forum"}, discard=["Turris"], dice=[1, 2], money=[3, 4],
        blocked=[[1], [2]], hands=[["Consul"] * 3, ["Velites"] * 2], essedum=1,
    )  # fmt: skip
    position, view = play.position(), seen(play, viewer)
    for field in ("spaces", "discard", "dice", "money", "fame", "stockpile", "blocked", "essedum"):
        assert view[field] == position[field]
    assert [len(hand) for hand in view["hands"]] == [3, 2]


@pytest.mark.rule("R14.2")
def test_hands_are_secret() -> None:
    play = table(hands=[["Consul", "Forum"], ["Nero", "Turris"]], deck=["Legatus"])
    view = seen(play, SEAT_1)
    assert view["hands"] == [["?", "?"], ["Nero", "Turris"]]
    assert view["deck"] == ["Legatus", "Consul", "Forum"]
    assert seen(play, BOTH) == play.position()


@pytest.mark.rule("R14.2")
def test_drawn_and_kept_cards_are_secret_and_discarded_ones_are_not() -> None:
    play = tell(table(dice=[2], other=FULL), "cards 2", "draw Consul")
    for viewer, drawn in ((SEAT_0, ["Consul"]), (SEAT_1, ["?"]), (ONLOOKERS, ["?"])):
        assert seen(play, viewer)["drawn"] == drawn
    tell(play, "draw Turris", "keep Turris")
    assert seen(play, SEAT_1)["hands"][0] == ["?"]
    assert seen(play, SEAT_0)["hands"][0] == ["Turris"]
    assert seen(play, SEAT_1)["discard"] == ["Consul"]


@pytest.mark.rule("R14.2")
def test_what_a_haruspex_takes_is_secret() -> None:
    play = tell(table(own={4: "Haruspex"}, dice=[4]), "activate 4", "take Nero")
    assert seen(play, SEAT_1)["hands"][0] == ["?"]
    assert play.position()["known"] == [[], []]


@pytest.mark.rule("R14.2")
@pytest.mark.parametrize(
    ("play", "words", "secret"),
    [
        (table("deal", "fate"), "draw Forum", "dealt"),
        (passing(), "give Consul", "given"),
        (table("layout", 1, hands=[[], ["Nero", "Consul"]]), "lay Nero 2", "laid_face_down"),
        (tell(table(dice=[2]), "cards 2"), "draw Forum", "drew"),
        (tell(table(dice=[1]), "cards 1", "draw Forum"), "keep Forum", "kept"),
        (tell(table(own={4: "Haruspex"}, dice=[4]), "activate 4"), "take Nero", "took"),
    ],
)
def test_a_secret_is_told_to_its_seat_and_everybody_hears_the_rest(
    play: Play, words: str, secret: str
) -> None:
    seat = next(each for each in told(play.copy(), words) if each["event"] == secret)["seat"]
    happened = play.copy().tell(words)
    own, other, onlooker, both = (
        [each for each in play.heard(happened, viewer) if each.facts.get("seat") == seat]
        for viewer in (1 << seat, 1 << (1 - seat), 0, 3)
    )
    assert own == both
    known = next(each for each in own if each.event == secret)
    public = other[own.index(known)]
    assert other == onlooker
    assert public.facts == {name: f for name, f in known.facts.items() if name != "card"}
    assert public.event != known.event


@pytest.mark.rule("R14.3")
def test_passed_cards_are_secret_until_both_have_chosen() -> None:
    play = passing()
    assert seen(play, SEAT_1)["passed"] == [["?", "?"], ["Velites"]]
    assert seen(play, SEAT_1)["hands"][0] == ["?", "?"]
    assert seen(play, SEAT_0)["passed"] == [["Legatus", "Onager"], ["?"]]
    assert seen(play, ONLOOKERS)["passed"] == [["?", "?"], ["?"]]


@pytest.mark.rule("R14.4")
def test_occupied_discs_are_public_but_not_their_cards() -> None:
    play = table(
        "layout", 1, own={1: "Nero", 4: "Consul"}, other={6: "Forum"}, hands=[[], ["Onager"]]
    )
    assert seen(play, SEAT_1)["spaces"] == [row({1: "?", 4: "?"}), row({6: "Forum"})]
    assert seen(play, SEAT_0)["spaces"] == [row({1: "Nero", 4: "Consul"}), row({6: "?"})]
    assert seen(play, ONLOOKERS)["spaces"] == [row({1: "?", 4: "?"}), row({6: "?"})]
    assert seen(play, SEAT_0)["hands"] == [[], ["?"]]
    tell(play, "lay Onager 1")
    assert seen(play, ONLOOKERS)["spaces"] == [
        row({1: "Nero", 4: "Consul"}),
        row({1: "Onager", 6: "Forum"}),
    ]


@pytest.mark.rule("R14.5")
def test_each_knows_the_cards_he_passed_until_the_reveal() -> None:
    play = tell(passing(), "give Turris")
    position = play.position()
    assert position["known"] == [["Velites", "Turris"], ["Legatus", "Onager"]]
    assert seen(play, SEAT_0)["hands"][1] == ["Legatus", "Onager", "?", "?"]
    tell(play, "lay Velites 3")
    view = seen(play, SEAT_1)
    assert view["hands"][0] == ["?", "?", "?"]
    assert view["known"][0] == ["Velites", "Turris"]
    assert view["deck"].count("Velites") == 1
    tell(play, "lay Forum 1", "lay Nero 2", "lay Turris 5")
    for disc, card in enumerate(play.position()["hands"][1], 1):
        play.tell(f"lay {card} {disc}")
    assert play.position()["known"] == [[], []]


@pytest.mark.rule("R14.6")
def test_a_card_sent_back_is_known() -> None:
    play = table(own={4: "Gladiator"}, other={1: "Nero"}, dice=[4], hands=[[], ["Forum"]])
    tell(play, "activate 4", "target 1")
    assert play.position()["known"] == [[], ["Nero"]]
    assert seen(play, SEAT_0)["hands"][1] == ["Nero", "?"]


@pytest.mark.rule("R14.7")
def test_a_card_taken_from_the_discard_pile_is_known() -> None:
    play = table(own={4: "Aesculapinum"}, dice=[4], discard=["Nero"], hands=[["Forum"], []])
    tell(play, "activate 4", "take Nero")
    assert play.position()["known"] == [["Nero"], []]
    assert seen(play, SEAT_1)["hands"][0] == ["Nero", "?"]


@pytest.mark.rule("R14.8")
def test_a_haruspex_betrays_the_other_hand() -> None:
    play = table(own={4: "Haruspex"}, dice=[4], hands=[["Forum"], ["Nero", "Turris"]])
    tell(play, "activate 4")
    assert play.position()["known"] == [[], ["Nero", "Turris"]]
    assert seen(play, SEAT_0) == play.position()
    assert seen(play, SEAT_1)["hands"] == [["?"], ["Nero", "Turris"]]


def rebuilt(hand: list[str], early: str) -> Play:
    """The deck was rebuilt while seat 0 drew: one card was set aside before, one came after."""
    play = table(
        dice=[3], deck=[early], discard=["Velites"] * 3, hands=[hand, ["Nero", "Turris"]],
        other=FULL,
    )  # fmt: skip
    return tell(play, "cards 3", f"draw {early}", "draw Velites")


@pytest.mark.rule("R14.9")
def test_a_deck_rebuilt_before_a_draw_betrays_both_hands() -> None:
    play = table(dice=[1], deck=[], discard=["Velites"] * 2, hands=[["Forum"], ["Nero"]])
    tell(play, "cards 1")
    assert play.position()["known"] == [["Forum"], ["Nero"]]
    assert tell(play, "draw Velites", "keep Velites").position()["known"] == [["Forum"], ["Nero"]]


@pytest.mark.rule("R14.9")
def test_a_deck_rebuilt_in_mid_draw_betrays_hand_and_drawn_cards_together() -> None:
    play = rebuilt(["Forum"], "Consul")
    assert play.position()["known"] == [[], ["Nero", "Turris"]]
    view = seen(play, SEAT_1)
    assert view["hand_or_drawn"] == ["Consul", "Forum"]
    assert view["hands"][0] == ["?"]
    assert view["drawn"] == ["?", "?"]
    assert view["drawn_early"] == ["?"]
    assert view["deck"] == ["Velites"] * 3
    assert seen(play, SEAT_0)["drawn_early"] == ["Consul"]
    assert seen(play, SEAT_0)["hand_or_drawn"] == []


@pytest.mark.rule("R14.9")
def test_which_card_was_set_aside_cannot_be_seen_or_heard_until_cards_are_discarded() -> None:
    one, other = rebuilt(["Forum"], "Consul"), rebuilt(["Consul"], "Forum")
    assert one.bytes != other.bytes
    assert one.veiled(SEAT_1).bytes == other.veiled(SEAT_1).bytes
    for play in (one, other):
        tell(play, "draw Velites")
    assert one.veiled(SEAT_1).bytes == other.veiled(SEAT_1).bytes
    worlds = {json.dumps(one.redealt(SEAT_1, key).position()["hands"][0]) for key in range(40)}
    assert worlds == {'["Consul"]', '["Forum"]'}


@pytest.mark.rule("R14.9")
def test_a_deck_rebuilt_for_a_haruspex_betrays_both_hands() -> None:
    play = table(
        own={4: "Haruspex"}, dice=[4], deck=[], discard=["Velites"], hands=[["Forum"], ["Nero"]]
    )
    assert tell(play, "activate 4").position()["known"] == [["Forum"], ["Nero"]]
    assert tell(play, "take Velites").position()["known"] == [["Forum"], ["Nero"]]


@pytest.mark.rule("R14.10")
@pytest.mark.parametrize(
    ("drawn", "early", "kept", "known"),
    [
        (["Nero", "Forum"], ["Nero"], "Nero", ["Consul", "Nero"]),
        (["Nero", "Forum"], ["Nero"], "Forum", ["Consul"]),
        (["Nero", "Forum"], [], "Nero", []),
        (["Forum", "Forum"], ["Forum"], "Forum", ["Consul"]),
        (["Forum", "Forum"], ["Forum", "Forum"], "Forum", ["Consul", "Forum"]),
    ],
)
def test_what_was_known_together_and_is_not_discarded_is_in_the_hand(
    drawn: list[str], early: list[str], kept: str, known: list[str]
) -> None:
    play = table("keep", drawn=drawn, drawn_early=early, hands=[["Consul"], []])
    assert tell(play, f"keep {kept}").position()["known"] == [known, []]
    assert play.position()["drawn_early"] == []


@pytest.mark.rule("R14.10")
def test_all_hear_which_discarded_cards_were_drawn_before_the_deck_was_rebuilt() -> None:
    play = table("keep", drawn=["Nero", "Forum", "Forum"], drawn_early=["Forum"])
    discards = [event for event in told(play, "keep Nero") if event["event"] == "discarded"]
    assert [(event["card"], event["early"]) for event in discards] == [("Forum", 1), ("Forum", 0)]
    assert {event["audience"] for event in discards} == {"everybody"}


@pytest.mark.rule("R14.11")
@pytest.mark.parametrize(
    ("hand", "known", "left"),
    [
        (["Consul"], ["Consul"], []),
        (["Consul", "Consul"], ["Consul"], []),
        (["Consul", "Consul"], ["Consul", "Consul"], ["Consul"]),
        (["Consul", "Nero"], ["Nero"], ["Nero"]),
    ],
)
def test_a_known_card_that_is_laid_is_no_longer_known(
    hand: list[str], known: list[str], left: list[str]
) -> None:
    play = table(hands=[hand, []], known=[known, []], money=[3, 0])
    assert tell(play, "lay Consul 1").position()["known"] == [left, []]
    free = table(own={4: "Senator"}, hands=[hand, []], known=[known, []], dice=[4])
    assert tell(free, "activate 4", "lay Consul 1").position()["known"] == [left, []]


@pytest.mark.rule("R14.13")
def test_onlookers_know_nothing_of_any_hand() -> None:
    play = table(hands=[["Consul"], ["Nero", "Forum"]], known=[["Consul"], ["Nero"]])
    view = seen(play, ONLOOKERS)
    assert view["hands"] == [["?"], ["?", "?"]]
    assert view["known"] == [[], []]
    draw = table("keep", drawn=["Nero", "Forum"], drawn_early=["Nero"], hands=[["Consul"], []])
    assert seen(draw, ONLOOKERS)["drawn"] == ["?", "?"]
    assert seen(draw, ONLOOKERS)["drawn_early"] == ["?"]
    assert seen(draw, ONLOOKERS)["hand_or_drawn"] == []
    assert draw.veiled(SEAT_1).veiled(ONLOOKERS).bytes == draw.veiled(ONLOOKERS).bytes


@pytest.mark.rule("R14.14")
@pytest.mark.parametrize(
    ("deck", "hand", "known", "sure"),
    [
        ([], ["Nero", "Forum"], [], ["Nero", "Forum"]),
        (["Velites"], ["Forum", "Forum"], [], ["Forum"]),
        (["Velites"], ["Nero", "Forum"], [], []),
        (["Forum"], ["Forum", "Forum"], [], ["Forum", "Forum"]),
        (["Velites"], ["Nero", "Forum", "Forum"], ["Nero"], ["Nero", "Forum"]),
        (["Velites"] * 3, ["Forum"] * 3, [], []),
    ],
)
def test_what_follows_by_counting_is_known(
    deck: list[str], hand: list[str], known: list[str], sure: list[str]
) -> None:
    play = table(deck=deck, hands=[[], hand], known=[[], known])
    assert play.position()["known"] == [[], known]
    view = seen(play, SEAT_0)
    assert view["known"] == [[], sure]
    assert view["hands"][1] == sure + ["?"] * (len(hand) - len(sure))
    assert Counter(view["deck"]) == Counter(deck + hand) - Counter(sure)
    assert seen(play, SEAT_1)["known"] == [[], known], "he cannot tell what the other can count"
    assert seen(play, ONLOOKERS)["known"] == [[], []]


@pytest.mark.rule("R14.14")
def test_counting_tells_a_hand_from_the_cards_set_aside() -> None:
    play = table("keep", drawn=["Forum"], drawn_early=["Forum"], hands=[["Forum", "Nero"], []])
    view = seen(play, SEAT_1)
    assert view["hands"][0] == ["Forum", "?"]
    assert view["hand_or_drawn"] == ["Nero", "Forum"]


# Redeals


@pytest.mark.rule("R14.12")
def test_a_redeal_never_contradicts_what_is_known() -> None:
    play = table(hands=[["Consul"], ["Nero", "Forum", "Turris"]], known=[[], ["Nero", "Turris"]])
    third: Counter[str] = Counter()
    for key in range(100):
        world = play.redealt(SEAT_0, key).position()
        assert world["hands"][0] == ["Consul"]
        hand = Counter(world["hands"][1])
        assert not Counter(["Nero", "Turris"]) - hand
        third.update(hand - Counter(["Nero", "Turris"]))
        assert len(world["deck"]) == len(play.position()["deck"])
    assert third.total() == 100
    assert len(third) > 12
    assert third["Forum"] > third["Consul"]


@pytest.mark.rule("R14.12")
def test_known_cards_may_lie_face_down_anywhere_or_still_be_in_hand() -> None:
    play = table(
        "layout", 1, own={1: "Nero"}, other={6: "Forum", 2: "Velites"}, hands=[[], ["Onager"]],
        known=[[], ["Forum"]],
    )  # fmt: skip
    places = set()
    for key in range(60):
        world = play.redealt(SEAT_0, key).position()
        assert world["known"] == [[], ["Forum"]]
        line = world["spaces"][1]
        assert [disc for disc, card in enumerate(line, 1) if card] == [2, 6]
        places.add("hand" if "Forum" in world["hands"][1] else line.index("Forum") + 1)
    assert places == {"hand", 2, 6}


def worlds(play: Play, viewer: int) -> list[dict[str, Any]]:
    """Enough redeals to judge by how often something occurs."""
    return [play.redealt(viewer, 1 + 7 * key).position() for key in range(800)]


def shares(piles: list[list[str]]) -> dict[str, float]:
    """How often each pile occurs, as shares of all."""
    return {pile: count / len(piles) for pile, count in Counter(map(" ".join, piles)).items()}


def even(piles: Sequence[tuple[str, ...]]) -> dict[str, float]:
    """Each pile of alike or different cards by its share among equally likely ones."""
    order = CARDS.index
    count = Counter(" ".join(sorted(pile, key=order)) for pile in piles)
    return {pile: number / len(piles) for pile, number in count.items()}


@pytest.mark.rule("R14.12")
def test_hand_and_cards_set_aside_are_parted_in_every_way_and_evenly() -> None:
    hand, early, late = ["Forum", "Nero"], ["Forum", "Consul"], ["Velites", "Turris"]
    play = table(
        "keep", drawn=[*early, *late], drawn_early=early, hands=[hand, []],
        deck=["Velites", "Onager"],
    )  # fmt: skip
    unseen = [*late, "Velites", "Onager"]
    found = worlds(play, SEAT_1)
    parted = pytest.approx(even(list(combinations(hand + early, 2))), abs=0.06)
    assert shares([world["hands"][0] for world in found]) == parted
    assert shares([world["drawn_early"] for world in found]) == parted
    dealt = pytest.approx(even(list(combinations(unseen, 2))), abs=0.06)
    assert shares([world["deck"] for world in found]) == dealt


@pytest.mark.rule("R14.12")
def test_a_hand_that_must_hold_a_type_is_dealt_evenly_among_those_that_do() -> None:
    play = table(
        "lay_free", acting={"card": "Architectus", "disc": 1}, hands=[["Nero", "Forum"], []],
        deck=["Consul", "Turris", "Velites", "Velites"], dice=[],
    )  # fmt: skip
    unseen = ["Nero", "Forum", "Consul", "Turris", "Velites", "Velites"]
    fit = [pile for pile in combinations(unseen, 2) if "Forum" in pile or "Turris" in pile]
    hands = [world["hands"][0] for world in worlds(play, SEAT_1)]
    assert shares(hands) == pytest.approx(even(fit), abs=0.06)


@pytest.mark.rule("R14.12")
def test_the_one_fitting_card_among_very_many_is_found() -> None:
    play = table(
        "lay_free", acting={"card": "Architectus", "disc": 1}, hands=[["Forum"], []],
        deck=[card for card in CARDS[:12] for _ in range(99)], dice=[],
    )  # fmt: skip
    assert play.redealt(SEAT_1, 5).position()["hands"][0] == ["Forum"]


@pytest.mark.rule("R14.12")
@pytest.mark.parametrize("viewer", [ONLOOKERS, SEAT_0, SEAT_1])
def test_onlookers_cannot_tell_which_drawn_cards_came_first(viewer: int) -> None:
    play = table("keep", drawn=["Nero", "Forum"], drawn_early=["Nero"], deck=[])
    found = {world["drawn_early"][0] for world in worlds(play, viewer)}
    assert found == ({"Nero", "Forum"} if viewer == ONLOOKERS else {"Nero"})


@pytest.mark.rule("R14.12")
@pytest.mark.parametrize("viewer", [ONLOOKERS, SEAT_0, SEAT_1])
def test_a_redeal_takes_no_more_cards_than_there_are(viewer: int) -> None:
    play = table("give", 1, hands=[["Forum", "Nero"], ["Turris"] * 4], passed=[["Consul"] * 2, []])
    plain = play.state
    plain.known = [[2] * len(CARDS), [1] * len(CARDS)]
    plain.deck, plain.deck_size = [0] * len(CARDS), 0
    play.put(plain)
    for words in ("give Turris", "give Turris"):
        for key in range(5):
            world = play.redealt(viewer, key).state
            assert min(world.deck) == 0
            assert sum(map(sum, world.hand)) <= 8
        play.tell(words)


@pytest.mark.rule("R14.12")
@pytest.mark.parametrize("own", [{4: "Senator"}, {1: "Architectus", 4: "Scaenicus"}])
def test_who_is_asked_to_lay_or_to_copy_could_do_so_in_every_world(own: Row) -> None:
    play = tell(table(own=own, dice=[4], hands=[["Nero", "Forum"], []]), "activate 4")
    worlds = [play.redealt(SEAT_1, key) for key in range(40)]
    for world in worlds:
        assert any(words != "done" for words in map(world.words, world.legal()))
    assert len({json.dumps(world.position()["hands"]) for world in worlds}) > 20


@pytest.mark.rule("R14.12")
@pytest.mark.parametrize("seed", range(2))
def test_every_redeal_looks_like_the_table_and_could_be_one(seed: int) -> None:
    chance = random.Random(seed)
    play = Play(GAME, 2, {"bribery": "on" if seed == 1 else "off"})
    while not play.over:
        odds = play.odds() or dict.fromkeys(play.legal(), 1)
        play.apply(chance.choices(list(odds), list(odds.values()))[0])
        viewer = chance.randrange(3)
        if chance.random() < 0.6:
            continue
        veiled, world = play.veiled(viewer), play.redealt(viewer, chance.getrandbits(64))
        assert world.veiled(viewer).bytes == veiled.bytes
        assert veiled.veiled(viewer).bytes == veiled.bytes
        assert Play.at(GAME, world.position()).bytes == world.bytes


@pytest.mark.rule("R14.12")
def test_a_redeal_is_a_function_of_its_key() -> None:
    play = table(hands=[["Consul"], ["Nero", "Forum", "Turris"]])
    assert play.redealt(SEAT_0, 7).bytes == play.redealt(SEAT_0, 7).bytes
    assert play.redealt(SEAT_0, 7).bytes != play.redealt(SEAT_0, 8).bytes


@pytest.mark.rule("R14.2")
def test_no_event_of_a_random_game_names_a_secret_to_everybody() -> None:
    chance = random.Random(5)
    play = Play(GAME, 2)
    private = {"dealt", "given", "received", "laid_face_down", "drew", "kept", "took"}
    heard = set()
    while not play.over:
        odds = play.odds() or dict.fromkeys(play.legal(), 1)
        for event in play.apply(chance.choices(list(odds), list(odds.values()))[0]):
            name = play.event(event)["event"]
            heard.add(name)
            assert (event.audience == EVERYBODY) == (name not in private)
    assert private - {"took"} <= heard
