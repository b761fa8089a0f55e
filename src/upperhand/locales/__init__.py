"""Every sentence that people read: one catalogue per language for the terminal, the server and the page.

A folder is a language, its files are messages in Project Fluent's format. `words.ftl` has single words by
their code, `reasons.ftl` why players do what they do, `refusals.ftl` and `requests.ftl` why
something cannot be done,
`table.ftl` how a game is told, and `page.ftl` the words of the page. The other files belong to the part they
are named after, such as `lessons.ftl`. English says which messages there are, and with what values.

Messages say by a function what kind of value they speak of. `CARDS($play)` is cards as they are written,
`CARD($card)` one card as it is spoken of, `RANK($rank)` a rank, `NAMES($names)` people, `SIGNED($points)` a
number with its sign and `PERCENT($share)` a share; `SUIT`, `KIND`, `CONTRACT` and `GOAL` look a code up in
`words.ftl`. The page has the same functions (`web/src/i18n/`).
"""

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from upperhand.reason import Reason, Value

_FOLDER = Path(__file__).parent
#: Every folder is a language.
LANGUAGES = sorted(path.parent.name for path in _FOLDER.glob("*/words.ftl"))
GLYPHS = {"D": "♦", "C": "♣", "H": "♥", "S": "♠"}
_CARD = re.compile(r"\b([2-9TJQKA])([DCHS])\b")
#: Functions that look a code up in `words.ftl`, where messages are named `suit_S` and the like.
_WORDS = ("suit", "kind", "contract", "goal")


@lru_cache(maxsize=4_096)
def say(reason: Reason, language: str = "en", *, glyphs: bool = False) -> str:
    """A reason in words; with `glyphs` cards are drawn as people draw them, `3♦` and not `3D`."""
    return _catalogue(language, glyphs).say(reason)


def word(group: str, code: str, language: str = "en") -> str:
    """A word of the games by its code: `word("contract", "solo8")` is `Solo 8`."""
    return _catalogue(language, glyphs=False).word(group, code)


def preferred(wanted: Iterable[str]) -> str:
    """The first of these languages that has a catalogue, or else English. The page has the same rule.

    >>> preferred(["fr-CA", "zh-HK", "en"])
    'zh-Hant'
    """
    spoken = {_written(language): language for language in LANGUAGES}
    return next((spoken[tag] for tag in map(_written, wanted) if tag in spoken), "en")


@cache
def arguments(code: str) -> frozenset[str]:
    """The values that the message of a code speaks of."""
    return messages("en")[code]


@cache
def messages(language: str) -> Mapping[str, frozenset[str]]:
    """Every message of a language and the values that it speaks of."""
    from fluent.syntax import ast, parse

    found = {}
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = _variables(entry)
    return found


class _Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, cards: Callable[[str], str]) -> None:
        # Imported with the first sentence: it takes a tenth of a second, and most programs say none.
        from babel.lists import format_list
        from babel.numbers import format_decimal, format_percent
        from fluent.runtime import FluentBundle, FluentResource

        locale = language.replace("-", "_")
        functions: dict[str, Callable[..., Any]] = {
            "CARDS": lambda plays: ", ".join(map(cards, plays.split("\n"))),
            "CARD": self._card,
            "RANK": lambda rank: rank.replace("T", "10") if cards is with_glyphs else rank,
            "NAMES": lambda names: format_list(names.split("\n"), locale=locale),
            "SIGNED": lambda value, digits=1: format_decimal(*_signed(value, int(digits)), locale),
            "PERCENT": lambda value: format_percent(value, locale=locale, group_separator=False),
        }
        functions |= {group.upper(): self._word_of(group) for group in _WORDS}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, reason: Reason) -> str:
        if not self._bundle.has_message(reason.code):
            return repr(reason)  # of a newer version
        values = {name: self._argument(value) for name, value in reason.values.items()}
        return self._text(reason.code, values)

    def _argument(self, value: Value) -> str | int | float:
        if isinstance(value, Reason):
            return self.say(value)
        return "\n".join(value) if isinstance(value, tuple) else value  # Fluent knows no lists

    def _text(self, code: str, values: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(code).value
        return str(self._bundle.format_pattern(pattern, values)[0]) if pattern else code

    def word(self, group: str, code: str) -> str:
        """A word of the game by its code; a code without a message is returned as it is."""
        name = f"{group}_{code}"
        return self._text(name, {}) if self._bundle.has_message(name) else code

    def _word_of(self, group: str) -> Callable[[str], str]:
        return lambda code: self.word(group, code)

    def _card(self, card: str) -> str:
        rank, suit = self.word("rank", card[0].replace("T", "10")), self.word("suit", card[1])
        return self._text("card_name", {"rank": rank, "suit": suit})


@cache
def _catalogue(language: str, glyphs: bool) -> _Catalogue:
    return _Catalogue(language, with_glyphs if glyphs else str)


def with_glyphs(text: str) -> str:
    """Cards in a text as people draw them: `3D` becomes `3♦`.

    >>> with_glyphs("TS is the only play that beats 9D 9H")
    '10♠ is the only play that beats 9♦ 9♥'
    """
    return _CARD.sub(lambda card: card[1].replace("T", "10") + GLYPHS[card[2]], text)


@lru_cache(maxsize=256)
def _written(tag: str) -> tuple[str, str | None] | None:
    """A language and its script. A region can say which script it is: `zh-TW` is `zh` in `Hant`."""
    from babel.core import get_global, parse_locale

    try:
        language, region, script, *_ = parse_locale(tag.replace("-", "_"))
    except ValueError:
        return None
    if script is None:
        likely = get_global("likely_subtags")
        full = likely.get(f"{language}_{region}") or likely.get(language)
        script = parse_locale(full)[2] if full else None
    return language, script


def _signed(value: float, digits: int) -> tuple[Decimal, str]:
    """A rounded number and its format: zero has no sign, and the minus is as wide as the plus."""
    rounded = round(Decimal(str(value)), digits)
    number = "#,##0" + ("." + "0" * digits if digits else "")
    return (rounded, f"+{number};\N{MINUS SIGN}{number}") if rounded else (Decimal(), number)


def _variables(message: Any) -> frozenset[str]:
    from fluent.syntax.visitor import Visitor

    found: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            found.add(node.id.name)

    Names().visit(message)
    return frozenset(found)
