"""Every sentence about a game, in English, German and Russian: three Fluent catalogues, one door.

A message is called after the enum member it tells of: `armorica-reason-not-in-row`. Rules know no
sentence; this folder knows no rule, only the facts that a refusal or an event brings along.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from lusoria.core.errors import Refusal
from lusoria.core.printed import Misprint
from lusoria.core.view import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "ru")


def say(language: str, message_id: str, facts: Mapping[str, Any] | None = None) -> str:
    """A message in one of the languages; enum names may be spelt with underscores."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message_id.replace("_", "-")).value
    if pattern is None:
        raise LookupError(f"{message_id} has no text of its own")
    text, _ = bundle.format_pattern(pattern, dict(facts or {}))
    return str(text)


def ask(language: str, game: str, question: str) -> str:
    """The open question, as it is put to whoever is asked."""
    return say(language, f"{game}-question-{question}")


def explain(language: str, game: str, refusal: Refusal | Refused) -> str:
    """Why something is refused: by the game, with its rule, by the match, or a component file."""
    facts: dict[str, Any] = dict(refusal.facts)
    printed = isinstance(refusal, Misprint)
    if refusal.rule is None and not printed:
        return say(language, f"match-reason-{refusal.reason}", facts)
    if "question" in facts:
        facts["asked"] = ask(language, game, facts["question"])
    sentence = say(language, f"{game}-{'file' if printed else 'reason'}-{refusal.reason}", facts)
    if refusal.rule is None:
        return sentence
    return f"{sentence} {say(language, 'rule', {'rule': refusal.rule})}"


def tell(language: str, game: str, event: Mapping[str, Any]) -> str:
    """What happened, from an event with its facts."""
    return say(language, f"{game}-event-{event['event']}", ships_apart(event))


def ships_apart(event: Mapping[str, Any]) -> dict[str, Any]:
    """An event's facts; a catalogue chooses by one word, so which ship it is stands apart."""
    facts = dict(event)
    for key in facts.keys() & {"from", "to"}:
        facts[key], _, facts[f"{key}_ship"] = str(facts[key]).partition(" ")
    return facts


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> "FluentBundle":
    """One language's messages, read when they are first needed."""
    from fluent.runtime import FluentBundle, FluentResource

    text = files("lusoria.words").joinpath(f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
