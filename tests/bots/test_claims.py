"""Every claim of docs/strategy.md is held to the counts that lie beside the page."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from lusoria.bots.study.measures import averages, ranked, shares
from lusoria.bots.study.observers.armorica import GameObserver
from lusoria.bots.study.totals import Totals, read_study

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "strategy.md").read_text(encoding="utf-8")


@dataclass
class Table:
    """Shares and means of one number of players, for claims."""

    totals: Totals

    def share(self, topic: str, label: str) -> float:
        return shares(self.totals, topic, 1)[label].value

    def best(self, topic: str) -> list[str]:
        return ranked(shares(self.totals, topic))

    def won(self, topic: str, label: str) -> float:
        return averages(self.totals, f"{topic} won")[label].value

    def lost(self, topic: str, label: str) -> float:
        return averages(self.totals, f"{topic} lost")[label].value

    def surely(self, topic: str, label: str) -> int:
        """1 or -1 when winners surely had more or less."""
        won, lost = (averages(self.totals, f"{topic} {side}") for side in ("won", "lost"))
        return won[label].above(lost[label]).against(0)

    def gap(self, topic: str, label: str) -> float:
        return self.won(topic, label) - self.lost(topic, label)


def tables(game: str) -> dict[int, Table]:
    return {seats: Table(totals) for seats, totals in read_study(DOCS, game).tables.items()}


Claim = tuple[str, Callable[[dict[int, Table]], bool]]

ARMORICA: list[Claim] = [
    ("Who begins the first round wins most often",
     lambda t: all(t[n].best("order")[0] == "1" for n in t)),
    ("with two players a little more than the fair share, with three more, with four still more",
     lambda t: 1 < 2 * t[2].share("order", "1") < 3 * t[3].share("order", "1")
     < 4 * t[4].share("order", "1")),
    ("Sets are most of every score, and most of the difference",
     lambda t: all(
         x.lost("parts", "sets") > x.lost("parts", "score") / 2
         and x.gap("parts", "sets") > x.gap("parts", "score") / 2 for x in t.values())),
    ("Of the majorities olives make the largest difference; gold alone makes a small one",
     lambda t: all(
         max(("gold", "grapes", "olives", "sheep"), key=lambda p: x.gap("parts", p)) == "olives"
         and min(("gold", "olives", "sheep"), key=lambda p: x.gap("parts", p)) == "gold"
         for x in t.values())),
    ("they are what winners have more of than anything else",
     lambda t: all(
         max(GameObserver.AMOUNTS["icons"], key=lambda i: x.gap("icons", i)) == "amphorae"
         for x in t.values())),
    ("They lose fewer cards in winter and pass less; the number of cards they take is nearly the",
     lambda t: all(
         x.surely("deeds", "cards starved") < 0 and x.surely("deeds", "passes") < 0
         and abs(x.gap("deeds", "cards taken")) < 1 for x in t.values())),
    ("The farmers with two amphorae (A2, B1, C1, D2) are hardly ever left lying",
     lambda t: all(
         x.totals.rates["taken"][f"G-{card}"][0] > 0.95 * x.totals.games
         and x.share("taken when in reach", f"G-{card}") > 0.7 for x in t.values()
         for card in ("A2", "B1", "C1", "D2"))),
    ("the later three go with victory at every number of players",
     lambda t: all(
         x.share("taken", f"G-{card}") > 1 / n
         for n, x in t.items() for card in ("B1", "C1", "D2"))),
    ("the farmer with two wheat and no amphora (B2), late wheat (D1), and gold (B6, E1)",
     lambda t: all(
         x.share("taken", f"G-{card}") < 1 / n
         for n, x in t.items() for card in ("B2", "D1", "B6", "E1"))),
    ("Early, wheat is worth most",
     lambda t: all({*x.best("first roman")[:2]} == {"R-I-1", "R-I-2"} for x in t.values())),
    ("in the last deck the patricians with one (IV-6, IV-7, IV-8) are taken far more often",
     lambda t: min(t[2].share("taken when in reach", f"R-IV-{k}") for k in (6, 7, 8))
     > 2 * max(t[2].share("taken when in reach", f"R-IV-{k}") for k in (3, 4, 5))),
    ("an early patrician goes with defeat, and so does a pass in the first round",
     lambda t: all(
         x.share("first roman", label) < 1 / n
         for n, x in t.items() for label in ("R-I-5", "R-I-6", "R-I-7", "pass"))),
    ("Passes are rare, less than one per player and game; a good part of them are made with a",
     lambda t: all(
         side("deeds", "passes") / 4 < side("deeds", "passes by choice")
         and side("deeds", "passes") < 1
         for x in t.values() for side in (x.won, x.lost))),
    ("it is always the same",
     lambda t: all(len(x.totals.counts["length"]) == 1 for x in t.values())),
]  # fmt: skip

ROMA: list[Claim] = [
    ("The starter has a clear advantage", lambda t: t[2].share("order", "1") > 0.55),
    ("From the Forum, more than from all other cards together; and winners get far more from it",
     lambda t: t[2].lost("fame", "Forum")
     > sum(t[2].lost("fame", card) for card in ("Legatus", "Mercatus", "Tribunus", "Mercator"))
     and t[2].won("fame", "Forum") > 1.5 * t[2].lost("fame", "Forum")),
    ("The Mercator follows",
     lambda t: all(
         t[2].won("fame", "Mercator") > t[2].won("fame", card)
         for card in ("Legatus", "Mercatus", "Tribunus"))),
    ("Empty discs cost each of them more than the opponent takes away",
     lambda t: all(
         side("fame", "empty discs") < side("fame", "taken by the opponent")
         for side in (t[2].won, t[2].lost))),
    ("Winners turn fewer dice into money and more into activations, and lay fewer cards",
     lambda t: [t[2].surely("deeds", deed) for deed in ("dice for money", "activations")] == [-1, 1]
     and t[2].surely("deeds", "cards laid") < 0),
    ("laying goes with losing for most cards",
     lambda t: sum(each.value < 0.5 for each in shares(t[2].totals, "laid").values()) > 13),
    ("they keep Mercator, Forum and Gladiator before anything else",
     lambda t: {*t[2].best("kept when drawn")[:3]} == {"Mercator", "Forum", "Gladiator"}),
    ("of their first four cards they hardly ever give one of the three away",
     lambda t: all(
         t[2].share("given when dealt", card) < 0.1
         for card in ("Mercator", "Forum", "Gladiator"))),
    ("and where it goes: almost always on an empty disc",
     lambda t: t[2].totals.rates["first place"]["covering"][0]
     < 0.1 * t[2].totals.rates["first place"]["free"][0]),
    ("Both ends are common",
     lambda t: all(
         t[2].totals.counts["ending"][end][0] > 0.2 * t[2].totals.games
         for end in ("no_fame", "stockpile_empty"))),
    ("The limit of turns was never near",
     lambda t: max(map(int, t[2].totals.counts["length"])) < 200),
]  # fmt: skip

TWOS = ("segontium", "bremia", "moridunum", "gobannium", "isca")
CAMBRIA: list[Claim] = [
    ("Going first surely helps at every number of players; with four",
     lambda t: all(x.best("order")[0] == "1" for x in t.values())
     and all(shares(t[n].totals, "order")["1"].against(1 / n) > 0 for n in t)
     and all({*t[n].best("order")[:2]} == {"1", "2"} for n in (4, 5))),
    ("From forts; second places add about a sixth",
     lambda t: all(
         0.1 < x.won("parts", "points") / x.won("parts", "score") < 0.22 for x in t.values())),
    ("Winners are ahead in both, and it is forts that decide",
     lambda t: all(
         x.gap("parts", "forts") > 3 * x.gap("parts", "points") > 0 for x in t.values())),
    ("Winners lose fewer warriors than the others and, from three players on, throw out more. They",
     lambda t: all(
         x.gap("deeds", "own warriors thrown out") < 0 and x.surely("deeds", "legion moved") < 0
         and (n == 2 or x.surely("deeds", "warriors thrown out") > 0) for n, x in t.items())),
    ("ships are seldom boarded at all",
     lambda t: all(x.won("deeds", "ships boarded") < 0.5 for x in t.values())),
    ("with three and more players the two of value 6 are ahead of every fort of value 2",
     lambda t: all(
         min(x.share("fort taken", fort) for fort in ("mediomanum", "cicucium"))
         > max(x.share("fort taken", fort) for fort in TWOS)
         for n, x in t.items() if n > 2)),
    ("The fort that says least has the value 2 at any number of players",
     lambda t: all(
         x.best("fort taken")[-1] in TWOS
         for x in t.values())),
    ("Being second at one of the two largest forts goes with victory too; with four or five",
     lambda t: all(
         x.share("point token taken", fort) > 1 / n
         and (n < 4 or x.share("fort taken", fort) > x.share("point token taken", fort))
         for n, x in t.items() for fort in ("mediomanum", "cicucium"))),
    ("Every game ended because only six forts were left; from three players on, more players need",
     lambda t: all([*x.totals.counts["ending"]] == ["six_forts"] for x in t.values())
     and t[5].won("deeds", "turns") < t[4].won("deeds", "turns") < t[3].won("deeds", "turns")),
]  # fmt: skip

CLAIMS = [
    pytest.param(game, sentence, holds, id=f"{game}: {sentence[:40]}")
    for game, claims in (("armorica", ARMORICA), ("roma", ROMA), ("cambria", CAMBRIA))
    for sentence, holds in claims
]


@pytest.mark.parametrize(("game", "sentence", "holds"), CLAIMS)
def test_the_prose_is_true_of_the_counts(
    game: str, sentence: str, holds: Callable[[dict[int, Table]], bool]
) -> None:
    assert sentence in " ".join(PAGE.split()), "the page no longer says so"
    assert holds(tables(game)), f"the counts of {game} say otherwise: mend docs/strategy.md"
