"""Chapter 3: the turn. How two dice are read, and who may pass."""

from lusoria.core.rule import rule
from lusoria.games.cambria.state import Table
from lusoria.games.cambria.words import Question


@rule("C4.1", "C5.1")
def is_double(s: Table) -> bool:
    """Both dice show the same value."""
    return s.low == s.high


@rule("C6.1", "C6.2")
def has_one(s: Table) -> bool:
    """At least one die shows a 1."""
    return s.low == 1


@rule("C6.4")
def is_double_one(s: Table) -> bool:
    """Both dice show a 1."""
    return s.high == 1


@rule("C3.3", "C6.4", "C6.9")
def may_pass(s: Table) -> bool:
    """Whoever acts may pass, but not while double 1 is in force; whoever may board may decline."""
    if s.question == Question.ACT:
        return not is_double_one(s)
    return s.question == Question.BOARD
