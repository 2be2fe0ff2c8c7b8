"""A game as a value: its facts, its rules, and its doors to text. No game is named here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from lusoria.core.actions import ActionTable, Names
from lusoria.core.contract import Rules
from lusoria.core.errors import Unreadable
from lusoria.core.events import Telling
from lusoria.core.layout import Block, Layout, thaw
from lusoria.core.rule import COMPILED
from lusoria.core.view import Facts, Printed

if TYPE_CHECKING:
    from lusoria.core.position import Inquiry


@dataclass(frozen=True)
class Option:
    """A rule that the table may choose; the first value is the default."""

    name: str
    values: tuple[str, ...]


Older = Mapping[str, str] | str
"""An earlier rules version: the options under which today's rules play as it did, where it knew
them not yet; or a sentence that says why they cannot, and what to do with its records."""


@dataclass(frozen=True)
class Components:
    """What is printed: as text (as an owner would type it in), as numbers, and as names."""

    name: str
    text: str
    box: Block
    names: Names
    warnings: tuple[str, ...] = ()

    @cached_property
    def plain(self) -> Any:
        """The numbers as a plain object, to read only."""
        return thaw(self.box[0])


class Texts(Protocol):
    """The doors between a table and text, in plain Python. Tables come thawed."""

    def standard(self, options: Mapping[str, str]) -> Components:
        """The components that the house ships for these options."""

    def read_components(self, text: str, name: str) -> Components:
        """An owner's components; refused where the rulebook is broken, warned where we inferred."""

    def write_position(self, s: Any, components: Components) -> dict[str, Any]:
        """The game's own fields of a position."""

    def derived(self, found: Any, s: Any, components: Components) -> Any:
        """What the rules derived, with names: the game's own typed data."""

    def printed(self, components: Components) -> Printed:
        """The components as the game's own typed data."""

    def read_position(self, position: Mapping[str, Any], s: Any, components: Components) -> None:
        """Fill a laid table from a position, or refuse it and say why."""

    def check_position(self, s: Any, components: Components, rules: "Inquiry") -> None:
        """Refuse a filled table at which the open question makes no sense, and say why."""

    def expected(self, s: Any, components: Components) -> list[int]:
        """Answers that a person might expect to the open question, legal or not."""

    def facts(self, s: Any, components: Components, action: int) -> Facts:
        """What a sentence about this action at this table may mention."""

    def named(self, fact: str, number: int, components: Components) -> Facts:
        """One fact of an event, with whatever names a sentence may mention."""


@dataclass(frozen=True, eq=False)
class Game:
    """A set of rules with its facts."""

    name: str
    version: int
    fewest: int
    most: int
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]
    state: Layout
    derived: Layout
    rules: Rules
    actions: ActionTable
    questions: type[IntEnum]
    reasons: type[IntEnum]
    reason_rules: Mapping[Any, str]
    """The rule behind a reason; behind (reason, question) where that question has another."""
    events: type[IntEnum]
    tellings: Mapping[int, Telling]
    """What each event tells, and whom."""
    endings: type[IntEnum]
    parts: tuple[str, ...]
    tie_breaks: tuple[str, ...]
    """What decides among equal points, in the order of the numbers of `Result.decided_by`."""
    texts: Texts = field(repr=False)
    view: Any
    """The type of its View, and below of what is printed: for whoever makes schemas."""
    printed: type[Printed]
    older: Mapping[int, Older] = field(default_factory=dict)
    """What records of earlier rules versions mean today; one that is not named cannot be played."""
    reveals: Callable[[Any, int], bool] | None = None
    """Whether an action at a table tells a seat what it could not know; none: nothing is hidden."""
    compiled: bool = COMPILED

    @cached_property
    def question_names(self) -> dict[int, str]:
        """What can be asked, by number."""
        return {each.value: each.name.lower() for each in self.questions}

    def check_seats(self, seats: int) -> int:
        """Refuse a number of seats that the game does not have."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise Unreadable(f"seats is a whole number, not {seats!r}")
        if not self.fewest <= seats <= self.most:
            raise Unreadable(f"{self.name} seats {self.fewest} to {self.most}, not {seats}")
        return seats

    def choose(self, wishes: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the defaults, a preset if named, then single wishes."""
        chosen = {option.name: option.values[0] for option in self.options}
        if "preset" in wishes:
            preset = str(wishes["preset"])
            if preset not in self.presets:
                raise Unreadable(f"{self.name} has no preset {preset!r}; {_listed(self.presets)}")
            chosen |= self.presets[preset]
        for name, value in wishes.items():
            option = next((each for each in self.options if each.name == name), None)
            if option is not None:
                if str(value) not in option.values:
                    raise Unreadable(f"option {name} is not {value!r}; {_listed(option.values)}")
                chosen[name] = str(value)
            elif name != "preset":
                known = _listed(each.name for each in self.options)
                raise Unreadable(f"{self.name} has no option {name!r}; {known}")
        return chosen

    def as_of(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options that make today's rules play as a version's did; refused where none do."""
        if not 1 <= version <= self.version:
            known = f"only 1 to {self.version}; a newer Lusoria may know them"
            raise Unreadable(f"rules {version} of {self.name} are not known here, {known}")
        older = {} if version == self.version else self.older.get(version, _FORGOTTEN)
        if isinstance(older, str):
            raise Unreadable(f"rules {version} of {self.name} are not played here: {older}")
        for name in options:
            if name in older:
                raise Unreadable(f"rules {version} of {self.name} had no option {name!r} yet")
        return self.choose({**older, **options})

    def rule_behind(self, reason: int, question: int) -> str:
        """The number of the rule by which an action is refused."""
        return self.reason_rules.get((reason, question)) or self.reason_rules[reason]

    def option_numbers(self, chosen: Mapping[str, str]) -> list[int]:
        """The chosen options as rules read them."""
        return [option.values.index(chosen[option.name]) for option in self.options]


_FORGOTTEN = "go on with the release of Lusoria that the game was played with"


def _listed(names: Any) -> str:
    known = ", ".join(names)
    return f"there are: {known}" if known else "there are none"
