"""Pages as they are drawn: they fit, they tell what is there, and nothing that is secret."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from lusoria.cli.narrator import Narrator
from lusoria.cli.show import drawn as drawn_by_show
from lusoria.cli.terminal.page import DRAWERS, draw
from lusoria.cli.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH
from lusoria.cli.terminal.translator import Translator
from lusoria.words import LANGUAGES, ask
from tests.terminal.drawing import Window, drawn, frame_of, page, positions

SIZES = ((80, 24), (120, 40))
TABLES = [("armorica", 2), ("armorica", 4), ("roma", 2), ("cambria", 2), ("cambria", 5)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_page_fits_its_window(
    name: str, seats: int, language: str, size: tuple[int, int]
) -> None:
    window = Window(*size)
    for play in positions(name, seats):
        lines = page(play, language, window)
        wide = [line.plain for line in lines if len(line.plain.rstrip()) > size[0]]
        assert wide == []
        assert len(lines) < size[1], "\n".join(line.plain for line in lines)
        assert any(line.plain.strip() == "line 49" for line in lines)


def test_three_hints_fit_too() -> None:
    """Then the log and the commands may go, never the question or an answer."""
    window = Window(80, 24)
    for name, seats in TABLES:
        for play in positions(name, seats):
            lines = page(play, "en", window, "first hint", "second hint", "third hint")
            assert len(lines) < 24
            text = "\n".join(line.plain for line in lines)
            assert ask("en", name, play.question)[:40] in text
            assert "» third hint" in text


@pytest.mark.parametrize(
    ("name", "seats", "size"),
    [("roma", 2, (80, 26)), ("cambria", 2, (120, 40)), ("cambria", 5, (120, 40))],
)
def test_notes_shorten_the_log_and_leave_the_table_where_it_is(
    name: str, seats: int, size: tuple[int, int]
) -> None:
    window = Window(*size)
    rule = "─" * size[0]
    for play in positions(name, seats):
        before, after = (
            [line.plain for line in page(play, "en", window, *notes)]
            for notes in ((), ("first: wins 51 %", "second: wins 40 %", "third: wins 12 %"))
        )
        assert before[: before.index(rule)] == after[: after.index(rule)]
        assert any(line.strip() == "line 49" for line in after)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_stream_of_lines_ends_with_the_table_and_its_question(name: str, seats: int) -> None:
    """The log stands above: on 24 lines of paper nothing that is asked about has gone by."""
    window = Window(80, 24)
    window.live = False
    for play in positions(name, seats):
        lines = [line.plain for line in page(play, "en", window)]
        title = next(k for k, line in enumerate(lines) if line.startswith(name.upper()))
        assert lines[title - 2].strip() == "line 49"
        assert lines.index(ask("en", name, play.question)) > title
        assert name == "roma" or len(lines) - title < 24


def test_a_small_window_says_so_and_still_asks() -> None:
    window = Window(LEAST_WIDTH - 1, LEAST_HEIGHT)
    play = next(positions("armorica", 2))
    text = "\n".join(line.plain for line in page(play, "en", window))
    assert "79 × 24 characters; the table needs 80 × 24." in text.replace("\n", " ")
    assert "take 1 " in text
    assert "ARMORICA" not in text


def test_waiting_counts_in_one_line() -> None:
    window = Window(40, 24)
    answers = iter([False, False, True])
    steps = iter(["8 s: compiling the rules, 1 of 8, which takes long", "9 s: done"])
    window.wait(lambda: next(steps), lambda: next(answers))
    shown = window.console.file
    assert isinstance(shown, io.StringIO)
    assert [part.strip() for part in shown.getvalue().split("\r")[1:]] == [
        "» 8 s: compiling the rules, 1 of 8, whi",
        "» 9 s: done",
    ]
    assert "\n" not in shown.getvalue()
    assert {len(part) for part in shown.getvalue().split("\r")[1:]} == {39}, "one covers the other"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["start", "rules", "bots"])
def test_what_is_waited_for_fits_its_line(step: str, language: str) -> None:
    told = Translator(language)("getting-ready", step=step, done=9, of=10, seconds=999)
    assert len(f"» {told}") < LEAST_WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_does_not_know_what_its_viewer_may_not(language: str) -> None:
    """Another deal of all that seat 0 cannot know, and its page stays the same to the letter."""
    differed = 0
    for play in positions("roma", 2):
        for deal in range(2):
            other = play.redealt(1, deal)
            assert drawn(frame_of(play, 0, language, 80)) == drawn(frame_of(other, 0, language, 80))
            differed += drawn(frame_of(play, 1, language, 80)) != drawn(
                frame_of(other, 1, language, 80)
            )
    assert differed


def test_colours_never_stand_alone() -> None:
    """Without colour everything is still told: the letters are the same."""
    play = next(positions("cambria", 5))
    frame = frame_of(play, 0, "en", 80)
    shown = io.StringIO()
    Console(file=shown, width=80, no_color=True).print(Text(drawn(frame)))
    assert "▲ Player A" in shown.getvalue()
    assert "★ Random E" in shown.getvalue()
    assert "\x1b" not in shown.getvalue()


@pytest.mark.parametrize(
    ("name", "words", "language", "explained"),
    [
        ("roma", "keep Sicarius", "de", "Meuchelmörder, P 9$ Vt 2"),
        ("roma", "give Senator", "en", "C 3$ def 3"),
        ("roma", "end", "en", ""),
        ("cambria", "ship 5 for 6", "en", "[6] → [5]"),
        ("armorica", "discard S1", "ru", "рабочий"),
        ("cambria", "pass", "ru", ""),
    ],
)
def test_answers_are_explained(name: str, words: str, language: str, explained: str) -> None:
    play = next(positions(name, 2))
    choice = play.game.actions.choices(play.components.names)[play.number(words)]
    about = DRAWERS[name].label(frame_of(play, 0, language, 80), choice).about
    assert about.startswith(explained)
    assert bool(about) == bool(explained)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_show_draws_the_table_of_play(name: str, seats: int, language: str) -> None:
    """And so does `replay`: only the names differ."""
    play = next(positions(name, seats))
    narrator = Narrator(language, [None] * seats)
    lines = drawn_by_show(play, language, 80)
    frame = narrator.frame(play, 80)
    assert [str(line) for line in lines[: -len(narrator.result(play)) - 1]] == [
        str(line) for line in draw(frame)
    ]
    own = drawn(frame_of(play, 0, language, 80, 100)).splitlines()
    assert re.split("[▲●■◆★]", own[0])[0] == re.split("[▲●■◆★]", str(lines[0]))[0]
    assert len(own) == len(draw(frame))
