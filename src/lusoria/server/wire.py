"""Everything that travels between a browser and the server: one source for JSON and TypeScript.

`python -m lusoria.server.typescript` writes the types of the client from these classes. A browser
sends one of `Asked` and hears one of `Told`, over the websocket and over plain HTTP alike.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from lusoria.core.view import Choice, Decision, Facts, Heard, Refused, Standing

VERSION: Final = 1
"""A client that speaks another version is told to load itself anew."""

Language = Literal["en", "de", "ru"]
GameName = Literal["armorica", "roma", "cambria"]
Level = Literal["tiro", "miles", "centurio", "legatus", "imperator"]


Seconds = Annotated[int, msgspec.Meta(ge=0, le=604_800)]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all parts of a message are: plain, frozen, and closed."""


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A whole message; its type says which."""


# --- the View: what a viewer may see, do and has heard (docs/positions.md, core/view.py) -----


class View(Struct, frozen=True):
    """The table as one viewer knows it after an entry."""

    viewer: list[int]
    entry: int
    decision: Decision
    choices: list[Choice]
    position: dict[str, Any]
    derived: dict[str, Any]
    standing: Standing
    heard: list[Heard]
    answered: list[int] = []
    """For each seat the entry of its last answer that stands, 0 before its first one; at a table
    only, where it may be taken back."""


# --- the table around the game: chairs, wishes, talk ----------------------------------------


class Chair(Struct, frozen=True):
    """A seat and who keeps it: a person, a person at the same screen, a bot, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    language: Language | None = None
    present: bool = False
    away_since: int | None = None
    """Seconds since 1970."""
    may_be_kept: bool = False
    """Whether its person has been away for so long that the others may let a bot keep it."""
    kept_by: Level | None = None
    mixed: bool = False
    """Whether a word of this seat has gone into the dice."""


class Wishes(Struct, frozen=True):
    """What the table agreed on beside the rules."""

    pace: Literal["slow", "normal", "fast"] = "normal"
    own_dice: bool = False
    chat: bool = True
    practice: bool = False
    """Alone against bots: hints are offered, and any answer may be taken back, again and again; the
    record marks what no undo could have."""
    keep_after: Seconds = 0
    """When somebody has been away for so many seconds, a bot keeps the seat until they are back;
    0 leaves that to the others at the table."""
    keep_level: Level = "centurio"


class Table(Struct, frozen=True):
    """Everything about a match that is no secret and no rule."""

    match: str
    game: GameName
    title: str
    options: dict[str, str]
    components: str
    """The name of the component file."""
    chairs: list[Chair]
    wishes: Wishes
    stage: Literal["waiting", "playing", "over"]
    entry: int
    commitment: str
    """The dealer's promise, before the deal."""
    asked: int | Literal["fate"] | None = None
    """Whose move it is after `entry`; nobody's before the beginning and after the end."""
    compiling: "Compiling | None" = None
    """How far the compiler is that the bot whose move it is, or a hint, waits for."""
    kept_until: str = ""
    """The day, such as 2027-05-01, until which this match is kept at least if nobody moves; for
    ever where none is told."""
    watching: int = 0
    owner: int = 0
    """The seat that may start and close the table."""
    undo: int | None = None
    """The entry that the viewer may take back now, without asking anybody."""
    undo_known: bool = False
    """Whether something has become known since that entry; only practice takes it back then."""
    takeback: "Takeback | None" = None
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    """The table at which the same people play again; their secrets hold there too."""


class Compiling(Struct, frozen=True):
    """On a fresh machine strong bots are compiled first; so many steps are done."""

    done: int
    of: int
    seconds: int


class Takeback(Struct, frozen=True):
    """Somebody asks to go back behind what is known; all others must grant it, and until the next
    entry they may."""

    seat: int
    entry: int
    granted: list[int]
    """The seats that agree so far, the asker's own among them."""
    wish: str = ""
    """The key under which it was asked for: the same wish uttered anew is another one."""


class Talk(Struct, frozen=True):
    """One line of the table's chat; an onlooker has no seat."""

    number: int
    seat: int | None
    text: str
    at: int


# --- a browser asks, over the websocket -----------------------------------------------------


class Hello(Message, frozen=True):
    """The first word on a socket. Each secret is a seat; none makes an onlooker."""

    version: int
    match: str
    secrets: list[str] = []
    language: Language = "en"


class Look(Message, frozen=True):
    """At a screen that several share: whose eyes look now, or nobody's while the curtain is down.

    With one secret its seat looks from the beginning; with several nobody does before this.
    """

    match: str
    seat: int | None


class Answer(Message, frozen=True):
    """An answer to the open question. The same key twice is the same answer."""

    match: str
    entry: int
    action: int
    key: str
    seat: int | None = None


class Undo(Message, frozen=True):
    """Take back what nobody has learnt anything from, or ask the others to go back further."""

    match: str
    entry: int
    """The answer to be taken back; 0 means one's own last one."""
    key: str


class Grant(Message, frozen=True):
    """Agree to a takeback, or not."""

    match: str
    entry: int
    key: str
    agreed: bool
    wish: str = ""
    """Which wish is meant; none means whichever is open."""


class Why(Message, frozen=True):
    """Ask why an answer in words is not allowed now."""

    match: str
    words: str
    key: str


class Hint(Message, frozen=True):
    """Ask for the best answers, in a solo game."""

    match: str
    entry: int
    key: str


class Say(Message, frozen=True):
    """A line for the table's chat."""

    match: str
    text: str
    key: str


