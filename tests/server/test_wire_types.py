"""The client's TypeScript types are those that `wire.py` makes."""

import msgspec
import pytest

from lusoria.server import wire
from lusoria.server.typescript import TARGET, typescript


def test_the_written_types_are_fresh() -> None:
    written = TARGET.read_text("utf-8")
    assert written == typescript(), "run: .venv/bin/python -m lusoria.server.typescript"


@pytest.mark.parametrize("union", [wire.Asked, wire.Told])
def test_every_message_says_its_type_and_no_two_share_one(union: type) -> None:
    members = union.__args__  # type: ignore[attr-defined]
    tags = [member.__struct_config__.tag for member in members]
    assert tags == [member.__name__.lower() for member in members]
    assert len(set(tags)) == len(tags)


def test_a_message_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type": "ping", "more": 1}', type=wire.Asked)


def test_lists_of_alternatives_are_bracketed() -> None:
    assert "spaces: ((string | null)[])[];" in typescript()
    assert "answers: [number, number][];" in typescript()
