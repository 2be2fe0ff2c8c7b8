"""A3: the round."""

import pytest

from tests.armorica.table import asked, deal, opened, refused, table, tell


@pytest.mark.rule("A3.1")
@pytest.mark.rule("A3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_take_gauls_and_then_romans_clockwise_from_the_start_player(seats: int) -> None:
    play = opened(seats, start_player=1)
    clockwise = [(1 + k) % seats for k in range(seats)]
    turns = []
    while play.position()["round"] == 1:
        turns.append(asked(play))
        play.tell("pass")
        deal(play)
    assert turns == [(seat, "take_gaul") for seat in clockwise] + [
        (seat, "take_roman") for seat in clockwise
    ]


@pytest.mark.rule("A3.1")
def test_winter_waits_until_all_have_taken_romans() -> None:
    hungry = ["S1", "G-B2", "G-D3", "G-D4"]  # two amphorae for four cards
    play = table("take_roman", 0, roman_row=["R-I-1", "R-I-2"], displays=[hungry, ["S2"]])
    play.tell("pass")
    assert asked(play) == (1, "take_roman")
    play.tell("pass")
    assert asked(play) == (0, "starve")
    assert play.position()["phase"] == "winter"


@pytest.mark.rule("A3.2")
@pytest.mark.parametrize(("start_player", "last", "order"), [(0, 2, [0, 2]), (2, 1, [2, 0])])
def test_winter_too_goes_clockwise_from_the_start_player(
    start_player: int, last: int, order: list[int]
) -> None:
    play = table(
        "take_roman",
        last,
        seats=3,
        start_player=start_player,
        displays=[["S1", "G-B2", "G-D3", "G-D4"], ["S3"], ["S2", "G-D5", "R-I-2", "R-I-3"]],
    )
    play.tell("pass")
    starving = []
    while not play.over:
        starving.append(asked(play))
        play.apply(play.legal()[0])
    assert starving == [(seat, "starve") for seat in order for _ in range(2)]


@pytest.mark.rule("A3.2")
def test_how_many_have_acted_is_counted_within_the_phase() -> None:
    play = opened(seats=3, start_player=2)
    acted = []
    for _ in range(6):
        acted.append((play.position()["phase"], play.position()["acted"], play.seat))
        play.tell("pass")
        deal(play)
    assert acted == [
        (phase, k, seat) for phase in ("gaul", "roman") for k, seat in enumerate((2, 0, 1))
    ]


@pytest.mark.rule("A3.1")
@pytest.mark.parametrize("words", ["discard S1", "draw G-B1", "start 0"])
def test_another_phases_answer_is_refused(words: str) -> None:
    assert refused(opened(seats=2), words) == ("not_asked", "A3.1")


@pytest.mark.rule("A3.1")
def test_nobody_passes_in_winter_or_while_fate_draws() -> None:
    winter = table("starve", 0, displays=[["S1", "G-B2", "G-D3", "G-D4"], []])
    assert refused(winter, "pass") == ("not_asked", "A3.1")
    assert refused(winter, "take G-B2") == ("not_asked", "A3.1")
    drawing = tell(opened(seats=2), "pass")
    assert refused(drawing, "pass") == ("not_asked", "A3.1")


@pytest.mark.rule("A3.1")
def test_romans_cannot_be_taken_among_the_gauls_nor_gauls_among_the_romans() -> None:
    play = opened(seats=2)
    assert refused(play, "take R-I-1") == ("not_in_row", "A4.1")
    for _ in range(2):
        play.tell("pass")
        deal(play)
    assert asked(play) == (0, "take_roman")
    assert refused(play, f"take {play.position()['gaul_row'][-1]}") == ("not_in_row", "A5.1")
