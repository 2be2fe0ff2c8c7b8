"""Roma drawn: discs, hands, dice and piles, as a viewer may know them."""

import re

import pytest
from rich.text import Text

from lusoria.cli.luck import answer
from lusoria.cli.narrator import Narrator
from lusoria.cli.terminal import discs, roma
from lusoria.cli.terminal.frame import ALL, Frame
from lusoria.cli.terminal.page import DRAWERS
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.words import LANGUAGES, ask
from tests.terminal.drawing import Window, drawn, frame_of, page, positions

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
    text = drawn(frame_of(play, 0, "en", 80))
    assert "B 5$ def 4   B 6$ def 5" in text  # 5 + 1 - 2, and 6 + 1 - 2: a Turris helps itself too
    assert "\n  +1 Turris    +1 Turris\n  −2 Essedum   −2 Essedum\n" in text
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
    lines = DRAWERS["roma"].hand(frame_of(play, 0, "en", width), 0)
    text = "  ".join(line.plain.strip() for line in lines)
    assert max(len(line.plain) for line in lines) <= width
    told = re.findall(r"(\w+)(?: \d\$ def \d)?(?:  |$)", text.removeprefix("hand: "))
    assert told == names


def test_a_seventh_disc_fits_too() -> None:
    window = Window(80, 24)
    for play in positions("roma", 2, {"bribery": "on"}):
        lines = page(play, "en", window)
        assert max(len(line.plain) for line in lines) <= 80
        assert any("(7)" in line.plain for line in lines)


# Hands


def test_what_is_known_to_be_in_hand_or_drawn_is_told_together() -> None:
    change = {
        "decision": {"seat": 1, "question": "keep"}, "turn": {"seat": 1, "number": 2},
        "hands": [[], ["Forum"]], "drawn": ["Consul", "Nero"], "drawn_early": ["Consul"],
        "blocked": [[], []],
    }  # fmt: skip
    play = Play.at(thawed("roma"), ROMA | change)
    assert "in hand or drawn: Consul, Forum" in drawn(frame_of(play, 0, "en", 80))
    assert "in hand or drawn" not in drawn(frame_of(play, 1, "en", 80))


def test_while_cards_lie_face_down_the_hand_is_told_by_its_size() -> None:
    """The cards that were passed may be in the hand or face down: they are told by themselves."""
    play = Play(thawed("roma"), 2, {"starter": "1"})
    seen = []
    for ply in range(200):
        if play.question not in ("starter", "deal", "give", "layout"):
            break
        frame = frame_of(play, 0, "en", 80)
        position = frame.view.position
        down = position["spaces"][1].count("?")
        if down:
            first, second = (line.plain for line in roma.hand(frame, 1))
            size = play.state.hand_size[1]
            assert first == f"  hand: {HIDDEN[size]}"
            known = position["known"][1]
            assert second == f"  in hand or face down: {'  '.join(known)}"
            seen.append((down, size))
        play.apply(answer(play, 6, ply))
    assert (1, 3) in seen
    assert (4, 0) in seen


HIDDEN = ("–", "1 hidden card", "2 hidden cards", "3 hidden cards")


# The discard pile

PILE = [
    "Sicarius", "Architectus", "Legatus", "Gladiator", "Gladiator", "Nero", "Praetorianus",
    "Senator", "Senator", "Velites", "Machina", "Forum", "Forum", "Forum", "Centurio", "Onager",
]  # fmt: skip
TAKE = ROMA | {
    "decision": {"seat": 0, "question": "take"},
    "acting": {"card": "Aesculapinum", "disc": 1},
    "discard": PILE,
    "hands": [["Mercator", "Essedum", "Tribunus", "Templum"], []],
    "spaces": [
        ["Aesculapinum", "Legionarius", "Consiliarius", None, None, None],
        ["Forum", "Turris", None, None, None, None],
    ],
}


def pile_scene(language: str = "en") -> Frame:
    return frame_of(Play.at(thawed("roma"), TAKE), 0, language, 80)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_discard_pile_is_cut_between_cards(most: int, language: str) -> None:
    """What is left out is counted; each line begins behind the label, none with half a card."""
    frame = pile_scene(language)
    label = f"  {frame.t('discard-pile')}: "
    lines = [line.plain for line in roma.discards(frame, most)]
    assert len(lines) <= most
    assert max(map(len, lines)) <= 80
    assert all(line[: len(label)] in (label, " " * len(label)) for line in lines)
    cards = "  ".join(line[len(label) :] for line in lines).split("  ")
    counts = [
        int(number or 1) for number in re.findall(r"(?:^|  )(\d*)(?:× )?\w", "  ".join(cards))
    ]
    more = re.search(r"… .*?(\d+)", cards[-1])
    shown = counts[: len(cards) - bool(more)]
    assert sum(shown) + (int(more[1]) if more else 0) == len(PILE)
    assert bool(more) == (most == 1)
    assert all(re.fullmatch(r"(\d+× )?\w+", card) for card in cards[: len(shown)])


def test_no_lines_hold_no_pile_and_an_empty_one_needs_none() -> None:
    assert roma.discards(pile_scene(), 0) == []
    assert roma.discards(frame_of(Play.at(thawed("roma"), ROMA), 0, "en", 80), 9) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pile_is_shown_where_one_takes_from_it(language: str) -> None:
    """On the smallest window, under everything else, and whatever is noted."""
    window = Window(80, 24)
    play = Play.at(thawed("roma"), TAKE)
    for notes in ((), ("first hint", "second hint", "third hint")):
        lines = page(play, language, window, *notes)
        text = "\n".join(line.plain for line in lines)
        above = text.partition(ask(language, "roma", "take"))[0]
        assert all(card in above for card in PILE)
        assert len(lines) < 24


