"""`lusoria play` in this process: answers, refusals, commands, the lobby, whole games."""

import os
import re
import time
from pathlib import Path

import pytest

from lusoria.bots.workers.questions import Advice, read_advice
from lusoria.cli.table import uncompiled
from lusoria.cli.terminal.advisor import Advisor
from lusoria.cli.terminal.rulebook import chapters, look_up
from lusoria.cli.terminal.saved import sidecar_path
from lusoria.cli.terminal.session import Session
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from lusoria.records.audit import audit
from lusoria.records.reading import read_record
from lusoria.words import LANGUAGES
from tests.terminal.people import FIRST, Person, first_answer, last_answer

Captured = pytest.CaptureFixture[str]
ARMORICA = ("armorica", "--seed", "4", "--bots", "random")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_in_every_language(
    name: str, language: str, person: Person, capsys: Captured
) -> None:
    """Answers are typed in the player's own words; the record tells the seed at the end."""
    words = (name, "--bots", "random", "--seed", "11", "--language", language)
    told = person.plays(capsys, [], *words, then=last_answer)
    assert told.status == 0
    record = read_record(person.record, uncompiled)
    assert record.result is not None
    assert audit(record, uncompiled).dealt > 0
    assert not sidecar_path(person.record).exists()
    winners = record.result.result.winners
    (line,) = [line for line in told.out.splitlines() if line.startswith("❧")]
    assert all(person.sessions[-1].seats.names[winner] in line for winner in winners)
    assert str(person.record) in told.out


def test_a_number_words_or_their_end_are_played(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["2", "PASS", "g-a1", "quit"], *ARMORICA)
    assert told.status == 0
    assert "Player A takes G-A5." in told.out
    assert re.search(r"Player A passes and discards R-I-\d\.", told.out)
    assert "Player A takes G-A1." in told.out
    assert f"lusoria play --resume {person.record}" in told.out


def test_friends_and_bots_sit_down_together(person: Person, capsys: Captured) -> None:
    person.plays(capsys, ["quit"], "cambria", "--seats", "5", "--bots", "friend,tiro,friend,random")
    assert person.sessions[-1].seats.people == [0, 1, 3]
    assert person.sessions[-1].seats.bots == {2: "tiro", 4: "random"}


def test_a_gloss_behind_an_answer_may_be_typed_too(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["take G-A5 (soldier)", "quit"], *ARMORICA)
    assert "Player A takes G-A5." in told.out


def test_a_card_of_the_other_row_is_explained(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["R-I-1", "quit"], *ARMORICA)
    assert "R-I-1 is not in the Gaul row" in told.out


@pytest.mark.parametrize(
    ("language", "typed", "like"),
    [
        ("en", "place r99", "For example: “place r"),
        ("de", "setze r99", "Zum Beispiel: „setze r"),
        ("ru", "выставить r99", "Например: «выставить r"),
    ],
)
def test_the_right_verb_with_a_wrong_name_gets_an_example(
    language: str, typed: str, like: str, person: Person, capsys: Captured
) -> None:
    words = ("cambria", "--seats", "3", "--seed", "4", "--bots", "random", "--language", language)
    told = person.plays(capsys, [typed, "quit"], *words)
    assert like in " ".join(told.out.split())


def test_a_long_wish_is_quoted_with_a_sign(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["x" * 60, "quit"], *ARMORICA)
    assert f"“{'x' * 40}…” is no answer" in told.out


def test_the_whole_table_can_be_read(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["table", "quit"], *ARMORICA)
    assert told.out.count("ARMORICA") == 3, "the page, the whole table, the page again"


def test_each_reason_is_told_once(person: Person, capsys: Captured) -> None:
    asked: list[str] = []

    def poor_collector(session: Session) -> str:
        refused = [refusal.reason for refusal in session.play.refused()]
        if "too_expensive" in refused and not asked:
            asked.extend(refused)
            return "why"
        words = [session.play.words(action) for action in session.play.legal()]
        return next((each for each in words if each.startswith("cards ")), words[-1])

    told = person.plays(capsys, [], "roma", "--seed", "7", "--bots", "random", then=poor_collector)
    reasons = [line for line in told.out.splitlines() if line.endswith("(rule R6.2)")]
    assert asked.count("too_expensive") > len(reasons) > 0
    assert len(set(reasons)) == len(reasons)


