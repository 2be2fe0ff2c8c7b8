"""A downloaded record, as docs/records.md describes it, and whether it is whole."""

import hashlib
from typing import Any

import msgspec

from tests.chaos.faults import Verdict

Line = dict[str, Any]


class Record:
    """Header, entries by their number, and the result if there is one."""

    def __init__(self, text: bytes) -> None:
        self._lines = text.splitlines(keepends=True)
        self.header, *parsed = [msgspec.json.decode(line) for line in self._lines]
        self._results: list[Line] = [line for line in parsed if "result" in line]
        listed: list[Line] = [line for line in parsed if "result" not in line]
        self.numbers = [line["entry"] for line in listed]
        self.entries: dict[int, Line] = {line["entry"]: line for line in listed}

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.numbers)

    def is_fate(self, number: int) -> bool:
        """Whether an entry is the dealer's."""
        return self.entries.get(number, {}).get("seat") == "fate"

    def inspect(self, verdict: Verdict) -> None:
        """Numbers without gaps, a result, its seal, and the dealer's promise."""
        if self.numbers != list(range(1, self.last + 1)):
            verdict.blame("record", "entries are not numbered from 1 without gaps")
        if not self._results:
            verdict.blame("stuck", f"no result after entry {self.last}")
        elif len(self._results) > 1:
            verdict.blame("twice", f"{len(self._results)} results")
        else:
            self._inspect_seal(self._results[0], verdict)

    def _inspect_seal(self, result: Line, verdict: Verdict) -> None:
        sealed = hashlib.sha256(b"".join(self._lines[:-1])).hexdigest()
        if result.get("lines") != f"sha256:{sealed}":
            verdict.blame("record", "the seal does not fit the lines")
        if result["entries"] != self.last:
            verdict.blame("record", f"{result['entries']} entries told, {self.last} there")
        promise = hashlib.sha256(result["dice"]["seed"].encode()).hexdigest()
        if self.header["dice"]["commitment"] != f"sha256:{promise}":
            verdict.blame("record", "the seed is not the one that was promised")
