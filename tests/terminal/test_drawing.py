"""Pages as they are drawn: they fit, they tell what is there, and nothing that is secret."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from lusoria.cli.luck import answer
from lusoria.cli.terminal.armorica import set_starts
from lusoria.cli.terminal.choices import Menu
from lusoria.cli.terminal.page import DRAWERS, compose
from lusoria.cli.terminal.scene import Scene
from lusoria.cli.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, Screen
from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES, ask

EVERY = 11
SIZES = ((80, 24), (120, 40))
TABLES = [("armorica", 2), ("armorica", 4), ("roma", 2), ("cambria", 2), ("cambria", 5)]


class Window(Screen):
    """A terminal of a given size that nobody looks at."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.console = Console(
            file=io.StringIO(), width=width, height=height, force_terminal=True, _environ={}
        )
        self.live = True


def positions(name: str, seats: int, options: dict[str, str] | None = None) -> Iterator[Play]:
    """Every so manieth question to a seat in the first random game of a seed."""
    play = Play(thawed(name), seats, options)
    for ply in range(2_000):
        if play.over:
            break
        if play.seat != FATE and ply % EVERY == 0:
            yield play
        play.apply(answer(play, 3, ply))


def scene_of(play: Play, viewer: int, language: str, width: int) -> Scene:
    tongue = Tongue(language)
    seats = Seats(play.seats, dict.fromkeys(range(1, play.seats), "random"), tongue)
    return Scene(play.veiled(1 << viewer), viewer, seats, tongue, width, 40)


def page(play: Play, language: str, window: Window, *notes: str) -> list[Text]:
    scene = scene_of(play, play.seat, language, window.width)
    question = Text(ask(language, play.game.name, play.question))
    log = [f"line {number}" for number in range(50)]
    return compose(window, scene, log, question, Menu(play, scene.tongue), notes)


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


def test_a_seventh_disc_fits_too() -> None:
    window = Window(80, 24)
    for play in positions("roma", 2, {"bribery": "on"}):
        lines = page(play, "en", window)
        assert max(len(line.plain) for line in lines) <= 80
        assert any("(7)" in line.plain for line in lines)


def test_a_small_window_says_so_and_still_asks() -> None:
    window = Window(LEAST_WIDTH - 1, LEAST_HEIGHT)
    play = next(positions("armorica", 2))
    text = "\n".join(line.plain for line in page(play, "en", window))
    assert "79 × 24 characters; the table needs 80 × 24." in text.replace("\n", " ")
    assert "1 take" in text
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
    told = Tongue(language)("getting-ready", step=step, done=8, of=8, seconds=999)
    assert len(f"» {told}") < LEAST_WIDTH


def drawn(scene: Scene) -> str:
    lines: list[Text] = DRAWERS[scene.play.game.name].draw(scene)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_does_not_know_what_its_viewer_may_not(language: str) -> None:
    """Another deal of all that seat 0 cannot know, and its page stays the same to the letter."""
    differed = 0
    for play in positions("roma", 2):
        for deal in range(2):
            other = play.redealt(1, deal)
            assert drawn(scene_of(play, 0, language, 80)) == drawn(scene_of(other, 0, language, 80))
            differed += drawn(scene_of(play, 1, language, 80)) != drawn(
                scene_of(other, 1, language, 80)
            )
    assert differed


def test_colours_never_stand_alone() -> None:
    """Without colour everything is still told: the letters are the same."""
    play = next(positions("cambria", 5))
    scene = scene_of(play, 0, "en", 80)
    shown = io.StringIO()
    Console(file=shown, width=80, no_color=True).print(Text(drawn(scene)))
    assert "▲ Player A" in shown.getvalue()
    assert "★ Random E" in shown.getvalue()
    assert "\x1b" not in shown.getvalue()


