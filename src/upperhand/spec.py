"""Spec text, the way to name a player or rules: `name` or `name:setting=value,setting=value`.

A player may also come from outside, and then a place stands where a name does: a class in a file
(`path.py:Class:setting=value`), a class in a module (`package.module:Class:setting=value`), or a program
(`program:./bot --fast:setting=value`).

Values are typed by the setting: int, float, bool (`true`, `false`), str, a choice of words, or a tuple of one
of these, separated by `/`. The type of a setting may also have bounds, which `check_settings` reads.

>>> parse("ai4:games=1000,depth=3")
Spec(name='ai4', settings={'games': '1000', 'depth': '3'})
>>> parse("./highest.py:Highest:patience=6").place
('file', './highest.py', 'Highest')
>>> parse("program:./bot --fast:depth=3").place
('program', './bot --fast', '')
>>> read_value("3/4/5", tuple[int, ...], "steps")
(3, 4, 5)
"""

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from upperhand.errors import SpecError, shown

MAX_LENGTH = 4_000
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
# A class in a file, and settings. The first `.py:` before a class ends the path: a setting may hold one too.
_IN_FILE = re.compile(r"(.+?\.py:[A-Za-z_][A-Za-z0-9_]*)(?:(:)(.*))?")
# A class in a module. Without a dot before it, only a capital tells a class from a setting.
_WORD = r"[A-Za-z_][A-Za-z0-9_]*"
_IN_MODULE = re.compile(rf"((?:{_WORD}(?:\.{_WORD})+:{_WORD})|(?:{_WORD}:[A-Z][A-Za-z0-9_]*))(?:(:)(.*))?")
# A command line ends where a colon and a setting begin.
_PROGRAM = "program:"
_COMMAND = re.compile(rf"({_PROGRAM}.+?)(?:(:)([A-Za-z][A-Za-z0-9_]*\s*=.*))?")
_INT = re.compile(r"[+-]?[0-9]{1,18}")
_FLOAT = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,3})?")


@dataclass(frozen=True)
class Spec:
    """A parsed spec text; the values are still text."""

    name: str
    settings: Mapping[str, str]

    @property
    def place(self) -> tuple[Literal["file", "module", "program"], str, str] | None:
        """Where a player from outside is, and its class; None where a table has the name."""
        if is_name(self.name):
            return None
        if self.name.startswith(_PROGRAM):
            return "program", self.name.removeprefix(_PROGRAM), ""
        where, _, class_name = self.name.rpartition(":")
        return "file" if where.endswith(".py") else "module", where, class_name


def is_name(text: str) -> bool:
    """Whether a table may have it as a name."""
    return _NAME.fullmatch(text) is not None


def parse(text: str) -> Spec:
    """Parses a spec text; the caller checks whether the name and the settings exist."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH:
        raise SpecError(f"a spec is a text of at most {MAX_LENGTH} characters like name:setting=value")
    name, colon, rest = _parted(text.strip())
    settings: dict[str, str] = {}
    for part in rest.split(",") if colon else ():
        setting, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not is_name(setting):
            raise SpecError(f"{shown(part)} in {shown(text)} is not a setting: write setting=value")
        if setting in settings:
            raise SpecError(f"{shown(text)} has the setting {setting} twice")
        settings[setting] = value
    return Spec(name, settings)


def _parted(text: str) -> tuple[str, str, str]:
    """The name, a colon if there is one, and the settings. What begins like `name:` never names a file."""
    name, colon, rest = text.partition(":")
    outside = _COMMAND.fullmatch(text) or _IN_MODULE.fullmatch(text)
    if outside is None and is_name(name):
        return name, colon, rest
    outside = outside or _IN_FILE.fullmatch(text)
    if outside is None:
        raise SpecError(
            f"{shown(text)} is not a spec: write name or name:setting=value,setting=value; "
            "a player may also be file.py:Class, module:Class or program:COMMAND"
        )
    return outside[1], outside[2] or "", outside[3] or ""


def write(name: str, settings: Mapping[str, Any]) -> str:
    """The spec text that `parse` and `read_value` turn back into these settings."""
    if not settings:
        return name
    return f"{name}:" + ",".join(f"{setting}={write_value(value)}" for setting, value in settings.items())


def pick(table: Mapping[str, Any], name: str, what: str) -> Any:
    """The entry with that name; a SpecError lists the possible names, and the one that was probably meant.

    >>> pick({"champion": 1, "lowest": 2}, "champoin", "player")
    Traceback (most recent call last):
    upperhand.errors.SpecError: there is no player 'champoin' (did you mean champion?); choose from ...
    """
    if name not in table:
        raise SpecError(
            f"there is no {what} {shown(name)}{did_you_mean(name, table)}; choose from {', '.join(table)}"
        )
    return table[name]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question that names the known word most like this one; empty if none is alike."""
    from difflib import get_close_matches  # only what was mistyped needs it

    alike = get_close_matches(word, [*known], n=1)
    return f" (did you mean {alike[0]}?)" if alike else ""


