"""The reckoning at the end, part by part."""

from rich.text import Text

from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.styles import QUIET, TITLE
from lusoria.cli.terminal.translator import Translator
from lusoria.core.play import Play
from lusoria.words import say


def reckoning(play: Play, seats: Seats, t: Translator) -> list[Text | str]:
    """Why the game ended, everybody's points with their parts, and who has won."""
    outcome, game = play.outcome(), play.game.name
    named = list(outcome["parts"][0])
    parts = [say(t.language, f"{game}-part-{part}") for part in named]
    width = max(len(name) for name in seats.names) + 4
    widths = [max(len(part), 3) + 2 for part in parts]
    heads = "".join(part.rjust(w) for part, w in zip(parts, widths, strict=True))
    total = t("total")
    lines: list[Text | str] = [
        Text(_why(play, outcome["ending"], seats, t), "bold"),
        "",
        Text(f"{'':{width + 4}}{heads}{total.rjust(len(total) + 2)}", QUIET),
    ]
    for seat in sorted(range(len(seats.names)), key=lambda each: outcome["ranks"][each]):
        line = Text(f"{outcome['ranks'][seat]:>2}. ").append_text(seats.title(seat))
        line.pad_right(max(0, width + 4 - len(line.plain)))
        points = outcome["parts"][seat].values()
        line.append("".join(f"{each:>{w}}" for each, w in zip(points, widths, strict=True)))
        line.append(f"{outcome['scores'][seat]:>{len(total) + 2}}", "bold")
        lines.append(line)
    winners = [seats.names[seat] for seat in outcome["winners"]]
    told = t("winners", count=len(winners), names=", ".join(winners))
    return [*lines, "", Text(f"❧ {told}", TITLE)]


def _why(play: Play, ending: str, seats: Seats, t: Translator) -> str:
    """Why the game ended, by name where somebody ended it: in Roma, who has no fame left."""
    facts = seats.named({"seat": getattr(play.derived(), "without_fame", None), "mine": "no"})
    return say(t.language, f"{play.game.name}-ending-{ending}", facts)
