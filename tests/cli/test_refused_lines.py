"""Lines that are no request: one error each, which names what failed and what to do."""

import json
from typing import Any

import pytest

from lusoria.cli.protocol import LONGEST_LINE
from tests.cli.conversation import Conversation

EXAMPLE = 'send one object per line, such as {"id": 1, "do": "games"}'


@pytest.fixture
def engine() -> Conversation:
    conversation = Conversation()
    conversation.ask("new", game="armorica")
    return conversation


LINES = {
    "blank": (b"\n", f"the line is empty; {EXAMPLE}"),
    "spaces": (b"  \t \r\n", f"the line is empty; {EXAMPLE}"),
    "words": (b"hello\n", "the line is not JSON: JSON is malformed: invalid character (byte 0)"),
    "cut": (b'{"id": 1', "the line is not JSON: Input data was truncated"),
    "two objects": (b"{} {}\n", "the line is not JSON: JSON is malformed: trailing characters"),
    "number": (b"42\n", f"the line is 42, not an object; {EXAMPLE}"),
    "list": (b"[1, 2]\n", f"the line is [1, 2], not an object; {EXAMPLE}"),
    "not utf-8": (b'{"do": "\xff"}\n', "the line is not UTF-8: invalid start byte"),
    "NUL": (b'{"do": "g\x00"}\n', "the line is not JSON: JSON is malformed"),
    "NaN": (b'{"do": NaN}\n', "the line is not JSON: JSON is malformed"),
    "infinite": (b'{"id": 1e999}\n', "the line is not JSON: Number out of range"),
    "endless integer": (b'{"id": %s}\n' % (b"9" * 9_999), "the line is not JSON: Integer value"),
    "half a character": (b'{"id": "\\ud800"}\n', "the line is not JSON: "),
    "deep": (b"[" * 100_000, "the line nests deeper than 32 levels"),
    "rather deep": (b'{"id": %s}\n' % (b"[" * 40 + b"]" * 40), "the line nests deeper than 32"),
    "long": (b"x" * (LONGEST_LINE + 1), "the line is longer than 1,048,576 bytes"),
    "no do": (b'{"id": 1}\n', "'do' is missing; there are: games, new, load"),
    "other do": (b'{"do": "dance"}\n', "'do' is not 'dance'; there are: games, new, load"),
    "do is a list": (b'{"do": []}\n', "'do' is not []; there are: games, new, load"),
}


@pytest.mark.parametrize("name", LINES)
def test_a_line_that_is_no_request(name: str, engine: Conversation) -> None:
    line, says = LINES[name]
    answer = engine.line(line)
    assert answer["error"]["kind"] == "unreadable"
    assert answer["error"]["message"].startswith(says)


def test_a_line_may_be_as_long_as_the_limit(engine: Conversation) -> None:
    request = b'{"do": "games"}'
    assert "ok" in engine.line(request + b" " * (LONGEST_LINE - len(request)) + b"\r\n")


