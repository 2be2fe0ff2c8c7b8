"""What may be wrong with a match."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["lost", "twice", "unasked", "denied", "view", "stuck", "record"]
"""
lost: an acknowledged entry is not in the record, or another stands there
twice: one request made two entries, or one entry was acknowledged to two requests
unasked: an entry that nobody asked for
denied: a request was told no, and is in the record all the same
view: two Views of one seat after one entry differ
stuck: the match did not come to its end, or a tab not to the server's
record: the record itself is damaged, or its dice are not the dealer's
"""


@dataclass(frozen=True)
class Fault:
    """One finding."""

    kind: Kind
    words: str


@dataclass
class Verdict:
    """All that is wrong with one match or with many, and what was looked at to find it."""

    faults: list[Fault] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def blame(self, kind: Kind, words: str) -> None:
        """One more fault."""
        self.faults.append(Fault(kind, words))

    @property
    def kinds(self) -> set[Kind]:
        """What sorts of faults there are."""
        return {fault.kind for fault in self.faults}

    @staticmethod
    def of_all(verdicts: "Iterable[tuple[str, Verdict]]") -> "Verdict":
        """One verdict on a whole run; each fault names its match."""
        whole = Verdict()
        for match, verdict in verdicts:
            whole.seen += verdict.seen
            for fault in verdict.faults:
                whole.blame(fault.kind, f"{match}: {fault.words}")
        return whole
