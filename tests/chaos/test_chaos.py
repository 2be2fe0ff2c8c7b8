"""No move is lost: real servers die and sleep behind bad weather, and the judge finds nothing.

`python -m tests.chaos --matches 1000 --kills 20` is the long proof; this is the same in little.
"""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.chaos.campaign import Campaign
from tests.chaos.faults import Verdict
from tests.chaos.house import database
from tests.chaos.judging import judged
from tests.chaos.script import Script
from tests.settings import FULL

MATCHES = 25 if FULL else 8
"""At once; every kind of table is among them."""


def play(script: Script, folder: Path) -> tuple[Campaign, Verdict]:
    with ExitStack() as stack:
        arguments = database(stack, cluster=script.servers > 1)
        campaign = Campaign(script, folder, arguments)
        asyncio.run(campaign.run())
    return campaign, judged(folder)


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(Script("one", MATCHES, kills=2, at_once=MATCHES), id="sqlite"),
        pytest.param(
            Script("several", MATCHES, kills=2, processes=2, at_once=MATCHES), id="sqlite-processes"
        ),
        pytest.param(
            Script("two", MATCHES, kills=1, pauses=1, servers=2, at_once=MATCHES),
            id="postgresql-redis",
            marks=pytest.mark.services,
        ),
    ],
)
def test_nothing_acknowledged_is_lost_or_doubled_and_nobody_is_stuck(
    script: Script, tmp_path: Path
) -> None:
    campaign, verdict = play(script, tmp_path)
    assert verdict.faults == []
    assert verdict.seen["matches"] == script.matches
    assert campaign.blows["kill"] + campaign.blows["kill one"] == script.kills
    assert campaign.blows["pause"] == script.pauses
    assert {"drop", "double", "swap", "delay", "cut"} <= campaign.mishaps.keys()
    assert verdict.seen["acknowledged entries"] > 25 * script.matches
    assert verdict.seen["built views compared"] > 10 * script.matches
    assert verdict.seen["undone"] > 0
