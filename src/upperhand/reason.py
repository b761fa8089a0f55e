"""Reasons as data: the code of a message and its values.

A decision, a refused move and a refusal of the playroom carry one. `str(reason)` is English;
`upperhand.locales` has it in every language. Sockets and databases carry the code and values.

>>> from upperhand import Cards
>>> why = Reason("nothing_beats", play=Cards("AS"))
>>> str(why)
'nothing in hand beats AS'
>>> why.to_json()
{'code': 'nothing_beats', 'values': {'play': 'AS'}}
"""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

#: The values of a message: a text such as cards, a number, texts, or a nested reason.
Value: TypeAlias = "str | int | float | tuple[str, ...] | Reason"


class Reason:
    """The code of a message and its values. Cards, moves and the like are kept by their text form."""

    __slots__ = ("code", "values")

    code: str
    values: Mapping[str, Value]

    def __init__(self, code: str, /, **values: Any) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "values", {name: _plain(value) for name, value in values.items()})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a reason cannot be changed: {name}")

    def __str__(self) -> str:
        from upperhand.locales import say  # which knows reasons

        return say(self)

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Reason({self.code!r}{values})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return self.code == other.code and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.code, *self.values.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason.from_json, (self.to_json(),)

    @staticmethod
    def plain(text: str) -> "Reason":
        """A sentence that is in no catalogue: of a custom player, or stored when reasons were text."""
        return Reason("plain_text", text=text)

    def to_json(self) -> dict[str, Any]:
        values = {name: _json(value) for name, value in self.values.items()}
        return {"code": self.code, "values": values}

    @staticmethod
    def from_json(data: Mapping[str, Any] | str) -> "Reason":
        """Reads what `to_json` gave, or a sentence that was stored when reasons were text."""
        if isinstance(data, str):
            return Reason.plain(data)
        return Reason(data["code"], **{name: _read(value) for name, value in data["values"].items()})

    def to_text(self) -> str:
        """One line of JSON, for a database."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def from_text(text: str) -> "Reason":
        """Reads what `to_text` gave, or a sentence from before."""
        return Reason.from_json(json.loads(text) if text.startswith("{") else text)


def _plain(value: Any) -> Value:
    """A whole number becomes an int, so every language formats it as one."""
    if isinstance(value, str | int | Reason):
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if type(value) in (list, tuple):
        return tuple(str(one) for one in value)
    return str(value)


def _json(value: Value) -> Any:
    if isinstance(value, Reason):
        return value.to_json()
    return list(value) if isinstance(value, tuple) else value


def _read(value: Any) -> Any:
    return Reason.from_json(value) if isinstance(value, dict) else value
