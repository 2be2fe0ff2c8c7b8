"""What people write themselves is shown to the others as they wrote it, or refused."""

import pytest

from lusoria.core.errors import Unreadable
from lusoria.server.free_text import tidied
from tests.server.running import Server, sitting

SHOWN = ["👨‍👩‍👧 Familie", "🏳️‍🌈 Kim", "علی‌رضا", "Юля", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "O’Neill", "?!", "שָׁלוֹם", "Ngọc"]
HIDDEN = {
    "a text that runs the other way": "Anna\u202egnol",
    "an isolate that is never closed": "Anna\u2067",
    "a mark of direction": "Anna\u200f",
    "a control character": "Anna\x07",
    "a space without width": "An\u200bna",
    "joiners that join nothing to be seen": "\u200d\u200c",
    "flag letters without a flag": "\U000e0067\U000e007f",
    "flag letters behind another sign": "Anna\U000e0067\U000e0062\U000e007f",
    "a flag that is not ended": "\U0001f3f4\U000e0067\U000e0062",
    "a tower of marks": "Anna" + "\u0301" * 7,
    "a row of joiners": "Anna" + "\u200d" * 7,
    "a mark that stands on nothing": "\u0301",
    "letters and signs that show nothing": "\u3164\u2800",
    "nothing": " \t",
    "too much": "x" * 41,
}


@pytest.mark.parametrize("text", SHOWN)
def test_what_can_be_seen_is_kept_as_it_was_written(text: str) -> None:
    assert tidied(f" {text}\n", 40, "name") == text


@pytest.mark.parametrize("text", HIDDEN.values(), ids=HIDDEN)
def test_what_hides_or_steers_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        tidied(text, 40, "name")


async def test_names_titles_words_and_chat_follow_one_rule(server: Server) -> None:
    family, title = SHOWN[:2]
    chairs = [{"kind": "me", "name": family}, {"kind": "open"}]
    laid = await server.new_table(chairs=chairs, start=False, title=title)
    match, secret = laid["table"]["match"], laid["seats"]["0"]
    assert (laid["table"]["chairs"][0]["name"], laid["table"]["title"]) == (family, title)
    async with sitting(server, match, secret) as anna:
        await anna.send("say", text=SHOWN[2])
        assert (await anna.until("talked"))["talk"]["text"] == SHOWN[2]
        refused = await anna.ask("say", text="Anna\u202egnol")
        assert (refused["reason"], refused["facts"]["what"]) == ("bad_text", "line")
    hidden = "Anna\u202egnol"
    wrong = {
        "title": ("/tables", {"game": "roma", "chairs": chairs, "title": hidden}),
        "name": (f"/tables/{match}/chairs", {"name": hidden, "language": "en"}),
        "word": (f"/tables/{match}/mix", {"secret": secret, "word": hidden}),
    }
    async with server.http as client:
        for what, (path, body) in wrong.items():
            told = (await client.post(path, json=body)).json()
            assert (told["error"], told["reason"]) == ("unreadable", "bad_text"), path
            assert told["facts"]["what"] == what