def test_a_refused_answer_is_explained(person: Person, capsys: Captured) -> None:
    lines = ["take G-A3", "g-b2", "why pass", "take Nero", "0", "99", "1 2"]
    told = person.plays(capsys, lines, *ARMORICA)
    assert "G-A3 is card number 5 from the right: that takes 5 wheat" in told.out
    assert "G-B2 is card number 6 from the right" in told.out
    assert "“pass” is allowed." in told.out
    for nonsense in ("take Nero", "0", "99", "1 2"):
        assert f"“{nonsense}” is no answer and no command." in told.out
    assert read_record(person.record, uncompiled).entries[-1].entry == 15


def test_why_alone_tells_why_everything_else_is_not_allowed(
    person: Person, capsys: Captured
) -> None:
    told = person.plays(capsys, ["why"], *ARMORICA)
    refused = person.sessions[-1].play.refused()
    assert refused
    assert "What one might expect, and why it is not allowed now" in told.out
    assert all(f"{refusal.facts['card']} is card number" in told.out for refusal in refused)


def test_something_alike_is_proposed(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["hnit", "tka g-a5", "qwertz"], *ARMORICA)
    text = " ".join(told.out.split())
    assert "Did you mean “hint”?" in text
    assert "Did you mean “take g-a5”?" in text
    assert text.count("Did you mean") == 2


def test_a_reason_names_the_try_in_the_players_words(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["взять R-I-1", "сбросить S1"], *ARMORICA, "--language", "ru")
    assert "«сбросить S1» не отвечает на открытый вопрос" in told.out
    assert "take" not in told.out
    assert "discard" not in told.out


def test_a_reason_in_another_language(person: Person, capsys: Captured) -> None:
    told = person.plays(
        capsys, ["nimm G-A3", "hilfe", "warum passe"], *ARMORICA, "--language", "de"
    )
    assert "G-A3 liegt an 5. Stelle von rechts" in told.out
    assert "„passe“ ist erlaubt." in told.out
    assert "die drei besten Antworten" in told.out


def test_a_line_that_breaks_off_is_asked_for_the_rest(person: Person, capsys: Captured) -> None:
    lines = [FIRST, FIRST, "lay", "lay {}", "9", "lay {}", "3", "quit"]
    words = ("roma", "--seed", "7", "--bots", "random", "--option", "starter=0")
    hand: list[str] = []

    def then(session: Session) -> str:
        hand.append(session.play.position()["hands"][0][-1])
        return lines.pop(0).format(hand[2 if len(hand) > 2 else 0])

    told = person.plays(capsys, [], *words, then=then)
    card = hand[2]
    text = " ".join(told.out.split())
    assert f"lay {card} … which one? 1 2 3 4 5 6" in text
    assert "“lay” can mean several things: lay " in text
    assert "“9” is no answer" in text
    assert f"Player A lays {card} face down on disc 3." in text
    assert "Player A lays a card" not in text


def test_undo_goes_back_to_the_information_horizon(person: Person, capsys: Captured) -> None:
    words = ("roma", "--seed", "7", "--bots", "random", "--option", "starter=0")
    told = person.plays(capsys, ["undo", FIRST, "undo", "quit"], *words)
    assert "there is nothing to take back" in told.out
    assert "Taken back: give" in told.out
    play = person.sessions[-1].play
    assert play.seat == 0
    assert play.question == "give"
    assert sum(play.state.passed_size) == 0
    log = person.sessions[-1].log.lines(1)
    assert not any("chooses" in line.sentence for line in log)


def test_what_others_have_answered_to_is_not_taken_back(person: Person, capsys: Captured) -> None:
    words = ("roma", "--seed", "7", "--bots", "random", "--option", "starter=0")
    told = person.plays(capsys, [FIRST, FIRST, "undo", "quit"], *words)
    assert "Nothing can be taken back: since the last answer" in told.out


