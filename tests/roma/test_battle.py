"""R10: battle, and the cards that fight or change a defence."""

from typing import Any

import pytest

from lusoria.core.play import Play
from tests.roma.table import FULL, answers, asked, refused, spaces, table, tell, told


def battle(card: str, other: dict[int, str], die: int, disc: int = 4, **fields: Any) -> Play:
    """Seat 0's card on disc 4 fights a card on a disc of seat 1."""
    play = tell(table(own={4: card}, other=other, **{"dice": [4], **fields}), "activate 4")
    if card in ("Velites", "Onager"):
        tell(play, f"target {disc}")
    return tell(play, f"battle {die}")


@pytest.mark.rule("R10.1")
@pytest.mark.parametrize("card", ["Legionarius", "Centurio", "Velites", "Onager"])
def test_the_battle_die_is_rolled_once(card: str) -> None:
    victim = "Forum" if card == "Onager" else "Gladiator"
    play = tell(table(own={4: card}, other={4: victim}, dice=[4]), "activate 4")
    if card in ("Velites", "Onager"):
        tell(play, "target 4")
    assert asked(play) == ("fate", "battle")
    assert list(play.odds().values()) == [1] * 6
    assert asked(tell(play, "battle 1")) == (0, "act")


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize(
    ("victim", "die", "hit"),
    [
        ("Legatus", 1, False),
        ("Legatus", 2, True),
        ("Forum", 4, False),
        ("Forum", 5, True),
        ("Nero", 6, False),
    ],
)
def test_the_die_must_reach_the_defence(victim: str, die: int, hit: bool) -> None:
    play = battle("Legionarius", {4: victim}, die)
    assert spaces(play, 1) == ({} if hit else {4: victim})
    assert play.position()["discard"] == ([victim] if hit else [])
    assert asked(play) == (0, "act")


@pytest.mark.rule("R10.2")
def test_a_battle_tells_its_die_and_the_defence() -> None:
    play = tell(table(own={4: "Legionarius"}, other={4: "Forum"}, dice=[4]), "activate 4")
    events = told(play, "battle 5")
    assert [event["event"] for event in events] == ["battle", "destroyed"]
    assert (events[0]["die"], events[0]["defence"]) == (5, 5)


def test_a_miss_is_called_so() -> None:
    play = table(own={4: "Legionarius"}, other={4: "Nero"}, dice=[4])
    tell(play, "activate 4")
    assert [event["event"] for event in told(play, "battle 1")] == ["battle", "missed"]
    added = table(own={4: "Centurio"}, other={4: "Nero"}, dice=[1, 4])
    tell(added, "activate 4")
    assert [event["event"] for event in told(added, "battle 1")] == ["battle", "missed"]
    assert [event["event"] for event in told(added, "spend 1")] == ["die_added", "missed"]


@pytest.mark.rule("R10.3")
@pytest.mark.parametrize(
    ("other", "essedum", "defence"),
    [
        ({4: "Consul"}, 0, 3),
        ({4: "Consul", 1: "Turris"}, 0, 4),
        ({4: "Consul", 1: "Turris", 2: "Turris"}, 0, 5),
        ({4: "Consul", 1: "Turris"}, 1, 2),
        ({4: "Nero"}, 2, 5),
    ],
)
def test_turres_raise_and_esseda_lower_the_defence(
    other: dict[int, str], essedum: int, defence: int
) -> None:
    assert 4 in spaces(battle("Legionarius", other, defence - 1, essedum=essedum), 1)
    assert 4 not in spaces(battle("Legionarius", other, defence, essedum=essedum), 1)


@pytest.mark.rule("R10.3")
def test_the_attackers_own_turres_do_not_count() -> None:
    play = table(own={4: "Legionarius", 5: "Turris"}, other={4: "Consul"}, dice=[4])
    assert spaces(tell(play, "activate 4", "battle 3"), 1) == {}


@pytest.mark.rule("R10.4")
@pytest.mark.parametrize(("victim", "essedum"), [("Consul", 1), ("Legatus", 1), ("Consul", 2)])
def test_a_defence_of_one_or_less_is_always_hit(victim: str, essedum: int) -> None:
    assert spaces(battle("Legionarius", {4: victim}, 1, essedum=essedum), 1) == {}


@pytest.mark.rule("R12.turris")
@pytest.mark.rule("R13.turris.rulebook")
@pytest.mark.rule("R13.turris.publisher")
@pytest.mark.parametrize(
    ("edition", "other", "essedum", "defence"),
    [
        ("rulebook", {4: "Turris"}, 1, 5),
        ("publisher", {4: "Turris"}, 1, 4),
        ("rulebook", {3: "Turris", 4: "Turris"}, 1, 6),
        ("publisher", {3: "Turris", 4: "Turris"}, 1, 5),
        ("rulebook", {3: "Turris", 4: "Consul"}, 0, 4),
        ("publisher", {3: "Turris", 4: "Consul"}, 0, 4),
    ],
)
def test_a_turris_protects_all_cards_or_all_others(
    edition: str, other: dict[int, str], essedum: int, defence: int
) -> None:
    options = {"turris": edition}
    missed = battle("Legionarius", other, defence - 1, essedum=essedum, options=options)
    assert 4 in spaces(missed, 1)
    hit = battle("Legionarius", other, defence, essedum=essedum, options=options)
    assert 4 not in spaces(hit, 1)


