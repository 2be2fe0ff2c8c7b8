"""R12: Architectus and Senator lay without paying."""

import pytest

from tests.roma.table import answers, asked, refused, spaces, table, tell

CASES = [
    ("Architectus", ["Turris", "Forum"], "Nero", "lays_buildings_only", "R12.architectus.1"),
    ("Senator", ["Consul", "Nero"], "Forum", "lays_characters_only", "R12.senator.1"),
]


@pytest.mark.rule("R12.architectus.1")
@pytest.mark.rule("R12.senator.1")
@pytest.mark.parametrize(("card", "free", "wrong", "reason", "rule"), CASES)
def test_any_number_is_laid_without_paying_until_nothing_is_left(
    card: str, free: list[str], wrong: str, reason: str, rule: str
) -> None:
    play = table(own={4: card}, dice=[4, 5], hands=[[*free, wrong], []], money=[1, 0])
    tell(play, "activate 4")
    assert asked(play) == (0, "lay_free")
    assert answers(play) == {f"lay {each} {d}" for each in free for d in range(1, 7)} | {"done"}
    assert refused(play, f"lay {wrong} 1") == (reason, rule)
    assert refused(play, "money 5") == ("not_asked", "R2.2")
    tell(play, f"lay {free[0]} 1")
    assert asked(play) == (0, "lay_free")
    assert refused(play, f"lay {free[0]} 2") == ("not_in_hand", "R9.11")
    tell(play, f"lay {free[1]} 2")
    assert asked(play) == (0, "act")
    assert spaces(play, 0) == {1: free[0], 2: free[1], 4: card}
    assert play.position()["money"] == [1, 0]
    assert play.position()["hands"][0] == [wrong]


@pytest.mark.rule("R12.architectus.1")
@pytest.mark.rule("R12.senator.1")
@pytest.mark.parametrize(("card", "free", "wrong", "reason", "rule"), CASES)
def test_none_need_be_laid(card: str, free: list[str], wrong: str, reason: str, rule: str) -> None:
    play = tell(table(own={4: card}, dice=[4], hands=[free, []]), "activate 4", "done")
    assert asked(play) == (0, "act")
    assert spaces(play, 0) == {4: card}
    assert play.position()["acting"] is None


@pytest.mark.rule("R12.architectus.2")
@pytest.mark.rule("R12.senator.2")
@pytest.mark.parametrize(("card", "free", "wrong", "reason", "rule"), CASES)
def test_any_own_card_may_be_covered_even_the_acting_one(
    card: str, free: list[str], wrong: str, reason: str, rule: str
) -> None:
    play = table(own={4: card}, dice=[4], hands=[[*free, free[0]], []])
    tell(play, "activate 4", f"lay {free[0]} 4")
    assert asked(play) == (0, "lay_free")
    assert play.position()["acting"] == {"card": card, "disc": 4}
    tell(play, f"lay {free[1]} 4")
    assert asked(play) == (0, "lay_free")
    assert spaces(play, 0) == {4: free[1]}
    assert sorted(play.position()["discard"]) == sorted([card, free[0]])
    tell(play, f"lay {free[0]} 6")
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.senator.2")
def test_a_covered_senator_never_comes_back_from_the_discard_pile() -> None:
    play = table(own={4: "Senator"}, dice=[4], hands=[["Consul", "Nero"], []])
    tell(play, "activate 4", "lay Consul 4")
    assert refused(play, "lay Senator 1") == ("not_in_hand", "R9.11")
