"""Law 5 through the real socket and the HTTP doors, for every kind of question of Roma.

Two servers have a table each that differ in nothing but what a viewer may not know: the other's
hand, the deck, the dealer's seed. The same is done at both, and every byte that the viewer and an
onlooker are sent must be the same: views, changes, refusals, records, sizes, order.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load
from lusoria.server.door.socket import Socket
from lusoria.server.rooms import records, showing
from lusoria.server.wire import Table
from tests.server.running import Server
from tests.server.twins import Step, Twins, twins
from tests.server.worlds import SECRETS, SEEDS, World, two_servers, world
from tests.settings import FULL
from tests.views.roma_tables import QUESTIONS
from tests.views.test_secrecy import (
    everybody_hears_everything,
    true_table,
    why_on_the_true_table,
)

PER_QUESTION = 40 if FULL else 1

LONG = 12
"""Plies after which a game in which nothing is hidden was gone through far enough."""

Pair = tuple[World, World]


async def compare(servers: tuple[Server, Server], pair: Twins, chance: random.Random) -> None:
    """Go through a plan at both tables; the viewer and an onlooker must hear the same."""
    match = f"table-{chance.randrange(10**12)}"
    viewers = list(dict.fromkeys([pair.viewer, None]))
    scripts = [[step.words[n] for step in pair.steps] for n in range(2)]
    with pytest.MonkeyPatch.context() as patch:
        async with (
            world(servers[0], match, pair.positions[0], scripts[0], SEEDS[0], patch) as one,
            world(servers[1], match, pair.positions[1], scripts[1], SEEDS[1], patch) as other,
        ):
            worlds = (one, other)
            await go_through(worlds, pair, viewers, chance)
            for mine, theirs in zip(one.told_to(viewers), other.told_to(viewers), strict=True):
                assert mine == theirs, f"{viewers[0]} can tell two worlds apart ({pair.question})"


async def go_through(
    worlds: Pair, pair: Twins, viewers: list[int | None], chance: random.Random
) -> None:
    for number, step in enumerate(pair.steps):
        if step.seat >= 0:
            await probe(worlds, viewers, chance)
            await answered(worlds, step, f"ply {number}")
    await probe(worlds, viewers, chance)
    await change_minds(worlds)
    await look_around(worlds, pair.viewer)


async def answered(worlds: Pair, step: Step, key: str) -> None:
    """A seat answers at both tables."""
    for here, words in zip(worlds, step.words, strict=True):
        assert here.room.match is not None
        play, entry = here.room.match.play, here.room.entry
        action = play.number(words)
        await here.listeners[step.seat].say("answer", entry=entry, action=action, key=key)
        assert here.room.entry > entry, here.listeners[step.seat].bytes[-3:]
        await here.settle()


# What viewers try


async def probe(worlds: Pair, viewers: list[int | None], chance: random.Random) -> None:
    """Each viewer asks for all that could be refused, or could tell too much."""
    match = worlds[0].room.match
    assert match is not None
    play, entry = match.play, match.entry
    legal = set(play.legal()) if play.seat >= 0 else set()
    expected, size = play.game.texts.expected(play.state, play.components), play.game.actions.size
    some = [*chance.sample(expected, min(2, len(expected))), chance.randrange(size)]
    words = [play.words(action) for action in some]
    illegal = [action for action in some if action not in legal]
    tag = chance.randrange(10**9)
    for here in worlds:
        for viewer in viewers:
            asks = here.listeners[viewer].ask
            for n, each in enumerate(words):
                await asks("why", words=each, key=f"{tag}-{viewer}-why-{n}")
            for n, action in enumerate(illegal):
                await asks("answer", entry=entry, action=action, key=f"{tag}-{viewer}-no-{n}")
            await asks("answer", entry=entry - 1, action=some[0], key=f"{tag}-{viewer}-old")
            await asks("answer", entry=entry, action=some[0], seat=1 - (viewer or 0),
                       key=f"{tag}-{viewer}-not mine")  # fmt: skip
            await asks("hint", entry=entry, key=f"{tag}-{viewer}-hint")
            await asks("grant", entry=entry, agreed=True, key=f"{tag}-{viewer}-grant")
            await asks("keep", seat=1 - (viewer or 0), level="tiro", key=f"{tag}-{viewer}-keep")
            await asks("say", text="What do you hold?", key=f"{tag}-{viewer}-say")
            await here.listeners[viewer].settle()  # a look waits for nothing that was asked before
            await asks("look", seat=1 - (viewer or 0))
            await asks("look", seat=viewer)
            await here.listeners[viewer].settle()  # only now is all of it on its way to the others
            await here.settle()


async def change_minds(worlds: Pair) -> None:
    """Whoever answered last wants it back; what cannot be undone is asked for, and granted."""
    for here in worlds:
        match = here.room.match
        assert match is not None
        plies = [past for past in match.course.line if past.seat >= 0]
        for past in plies[-2:][::-1]:
            me, you = here.listeners[past.seat], here.listeners[1 - past.seat]
            await me.say("undo", entry=past.entry, key=f"undo {past.entry}")
            await you.say("undo", entry=past.entry, key=f"not mine {past.entry}")
            await you.say("grant", entry=past.entry, agreed=True, key=f"granted {past.entry}")
            await here.settle()


async def look_around(worlds: Pair, viewer: int | None) -> None:
    """The doors over HTTP, and a second tab."""
    secret = "" if viewer is None else SECRETS[viewer]
    for here in worlds:
        assert here.room.match is not None
        table, plies = f"/tables/{here.match}", len(here.room.match.course.line)
        for path in (table, f"{table}/record", f"{table}/sheet", f"/replays/{here.match}"):
            await here.fetch(path, secret)
            await here.fetch(path)
        for ply in range(plies + 2):
            await here.fetch(f"/replays/{here.match}/plies/{ply}", secret)
        chairs = [{"kind": "me", "name": "Anna"}] * 2
        await here.fetch(f"/replays/{here.match}/branch", secret, {"ply": 0, "chairs": chairs})
        await here.fetch(f"{table}/rematch", secret, {})
        why = {"type": "why", "match": here.match, "words": "end", "key": "why"}
        await here.fetch(f"{table}/messages", secret, why)


# The law


async def hold_law_5(folder: Path, per_question: int, seed: int) -> None:
    """Compare pairs of every kind of question."""
    chance = random.Random(seed)
    seen: set[str] = set()
    pairs = answers = differing = 0
    async with two_servers(folder) as servers:
        for pair in twins(per_question, seed):
            await compare(servers, pair, chance)
            seen.add(pair.question)
            pairs += 1
            answers += sum(step.seat >= 0 for step in pair.steps)
            differing += pair.differ
    assert seen == set(QUESTIONS)
    assert answers > pairs  # tables at which nothing happens would prove little
    assert differing > 0.9 * pairs  # and worlds that do not differ nothing


async def test_what_a_viewer_may_not_know_changes_no_byte(tmp_path: Path) -> None:
    await hold_law_5(tmp_path, PER_QUESTION, seed=5)


@pytest.mark.parametrize("name", ["armorica", "cambria"])
async def test_where_nothing_is_hidden_the_dealers_seed_still_is(tmp_path: Path, name: str) -> None:
    """The seed would tell all dice and cards to come; only its promise is told."""
    chance = random.Random(name)
    async with two_servers(tmp_path) as servers:
        for seat in (0, 1, None):
            await compare(servers, same_but_for_the_seed(name, seat, chance), chance)


def same_but_for_the_seed(name: str, viewer: int | None, chance: random.Random) -> Twins:
    """A game from its beginning on, the same in both worlds."""
    play = Play(load(name), 2, {})
    begins, steps = play.position(), list[Step]()
    while not play.over and (play.seat == FATE or len(steps) < LONG):
        words = play.words(chance.choice(play.legal()))
        steps.append(Step(play.seat, (words, words)))
        play.tell(words)
    return Twins(begins["decision"]["question"], viewer, (begins, begins), steps)


# Would it be noticed?


def plain_line(entry: Any, hears_all: bool) -> str:
    return TRUE_LINE(entry, True)


def everything_is_heard(play: Play, told: list[Event], viewer: int) -> bool:
    return True


def a_title_that_tells(room: Any, eyes: int | None) -> Table:
    """The dealer's seed shows at the table, if only its first digit."""
    table = TRUE_TABLE(room, eyes)
    seed = room.match.dealer.seed if room.match else ""
    return msgspec.structs.replace(table, title=seed[:1])


