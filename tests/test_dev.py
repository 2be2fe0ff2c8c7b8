"""What the two commands start, and what they tell the installer."""

import importlib.util
import ssl
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

HOUSE = Path(__file__).resolve().parent.parent


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """dev.py, where nobody has set anything for pip or uv."""
    spec = importlib.util.spec_from_file_location("dev", HOUSE / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("UV_SYSTEM_CERTS", "SSL_CERT_FILE", "UV_DEFAULT_INDEX"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(module, "pip_setting", lambda name: "")
    yield module
    module.uv_settings.cache_clear()


def store(monkeypatch: pytest.MonkeyPatch, cafile: str | None, capath: str | None) -> None:
    found = ssl.DefaultVerifyPaths(cafile, capath, "", "", "", "")  # type: ignore[arg-type]
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: found)
    monkeypatch.setattr("sys.platform", "linux")


def test_certificates_come_from_the_system_too(
    dev: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "company.pem").touch()
    for cafile, capath in ((str(tmp_path / "company.pem"), None), (None, str(tmp_path))):
        store(monkeypatch, cafile, capath)
        dev.uv_settings.cache_clear()
        assert dev.uv_settings()["UV_SYSTEM_CERTS"] == "1"


def test_where_the_system_has_none_the_installers_own_serve(
    dev: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for capath in (None, str(tmp_path)):
        store(monkeypatch, None, capath)
        dev.uv_settings.cache_clear()
        assert "UV_SYSTEM_CERTS" not in dev.uv_settings()


def test_what_somebody_has_set_stays(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_SYSTEM_CERTS", "0")
    monkeypatch.setenv("SSL_CERT_FILE", "own.pem")
    settings = dev.uv_settings()
    assert "UV_SYSTEM_CERTS" not in settings
    assert settings["SSL_CERT_FILE"] == "own.pem"


@pytest.fixture
def started(dev: Any, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What `dev.py play` would do, in order."""
    deeds: list[list[str]] = []

    def run(command: list[Any], **_: Any) -> Any:
        deeds.append([Path(str(command[0])).name, *map(str, command[1:])])
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(dev, "setup", lambda lock: deeds.append(["setup", lock.name]))
    monkeypatch.setattr(dev, "want_client", lambda: deeds.append(["pages"]))
    monkeypatch.setattr(dev.subprocess, "run", run)
    return deeds


def test_play_builds_the_pages_and_opens_the_lobby(dev: Any, started: list[list[str]]) -> None:
    assert dev.main(["play", "--port", "80", "--no-browser"]) == 0
    serve = ["lusoria", "serve", "--port", "80", "--no-browser"]
    assert started == [["setup", "requirements.lock"], ["pages"], serve]


def test_play_in_the_terminal_needs_no_pages(dev: Any, started: list[list[str]]) -> None:
    assert dev.main(["play", "--terminal", "roma"]) == 0
    assert started == [["setup", "requirements.lock"], ["lusoria", "play", "roma"]]


def test_several_processes_need_more_packages(dev: Any, started: list[list[str]]) -> None:
    dev.main(["play", "--database", "postgresql://me@here/games", "--redis", "redis://here"])
    assert started[0] == ["setup", "requirements-dev.lock"]


def test_where_nothing_may_be_installed_one_sentence_says_what_to_install(
    dev: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "has_program", lambda name: name not in ("initdb", "redis-server"))
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    with pytest.raises(dev.Stop, match="apt install postgresql redis-server") as told:
        dev.want_programs()
    assert "--without-services" in str(told.value)


def test_a_whole_chromium_will_do_where_its_shell_is_missing(
    dev: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(dev, "has_program", lambda name: name != "chromium-headless-shell")
    dev.want_programs()
    monkeypatch.setattr(dev, "has_program", lambda name: "chromium" not in name)
    with pytest.raises(dev.Stop, match="apt install chromium-headless-shell"):
        dev.want_programs()


def test_without_services_their_tests_are_left_out_and_that_is_said(
    dev: Any, started: list[list[str]], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    for step in ("setup", "want_node", "check_form"):
        monkeypatch.setattr(dev, step, lambda: None)
    assert dev.main(["test", "--without-services"]) == 0
    [tests] = [deed for deed in started if "pytest" in deed]
    assert tests[tests.index("-m", 2) + 1] == "not browser and not slow and not services"
    assert "PostgreSQL or Redis are left out" in capsys.readouterr().out


def test_the_tests_in_a_browser_count_as_much_as_all_others(
    dev: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for step in ("setup", "want_node", "want_programs", "check_form"):
        monkeypatch.setattr(dev, step, lambda: None)
    broken: set[str] = set()

    def run(command: list[Any], **_: Any) -> Any:
        fails = not broken.isdisjoint(map(str, command))
        return SimpleNamespace(returncode=int(fails), stdout="a page is empty")

    monkeypatch.setattr(dev.subprocess, "run", run)
    assert dev.main(["test"]) == 0
    assert "a page is empty" in capsys.readouterr().out
    for which in ("tests/browser", "not browser and not slow"):
        broken = {which}
        assert dev.main(["test"]) == 1, which
