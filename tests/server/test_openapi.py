"""schemathesis reads the OpenAPI document that the server serves, and tries all its doors: with
what the document allows and with what it does not, at tables that exist and at some that do not.

One of its checks is left out, and only that: that whatever fits the schema is accepted. A schema
does not know how many chairs a game has or what a record looks like; such a request is refused with
422, which every door declares.
"""

from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as trying
from hypothesis.errors import FlakyStrategyDefinition
from schemathesis.checks import positive_data_acceptance
from schemathesis.generation import GenerationMode

from lusoria.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.running import UNLIMITED, finished
from tests.server.threaded import Threaded
from tests.settings import FULL

EXAMPLES = 1_000 if FULL else 25
WALKS = 400 if FULL else 15
STEPS = 12
UNHURRIED = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "phases": (Phase.generate,),
    "derandomize": not FULL,
}

api = schemathesis.pytest.from_fixture("described")


class House(Threaded):
    """A server with tables of every stage."""

    tables: dict[str, str]
    """Matches, and whose secrets open their seats."""

    def __enter__(self) -> "House":
        super().__enter__()
        self.tables = self.do(self._laid())
        return self

    async def _laid(self) -> dict[str, str]:
        server = self.server
        over = await finished(server, "armorica")
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        solo = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "tiro"}]
        made = [
            await server.new_table("roma"),
            await server.new_table("cambria", solo, wishes={"pace": "fast"}),
            await server.new_table("armorica", chairs, start=False, public=True),
        ]
        tables = {each["table"]["match"]: ",".join(each["seats"].values()) for each in made}
        return tables | {over.match: over.secret}


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)]
)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("openapi")
    address = str(folder / "lusoria.db")
    if request.param == "postgresql":
        address = new_database(request.getfixturevalue("postgresql"))
    settings = Settings(data_dir=folder, database=address, compiles=False, limits=UNLIMITED)
    with House(settings) as house:
        yield house


@pytest.fixture
def described(served: House) -> Any:
    """The document as it is served; every other request is about a table that exists."""
    return described_by(served)


def described_by(house: House) -> Any:
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{house.server.port}/api/openapi.json")

    @schema.hook
    def map_case(context: Any, case: Any) -> Any:
        return with_chairs_of_the_game(at_a_real_table(house, case))

    return schema


def at_a_real_table(house: House, case: Any) -> Any:
    """Put a real table in the place of most invented ones, and now and then its secrets."""
    invented = (case.path_parameters or {}).get("match")
    if not isinstance(invented, str) or len(invented) % 4 == 3:
        return case
    match, secrets = list(house.tables.items())[sum(map(ord, invented)) % len(house.tables)]
    case.path_parameters["match"] = match
    true = {"match": match, "secret": secrets.partition(",")[0]}
    if isinstance(case.body, dict):
        case.body |= {name: true[name] for name in true if isinstance(case.body.get(name), str)}
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {secrets}"}
    return case


def with_chairs_of_the_game(case: Any) -> Any:
    """Let most new tables be such as can be laid: of a hundred invented ones hardly one has the
    chairs and the options of its game."""
    is_new = (case.method, case.path) == ("POST", "/api/tables")
    fits = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
    if is_new and fits and len(str(case.body)) % 4 != 3:
        case.body = {name: case.body[name] for name in ("game", "start") if name in case.body}
        case.body["chairs"] = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    return case


@api.parametrize()
@trying(max_examples=EXAMPLES, **UNHURRIED)  # type: ignore[arg-type]
def test_every_door_does_what_the_document_says(case: Any) -> None:
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


def test_a_table_that_a_door_has_made_can_be_gone_on_with_as_the_links_say(served: House) -> None:
    secrets: dict[str, str] = {}

    class Guest(described_by(served).as_state_machine()):  # type: ignore[misc]
        """Follows the document's links, and keeps the secrets that it is told."""

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            kept = secrets.get((case.path_parameters or {}).get("match", ""), "")
            return {"headers": {"Authorization": f"Bearer {kept}"}} if kept else {}

        def after_call(self, response: Any, case: Any) -> None:
            if response.status_code == HTTPStatus.CREATED and b'"seats"' in response.content:
                told = response.json()
                secrets[told["table"]["match"]] = ",".join(told["seats"].values())

        def validate_response(self, response: Any, case: Any, **sent: Any) -> None:
            left_out = [positive_data_acceptance]
            case.validate_response(response, excluded_checks=left_out, transport_kwargs=sent)

    # two walks that begin alike may go on differently, because a table goes on between them
    with suppress(FlakyStrategyDefinition):
        Guest.run(
            settings=trying(max_examples=WALKS, stateful_step_count=STEPS, **UNHURRIED)  # type: ignore[arg-type]
        )
    assert secrets
