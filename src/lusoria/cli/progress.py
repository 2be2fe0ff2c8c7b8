"""What people see while they wait, on standard error and only where a terminal listens."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lusoria.core.engine import engine
from lusoria.core.game import Components, Game
from lusoria.core.rule import cache_folder


def is_compiled(game: Game, loop: str) -> bool:
    """Whether a loop of the game needs no compiler: it runs thawed, or a compiled copy is kept."""
    if not game.compiled:
        return True
    from lusoria.core.kept import is_kept

    return is_kept(cache_folder(game.name), f"{loop}_{game.name}")


def someone_watches() -> bool:
    """Whether progress would be seen."""
    return sys.stderr.isatty()


@contextmanager
def spinner(text: str, shown: bool) -> Iterator[None]:
    """Turn a wheel and count seconds while something of unknown length happens."""
    if not shown:
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(text, total=None)
        yield


@contextmanager
def bar(text: str, total: int, shown: bool) -> Iterator[Callable[[float], None]]:
    """A bar that moves by what the given function is told."""
    if not shown:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done: progress.advance(task, done)


def compile_for_play(game: Game, components: Components, shown: bool) -> None:
    """Compile everything that playing at one table calls."""
    with bar(f"compiling {game.name}", 1, shown) as advance:
        for _, steps in engine(game).warm(components, game.fewest):
            advance(1 / steps)
