"""Records into rows for a data frame: one row per ply of a game that was written down.

    python examples/records_to_frame.py tests/golden/roma-2-lively.jsonl > plies.csv

`pandas.read_csv("plies.csv")` or polars then does the rest; no extra is needed here.
"""

import csv
import json
import sys
from pathlib import Path

source = Path(sys.argv[1] if len(sys.argv) > 1 else "tests/golden/roma-2-lively.jsonl")
lines = [json.loads(line) for line in source.read_text("utf-8").splitlines()]
entries = [line for line in lines if "do" in line]
columns = list(dict.fromkeys(name for entry in entries for name in entry))
writer = csv.DictWriter(sys.stdout, columns)
writer.writeheader()
writer.writerows(entries)
print(f"{len(entries)} plies of {source.name}", file=sys.stderr)
