"""What people see: facts behind a no, events with names, and the table in text."""

import re

import msgspec
import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.seats import EVERYBODY
from tests.cambria.boards import ring
from tests.cambria.table import GAME, lay, rolled, ten_taken, warriors


def refused(play: Play) -> dict[str, tuple[str, str | None]]:
    return {str(no.facts["action"]): (no.reason, no.rule) for no in play.refused()}


def facts(play: Play, words: str) -> dict[str, str | int]:
    with pytest.raises(Illegal) as refusal:
        play.tell(words)
    return refusal.value.facts


def test_every_reason_has_a_rule_and_every_reason_is_told_apart() -> None:
    reasons = {reason for reason in GAME.reasons if reason != 0}
    assert {each for each in GAME.reason_rules if not isinstance(each, tuple)} == reasons
    assert all(re.fullmatch(r"C\d+\.\d+", number) for number in GAME.reason_rules.values())


def test_a_refused_road_is_told_with_its_forts_and_holder() -> None:
    play = rolled(3, 6, roads=warriors(seat_0="r08", seat_1="r16"), legion="r10")
    assert facts(play, "place r16") == {
        "action": "place r16", "question": "act", "seats": 3, "dice": "3 6", "seat": 0, "supply": 4,
        "road": "r16", "holder": 1, "first_fort": "Bravonium", "first_value": 4,
        "second_fort": "Cicucium", "second_value": 6,
    }  # fmt: skip
    assert facts(play, "place r10")["holder"] == "legion"
    assert facts(play, "place r22")["holder"] == ""
    assert facts(play, "place #40")["roads"] == 28
    neutral = rolled(3, 6, seats=2, roads=warriors(neutral="r16"))
    assert facts(neutral, "place r16")["holder"] == "neutral"


def test_a_refused_ship_is_told_with_its_holder_and_die() -> None:
    play = rolled(3, 6, ships={"4": 1})
    told = facts(play, "ship 4 for 6")
    assert (told["ship"], told["holder"], told["die"]) == (4, 1, 6)
    assert facts(lay("setup_roll"), "roll 1")["die"] == 1
    moving = lay("from", dice=[3, 5], roads=warriors(seat_0="r01 r08 r16 r22 r28"), target="r09")
    assert facts(moving, "from ship 2")["ship"] == 2


def test_what_a_person_may_expect_is_explained() -> None:
    play = rolled(1, 5, roads=warriors(seat_0="r08", seat_1="r02"), legion="r09", ships={"5": 0})
    no = refused(play)
    assert no["place r01"] == ("other_value_beside_one", "C6.1")
    assert no["legion r08"] == ("legion_spares_own_warrior", "C6.3")
    assert no["legion r09"] == ("legion_stands_there", "C6.7")
    assert no["ship 5 for 5"] == ("die_shows_ship_value", "C7.4")
    assert "place r18" not in no
    assert not any(words.startswith("ship 4") for words in no)
    assert not any(words.startswith("legion") for words in refused(rolled(3, 5)))
    assert refused(rolled(1, 1))["pass"] == ("no_pass_on_double_one", "C6.4")
    assert refused(lay("roll")) == {}
    boarding = lay("board", dice=[1, 5], legion="r09", ships={"4": 1})
    assert refused(boarding) == {"board 4": ("ship_is_taken", "C6.9")}
    five = warriors(seat_0="r01 r08 r16 r22 r28", seat_1="r05")
    moving = lay("from", dice=[3, 5], roads=five, target="r09", ships={"2": 1})
    assert set(refused(moving)) == {"from r05", "from ship 2"}


def test_a_view_is_the_same_for_everybody_but_for_its_choices() -> None:
    play = rolled(3, 5, roads={"r01": 1})
    own, other, onlooker = (play.view(viewer) for viewer in (1, 2, 0))
    assert own.position == other.position == onlooker.position == play.position()
    assert own.derived == other.derived == onlooker.derived
    assert own.choices
    assert other.choices == onlooker.choices == []


@pytest.mark.parametrize("name", ["cambria", "cumbria"])
def test_a_board_of_the_house_is_known_by_what_is_printed_not_by_its_name(name: str) -> None:
    texts, text = GAME.texts, GAME.texts.standard({"map": name}).text

    def house(text: str, called: str) -> object:
        return msgspec.to_builtins(texts.printed(texts.read_components(text, called)))["house"]

    assert house(text, name) == name
    assert house(f"# typed in once more\n{text}", "constructor") == name
    moved = re.sub(r"^(fort \S+ +\d) +\d+", r"\1 7", text, count=1, flags=re.MULTILINE)
    assert house(moved, name) is None
    assert house(ring(8), name) is None


def test_all_events_are_for_everybody() -> None:
    play = rolled(6, 6, roads=warriors(seat_0="r01 r02", seat_1="r16"), fort_tokens=ten_taken())
    happened = play.tell("place r16")
    assert happened
    assert {event.audience for event in happened} == {EVERYBODY}
