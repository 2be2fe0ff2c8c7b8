"""`python -m lusoria.server.typescript` writes the client's wire types from `wire.py`.

msgspec makes JSON schema of the classes, and JSON schema becomes TypeScript. A test compares the
written file with a fresh one, so the two sides of the wire cannot drift apart.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from lusoria.games.armorica.position import ArmoricaPosition
from lusoria.games.armorica.view import ArmoricaDerived, ArmoricaPrinted
from lusoria.games.cambria.position import CambriaPosition
from lusoria.games.cambria.view import CambriaDerived, CambriaPrinted
from lusoria.games.roma.position import RomaPosition
from lusoria.games.roma.view import RomaDerived, RomaPrinted
from lusoria.server import wire

TARGET: Final = Path(__file__).parents[3] / "client" / "net" / "wire.ts"
HEAD: Final = """\
// Written by `python -m lusoria.server.typescript` from src/lusoria/server/wire.py. Do not edit.

export const VERSION = {version};
"""
GAMES: Final = (
    ArmoricaPosition, ArmoricaDerived, ArmoricaPrinted,
    CambriaPosition, CambriaDerived, CambriaPrinted,
    RomaPosition, RomaDerived, RomaPrinted,
)  # fmt: skip
"""What a View's position, derived and printed are for each game."""
PLAIN: Final = {name: name for name in ("string", "number", "boolean", "null")} | {
    "integer": "number"
}

Schema = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    roots = [wire.Asked, wire.Told, *wire.HTTP, *GAMES]
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    blocks = [_declared(name, schema) for name, schema in components.items()]
    unions = [
        f"export type {name} = {' | '.join(each.__name__ for each in union.__args__)};\n"
        for name, union in (("Asked", wire.Asked), ("Told", wire.Told))
    ]
    return "\n".join([HEAD.format(version=wire.VERSION), *blocks, *unions])


def _declared(name: str, schema: Schema) -> str:
    """One class as an interface; its docstring goes along."""
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    about = " ".join(schema.get("description", "").split())
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""])


def _type(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    print(TARGET)