class Keep(Message, frozen=True):
    """Let a bot keep the seat of somebody who is away, or wait for them."""

    match: str
    seat: int
    level: Level | None
    key: str


class Ping(Message, frozen=True):
    """Is anybody there?"""


Keyed = Answer | Undo | Grant | Why | Hint | Say | Keep
"""What is answered under its own key, over the socket and over HTTP alike."""
Asked = Hello | Look | Keyed | Ping


# --- the server tells -----------------------------------------------------------------------


class Shown(Message, frozen=True):
    """The whole View: after Hello, after a gap, and with every refusal."""

    match: str
    table: Table
    view: View | None
    """Nothing before the match has started."""
    printed: dict[str, Any] | None = None
    """The components as data, once per socket."""
    talk: list[Talk] = []
    seats: list[int] | None = None
    """Over HTTP, the seats that the secrets of the request are."""


class Changed(Message, frozen=True):
    """What changed since the View after entry `since`; whoever has another asks anew.

    `change` has the View's own shape, with only the branches that differ (server/difference.py).
    It never touches `heard`: what is new there is told beside it, to be added to its end. An undo
    is heard as the event `undone` with the entry `to` before which play has returned.
    """

    match: str
    since: int
    entry: int
    change: dict[str, Any] | list[Any] | None
    heard: list[Heard] = []
    table: Table | None = None
    """The table around the game, where that has changed too."""


class Around(Message, frozen=True):
    """The table around the game changed: chairs, presence, takebacks, the end."""

    match: str
    table: Table


class Done(Message, frozen=True):
    """An answer, undo, grant or line was taken, durably; the entry that followed from it."""

    key: str
    entry: int


class No(Message, frozen=True):
    """A message was refused: which error, its reason code, rule and facts. A `Shown` follows."""

    key: str
    error: Literal["unreadable", "illegal", "stale"]
    reason: str
    rule: str = ""
    facts: Facts = {}


class Because(Message, frozen=True):
    """Why an answer is not allowed; nothing where it is."""

    key: str
    refused: Refused | None


class Advice(Message, frozen=True):
    """The best answers with the chance to win, best first; none if the table has moved on."""

    key: str
    answers: list[tuple[int, float]]


class Talked(Message, frozen=True):
    """Somebody said something."""

    match: str
    talk: Talk


class Closing(Message, frozen=True):
    """The server goes away and is back in so many seconds; every move is kept."""

    seconds: int


class Pong(Message, frozen=True):
    """Yes."""


Told = Shown | Changed | Around | Done | No | Because | Advice | Talked | Closing | Pong


# --- plain HTTP, below api/ -----------------------------------------------------------------


class OptionFacts(Struct, frozen=True):
    """A rule that the table may choose; the first value is the default."""

    name: str
    values: list[str]


class GameFacts(Struct, frozen=True):
    """What the lobby tells of a game."""

    name: GameName
    rules: int
    fewest: int
    most: int
    options: list[OptionFacts]
    presets: dict[str, dict[str, str]]
    levels: list[Level]


class Lobby(Struct, frozen=True):
    """GET api/lobby: the games and the tables that anybody may join or watch."""

    version: int
    games: list[GameFacts]
    tables: list[Table]


class Wanted(Struct, frozen=True):
    """A chair as the maker of a table wants it."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    level: Level | None = None


class NewTable(Struct, frozen=True):
    """POST api/tables."""

    game: GameName
    chairs: list[Wanted]
    options: dict[str, str] = {}
    wishes: Wishes = Wishes()
    title: str = ""
    language: Language = "en"
    components: str | None = None
    """An owner's component file, as text."""
    public: bool = False
    start: bool = False
    """Begin at once; refused while a chair is open."""


class Seated(Struct, frozen=True):
    """The answer to making a table and to sitting down: each secret is a seat, on any device."""

    table: Table
    seats: dict[int, str]


class SitDown(Struct, frozen=True):
    """POST api/tables/{match}/chairs: take an open chair, the first one or a named one."""

    name: str
    language: Language
    seat: int | None = None


class Arrange(Struct, frozen=True):
    """POST api/tables/{match}/arrange (owner): all chairs, for guests, bots or nobody; or begin.

    Whoever sits keeps the chair. There may be more chairs than before, or fewer."""

    secret: str
    chairs: list[Wanted] | None = None
    start: bool = False


class Mix(Struct, frozen=True):
    """POST api/tables/{match}/mix: a word of this seat's own goes into the dice."""

    secret: str
    word: str


class Imported(Struct, frozen=True):
    """POST api/records (the record as text): where it can be replayed."""

    replay: str


class Ply(Struct, frozen=True):
    """One step of a replay: `turn` is the one that it tells of last, 0 in the set-up."""

    entry: int
    seat: int | Literal["fate"] | None
    words: str
    turn: int
    scores: list[int]


class Replay(Struct, frozen=True):
    """GET api/replays/{replay}: the course of a game; views come by ply. `turns` have begun."""

    table: Table
    printed: dict[str, Any]
    plies: list[Ply]
    turns: int
    record: str


class Branch(Struct, frozen=True):
    """POST api/replays/{replay}/branch: play on from a ply, at a new table."""

    ply: int
    chairs: list[Wanted]
    language: Language = "en"


class Problem(Struct, frozen=True):
    """Any refusal over HTTP."""

    error: Literal["unreadable", "illegal", "stale"]
    reason: str
    rule: str = ""
    facts: Facts = {}


HTTP: Final = (
    Lobby, NewTable, Seated, SitDown, Arrange, Mix, Imported, Replay, Branch, Problem
)  # fmt: skip
