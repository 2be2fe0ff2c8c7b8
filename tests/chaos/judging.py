"""Every history of a folder, judged against its record."""

from pathlib import Path

from lusoria.core.errors import Refusal
from lusoria.records.audit import audit
from lusoria.records.reading import read_record
from tests.chaos.checker import judge
from tests.chaos.faults import Verdict
from tests.chaos.history import read
from tests.chaos.record import Record


def judged(folder: Path) -> Verdict:
    """One verdict on all matches of a run."""
    histories = sorted(folder.glob("*.history"))
    whole = Verdict.of_all((path.stem, judged_match(path)) for path in histories)
    whole.seen["matches"] += len(histories)
    for log in folder.glob("*.log"):
        whole.seen["tracebacks in logs"] += log.read_text(encoding="utf-8").count("Traceback")
    return whole


def judged_match(path: Path) -> Verdict:
    """One match: what was told, and whether its record replays under the rules."""
    file = path.with_suffix(".record")
    verdict = judge(read(path), Record(file.read_bytes()) if file.exists() else None)
    if file.exists() and "stuck" not in verdict.kinds:
        try:
            audit(read_record(file))
        except Refusal as refusal:
            verdict.blame("record", str(refusal.message))
    return verdict
