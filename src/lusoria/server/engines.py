"""Nobody waits for a compiler: tables begin with thawed rules, equal by law, and go on with
compiled ones when they are ready. Compiling happens in a process of its own, at low priority.
"""

import asyncio
import gc
import logging
import os
import sys
from contextlib import suppress
from typing import Final

from lusoria.core.engine import engine
from lusoria.core.game import Game
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load

LOG: Final = logging.getLogger("lusoria.server")
LOW_PRIORITY: Final = 10


class Engines:
    """The games as this process has them: compiled where that is done, thawed before."""

    def __init__(self) -> None:
        self._compiled: dict[str, Game] = {}

    def load(self, name: str) -> Game:
        """A game that can be played at once."""
        return self._compiled.get(name) or thawed(name)

    async def warm(self) -> None:
        """Compile all games, one after the other; each is used as soon as it is ready. A process
        that is to stay thawed has no use for them."""
        for name in NAMES:
            if not (await asyncio.to_thread(load, name)).compiled:
                break
            with suppress(OSError):
                await _compile(name)
            await asyncio.to_thread(self._take_up, name)
            LOG.info("%s is compiled", name)
        gc.collect()
        gc.freeze()  # all this stays: looking through it for garbage makes everybody wait

    def _take_up(self, name: str) -> None:
        game = load(name)
        for _ in engine(game).warm(game.texts.standard(game.choose({})), game.fewest):
            pass
        self._compiled[name] = game


async def _compile(name: str) -> None:
    """Fill the cache in another process, so that nobody's socket waits for it."""
    command = (sys.executable, "-c", "from lusoria.cli import main; main()", "compile", name)
    nice = {"preexec_fn": lambda: os.nice(LOW_PRIORITY)} if hasattr(os, "nice") else {}
    process = await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.DEVNULL,
        env=os.environ | {"LUSORIA_THAWED": ""},
        **nice,  # type: ignore[arg-type]
    )
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        raise
