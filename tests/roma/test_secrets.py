"""R14: what a player knows, what a veil hides and what a redeal may invent."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from lusoria.core.play import Play
from lusoria.core.seats import EVERYBODY
from tests.roma.table import FULL, GAME, Row, row, table, tell, told

ONLOOKERS, SEAT_0, SEAT_1, BOTH = 0, 1, 2, 3


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


@pytest.mark.rule("R14.9")
def test_a_rebuilt_deck_betrays_hands_and_drawn_cards() -> None:
    play = table(
        dice=[3], deck=["Consul"], discard=["Velites"] * 3, hands=[["Forum"], ["Nero", "Turris"]]
    )
    tell(play, "cards 3")
    assert play.position()["known"] == [[], []]
    tell(play, "draw Consul")
    assert play.position()["known"] == [["Forum"], ["Nero", "Turris"]]
    assert play.position()["drawn_known"] == ["Consul"]
    assert seen(play, SEAT_1)["drawn"] == ["Consul"]
    tell(play, "draw Velites")
    assert seen(play, SEAT_1)["drawn"] == ["Consul", "?"]


@pytest.mark.rule("R14.9")
def test_a_deck_rebuilt_for_a_haruspex_betrays_both_hands() -> None:
    play = table(
        own={4: "Haruspex"}, dice=[4], deck=[], discard=["Velites"], hands=[["Forum"], ["Nero"]]
    )
    assert tell(play, "activate 4").position()["known"] == [["Forum"], ["Nero"]]
    assert tell(play, "take Velites").position()["known"] == [["Forum"], ["Nero"]]


@pytest.mark.rule("R14.10")
@pytest.mark.parametrize(
    ("drawn", "drawn_known", "kept", "known"),
    [
        (["Nero", "Forum"], ["Nero"], "Nero", ["Nero"]),
        (["Nero", "Forum"], ["Nero"], "Forum", []),
        (["Nero", "Forum"], [], "Nero", []),
        (["Forum", "Forum"], ["Forum"], "Forum", []),
        (["Forum", "Forum"], ["Forum", "Forum"], "Forum", ["Forum"]),
    ],
)
def test_a_kept_card_is_known_if_it_was_known_and_is_not_seen_discarded(
    drawn: list[str], drawn_known: list[str], kept: str, known: list[str]
) -> None:
    play = table("keep", drawn=drawn, drawn_known=drawn_known)
    assert tell(play, f"keep {kept}").position()["known"] == [known, []]
    assert play.position()["drawn_known"] == []


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
    draw = table("keep", drawn=["Nero", "Forum"], drawn_known=["Nero"])
    assert seen(draw, ONLOOKERS)["drawn"] == ["?", "?"]
    assert seen(draw, ONLOOKERS)["drawn_known"] == []


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