@pytest.mark.rule("R12.essedum.1")
def test_esseda_add_up_and_last_until_the_end_of_the_turn() -> None:
    play = table(own={4: "Essedum"} | {1: "Legionarius"}, other=FULL, dice=[1, 4, 4])
    tell(play, "activate 4", "activate 4")
    assert play.position()["essedum"] == 2
    tell(play, "activate 1", "battle 1")
    assert 1 not in spaces(play, 1)
    assert tell(play, "end").position()["essedum"] == 0


@pytest.mark.rule("R12.essedum.1")
def test_an_essedum_does_not_weaken_the_own_cards() -> None:
    play = table(own={4: "Essedum"}, other={4: "Legionarius"} | {1: "Nero"}, dice=[4])
    tell(play, "activate 4", "end", "roll 4 5 6", "activate 4", "battle 2")
    assert spaces(play, 0) == {4: "Essedum"}


@pytest.mark.rule("R12.essedum.2")
def test_the_effect_stays_when_the_essedum_is_covered() -> None:
    play = table(
        own={4: "Essedum", 1: "Legionarius"}, other={1: "Forum"}, dice=[1, 4],
        hands=[["Templum"], []], money=[2, 0],
    )  # fmt: skip
    tell(play, "activate 4", "lay Templum 4", "activate 1", "battle 3")
    assert spaces(play, 1) == {}


@pytest.mark.rule("R12.legionarius")
@pytest.mark.parametrize("victim", ["Consul", "Aesculapinum"])
def test_a_legionarius_fights_what_lies_opposite(victim: str) -> None:
    play = battle("Legionarius", {3: "Nero", 4: victim, 5: "Forum"}, 6)
    assert spaces(play, 1) == {3: "Nero", 5: "Forum"}


@pytest.mark.rule("R12.centurio.1")
@pytest.mark.parametrize("victim", ["Consul", "Aesculapinum"])
def test_a_centurio_fights_what_lies_opposite(victim: str) -> None:
    play = battle("Centurio", {3: "Nero", 4: victim, 5: "Forum"}, 3, dice=[4, 6])
    assert spaces(play, 1) == {3: "Nero", 5: "Forum"}
    assert play.position()["dice"] == [6]
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.centurio.2")
def test_a_centurio_may_add_an_unused_die_after_a_miss() -> None:
    play = battle("Centurio", {4: "Nero"}, 5, dice=[3, 4, 6])
    assert asked(play) == (0, "add_die")
    assert play.position()["acting"] == {"card": "Centurio", "disc": 4, "target": 4, "battle": 5}
    assert answers(play) == {"spend 3", "spend 6", "done"}
    assert refused(play, "spend 4") == ("no_such_die", "R5.2")
    short, enough = tell(play.copy(), "spend 3"), tell(play.copy(), "spend 6")
    assert spaces(short, 1) == {4: "Nero"}
    assert short.position()["dice"] == [6]
    assert spaces(enough, 1) == {}
    assert enough.position()["dice"] == [3]
    done = tell(play, "done")
    assert spaces(done, 1) == {4: "Nero"}
    assert done.position()["dice"] == [3, 6]
    assert asked(short) == asked(enough) == asked(done) == (0, "act")


@pytest.mark.rule("R12.centurio.2")
def test_a_sum_that_just_reaches_the_defence_hits() -> None:
    assert spaces(tell(battle("Centurio", {4: "Nero"}, 5, dice=[4, 4]), "spend 4"), 1) == {}


@pytest.mark.rule("R12.centurio.2")
def test_nothing_is_added_without_an_unused_die() -> None:
    assert asked(battle("Centurio", {4: "Nero"}, 5, dice=[4])) == (0, "act")


@pytest.mark.rule("R12.velites")
def test_velites_fight_any_character() -> None:
    play = table(own={4: "Velites"}, other={1: "Consul", 2: "Forum", 6: "Nero"}, dice=[4])
    tell(play, "activate 4")
    assert answers(play) == {"target 1", "target 6"}
    assert refused(play, "target 2") == ("no_character_there", "R9.6")
    assert refused(play, "target 3") == ("no_card_to_choose", "R9.4")
    assert refused(play, "target 7") == ("no_such_disc", "R13.bribery.on.1")
    tell(play, "target 1", "battle 3")
    assert spaces(play, 1) == {2: "Forum", 6: "Nero"}


@pytest.mark.rule("R12.onager")
def test_an_onager_fights_any_building() -> None:
    play = table(own={4: "Onager"}, other={1: "Consul", 2: "Forum", 6: "Mercatus"}, dice=[4])
    tell(play, "activate 4")
    assert answers(play) == {"target 2", "target 6"}
    assert refused(play, "target 1") == ("no_building_there", "R9.7")
    tell(play, "target 6", "battle 2")
    assert spaces(play, 1) == {1: "Consul", 2: "Forum", 6: "Mercatus"}


@pytest.mark.rule("R15.2")
def test_an_onager_beats_defence_three_with_a_four() -> None:
    play = battle("Onager", {1: "Mercatus"}, 4, disc=1)
    assert spaces(play, 1) == {}
    assert play.position()["discard"] == ["Mercatus"]