def a_blank_too_many(socket: Any, message: bytes) -> None:
    """The size of a message hangs on the other's hand."""
    room = socket._room
    blank = room and room.match and crc32(room.match.play.bytes) % 2
    TRUE_PUT(socket, message + b" " * int(blank or 0))


def undone_at_a_whim(before: Play, action: int) -> bool:
    """Whether an answer can be taken back without asking hangs on what nobody sees."""
    return bool(crc32(before.bytes) % 2)


TRUE_LINE, TRUE_TABLE, TRUE_PUT = records._line, showing.table_of, Socket._put


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ("lusoria.core.play.Play._hidden_from", true_table),
        ("lusoria.core.play.heard", everybody_hears_everything),
        ("lusoria.server.rooms.records._line", plain_line),
        ("lusoria.server.rooms.walks.hears_all", everything_is_heard),
        ("lusoria.server.rooms.showing.table_of", a_title_that_tells),
        ("lusoria.server.door.socket.Socket._put", a_blank_too_many),
        ("lusoria.records.undo.reveals", undone_at_a_whim),
        ("lusoria.core.play.Play.why", why_on_the_true_table),
    ],
)
async def test_a_planted_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str, leak: Callable[..., Any]
) -> None:
    monkeypatch.setattr(place, leak)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        await hold_law_5(tmp_path, 2, seed=6)