ROMA = {
    "game": "roma",
    "decision": {"seat": 0, "question": "act"},
    "starter": 0,
    "turn": {"seat": 0, "number": 1},
    "fame": [10, 10],
    "money": [7, 3],
    "spaces": [
        ["Legionarius", None, None, None, None, None],
        ["Forum", "Turris", None, None, None, None],
    ],
    "blocked": [[1], []],
    "dice": [1, 4],
    "essedum": 1,
}


def test_roma_tells_effective_defences_and_why() -> None:
    play = Play.at(thawed("roma"), ROMA)
    text = drawn(scene_of(play, 0, "en", 80))
    assert "B 5$ def 4   B 6$ def 4" in text  # 5 + 1 - 2, and 6 - 2: a Turris helps only others
    assert "\n  +1 Turris    −2 Essedum\n  −2 Essedum\n" in text
    assert "× blocked" in text
    assert "(1) ◄" in text
    assert "dice: [1] [4]" in text
    assert "7 sestertii" in text


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("cards", [4, 7, 17])
def test_a_large_hand_is_shown_to_its_last_card(cards: int, width: int) -> None:
    """Broken between cards only; without costs and defences where it would need three lines."""
    names = list(Play(thawed("roma"), 2).components.names["card"])[:cards]
    play = Play.at(thawed("roma"), ROMA | {"hands": [names, []]})
    lines = DRAWERS["roma"].hand(scene_of(play, 0, "en", width), 0)
    text = "  ".join(line.plain.strip() for line in lines)
    assert max(len(line.plain) for line in lines) <= width
    told = re.findall(r"(\w+)(?: \d\$ def \d)?(?:  |$)", text.removeprefix("hand: "))
    assert told == names


@pytest.mark.parametrize(
    ("name", "words", "language", "explained"),
    [
        ("roma", "money 1", "en", "takes 1 sestertius"),
        ("roma", "cards 4", "de", "zieht 4, behält 1"),
        ("roma", "keep Sicarius", "de", "Meuchelmörder, 9$ Vt 2"),
        ("roma", "give Senator", "en", "3$ def 3"),
        ("roma", "end", "en", ""),
        ("cambria", "ship 5 for 6", "en", "6 → 5"),
        ("cambria", "place r01", "en", "Segontium 2–Canovium 3"),
        ("cambria", "pass", "ru", ""),
    ],
)
def test_answers_are_explained(name: str, words: str, language: str, explained: str) -> None:
    play = next(positions(name, 2))
    assert DRAWERS[name].gloss(scene_of(play, 0, language, 80), words) == explained


def test_columns_of_forts_stay_apart() -> None:
    """Even where all roads and a leader stand behind the longest name."""
    for play in positions("cambria", 2):
        for line in drawn(scene_of(play, 0, "en", 80)).splitlines()[5:]:
            assert line[39] == " "


def test_armorica_marks_reach_and_sets() -> None:
    play = Play.at(
        thawed("armorica"),
        {
            "game": "armorica",
            "decision": {"seat": 0, "question": "take_roman"},
            "start_player": 0,
            "roman_row": ["R-I-6", "R-I-2"],
            "displays": [["S1"], ["S2"]],
        },
    )
    text = drawn(scene_of(play, 0, "en", 80))
    assert " 2  R-I-6   [1] R-I-2" in text
    assert "amphorae 2/1" in text


def test_a_set_begins_where_a_suit_comes_again() -> None:
    assert set_starts([0, 1, 2, 1, 1, 0]) == [True, False, False, True, True, False]
    assert set_starts([]) == []


def test_every_answer_of_a_menu_can_be_typed() -> None:
    """By its key, by its words in any language, and the folded ones by key and rest."""
    for name in NAMES:
        for language in LANGUAGES:
            tongue = Tongue(language)
            for play in positions(name, 2):
                menu = Menu(play, tongue)
                for key, entry in enumerate(menu.entries, 1):
                    for place, action in enumerate(entry.actions):
                        rest = f" {entry.tails[place]}" if entry.tails else ""
                        for line in (f"{key}{rest}", tongue.action(play.words(action))):
                            assert getattr(menu.read(line), "action", None) == action, line
