"""First games as a new user plays them, screen by screen, and how their transcripts are made.

    python -m tests.terminal.first_games

writes them anew, after a change of what people see; whoever does so reads what has changed.
"""

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from lusoria.cli.terminal.menu import Chosen, Label, Menu
from lusoria.core.play import Play
from tests.terminal.drawing import menu
from tests.terminal.tmux import Terminal, is_over

FOLDER = Path(__file__).with_name("transcripts")
TYPED = "━━━ "
"""Before each line that was typed; the screen that came of it follows."""
WHOLE = 25
"""So many screens are kept whole."""
RECKONING = 7
"""Lines from the reason of the end to the winner, where two play."""
END = re.compile(r"\n[^\n]*:\n +/.*", re.DOTALL)
"""Where the record lies is told at the end, and differs every time."""


@dataclass(frozen=True)
class FirstGame:
    """A table, what somebody tries in the beginning, and what kind of answer is preferred then."""

    words: tuple[str, ...]
    tries: tuple[str, ...]
    liked: tuple[str, ...]


GAMES = {
    "armorica": FirstGame(
        ("armorica", "--seed", "10", "--bots", "random", "--pace", "fast", "--language", "en"),
        ("help", "", "hello", "1", "6", "why pass", "rules winter", "q", "undo", "table", ""),
        ("take", "discard", "pass"),
    ),
    "roma": FirstGame(
        ("roma", "--seed", "8", "--bots", "random", "--pace", "fast", "--language", "de"),
        ("hilfe", "", "", "1", "regeln forum", "q", "gib", "zurück"),
        ("gib", "lege", "aktiviere", "ziel", "setze ein", "behalte", "karten", "geld", "ende"),
    ),
    "cambria": FirstGame(
        ("cambria", "--seed", "22", "--bots", "random", "--pace", "fast", "--language", "ru"),
        ("помощь", "", "99", "почему", "q", "правила корабли", "q", "стол", "", ""),
        ("выставить", "нейтральный", "взойти"),
    ),
}


def told(screen: str, number: int) -> str:
    """A screen without what differs from machine to machine; later on, only what is below the log.

    Of the end, only the reckoning: how far the page has gone up depends on the record's path.
    """
    lines = [line.rstrip() for line in END.sub("", screen).splitlines()]
    if is_over(screen):
        return "\n".join(lines[-RECKONING:])
    text = "\n".join(lines)
    return f"▶{text.rpartition('▶')[2]}" if number > WHOLE else text


def write(name: str, folder: Path) -> str:
    """Play a first game and write it down."""
    game = GAMES[name]
    table = Terminal(folder, game.words)
    try:
        steps = [(f"lusoria play {' '.join(game.words)}", table.until(table.settled))]
        tries = list(game.tries)
        while not is_over(steps[-1][1]):
            line = tries.pop(0) if tries else _liked(table, game)
            steps.append((line, table.settle_after(line)))
    finally:
        table.close()
    return "".join(
        f"{TYPED}{line}\n{told(screen, number)}\n" for number, (line, screen) in enumerate(steps)
    )


def _liked(table: Terminal, game: FirstGame) -> str:
    """The answer that this player likes best, as shortly as it can be typed."""
    play = table.follower.play()
    offered = menu(play, game.words[-1])
    labels = sorted(offered.labels, key=lambda label: _rank(offered, label, game.liked))
    return _shortest(offered, labels[0], play)


def _rank(offered: Menu, label: Label, liked: tuple[str, ...]) -> int:
    verb = offered.t.action(label.choice.verb)
    return liked.index(verb) if verb in liked else len(liked)


def _shortest(offered: Menu, label: Label, play: Play) -> str:
    head, sign = offered.t.action(label.start), offered.t.action(label.sign)
    verb = head.split()[0]
    short = head.replace(verb, verb[: offered.shortest[verb.lower()]], 1)
    for line in (sign, f"{short} {sign}".strip(), offered.t.action(label.choice.words)):
        meant = offered.read(line) if line else None
        if isinstance(meant, Chosen) and meant.action == label.choice.number:
            return line
    raise AssertionError(f"{play.words(label.choice.number)} cannot be typed")


def read(name: str) -> list[tuple[str, str]]:
    """A transcript: what was typed, and the screen that came of it."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    steps = [step.partition("\n") for step in text.split(TYPED)[1:]]
    return [(typed, screen.rstrip("\n")) for typed, _, screen in steps]


if __name__ == "__main__":
    for title in GAMES:
        with tempfile.TemporaryDirectory() as place:
            (FOLDER / f"{title}.txt").write_text(write(title, Path(place)), "utf-8")
