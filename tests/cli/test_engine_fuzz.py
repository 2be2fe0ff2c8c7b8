"""Random lines: never a crash, exactly one answer each, and no refusal without a word why."""

import itertools
import json
import random
from collections import Counter
from functools import lru_cache
from typing import Any

from lusoria.cli.luck import answer
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from tests.cli.command import process
from tests.cli.conversation import Conversation, load
from tests.settings import FULL, settings

LINES = 100_000 if FULL else 1_000
IN_A_PROCESS = 20_000 if FULL else 400

WORDS = [
    "pass", "start 0", "start 1", "draw G-A1", "take G-A1", "roll 3 4", "roll 1 1", "place r01",
    "legion r02", "ship 4 for 3", "board 2", "give Forum", "lay Forum 4", "money 5", "end", "done",
    "activate 1", "keep Nero", "from ship 3", "roll", "", " ", "дорога", "\x00", "take \ud7ff",
]  # fmt: skip
OFTEN = {
    "load": 6, "apply": 6, "deal": 4, "why": 4, "legal": 3, "view": 3, "new": 2, "position": 2,
    "games": 1, "copy": 1, "decision": 1, "outcome": 1, "words": 1, "edit": 3, "printed": 1,
    "record": 1,
}  # fmt: skip
FIELDS = [
    "game", "seats", "options", "components", "seed", "position", "to", "table", "language",
    "action", "actions", "ply", "until", "viewer", "id", "unknown", "without", "reasons",
]  # fmt: skip
TABLES = ["table", "a", "b"]


