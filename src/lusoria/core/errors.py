"""The three ways to say no. Each carries a sentence and, where there is one, the rule.

`reason` and `facts` let any language say why: the sentences stand in `words`. A reason with a rule
is the game's own; one without is the match's.
"""


class Refusal(Exception):
    """Something was refused; nothing has changed."""

    def __init__(
        self,
        message: str,
        *,
        rule: str | None = None,
        line: int | None = None,
        reason: str = "",
        facts: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.line = line
        self.reason = reason
        self.facts = facts or {}


class Unreadable(Refusal):
    """No such words, number, field or file."""


class Illegal(Refusal):
    """Readable, but not allowed now."""


class Stale(Refusal):
    """It was allowed once, but the table has moved on."""
