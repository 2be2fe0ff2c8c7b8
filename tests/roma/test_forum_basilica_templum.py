"""R12: Forum, Basilica and Templum."""

import pytest

from lusoria.core.play import Play
from tests.roma.table import Row, answers, asked, refused, table, tell


def forum(own: Row, dice: list[int], disc: int = 4) -> Play:
    """Seat 0 has activated the Forum on a disc."""
    return tell(table(own={disc: "Forum", **own}, dice=[disc, *dice]), f"activate {disc}")


@pytest.mark.rule("R12.forum")
def test_the_second_die_is_the_gain() -> None:
    play = forum({}, [2, 6])
    assert asked(play) == (0, "second_die")
    assert play.position()["acting"] == {"card": "Forum", "disc": 4}
    assert answers(play) == {"spend 2", "spend 6"}
    assert refused(play, "spend 4") == ("no_such_die", "R5.2")
    assert refused(play, "done") == ("not_asked", "R2.2")
    tell(play, "spend 6")
    assert play.position()["fame"] == [16, 10]
    assert play.position()["stockpile"] == 10
    assert play.position()["dice"] == [2]
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.forum")
def test_the_second_die_may_have_the_value_of_the_disc() -> None:
    play = tell(forum({}, [4]), "spend 4")
    assert play.position()["fame"] == [14, 10]
    assert play.position()["dice"] == []


@pytest.mark.rule("R12.basilica.1")
@pytest.mark.parametrize(
    ("own", "gain"),
    [
        ({3: "Basilica"}, 3),
        ({5: "Basilica"}, 3),
        ({3: "Basilica", 5: "Basilica"}, 5),
        ({2: "Basilica"}, 1),
    ],
)
def test_each_basilica_beside_adds_two(own: Row, gain: int) -> None:
    assert tell(forum(own, [1]), "spend 1").position()["fame"] == [10 + gain, 10]


@pytest.mark.rule("R12.basilica.1")
def test_the_opponents_basilica_adds_nothing() -> None:
    play = table(own={4: "Forum"}, other={3: "Basilica", 5: "Templum"}, dice=[1, 2, 4])
    assert tell(play, "activate 4", "spend 1").position()["fame"] == [11, 10]


@pytest.mark.rule("R12.basilica.2")
@pytest.mark.parametrize(("disc", "far"), [(1, 6), (6, 1)])
def test_the_ends_of_the_row_are_no_neighbours(disc: int, far: int) -> None:
    play = tell(forum({far: "Basilica"}, [2], disc), "spend 2")
    assert play.position()["fame"] == [12, 10]


@pytest.mark.rule("R12.templum.1")
def test_with_a_templum_the_third_die_may_be_spent_too() -> None:
    play = tell(forum({5: "Templum"}, [2, 6]), "spend 6")
    assert asked(play) == (0, "third_die")
    assert play.position()["acting"] == {"card": "Forum", "disc": 4, "second": 6}
    assert answers(play) == {"spend 2", "done"}
    assert play.position()["fame"] == [10, 10]
    without, spent = tell(play.copy(), "done"), tell(play, "spend 2")
    assert without.position()["fame"] == [16, 10]
    assert without.position()["dice"] == [2]
    assert spent.position()["fame"] == [18, 10]
    assert spent.position()["dice"] == []


@pytest.mark.rule("R12.templum.1")
@pytest.mark.parametrize(("own", "dice"), [({2: "Templum"}, [1, 1]), ({5: "Templum"}, [1])])
def test_no_third_die_without_a_templum_beside_or_without_a_die(own: Row, dice: list[int]) -> None:
    play = tell(forum(own, dice), "spend 1")
    assert asked(play) == (0, "act")
    assert play.position()["fame"] == [11, 10]


@pytest.mark.rule("R12.templum.2")
def test_two_templa_allow_one_die() -> None:
    play = tell(forum({3: "Templum", 5: "Templum"}, [2, 3]), "spend 2", "spend 3")
    assert asked(play) == (0, "act")
    assert play.position()["fame"] == [15, 10]
