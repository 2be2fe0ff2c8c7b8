"""At larger tables of Cambria, Imperator expects everybody else to play as Legatus does."""

from collections.abc import Iterator

import pytest

from lusoria.bots.levels import FORESEEING, SEASONED, level
from lusoria.bots.networks import load_network
from lusoria.bots.planning import Workspace, prepare
from lusoria.bots.search.layouts import ROOT
from lusoria.bots.searchers import SearchBot
from lusoria.bots.seen import see
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from tests.bots.tables import asked
from tests.settings import Setting

PLAYOUTS = 200


def grown(play: Play) -> Workspace:
    """A tree of Imperator's from a table."""
    tuning = level("cambria", "imperator").tuning
    assert tuning is not None
    workspace = prepare(see(play), tuning, PLAYOUTS)[0]
    network = load_network("cambria", play.seats)
    workspace.search(PLAYOUTS, 1, tuning.structs(play.seats), network)
    return workspace


def positions(
    workspace: Workspace, play: Play, node: int = ROOT
) -> Iterator[tuple[Play, list[int]]]:
    """Every table in the tree that was thought about, with the actions tried there."""
    children = []
    child = int(workspace.nodes[node]["child"])
    while child:
        children.append(child)
        child = int(workspace.nodes[child]["sibling"])
    if children:
        yield play, [int(workspace.nodes[each]["action"]) for each in children]
    for each in children:
        after = play.copy()
        after.apply(int(workspace.nodes[each]["action"]))
        yield from positions(workspace, after, each)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_tree_holds_what_a_legatus_would_answer_and_nothing_else(seats: int) -> None:
    """Of two actions that look alike either may be foreseen: the tree keeps chances less finely."""
    legatus, foreseen = level("cambria", "legatus").bot("legatus", None, 1, 1), 0
    assert isinstance(legatus, SearchBot)
    for play in asked(Setting("cambria", seats), seed=4, every=40):
        for after, tried in positions(grown(play), play):
            if after.seat not in (FATE, play.seat):
                opinions = legatus.opinions(see(after))
                chances = {each.action: each.chance for each in opinions}
                assert [chances[action] for action in tried] == [opinions[0].chance]
                foreseen += 1
            elif after.seat == play.seat:
                assert sorted(tried) == after.legal()
    assert foreseen > 100


def test_a_whole_round_is_foreseen() -> None:
    """With few playouts somebody's next turn is reached: four others have answered before it."""
    play = next(asked(Setting("cambria", 5), seed=4, every=40))
    turns = [after.state.turns for after, _ in positions(grown(play), play)]
    assert max(turns) - play.state.turns >= 5


def test_two_players_think_alike() -> None:
    """The other of two is searched as the seat itself is, and so are rivals in Armorica."""
    assert FORESEEING.structs(2).tobytes() == SEASONED.struct().tobytes()
    assert len(FORESEEING.structs(3)) == 2
    assert level("armorica", "imperator").tuning == SEASONED