def read_settings(settings: Mapping[str, str], kinds: Mapping[str, Any], owner: str) -> dict[str, Any]:
    """Turns the texts of settings into values of the kinds that `owner` has."""
    for setting in settings:
        if setting not in kinds:
            known = f"its settings are {', '.join(kinds)}" if kinds else "it has none"
            raise SpecError(f"{owner} has no setting {shown(setting)}{did_you_mean(setting, kinds)}; {known}")
    return {setting: read_value(text, kinds[setting], setting) for setting, text in settings.items()}


def read_value(text: str, kind: Any, setting: str) -> Any:
    """Reads one value of the kind that a type annotation names."""
    if get_origin(kind) is tuple:
        inner = get_args(kind)[0]
        return tuple(read_value(part, inner, setting) for part in text.split("/")) if text else ()
    if get_origin(kind) is Literal:
        return _read_choice(text, get_args(kind), setting)
    if kind is bool:
        return _read_choice(text, (True, False), setting)
    if kind is int and _INT.fullmatch(text):
        return int(text)
    if kind is float and _FLOAT.fullmatch(text) and math.isfinite(float(text)):
        return float(text)
    if kind is str and text.isprintable():
        return text
    wanted = {int: "a whole number", float: "a number", str: "printable text"}.get(kind)
    if wanted is None:
        raise SpecError(f"{setting} cannot be set in a spec text")
    raise SpecError(f"{setting}={shown(text)} is not possible: {setting} takes {wanted}")


def write_value(value: Any) -> str:
    """The text of one value; refuses text that spec syntax would split."""
    if isinstance(value, tuple):
        parts = [write_value(part) for part in value]
        if parts == [""] or any("/" in part for part in parts):
            raise SpecError(
                f"{shown(value)} cannot be part of a spec: no part may be empty or contain a slash"
            )
        return "/".join(parts)
    if isinstance(value, bool):
        return str(value).lower()
    text = repr(value) if isinstance(value, float) else str(value)
    if "," in text or text != text.strip() or not text.isprintable():
        raise SpecError(
            f"{shown(text)} cannot be part of a spec: no commas, outer spaces or unprintable characters"
        )
    return text


def _read_choice(text: str, choices: tuple[Any, ...], setting: str) -> Any:
    words = {write_value(choice): choice for choice in choices}
    if text in words:
        return words[text]
    raise SpecError(f"{setting}={shown(text)} is not possible: {setting} is one of {', '.join(words)}")


# Bounds of settings, which are part of their types.


@dataclass(frozen=True)
class Between:
    """The minimum and, if there is one, the maximum of a number.

    >>> str(Between(1, 100)), str(Between(1))
    ('from 1 to 100', 'of at least 1')
    """

    least: float
    most: float | None = None

    def __contains__(self, value: float) -> bool:
        return self.least <= value <= (math.inf if self.most is None else self.most)

    def __str__(self) -> str:
        return f"of at least {self.least}" if self.most is None else f"from {self.least} to {self.most}"

    def refusal(self, setting: str, value: float) -> str:
        return f"{setting}={value} is not possible: {setting} is a number {self}"


@dataclass(frozen=True)
class Length:
    """How many numbers a tuple has."""

    count: int

    def __contains__(self, value: tuple[float, ...]) -> bool:
        return len(value) == self.count

    def refusal(self, setting: str, value: tuple[float, ...]) -> str:
        return f"{setting} takes {self.count} numbers separated by /, not {len(value)}"


Threads = Annotated[int, Between(1, 1024)]
Milliseconds = Annotated[int, Between(0, 600_000)]
Share = Annotated[float, Between(0, 1)]


def check_settings(settings: object) -> None:
    """Refuses a dataclass with a value out of bounds; for `__post_init__`.

    >>> @dataclass
    ... class Careful:
    ...     depth: Annotated[int, Between(1, 9)] = 3
    ...     __post_init__ = check_settings
    >>> Careful(10)
    Traceback (most recent call last):
    upperhand.errors.SpecError: depth=10 is not possible: depth is a number from 1 to 9
    """
    kind: type = type(settings)
    for setting, bounds in bounds_of(kind).items():
        value = getattr(settings, setting)
        if value not in bounds:
            raise SpecError(bounds.refusal(setting, value))


@cache
def bounds_of(kind: type) -> dict[str, Any]:
    """The settings of a dataclass that have bounds, with their bounds."""
    hints = get_type_hints(kind, include_extras=True)
    found = {setting: getattr(hint, "__metadata__", ()) for setting, hint in hints.items()}
    return {
        setting: bounds
        for setting, extras in found.items()
        for bounds in extras
        if isinstance(bounds, Between | Length)
    }
