"""The engine's requests, one by one."""

import json
from typing import Any

import pytest

from lusoria.cli import tables
from lusoria.games.armorica.components import standard
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer
from lusoria.records.reading import read_record
from tests.cli.conversation import Conversation, load
from tests.records.games import begun, lines, raw


@pytest.fixture
def engine() -> Conversation:
    return Conversation()


@pytest.fixture
def dealt(engine: Conversation) -> Conversation:
    """Armorica for two, at the first question to a seat, which is seat 0."""
    engine.ask("new", game="armorica", seed=7)
    engine.ask("apply", action="start 0")
    engine.ask("deal")
    return engine


# Laying tables


def test_games_tell_what_a_tool_needs(engine: Conversation) -> None:
    games = {about["game"]: about for about in engine.ask("games")["games"]}
    assert tuple(games) == NAMES
    assert games["armorica"]["seats"] == [2, 4]
    assert games["armorica"]["endings"] == ["deck_empty"]
    assert games["armorica"]["actions"] == load("armorica").actions.size
    assert games["cambria"]["options"] == {
        "map": ["cambria", "cumbria"], "tie": ["last_turn", "turn_order"],
    }  # fmt: skip
    assert "publisher" in games["roma"]["presets"]


def test_a_new_table_asks_its_first_question(engine: Conversation) -> None:
    told = engine.ask("new", game="armorica", seats=4, table="a")
    assert (told["table"], told["game"], told["seats"], told["options"]) == ("a", "armorica", 4, {})
    assert told["components"] == {"name": "lusoria", "warnings": []}
    assert told["decision"] == {
        "seat": "fate",
        "question": "start_player",
        "ply": 0,
        "sentence": "Who is the start player?",
    }


def test_options_may_be_presets_and_numbers(engine: Conversation) -> None:
    told = engine.ask("new", game="roma", options={"preset": "publisher", "starter": 1})
    assert told["options"]["consul"] == "publisher"
    assert told["options"]["starter"] == "1"


def test_own_components_as_text_or_lines(engine: Conversation) -> None:
    text = standard().text
    text = text.replace("farmer           1     0", "farmer           3     0", 1)
    for own in (text, text.splitlines()):
        printed = engine.ask("new", game="armorica", components=own)["components"]
        assert printed["name"] == "own"
        assert printed["warnings"] == ["line 16: 3 wheat; we expected 0 to 2"]


def test_wrong_components_name_line_and_rule(engine: Conversation) -> None:
    error = engine.error("new", game="armorica", components="S1 start worker 1 0 0 0 0 2")
    assert (error["kind"], error["line"], error["rule"]) == ("unreadable", 1, "A1.4")


def test_a_position_goes_in_and_comes_out(dealt: Conversation) -> None:
    position = dealt.ask("position")["position"]
    dealt.ask("load", position=position, table="twin")
    assert dealt.ask("position", table="twin")["position"] == position
    assert dealt.ask("decision", table="twin")["ply"] == 0


def test_a_position_without_sense_is_refused_by_its_field(dealt: Conversation) -> None:
    position = dealt.ask("position")["position"]
    error = dealt.error("load", position={**position, "acted": 1})
    assert error["kind"] == "unreadable"
    assert error["rule"] == "A3.2"
    assert "acted is 1" in error["message"]


def test_single_fields_can_be_edited(dealt: Conversation) -> None:
    before = dealt.ask("position")["position"]
    first, second = before["gaul_row"][-2:]
    row = [*before["gaul_row"][:-2], second, first]
    told = dealt.ask("edit", position={"gaul_row": row})
    assert (told["game"], told["decision"]["ply"]) == ("armorica", 0)
    assert dealt.ask("position")["position"] == {**before, "gaul_row": row}
    assert dealt.ask("deal")["dealt"] == []  # the seed is still there


def test_an_edited_field_may_get_its_default_again(dealt: Conversation) -> None:
    before = dealt.ask("position")["position"]
    displays = [[*before["displays"][0], "G-E1"], before["displays"][1]]
    assert dealt.error("edit", position={"displays": displays})["rule"] == "A1.1"
    assert dealt.ask("position")["position"] == before
    deck = [card for card in before["gaul_deck"] if card != "G-E1"]
    dealt.ask("edit", position={"displays": displays, "gaul_deck": deck}, without=["discards"])
    assert dealt.ask("position")["position"]["displays"] == displays
    error = dealt.error("edit", without=["weather"])
    assert "without: a position has no field 'weather'; there are: game, seats" in error["message"]


def test_a_record_tells_the_match_so_far(dealt: Conversation) -> None:
    dealt.ask("apply", action="pass")
    told = [json.loads(line) for line in dealt.ask("record")["lines"]]
    assert told[0]["dice"]["table"] is True
    assert told[1] == {"entry": 1, "seat": "fate", "do": "start 0", "by": "table"}
    assert told[-1] == {"entry": len(told) - 1, "seat": 0, "do": "pass"}
    whole = "".join(f"{line}\n" for line in dealt.ask("record")["lines"]).encode()
    assert len(read_record(whole, load).entries) == len(told) - 1