def test_a_hint_names_three_answers_with_chances(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advice(advisor: Advisor, play: Play) -> Advice:
        legal = play.legal()
        told = [[action, 9 - k, 0.75 - 0.25 * k] for k, action in enumerate([*legal, *legal])]
        return read_advice({"opinions": told, "assumes": "imperator"})

    monkeypatch.setattr(Advisor, "advice", advice)
    told = person.plays(capsys, ["hint"], *ARMORICA)
    assert "» take G-A5: wins 75%\n» take G-A6: wins 50%\n» pass: wins 25%\n" in told.out
    assert "» Imperator would play so, if everybody else played like Imperator:\n» take" in told.out


def test_hints_stand_in_the_order_of_their_chances(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the three that were looked at most; the first of them need not have the best chance."""

    def advice(advisor: Advisor, play: Play) -> Advice:
        told = [[*each] for each in zip(play.legal(), (9, 8, 7), (0.4, 0.2, 0.6), strict=True)]
        return read_advice({"opinions": told, "assumes": "imperator"})

    monkeypatch.setattr(Advisor, "advice", advice)
    told = person.plays(capsys, ["hint"], *ARMORICA)
    assert "» pass: wins 60%\n» take G-A5: wins 40%\n» take G-A6: wins 20%\n" in told.out


def test_rules_by_number_word_and_chapter(person: Person, capsys: Captured) -> None:
    lines = ["rules", "rules a4.2", "rules A4", "rules amphora", "rules zeppelin"]
    told = person.plays(capsys, lines, *ARMORICA)
    assert "type “rules” with a number" in told.out
    assert "» A4.2: " in told.out
    assert "A4.1  " in told.out
    assert "A6.2  " in told.out
    assert "No rule has the number or the word “zeppelin”." in told.out


@pytest.mark.parametrize(
    ("language", "lines"),
    [("de", ["regeln", "regeln A4.5"]), ("ru", ["правила", "правила A4.5"])],
)
def test_rules_speak_the_players_language(
    language: str, lines: list[str], person: Person, capsys: Captured
) -> None:
    told = person.plays(capsys, lines, *ARMORICA, "--language", language)
    ((number, sentence),) = look_up("armorica", language, "A4.5")
    assert f"» {number}: {sentence[:40]}" in told.out
    assert sentence != look_up("armorica", "en", "A4.5")[0][1]
    assert all(title in told.out for _, title in chapters("armorica", language))


def test_log_and_save(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["log", "save"], *ARMORICA)
    assert "What has happened, the latest first\n\n" in told.out
    log = told.out.partition("the latest first\n\n")[2].splitlines()
    assert log.index("  Random B takes G-A2.") > log.index("▸ Random B is the start player.") == 0
    assert "» Every answer is saved at once, in" in told.out
    assert person.record.name in told.out


def test_the_pace_can_be_changed_at_the_table_and_stays(person: Person, capsys: Captured) -> None:
    words = ("armorica", "--seed", "1", "--bots", "random", "--language", "de")
    told = person.plays(capsys, ["tempo", "tempo schnell", "tempo wild"], *words)
    assert (
        "Tempo der Bots: normal. Tippe „tempo“ mit einem von: langsam, normal, schnell." in told.out
    )
    assert told.out.count("Tempo der Bots: schnell.") == 2
    person.plays(capsys, [], "--resume")
    assert person.sessions[-1].saved.pace == "fast"


def test_the_same_seed_is_the_same_game(person: Person, capsys: Captured) -> None:
    records = []
    for _ in range(2):
        person.plays(capsys, [], *ARMORICA, then=first_answer)
        record = read_record(person.record, uncompiled)
        assert record.result is not None
        records.append((record.entries, record.result.result))
    assert records[0] == records[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("armorica", "--seat", "C"), "--seat is a letter from A to B, not 'C'"),
        (("armorica", "--seat", "0"), "--seat is a letter from A to B, not '0'"),
        (("--resume", "--seats", "3", "--hot-seat"), "leave out --seats, --hot-seat"),
        (("armorica", "--bots", "caesar"), "there is no bot 'caesar'"),
        (("roma", "--bots", "random,random"), "roma seats 2 to 2, not 3"),
        (("roma", "--seats", "2", "--bots", "random,random"), "leave one for people"),
        (("--resume",), "no game waits to be resumed"),
        (("armorica", "--resume"), "no game of armorica waits to be resumed"),
        (("armorica", "--resume", "nowhere.jsonl"), "nowhere.jsonl"),
    ],
)
def test_a_table_that_cannot_be(
    words: tuple[str, ...], sentence: str, person: Person, capsys: Captured
) -> None:
    told = person.plays(capsys, [], *words)
    assert told.status == 2
    assert sentence in told.err
    assert person.sessions == []


def test_a_record_is_never_written_over(person: Person, capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    person.plays(capsys, ["1"], *ARMORICA, "--record", str(path))
    kept = path.read_bytes(), sidecar_path(path).read_bytes()
    told = person.plays(capsys, ["1"], *ARMORICA, "--record", str(path))
    assert told.status == 2
    assert (path.read_bytes(), sidecar_path(path).read_bytes()) == kept


def test_the_dealers_seed_is_for_its_owner_alone(person: Person, capsys: Captured) -> None:
    person.plays(capsys, [], "armorica", "--bots", "random")
    assert sidecar_path(person.record).stat().st_mode & 0o077 == 0
    seed = person.sessions[-1].match.dealer
    assert seed is not None
    assert seed.seed not in person.record.read_text("utf-8")


def test_a_resumed_game_goes_on_with_its_log_and_its_dice(person: Person, capsys: Captured) -> None:
    """Left after every answer, the game still ends as it would have ended at one sitting."""
    person.plays(capsys, [], *ARMORICA, then=first_answer)
    whole = read_record(person.record, uncompiled)
    person.plays(capsys, [], *ARMORICA)
    path = person.record
    for _ in range(200):
        person.plays(capsys, [FIRST], "--resume", str(path))
        if person.sessions[-1].match.result:
            break
    resumed = read_record(path, uncompiled)
    assert resumed.entries == whole.entries
    assert resumed.result is not None
    assert whole.result is not None
    assert resumed.result.result == whole.result.result
    assert "is the start player." in person.sessions[-1].log.lines(1)[0].sentence


def test_the_last_game_left_is_the_one_resumed(person: Person, capsys: Captured) -> None:
    person.plays(capsys, ["1"], *ARMORICA)
    left = person.record
    person.plays(capsys, [], "--resume")
    assert person.record == left
    person.plays(capsys, ["1"], "roma", "--bots", "random")
    begun_later = person.record

    def meanwhile(session: Session) -> str:
        os.utime(begun_later)  # somebody answers at the other table
        time.sleep(0.05)  # more than the finest time that a file system tells
        return "quit"

    person.plays(capsys, [], "--resume", str(left), then=meanwhile)
    person.plays(capsys, [], "--resume")
    assert person.record == left
    person.plays(capsys, [], "roma", "--resume")
    assert person.record == begun_later
    person.plays(capsys, [], "--resume", str(left), then=first_answer)
    told = person.plays(capsys, [], "--resume", str(left))
    assert "is finished" in told.err


@pytest.mark.parametrize(("told", "seat"), [("B", 1), ("b", 1), ("2", 1), ("1", 0)])
def test_ones_seat_is_told_by_its_letter(
    told: str, seat: int, person: Person, capsys: Captured
) -> None:
    person.plays(capsys, [], *ARMORICA, "--seat", told)
    assert person.sessions[-1].seats.people == [seat]


def test_bots_of_a_resumed_game_can_be_replaced(person: Person, capsys: Captured) -> None:
    words = ("armorica", "--seats", "3", "--seed", "4", "--bots", "tiro,random")
    person.plays(capsys, [], *words)
    path = person.record
    person.plays(capsys, [], "--resume", "--bots", "random")
    assert person.sessions[-1].seats.bots == {1: "random", 2: "random"}
    taken = [
        entry for entry in read_record(path, uncompiled).entries if hasattr(entry, "seat_taken")
    ]
    assert [(entry.seat_taken.seat, entry.seat_taken.by) for entry in taken] == [(1, "random")]
    person.plays(capsys, [], "--resume")
    assert person.sessions[-1].seats.bots == {1: "random", 2: "random"}


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("random,random", "--bots names 2, more than the bots of this game: 1"),
        ("friend", "people keep their seats"),
        ("caesar", "there is no bot 'caesar'"),
    ],
)
def test_bots_that_cannot_take_over_are_refused(
    bots: str, why: str, person: Person, capsys: Captured
) -> None:
    person.plays(capsys, [], *ARMORICA)
    told = person.plays(capsys, [], "--resume", "--bots", bots)
    assert told.status == 2
    assert why in told.err
