"""Chapter 9: forts fall. Every table here is judged at the end of a turn in which seat 0 passes."""

from typing import Any

import pytest

from tests.cambria.table import asked, events, roads_of, rolled, told, warriors


def judged(roads: dict[str, int | str], **fields: Any) -> dict[str, Any]:
    """The position after seat 0 has passed."""
    play = rolled(5, 6, roads=roads, **fields)
    play.tell("pass")
    return play.position()


def around(fort: str, *colours: int | str) -> dict[str, int | str]:
    """Warriors on the roads of a fort, in map order."""
    return dict(zip(roads_of(fort), colours, strict=True))


@pytest.mark.rule("C9.1", "C9.2")
def test_a_surrounded_fort_falls_and_others_stay() -> None:
    position = judged(around("segontium", 0, 0))
    assert position["fort_tokens"] == [["segontium"], [], []]
    assert len(position["forts"]) == 15


@pytest.mark.rule("C9.1")
def test_a_fort_without_token_is_not_judged_again() -> None:
    play = rolled(5, 6, roads=around("segontium", 1, 1), fort_tokens=[["segontium"], [], []])
    assert events(told(play, "pass"), "fort_fell") == []
    assert play.position()["fort_tokens"] == [["segontium"], [], []]


@pytest.mark.rule("C9.2")
def test_a_free_road_saves_a_fort() -> None:
    roads = around("deva", 0, 0, 0, 0)
    del roads["r05"]
    assert judged(roads)["fort_tokens"] == [[], [], []]


@pytest.mark.rule("C9.2")
def test_the_legion_is_no_warrior() -> None:
    roads = around("deva", 0, 0, 0, 0)
    del roads["r05"]
    assert judged(roads, legion="r05")["fort_tokens"] == [[], [], []]


@pytest.mark.rule("C9.3")
def test_the_token_goes_to_most_warriors_active_or_not() -> None:
    assert judged(around("canovium", 0, 1, 0))["fort_tokens"] == [["canovium"], [], []]
    assert judged(around("canovium", 1, 2, 1))["fort_tokens"] == [[], ["canovium"], []]
    assert judged(around("canovium", 2, 2, 0))["fort_tokens"] == [[], [], ["canovium"]]


@pytest.mark.parametrize(
    ("fort", "colours"),
    [
        ("segontium", (0, 1)),
        ("canovium", (0, 1, 2)),
        ("deva", (0, 1, 1, 0)),
        ("tomen-y-mur", (0, 0, 1, 1, 2)),
        ("mediomanum", (0, 0, 0, 1, 1, 1)),
        ("mediomanum", (0, 0, 1, 1, 2, 2)),
    ],
)
@pytest.mark.rule("C9.4")
def test_a_tie_for_the_most_leaves_the_fort(fort: str, colours: tuple[int, ...]) -> None:
    position = judged(around(fort, *colours))
    assert fort in position["forts"]
    assert position["point_tokens"] == [[], [], []]


@pytest.mark.rule("C9.4")
def test_a_tie_can_be_broken_later() -> None:
    play = rolled(4, 4, roads=around("deva", 0, 1, 1, 0))
    play.tell("place r05")
    position = play.position()
    assert position["fort_tokens"][0] == ["deva"]
    assert position["point_tokens"][1] == ["deva"]


@pytest.mark.parametrize(
    ("fort", "colours", "first", "second"),
    [
        ("deva", (0, 0, 0, 1), 0, 1),
        ("deva", (2, 1, 2, 2), 2, 1),
        ("tomen-y-mur", (1, 1, 1, 0, 0), 1, 0),
        ("tomen-y-mur", (1, 1, 1, 1, 2), 1, 2),
        ("mediomanum", (0, 0, 0, 1, 1, 2), 0, 1),
        ("mediomanum", (2, 0, 2, 0, 2, 1), 2, 0),
        ("mediomanum", (1, 1, 1, 1, 1, 0), 1, 0),
    ],
)
@pytest.mark.rule("C9.5")
def test_the_point_token_goes_to_the_second(
    fort: str, colours: tuple[int, ...], first: int, second: int
) -> None:
    play = rolled(5, 6, roads=around(fort, *colours))
    happened = told(play, "pass")
    position = play.position()
    assert [fort in own for own in position["fort_tokens"]] == [s == first for s in range(3)]
    assert [fort in own for own in position["point_tokens"]] == [s == second for s in range(3)]
    assert [e["colour"] for e in events(happened, "point_token_taken")] == [second]


@pytest.mark.parametrize(
    ("fort", "colours"),
    [
        ("deva", (0, 0, 0, 0)),
        ("deva", (0, 0, 1, 2)),
        ("tomen-y-mur", (0, 0, 0, 1, 2)),
        ("mediomanum", (0, 0, 1, 2, 3, 4)),
        ("mediomanum", (0, 0, 0, 0, 1, 2)),
    ],
)
@pytest.mark.rule("C9.6")
def test_without_a_clear_second_the_point_token_leaves(fort: str, colours: tuple[int, ...]) -> None:
    play = rolled(5, 6, seats=5, roads=around(fort, *colours))
    happened = told(play, "pass")
    assert play.position()["fort_tokens"][0] == [fort]
    assert play.position()["point_tokens"] == [[]] * 5
    assert [event["fort"] for event in events(happened, "point_token_lost")] == [fort]


@pytest.mark.rule("C9.6")
def test_a_fort_of_value_2_or_3_has_no_point_token_to_lose() -> None:
    play = rolled(5, 6, roads=around("canovium", 0, 1, 0))
    happened = told(play, "pass")
    assert events(happened, "point_token_taken") == events(happened, "point_token_lost") == []
    assert play.position()["point_tokens"] == [[], [], []]


@pytest.mark.rule("C9.7")
def test_warriors_stay_when_a_fort_falls() -> None:
    roads = around("deva", 0, 0, 0, 1)
    position = judged(roads)
    assert position["fort_tokens"][0] == ["deva"]
    assert position["roads"] == roads
    assert position["supply"] == [2, 4, 5]


@pytest.mark.rule("C9.8")
def test_several_forts_fall_on_one_position() -> None:
    """Segontium and Canovium share r01, Isca stands apart; each is judged with all warriors."""
    roads = warriors(seat_0="r01 r03", seat_1="r04 r02", seat_2="r26 r28")
    assert judged(roads)["fort_tokens"] == [["canovium"], [], ["isca"]]
    roads = warriors(seat_0="r01 r02 r03", seat_1="r04", seat_2="r26 r28")
    assert judged(roads)["fort_tokens"] == [["segontium", "canovium"], [], ["isca"]]


@pytest.mark.rule("C9.1")
def test_the_fall_comes_before_the_next_turn() -> None:
    play = rolled(5, 6, roads=around("segontium", 1, 1))
    happened = told(play, "pass")
    assert [event["event"] for event in happened] == ["passed", "fort_fell"]
    assert asked(play) == ("fate", "roll")
    assert play.position()["active"] == 1
