"""What the two commands tell the installer."""

import importlib.util
import ssl
from collections.abc import Iterator
from pathlib import Path
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