def test_a_loaded_table_has_a_record_from_its_position_on(dealt: Conversation) -> None:
    position = dealt.ask("position")["position"]
    dealt.ask("load", position=position, table="twin")
    dealt.ask("apply", action="pass", table="twin")
    whole = "".join(f"{line}\n" for line in dealt.ask("record", table="twin")["lines"]).encode()
    assert read_record(whole, load).header.position == position


def test_printed_values_are_data(dealt: Conversation) -> None:
    printed = dealt.ask("printed")["printed"]
    assert printed["components"] == "lusoria"
    assert printed["cards"][0]["card"] == "S1"


def test_a_copy_is_equal_and_independent(dealt: Conversation) -> None:
    assert dealt.ask("copy", to="twin")["table"] == "twin"
    before = dealt.ask("position")["position"]
    dealt.ask("apply", action="pass", table="twin")
    dealt.ask("deal", table="twin")
    assert dealt.ask("position")["position"] == before
    assert dealt.ask("position", table="twin")["position"] != before


def test_a_dropped_table_is_gone(dealt: Conversation) -> None:
    assert dealt.ask("drop") == {"dropped": "table", "tables": 0}
    assert "there is no table 'table'" in dealt.error("decision")["message"]


def test_tables_are_limited_but_can_be_laid_anew(
    dealt: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tables.MOST_TABLES == 1_000
    monkeypatch.setattr(tables, "MOST_TABLES", 3)
    dealt.ask("copy", to="second")
    dealt.ask("copy", to="third")
    error = dealt.error("copy", to="one too many")
    assert error["kind"] == "illegal"
    assert "there are 3 tables already; 'drop' one first" in error["message"]
    dealt.ask("new", game="armorica")
    dealt.ask("drop", table="second")
    dealt.ask("copy", to="there is room now")


# Asking


def test_fates_answers_have_odds(engine: Conversation) -> None:
    engine.ask("new", game="armorica", seats=3)
    told = engine.ask("legal")
    assert told["actions"] == [
        {"number": seat, "words": f"start {seat}", "odds": 1} for seat in range(3)
    ]
    assert told["refused"] == []


def test_seats_get_no_odds_but_reasons(dealt: Conversation) -> None:
    told = dealt.ask("legal")
    assert [action["words"] for action in told["actions"]][-1] == "pass"
    assert all(list(action) == ["number", "words"] for action in told["actions"])
    first = told["refused"][0]
    assert first["reason"] == "too_far_for_wheat"
    assert first["rule"] == "A4.2"
    assert first["facts"]["place"] == 3
    assert first["sentence"].endswith("that takes 3 wheat, and your display has 2. (rule A4.2)")


def test_reasons_can_be_left_out(dealt: Conversation) -> None:
    told = dealt.ask("legal", reasons=False)
    assert list(told) == ["decision", "actions"]
    assert told["actions"] == dealt.ask("legal", reasons=True)["actions"]
    assert "reasons is true or false" in dealt.error("legal", reasons=1)["message"]


@pytest.mark.parametrize("action", ["pass", 128])
def test_why_is_also_told_of_what_is_allowed(dealt: Conversation, action: Any) -> None:
    assert dealt.ask("why", action=action) == {"allowed": True, "number": 128, "words": "pass"}


def test_why_not_in_another_language(dealt: Conversation) -> None:
    told = dealt.ask("why", action="start 1", language="de")
    assert (told["allowed"], told["reason"], told["rule"]) == (False, "not_asked", "A3.1")
    assert told["sentence"].startswith("„start 1“ beantwortet die offene Frage nicht")


@pytest.mark.parametrize(
    ("viewer", "seats"), [(0, [0]), ([0, 1], [0, 1]), ([1, 1], [1]), (None, [])]
)
def test_a_view_is_for_its_viewers(dealt: Conversation, viewer: Any, seats: list[int]) -> None:
    seen = dealt.ask("view", viewer=viewer)
    assert seen["viewer"] == seats
    asked = 0 in seats  # seat 0 is asked
    assert bool(seen["choices"]) == asked
    assert all("sentence" in refused for refused in seen["refused"])
    assert bool(seen["refused"]) == asked


def test_a_view_hides_what_its_viewer_may_not_know(engine: Conversation) -> None:
    """Each of Roma's seats sees its own cards, and onlookers see none."""
    engine.ask("new", game="roma", seed=1)
    engine.ask("deal")
    hands = engine.ask("position")["position"]["hands"]
    for seat in (0, 1):
        seen = engine.ask("view", viewer=seat)["position"]["hands"]
        assert seen[seat] == hands[seat]
        assert set(seen[1 - seat]) == {"?"}
    assert {
        card for hand in engine.ask("view", viewer=None)["position"]["hands"] for card in hand
    } == {"?"}


def test_words_are_the_whole_table(dealt: Conversation) -> None:
    listed = dealt.ask("words", game="armorica")["actions"]
    assert listed == dealt.ask("words")["actions"]
    assert listed[128] == "pass"
    assert len(set(listed)) == len(listed) == load("armorica").actions.size


def test_words_follow_the_components(engine: Conversation) -> None:
    text = standard().text.replace("G-A1 ", "Asterix ")
    assert "take Asterix" in engine.ask("words", game="armorica", components=text)["actions"]


def test_the_outcome_comes_after_the_end(dealt: Conversation) -> None:
    error = dealt.error("outcome")
    assert error["kind"] == "illegal"
    assert "'take_gaul' is open" in error["message"]
    while dealt.ask("deal")["decision"]["seat"] is not None:
        dealt.ask("apply", action=dealt.ask("legal")["actions"][0]["number"])
    outcome = dealt.ask("outcome")
    assert outcome["ending"] == "deck_empty"
    for score, parts in zip(outcome["scores"], outcome["parts"], strict=True):
        assert score == sum(parts.values())
    assert dealt.error("apply", action="pass")["reason"] == "game_is_over"


# Acting


def test_apply_tells_what_happened_and_what_is_asked(dealt: Conversation) -> None:
    ply = dealt.ask("decision")["ply"]
    told = dealt.ask("apply", action="pass", language="ru")
    assert [event["event"] for event in told["events"]] == ["passed"]
    assert told["events"][0]["sentence"].startswith("Игрок A пасует")
    assert told["decision"]["seat"] == "fate"
    assert told["decision"]["ply"] == ply + 1


def test_fate_can_be_typed_in(engine: Conversation) -> None:
    engine.ask("new", game="armorica")
    told = engine.ask("apply", actions=["start 1", "draw G-A6", "draw G-A1"])
    assert [event["event"] for event in told["events"]] == ["start_player", "drawn", "drawn"]
    assert engine.ask("position")["position"]["gaul_row"] == ["G-A1", "G-A6"]


def test_an_illegal_action_changes_nothing_and_says_why(dealt: Conversation) -> None:
    before = dealt.ask("position")
    far = dealt.ask("legal")["refused"][0]
    error = dealt.error("apply", action=far["number"])
    assert error == {
        "kind": "illegal",
        "message": far["sentence"],
        "reason": far["reason"],
        "facts": far["facts"],
        "rule": far["rule"],
    }
    assert dealt.ask("position") == before


def test_several_actions_happen_all_or_not_at_all(dealt: Conversation) -> None:
    before, decision = dealt.ask("position"), dealt.ask("decision")
    illegal = dealt.error("apply", actions=["pass", "pass"])
    assert illegal["message"].startswith("actions[1]: “pass” does not answer")
    unknown = dealt.error("apply", actions=["pass", "dance"])
    assert unknown["message"].startswith("actions[1]: 'dance' is no action")
    assert (dealt.ask("position"), dealt.ask("decision")) == (before, decision)


def test_an_answer_meant_for_another_ply_is_stale(dealt: Conversation) -> None:
    ply = dealt.ask("decision")["ply"]
    dealt.ask("apply", action="pass", ply=ply)
    for again in ("apply", "deal"):
        error = dealt.error(again, ply=ply, **({"action": "pass"} if again == "apply" else {}))
        assert error["kind"] == "stale"
        assert f"meant for ply {ply}, but the table is at ply {ply + 1}" in error["message"]


def test_the_dealer_answers_until_a_seat_is_asked(engine: Conversation) -> None:
    engine.ask("new", game="armorica")
    told = engine.ask("deal", seed="blue")
    assert len(told["dealt"]) == 13
    assert told["dealt"][0]["words"].startswith("start ")
    assert told["decision"]["question"] == "take_gaul"
    assert engine.ask("deal") == {"dealt": [], "events": [], "decision": told["decision"]}


def test_the_dealer_can_answer_once(engine: Conversation) -> None:
    engine.ask("new", game="armorica", seed=3)
    told = engine.ask("deal", until="answer")
    assert len(told["dealt"]) == 1
    assert told["decision"]["question"] == "draw_gaul"


def test_the_dealer_deals_as_in_a_record(engine: Conversation) -> None:
    """A seed that a record reveals gives the record's answers, ply by ply."""
    dealer = Dealer(64 * "7")
    match = begun("cambria", 3, dealer=dealer, table_may_roll=False)
    engine.ask("new", game="cambria", seats=3, seed=dealer.seed)
    dealt = [each["words"] for each in engine.ask("deal")["dealt"]]
    assert dealt == [line["do"] for line in lines(raw(match))[1:]]
    assert len(dealt) == 2


def test_a_dealt_number_depends_on_its_ply_alone(engine: Conversation) -> None:
    """What was answered before, and how often the dealer was called, changes nothing."""
    engine.ask("new", game="armorica", seed=9)
    engine.ask("copy", to="twin")
    whole = engine.ask("deal")["dealt"]
    for dealt in whole:
        assert engine.ask("deal", table="twin", until="answer")["dealt"] == [dealt]


def test_a_dealer_needs_a_seed(engine: Conversation) -> None:
    engine.ask("new", game="armorica")
    assert engine.error("deal")["message"].startswith("the dealer needs a seed; give one here")


def test_quitting_ends_the_conversation(engine: Conversation) -> None:
    assert not engine.protocol.ended
    assert engine.ask("quit") == {"tables": 0}
    assert engine.protocol.ended