class Hostile:
    """Lines from a seed: requests with sense, requests with one wrong part, and garbage."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.positions = positions()
        self.legal = ["pass"]

    def learn(self, answer: dict[str, Any]) -> None:
        """Remember what could be answered at the table last asked about."""
        found = answer.get("ok", {})
        if isinstance(found.get("actions"), list) and "decision" in found and found["actions"]:
            self.legal = [action["words"] for action in found["actions"]]

    def line(self) -> bytes:
        kind = self.random.random()
        if kind < 0.6:
            return self.dumped(self.sensible())
        if kind < 0.9:
            return self.dumped(self.twisted(self.sensible()))
        if kind < 0.95:
            return self.damaged(self.dumped(self.sensible()))
        return self.random.randbytes(self.random.randrange(60)).replace(b"\n", b" ")

    def dumped(self, request: Any) -> bytes:
        return json.dumps(request, ensure_ascii=self.random.random() < 0.5).encode(
            errors="surrogatepass"
        )

    def sensible(self) -> dict[str, Any]:
        do = self.drop_seldom() or self.random.choices(list(OFTEN), list(OFTEN.values()))[0]
        request: dict[str, Any] = {"id": self.random.randrange(100), "do": do}
        if self.random.random() < 0.4:
            request["table"] = self.random.choice(TABLES)
        if self.random.random() < 0.3:
            request["language"] = self.random.choice(["en", "de", "ru"])
        return request | self.fields_of(do)

    def drop_seldom(self) -> str:
        return "drop" if self.random.random() < 0.005 else ""

    def fields_of(self, do: str) -> dict[str, Any]:
        name = self.random.choice(NAMES)
        if do == "new":
            return {"game": name, "seats": self.random.randrange(2, 5), "seed": 1} | self.options(
                name
            )
        if do == "load":
            return {"position": self.position()}
        if do == "edit":
            fields = self.position()
            names = [str(name) for name in fields if isinstance(name, str)] or ["game"]
            some = {name: fields[name] for name in self.random.sample(names, 1)}
            return {
                "position": some,
                "without": self.random.sample(names, self.random.randrange(2)),
            }
        if do == "copy":
            return {"to": self.random.choice(TABLES)}
        if do in ("why", "apply"):
            return {"action": self.action()}
        if do == "deal":
            return {"seed": self.random.randrange(5)}
        if do == "view":
            return {"viewer": self.random.choice([0, 1, None, [0, 1], [], 5])}
        if do == "words":
            return {"game": name}
        return {}

    def options(self, name: str) -> dict[str, Any]:
        game = load(name)
        if not game.options or self.random.random() < 0.5:
            return {}
        option = self.random.choice(game.options)
        return {"options": {option.name: self.random.choice(option.values)}}

    def action(self) -> Any:
        kind = self.random.random()
        if kind < 0.5:
            return self.random.choice(self.legal)
        return self.random.choice(WORDS) if kind < 0.65 else self.random.randrange(-2, 600)

    def position(self) -> Any:
        position = json.loads(json.dumps(self.random.choice(self.positions)))
        for _ in range(self.random.randrange(3)):
            self.twist(position)
        return position

    def twisted(self, request: dict[str, Any]) -> dict[str, Any]:
        kind = self.random.random()
        if kind < 0.2:
            request.pop(self.random.choice(list(request)))
        elif kind < 0.8:
            request[self.random.choice(FIELDS)] = self.junk()
        else:
            self.twist(request)
        return request

    def twist(self, value: Any) -> None:
        """Change something somewhere inside."""
        while isinstance(value, dict | list) and value:
            keys = list(value) if isinstance(value, dict) else list(range(len(value)))
            key = self.random.choice(keys)
            if isinstance(value[key], dict | list) and value[key] and self.random.random() < 0.7:
                value = value[key]
                continue
            kind = self.random.random()
            if kind < 0.2:
                del value[key]
            elif kind < 0.5:
                value[key] = value[self.random.choice(keys)]
            else:
                value[key] = self.junk()
            return

    def junk(self) -> Any:
        deep: Any = []
        for _ in range(self.random.choice([3, 50])):
            deep = [deep]
        kinds: list[Any] = [
            None, True, False, 0, -1, 1, 7, 99, 128, 10**6, 2**31, 2**63, -(2**63) - 1, 10**40,
            0.5, -1e308, "", "fate", "over", "act", "x" * 500, "?", "eagle", "Forum", "Ё", "\x00",
            [], {}, [[]], deep, {"seat": 0, "question": "act"}, {"seat": None, "question": "over"},
            self.random.choice(WORDS), [self.random.choice(WORDS)] * 3, {"preset": "publisher"},
        ]  # fmt: skip
        return self.random.choice(kinds)

    def damaged(self, line: bytes) -> bytes:
        places = [self.random.randrange(len(line)) for _ in range(self.random.randrange(1, 4))]
        damaged = bytearray(line)
        for place in places:
            damaged[place] = self.random.randrange(256)
        cut = self.random.choice([len(damaged), self.random.randrange(len(damaged))])
        return bytes(damaged[:cut]).replace(b"\n", b"\0")


@lru_cache(maxsize=1)
def positions() -> list[dict[str, Any]]:
    """Positions from the middle of random games, with all seats and options."""
    found = []
    for seed, setting in enumerate(settings()):
        play = Play(load(setting.name), setting.seats, dict(setting.options))
        for ply in itertools.count():
            if play.over:
                break
            if ply % 37 == seed % 37:
                found.append(play.position())
            play.apply(answer(play, seed, ply))
        found.append(play.position())
    return found


def check(told: dict[str, Any], line: bytes) -> None:
    """Exactly `ok`, or an error that says something."""
    assert set(told) in ({"id", "ok"}, {"id", "error"}), line
    if "ok" in told:
        return
    error = told["error"]
    assert error["kind"] in ("unreadable", "illegal", "stale"), (error, line)
    words = error["message"].split()
    assert len(words) >= 3, (error, line)
    assert "None is not" not in error["message"]
    if error["kind"] == "illegal" and error.get("reason"):
        assert error["rule"], (error, line)
        assert error["facts"]["action"], (error, line)
        assert f"{error['rule']})" in error["message"], (error, line)


def test_random_lines_in_this_process() -> None:
    """The bare dispatcher, without the guard that would turn a defect into an answer."""
    engine, hostile = Conversation(), Hostile(1)
    kinds: Counter[str] = Counter()
    for _ in range(LINES):
        line = hostile.line()
        told = engine.line(line)
        check(told, line)
        hostile.learn(told)
        kinds["ok" if "ok" in told else told["error"]["kind"]] += 1
    assert all(kinds[kind] > LINES / 100 for kind in ("ok", "unreadable", "illegal")), kinds


def test_random_lines_to_a_process() -> None:
    hostile = Hostile(2)
    lines = [hostile.line() for _ in range(IN_A_PROCESS)]
    told = process(["engine"], b"".join(line + b"\n" for line in lines), thawed=True)
    assert (told.status, told.err) == (0, "")
    answers = told.out.splitlines()
    assert len(answers) == len(lines)
    for written, line in zip(answers, lines, strict=True):
        check(json.loads(written), line)
