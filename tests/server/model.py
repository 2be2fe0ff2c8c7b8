"""A match as docs/server.md tells of it: who sits where, which entries stand, what was said.

It knows no rule and no line of the server. What a table looks like it learns from Views; what must
be the same as before, and what may not have happened, it knows.
"""

from dataclasses import dataclass, field
from typing import Any

Looks = dict[int | None, Any]
"""Position and decision as each pair of eyes sees them."""


@dataclass
class Wish:
    """Somebody asks to go back to before an entry."""

    seat: int
    entry: int
    granted: set[int]


@dataclass
class Model:
    """One match, as those who were told of it would remember it."""

    chat: bool
    people: dict[int, str]
    """The seats that are taken, and their names."""
    stage: str = "waiting"
    entry: int = 0
    mixed: set[int] = field(default_factory=set)
    line: dict[int, int] = field(default_factory=dict)
    """The entries of people's answers that nobody has taken back, in order, and whose they are."""
    looked: dict[int, Looks] = field(default_factory=dict)
    """How the table looked after each entry at which it rested."""
    wish: Wish | None = None
    said: list[tuple[int | None, str]] = field(default_factory=list)
    done: dict[tuple[int | None, str], int] = field(default_factory=dict)
    """The requests that were carried out, by seat and key."""
    undone_to: int | None = None
    """Where the table has returned to by the last entry, until somebody answers."""

    # What happened

    def answered(self, seat: int, last: int) -> None:
        """Somebody's answer, and what fate made of it."""
        assert last > self.entry
        self.line[self.entry + 1] = seat
        self.entry, self.wish, self.undone_to = last, None, None

    def returned(self, entry: int, last: int) -> None:
        """Play has gone back to before an entry; that is an entry too."""
        assert last == self.entry + 1
        self.line = {each: seat for each, seat in self.line.items() if each < entry}
        self.entry, self.wish, self.undone_to = last, None, entry - 1

    def last_answer(self, seat: int) -> int | None:
        """The last one of somebody that stands."""
        return max((each for each, whose in self.line.items() if whose == seat), default=None)

    # What must be so

    def compare(self, eyes: int | None, told: Any) -> None:
        """What a viewer is shown agrees with all that is known."""
        table, view = told["table"], told["view"]
        assert table["stage"] == self.stage
        assert table["entry"] == self.entry
        assert [each["name"] for each in table["chairs"]] == [
            self.people.get(seat, "") for seat in range(len(table["chairs"]))
        ]
        assert {n for n, each in enumerate(table["chairs"]) if each["mixed"]} == self.mixed
        assert [(each["seat"], each["text"]) for each in told["talk"]] == self.said
        assert [each["number"] for each in told["talk"]] == [*range(1, len(self.said) + 1)]
        self._compare_wish(table["takeback"])
        if view is None:
            assert self.stage == "waiting"
        else:
            self._compare_view(eyes, table, view)

    def _compare_wish(self, told: Any) -> None:
        if self.wish is None:
            assert told is None
        else:
            wish = self.wish
            assert told["wish"], "it is told from the same wish uttered anew"
            assert told == {
                "seat": wish.seat, "entry": wish.entry, "granted": sorted(wish.granted),
                "wish": told["wish"],
            }  # fmt: skip

    def _compare_view(self, eyes: int | None, table: Any, view: Any) -> None:
        asked = view["decision"]["seat"]
        assert view["entry"] == self.entry
        assert view["viewer"] == ([] if eyes is None else [eyes])
        assert table["asked"] == asked
        assert bool(view["choices"]) == (asked == eyes and asked is not None)
        assert table["undo"] is None or (eyes is not None and table["undo"] == max(self.line))
        entries = [each["entry"] for each in view["heard"]]
        assert entries == sorted(entries)
        assert not entries or entries[-1] <= self.entry
        self._compare_look(eyes, {"position": view["position"], "decision": view["decision"]})

    def _compare_look(self, eyes: int | None, look: Any) -> None:
        """The same entry always looks the same; after a return it looks as it did then."""
        assert self.looked.setdefault(self.entry, {}).setdefault(eyes, look) == look
        if self.undone_to is not None:
            before = self.looked.get(self.undone_to, {})
            assert before.get(eyes, look) == look