def test_the_whole_pile_is_drawn_where_there_are_lines_enough() -> None:
    play = Play.at(thawed("roma"), ROMA | {"discard": PILE, "hands": [["Mercator"], []]})
    text = drawn(frame_of(play, 0, "en", 80, ALL))
    assert all(card in text for card in PILE)
    assert "2× Senator" in text


# Dice and what lies beside them


def test_cards_picked_up_stand_by_the_dice() -> None:
    put = ROMA | {
        "options": {"relocate": "publisher"},
        "decision": {"seat": 0, "question": "put"},
        "acting": {"card": "Machina", "disc": 2},
        "spaces": [["Legionarius", "Machina", None, None, None, None], [None] * 6],
        "lifted": ["Basilica", "Templum"],
        "blocked": [[], []],
    }
    play = Play.at(thawed("roma"), put)
    assert "  Machina acts  picked up: Basilica (next), Templum" in drawn(
        frame_of(play, 0, "en", 80)
    )
    play.tell("put 3")
    assert "  Machina acts  picked up: Templum (next)" in drawn(frame_of(play, 0, "en", 80))
    play.tell("put 4")
    assert "picked up" not in drawn(frame_of(play, 0, "en", 80))


def test_six_drawn_cards_are_all_shown() -> None:
    names = ["Architectus", "Consiliarius", "Praetorianus", "Legionarius", "Aesculapinum", "Nero"]
    draw = {"decision": {"seat": 0, "question": "keep"}, "drawn": names, "blocked": [[], []]}
    play = Play.at(thawed("roma"), ROMA | draw)
    lines = roma.dice(frame_of(play, 0, "en", 80))
    assert max(len(line.plain) for line in lines) <= 80
    assert all(name in "".join(line.plain for line in lines) for name in names)


# Seven discs

LONG = ["Praetorianus", "Architectus", "Legionarius", "Consiliarius", "Aesculapinum"]


def seven(language: str, own: list[str], other: list[str]) -> list[str]:
    change = {
        "options": {"bribery": "on", "turris": "publisher"},
        "spaces": [own, other],
        "blocked": [[2], [3, 6]],
    }
    play = Play.at(thawed("roma"), ROMA | change | {"essedum": 0})
    return drawn(frame_of(play, 0, language, 80)).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_discs_are_as_wide_as_their_cards(language: str) -> None:
    lines = seven(
        language,
        ["Praetorianus", "Architectus", "Nero", "Forum", "Consul", "Onager", "Templum"],
        ["Praetorianus", "Forum", "Consiliarius", "Turris", "Senator", "Nero", "Templum"],
    )
    text = "\n".join(lines)
    assert max(map(len, lines)) <= 80
    assert "…" not in text
    assert re.search(r"Praetorianus +Forum +Consiliarius +Turris", text)
    assert re.search(r"Praetorianus +Architectus +Nero", text)
    assert text.count("× ") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_too_long_for_seven_discs_go_on_below(language: str) -> None:
    lines = seven(language, [*LONG, "Legionarius", "Praetorianus"], [*LONG[::-1], "Forum", "Forum"])
    text = "\n".join(lines)
    assert max(map(len, lines)) <= 80
    assert "…" not in text
    assert "Praetoria- " in text
    assert "nus " in text


# Defences


def shown_defence(frame: Frame, seat: int, disc: int) -> int:
    """What stands at a disc of a wide drawing."""
    line: Text = discs.board(frame, seat, 1 - seat)[1]
    width = (frame.width - discs.LABEL) // len(discs.discs_of(frame, 0))
    cell = line.plain[discs.LABEL + width * (disc - 1) :][:width]
    return int(re.findall(r"def (-?\d+)", cell)[0])


def bold_answer(play: Play, seed: int, ply: int) -> int:
    """A random answer, but cards are laid and set to work where that is allowed."""
    bold = [action for action in play.answers() if BOLD.match(play.words(action))]
    return bold[ply % len(bold)] if bold else answer(play, seed, ply)


BOLD = re.compile("lay|activate|target")


def test_battles_are_fought_against_the_defence_that_is_shown() -> None:
    """What is drawn is what the dice have to reach, wherever they fall (R10.3)."""
    fought = 0
    changed = set()
    for seed in range(60):
        play = Play(thawed("roma"), 2, {"bribery": "on"} if seed % 2 else None)
        for ply in range(2_000):
            if play.over:
                break
            before = frame_of(play, 0, "en", 200) if play.question in FIGHTING else None
            for event in map(play.event, play.apply(bold_answer(play, seed, ply))):
                if before and event["event"] in ("battle", "die_added"):
                    seat = 1 - int(event["seat"])
                    assert shown_defence(before, seat, int(event["disc"])) == event["defence"]
                    now = discs.discs_of(before, seat)[int(event["disc"]) - 1]
                    changed |= {(each.by, each.cause) for each in now.changes}
                    fought += 1
    assert {(1, "Turris"), (-2, "Essedum")} <= changed
    assert fought > 50


FIGHTING = ("battle", "add_die")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Claudia (B) had no fame left."),
        ("de", "Claudia (B) hatte keine Siegpunkte mehr."),
        ("ru", "Claudia (B) остаётся без очков славы."),
    ],
)
def test_the_reckoning_names_who_had_no_fame_left(language: str, told: str) -> None:
    over = {"decision": {"seat": None, "question": "over"}, "fame": [26, 0], "dice": []}
    play = Play.at(thawed("roma"), ROMA | over)
    reason, *_ = Narrator(language, ["Aurelia", "Claudia"]).result(play)
    assert str(reason) == told