FIELDS: dict[str, tuple[str, dict[str, Any], str]] = {
    "unknown field": ("games", {"gmae": 1}, "'games' has no field 'gmae'; there are: id, do,"),
    "missing field": ("new", {}, "the field 'game' is missing"),
    "unknown game": ("new", {"game": "chess"}, "there is no game 'chess'; there are: armorica"),
    "game is a number": ("new", {"game": 7}, "game is a text of 1 to 200 characters, not 7"),
    "long game": ("new", {"game": "x" * 999}, "game is a text of 1 to 200 characters, not 'xxxx"),
    "too many seats": ("new", {"game": "armorica", "seats": 9}, "armorica seats 2 to 4, not 9"),
    "half a seat": ("new", {"game": "armorica", "seats": 2.5}, "seats is a whole number"),
    "true seats": ("new", {"game": "armorica", "seats": True}, "seats is a whole number"),
    "many seats": ("new", {"game": "armorica", "seats": 10**30}, "seats is a whole number"),
    "options a list": ("new", {"game": "roma", "options": []}, "options is an object"),
    "option a list": ("new", {"game": "roma", "options": {"preset": []}}, "options.preset is"),
    "other option": ("new", {"game": "roma", "options": {"x": "y"}}, "roma has no option 'x'"),
    "other value": ("new", {"game": "roma", "options": {"consul": "no"}}, "option consul is not"),
    "other preset": ("new", {"game": "roma", "options": {"preset": "no"}}, "roma has no preset"),
    "components a number": ("new", {"game": "armorica", "components": 1}, "components is a comp"),
    "large components": (
        "new",
        {"game": "armorica", "components": "#" * 70_000},
        "components has 7",
    ),
    "seed a list": ("new", {"game": "armorica", "seed": []}, "seed is a whole number"),
    "empty seed": ("new", {"game": "armorica", "seed": ""}, "seed is a text of 1 to 200"),
    "unknown language": ("decision", {"language": "la"}, "language is one of en, de, ru, not 'la'"),
    "unknown table": ("decision", {"table": "x"}, "there is no table 'x'; lay one with 'new'"),
    "table a number": ("decision", {"table": 1}, "table is a text of 1 to 200 characters, not 1"),
    "position a list": ("load", {"position": []}, "position is an object (docs/positions.md)"),
    "position of no game": ("load", {"position": {}}, "position.game is missing; there are: arm"),
    "action a list": ("why", {"action": []}, "action is an action's number or its words, not []"),
    "action a truth": ("why", {"action": True}, "action is an action's number or its words"),
    "no such number": ("why", {"action": 9_999}, "there is no action 9999; they are numbered 0…"),
    "negative number": ("why", {"action": -1}, "there is no action -1; they are numbered 0…"),
    "huge number": ("why", {"action": 10**99}, "action is a whole number of at most 63 bits"),
    "no such words": ("why", {"action": "dance"}, "'dance' is no action; actions begin with:"),
    "no such card": (
        "why",
        {"action": "take Nero"},
        "'take Nero' is no action; write: take <card>",
    ),
    "neither action": ("apply", {}, "apply has either the field 'action' or the field 'actions'"),
    "both actions": ("apply", {"action": 0, "actions": [0]}, "apply has either the field 'action'"),
    "no actions": ("apply", {"actions": []}, "actions is a list of actions, not []"),
    "a wrong one": ("apply", {"actions": ["start 0", None]}, "actions[1] is an action's number"),
    "until when": (
        "deal",
        {"seed": 1, "until": "noon"},
        "until is one of seat, answer, not 'noon'",
    ),
    "no viewer": ("view", {}, "the field 'viewer' is missing"),
    "viewer a text": ("view", {"viewer": "me"}, "viewer is a seat, a list of seats or null, not"),
    "viewer not there": ("view", {"viewer": 2}, "viewer 2 is no seat; they are 0…1"),
    "viewers not there": ("view", {"viewer": [0, -1]}, "viewer -1 is no seat; they are 0…1"),
    "copy to nowhere": ("copy", {}, "the field 'to' is missing"),
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_does_not_fit(name: str, engine: Conversation) -> None:
    do, fields, says = FIELDS[name]
    error = engine.error(do, **fields)
    assert error["kind"] == "unreadable"
    assert error["message"].startswith(says)
    assert len(error["message"]) < 1_100


@pytest.mark.parametrize("identity", [None, 0, "a", [1, {"b": None}], {"x": 1.5}, 10**25])
def test_every_answer_carries_the_id_of_its_request(engine: Conversation, identity: Any) -> None:
    answer = engine.line(json.dumps({"id": identity, "do": "decision"}).encode())
    assert answer["id"] == identity
    answer = engine.line(json.dumps({"id": identity, "do": "dance"}).encode())
    assert answer["id"] == identity


def test_a_long_message_is_cut(engine: Conversation) -> None:
    position = {"game": "armorica", "decision": {"seat": 0, "question": "x" * 5_000}}
    assert len(engine.error("load", position=position)["message"]) == 1_001
