"""What rooms stand on, and what is handed to them to be kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from lusoria.core.errors import Illegal, Refusal
from lusoria.records.bundles import Bundle
from lusoria.records.dealer import Dealer
from lusoria.records.header import Loader
from lusoria.records.match import Match
from lusoria.records.storage import Memory
from lusoria.server.store.commits import Commits
from lusoria.server.store.leases import Leases
from lusoria.server.store.store import Store, StoredSeat
from lusoria.server.wire import Takeback

DAY: Final = 86_400_000
"""Milliseconds."""


@dataclass(frozen=True)
class Prepared:
    """What a request brings about: lines, or else only a wish to go back."""

    seat: int
    """Whose request it is."""
    bundle: Bundle | None = None
    takeback: Takeback | None = None
    chair: StoredSeat | None = None
    """Who sits there from now on, where that changes."""


Prepare = Callable[[Match], Prepared]
"""Checks a request on the present table and says what it brings about, or refuses."""


@dataclass(frozen=True)
class Keeping:
    """What every room of a process stands on."""

    store: Store
    commits: Commits
    leases: Leases
    loader: Loader
    keep_days: int = 0
    """Days that a match is kept after its last change; 0 for ever."""

    def replay(self, lines: Sequence[bytes], dealer: Dealer | None) -> Match:
        """The table from its lines."""
        try:
            return Match.read(Memory(b"".join(lines)), dealer, self.loader)
        except Refusal as refusal:  # begun by rules that this Lusoria cannot play
            raise Illegal(
                f"this match cannot be gone on with here: {refusal.message}",
                reason="other_rules", facts={"what": refusal.message},
            ) from refusal  # fmt: skip


class Elsewhere(Exception):
    """Another process holds the lease: the request belongs there."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner
