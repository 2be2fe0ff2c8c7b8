"""docs/bots.md says what is so: its Python runs, its commands parse, its protocol is ours."""

import argparse
import json
import re
import shlex
from pathlib import Path

import pytest

from lusoria.bots.bot import Sitting
from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.conversation import Conversation
from lusoria.bots.levels import NAMES
from lusoria.bots.seen import see
from lusoria.cli import arena, check_bot
from tests.bots.tables import asked
from tests.bots.test_external import Listener
from tests.settings import Setting

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(compile(code, "docs/bots.md", "exec"), {})
    choice, *hints = capsys.readouterr().out.splitlines()
    assert choice.startswith(("take ", "pass"))
    assert hints[0].startswith(choice)
    assert all(hint.endswith("%") for hint in hints)


def test_the_commands_of_the_page_are_understood() -> None:
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers()
    for module in (arena, check_bot):
        module.add(subparsers)
    lines = [line for block in blocks("console") for line in block.splitlines()]
    commands = [line.removeprefix("$ lusoria ") for line in lines if "$ lusoria" in line]
    assert len(commands) >= 5
    for command in commands:
        args = parser.parse_args(shlex.split(command))
        if "bots" in args:
            assert len(arena.read_arena(args).makers) >= 2


def test_the_protocol_of_the_page_is_what_bots_are_told() -> None:
    (block,) = blocks("text")
    documented = [json.loads(line[2:]) for line in block.splitlines() if line.startswith("→")]
    told: list[str] = []
    seen = see(next(asked(Setting("armorica", 2), seed=1)))
    bot = ExternalBot("listens", "none")
    bot.conversation = Conversation(Listener(told))  # type: ignore[arg-type]
    bot.begin(Sitting(seen.game, seen.components, 2, seen.seat, seen.options, 1))
    bot.choose(seen)
    bot.end({})
    said = {message["do"]: message for message in map(json.loads, told)}
    for message in documented[1:]:
        assert list(message) == list(said[message["do"]])
    choose = next(message for message in documented if message["do"] == "choose")
    assert set(choose["view"]) == set(said["choose"]["view"])
    assert set(choose["budget"]) == set(said["choose"]["budget"])


def test_every_level_is_named() -> None:
    assert all(f"`{name}`" in PAGE for name in NAMES)
