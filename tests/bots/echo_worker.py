"""A worker that needs no compiler: it answers with the first legal action, and writes down all.

    python echo_worker.py FILE [deaf] [GAME]

One that is deaf never answers `choose`, whatever is cancelled; a game that is named seems to be
compiled until FILE.warm is there.
"""

import json
import sys
import time
from pathlib import Path

heard = open(sys.argv[1], "a", encoding="utf-8", buffering=1)  # noqa: SIM115
deaf = "deaf" in sys.argv


def tell(number: int, **answer: object) -> None:
    print(json.dumps({"id": number, **answer}), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    heard.write(line)
    do, number = message["do"], message["id"]
    if do == "hello":
        tell(number, name="echo")
    elif do == "warm":
        tell(number, step="bots", done=0, of=1)
        time.sleep(0.2)
        while message["game"] in sys.argv and not Path(f"{sys.argv[1]}.warm").exists():
            time.sleep(0.01)
        tell(number, ready=True)
    elif do in ("choose", "advise"):
        tell(number, step="thinking")
        if deaf:
            time.sleep(600)
        if do == "choose":
            tell(number, action=message["legal"][0])
        else:
            opinions = [[action, 9 - k, 0.4 + 0.1 * k] for k, action in enumerate(message["legal"])]
            tell(number, opinions=opinions, assumes=message["bot"])
