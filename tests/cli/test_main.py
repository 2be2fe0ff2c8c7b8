"""The command itself: help, refusals, interruptions."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import lusoria.core.rule  # noqa: F401 - rules are compiled in this process, whatever runs first
from lusoria import cli
from lusoria.cli import COMMANDS
from tests.cli.command import call, process

NUMBA_AFTERWARDS = """
import sys
from lusoria.cli import main
try:
    main(sys.argv[1:])
finally:
    print("numba" in sys.modules)
"""


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["engine", "--help"]])
def test_help_does_not_wait_for_the_compiler(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NUMBA_AFTERWARDS, *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.endswith("False\n"), done.stderr


@pytest.mark.parametrize(
    ("words", "compiled"),
    [
        (["show", "armorica"], False),
        (["play", "--help"], False),
        (["simulate", "armorica", "--games", "1", "--seed", "show"], True),
    ],
)
def test_the_command_alone_decides_whether_the_compiler_is_waited_for(
    words: list[str], compiled: bool
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NUMBA_AFTERWARDS, *words],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.endswith(f"{compiled}\n"), done.stderr
    assert not done.stderr


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, "--help")
    assert told.status == 0
    assert all(command in told.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_own_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, command, "--help")
    assert told.status == 0
    assert told.out.startswith(f"usage: lusoria {command}")


@pytest.mark.parametrize("words", [(), ("dance",), ("show", "chess"), ("show", "armorica", "--x")])
def test_what_is_not_a_command_is_refused(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, *words)
    assert told.status == 2
    assert "usage: lusoria" in told.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--seats", "7"), "armorica seats 2 to 4, not 7"),
        (("--option", "map=moon"), "armorica has no option 'map'; there are none"),
        (("--option", "map"), "--option is NAME=VALUE, such as preset=publisher, not 'map'"),
        (("--components", "nowhere.txt"), "nowhere.txt: No such file or directory"),
        (("--plies", "-1"), "--plies is a number from 0 to 1,000,000, not -1"),
        (("--position", "nowhere.json"), "nowhere.json: No such file or directory"),
    ],
)
def test_a_refusal_is_one_line_that_says_what_to_do(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = call(capsys, "show", "armorica", *words)
    assert (told.status, told.out, told.err) == (2, "", f"lusoria: {says}\n")


def test_a_refusal_cites_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.txt"
    file.write_text("S1 start worker 1 0 0 0 0 2\n")
    told = call(capsys, "show", "armorica", "--components", str(file))
    assert told.err == "lusoria: Line 1: a start card has 2 wheat, not 1. Write 2. (rule A1.4)\n"


def test_an_interruption_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_parser", interrupted)
    told = call(capsys, "show", "armorica")
    assert (told.status, told.out, told.err) == (130, "", "")


def test_a_reader_that_has_gone_is_no_error() -> None:
    """As in `lusoria show armorica | head -1`, with a table longer than a pipe holds."""
    script = (
        "import sys; from lusoria.cli import main, show;"
        "show.drawn = lambda *words: ['x' * 1_000] * 1_000; sys.exit(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, "show", "armorica"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"LUSORIA_THAWED": "1"},
    ) as running:  # fmt: skip
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


MAIN = "from lusoria.cli import main; raise SystemExit(main())"
RECORD = "tests/golden/armorica-2-default-deck_empty.jsonl"


@pytest.mark.parametrize("leads_to", ["/dev/full", "nowhere"])
@pytest.mark.parametrize(
    "words",
    [("show", "armorica"), ("replay", RECORD), ("play", "armorica", "--bots", "random")],
)
def test_output_that_leads_nowhere_is_told_in_one_sentence(
    words: tuple[str, ...], leads_to: str, tmp_path: Path
) -> None:
    where = ">&-" if leads_to == "nowhere" else f">{leads_to}"
    script = f"exec {shlex.join([sys.executable, '-c', MAIN, *words])} {where}"
    done = subprocess.run(
        ["sh", "-c", script], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False,
        env=os.environ | {"LUSORIA_THAWED": "1", "LUSORIA_GAMES": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith(b"lusoria: standard output")
    assert done.stderr.count(b"\n") == 1


def test_an_engine_whose_answers_lead_nowhere_says_so_in_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", MAIN, "engine"], input=b'{"do": "games"}\n', stdout=full,
            stderr=subprocess.PIPE, check=False, env=os.environ | {"LUSORIA_THAWED": "1"},
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith(b"lusoria: standard output: No space left on device")
    assert done.stderr.count(b"\n") == 1


def test_a_process_tells_its_status() -> None:
    assert process(["show", "armorica", "--seats", "9"], thawed=True).status == 2
