"""Ways to damage a record: as disks do, as editors do, and as people with bad intentions do."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.records.games import file, lines

Mutation = Callable[[bytes, Random], bytes]

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 99, 2**31, 2**63, -(2**70), 10**300, 0.5, 1e400, "", " ",
    "fate", "table", "pass", "start 0", "x" * 70_000, "\x00", "\x1b[2J", "\ud800", "١", [], {},
    [[]], [None], {"seat": 0}, {"": ""}, ["fate"] * 200,
)  # fmt: skip


def flip_a_byte(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ (1 << rng.randrange(8))]) + raw[at + 1 :]


def insert_bytes(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    junk = rng.choice([b"\x00", b"\xff\xfe", b"\xc3", b"\n", b"\r", b"[" * 5_000, b'"', b"\\u"])
    return raw[:at] + junk + raw[at:]


def cut_off(raw: bytes, rng: Random) -> bytes:
    return raw[: rng.randrange(len(raw))]


def cut_out(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + raw[at + rng.randint(1, 200) :]


def delete_a_line(raw: bytes, rng: Random) -> bytes:
    found = raw.splitlines(keepends=True)
    del found[rng.randrange(len(found))]
    return b"".join(found)


def double_a_line(raw: bytes, rng: Random) -> bytes:
    found = raw.splitlines(keepends=True)
    at = rng.randrange(len(found))
    return b"".join([*found[: at + 1], *found[at:]])


def swap_two_lines(raw: bytes, rng: Random) -> bytes:
    found = raw.splitlines(keepends=True)
    a, b = rng.sample(range(len(found)), 2)
    found[a], found[b] = found[b], found[a]
    return b"".join(found)


def change_words(raw: bytes, rng: Random) -> bytes:
    found = lines(raw)
    plies = [line for line in found if "do" in line]
    ply, other = rng.choice(plies), rng.choice(plies)
    words = other["do"].split() + ply["do"].split()
    ply["do"] = " ".join(rng.sample(words, rng.randint(1, len(words))))
    return file(found)


def change_a_value(raw: bytes, rng: Random) -> bytes:
    """Put something odd anywhere in the tree of one line."""
    found = lines(raw)
    node: Any = rng.choice(found)
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.2:
            node[key] = rng.choice(ODD)
            return _careless(found)
        node = node[key]


def change_a_field(raw: bytes, rng: Random) -> bytes:
    """Drop, rename or add a field of one line."""
    found = lines(raw)
    line = rng.choice(found)
    name = rng.choice(list(line))
    value = line.pop(name)
    if rng.random() < 0.7:
        line[rng.choice(["entry", "undo", "result", "by", "Do", "", "a" * 300])] = value
    return _careless(found)


def nest_deeply(raw: bytes, rng: Random) -> bytes:
    found = raw.splitlines(keepends=True)
    at, depth = rng.randrange(len(found)), rng.choice([50, 2_000, 20_000])
    found[at] = b'{"do": ' + b"[" * depth + b"]" * depth + b"}\n"
    return b"".join(found)


def repeat_a_field(raw: bytes, rng: Random) -> bytes:
    found = raw.splitlines(keepends=True)
    at = rng.randrange(len(found))
    found[at] = found[at].replace(b"}\n", b', "entry": 1}\n')
    return b"".join(found)


def undo_something(raw: bytes, rng: Random) -> bytes:
    found = lines(raw)
    at = rng.randrange(1, len(found))
    found.insert(at, {"entry": at, "undo": rng.randint(0, at + 2)})
    return file(found)


def misprint(raw: bytes, rng: Random) -> bytes:
    """Change one word of the component file."""
    found = lines(raw)
    printed = found[0]["components"]["lines"]
    at = rng.randrange(len(printed))
    words = printed[at].split() or [""]
    words[rng.randrange(len(words))] = rng.choice(
        ["", "9", "-1", "--5", "9" * 5_000, "#", "E", "²"]
    )
    printed[at] = " ".join(words)
    return file(found)


MUTATIONS: tuple[Mutation, ...] = (
    flip_a_byte, insert_bytes, cut_off, cut_out, delete_a_line, double_a_line, swap_two_lines,
    change_words, change_a_value, change_a_field, nest_deeply, repeat_a_field, undo_something,
    misprint,
)  # fmt: skip


def _careless(found: list[dict[str, Any]]) -> bytes:
    """A file written without any care for half characters or for what is a number."""
    return b"".join(json.dumps(line).encode() + b"\n" for line in found)
