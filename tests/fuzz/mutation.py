"""Input nobody should send: noise, and valid input damaged in ways that keep most of its grammar."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

# What parsers stumble over: signs of the grammars, odd spaces, digits that are not digits, nesting.
PIECES = (
    *"{}[]\",:|=#-+.0123456789 \t\n\r\0\x7f\x1b\\/'",
    *(
        "3D",
        "10S",
        "TS",
        "2s",
        "pass",
        "-",
        "1",
        "10",
        "3",
        "D",
        "null",
        "true",
        "NaN",
        "Infinity",
        "-0",
        "1e999",
    ),
    *("\u00a0", "\u2028", "\ufeff", "\u0663", "²", "♠", "🂡", "İ", "ſ", "é", "\ud800", "\udfff", "\x85"),
    *("99999999999999999999", "-1", "9" * 5_000, "[" * 200, '{"a":' * 200, "3D" * 60, " " * 300, '"' * 3),
    *(
        '"\\ud800"',
        '"\\u0000"',
        "\\u0044",
        '"players"',
        '"straights"',
        "4.0",
        "game:",
        "seed:",
        "0:",
        "scores:",
    ),
)
ODD_VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        3,
        18,
        19,
        2**31,
        2**63,
        2**64,
        -(2**80),
        0.5,
        1e308,
        "",
        "x",
        "\ud800",
        "3D",
    ),
    *(
        [],
        [[]],
        [1],
        [None],
        ["34567", "34567"],
        {},
        {"a": 1},
        "\0",
        "D" * 4,
        ["straight"],
        "A2345",
        ["3D"] * 4,
    ),
)


def noise(random: Random) -> str:
    """Random bytes, read as the text they may be."""
    data = random.randbytes(random.randrange(40))
    return data.decode(random.choice(("latin-1", "utf-8")), random.choice(("replace", "surrogateescape")))


def pieces(random: Random) -> str:
    return "".join(random.choice(PIECES) for _ in range(random.randrange(12)))


def damaged(random: Random, valid: str) -> str:
    """Damages a valid text in a few small places."""
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        at, to = sorted(random.randrange(len(valid) + 1) for _ in range(2))
        short = min(to, at + random.randint(1, 6))
        valid = random.choice(
            (
                valid[:at] + valid[short:],  # something is lost
                valid[:at] + random.choice(PIECES) + valid[at:],  # something is added
                valid[:at] + random.choice(PIECES) + valid[short:],  # something is replaced
                valid[:at] + valid[at:short] * 2 + valid[short:],  # something is doubled
                valid[:at],  # the end is lost
                valid.swapcase(),
            )
        )
    return valid


def odd_json(random: Random, valid: str) -> str:
    """JSON that stays JSON, with one value, key or type exchanged."""
    try:
        document = json.loads(valid)
    except ValueError:
        return damaged(random, valid)
    return json.dumps(exchanged(random, document), ensure_ascii=random.random() < 0.5)


def exchanged(random: Random, value: Any) -> Any:
    """The same document with something odd somewhere inside."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(sorted(value))
        if random.random() < 0.1:
            return {other: kept for other, kept in value.items() if other != key}
        if random.random() < 0.1:
            return {**value, damaged(random, key): random.choice(ODD_VALUES)}
        return {**value, key: exchanged(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.7:
        place = random.randrange(len(value))
        return [*value[:place], exchanged(random, value[place]), *value[place + random.randrange(2) :]]
    if isinstance(value, str) and random.random() < 0.5:
        return damaged(random, value)
    return random.choice(ODD_VALUES)


def spliced(random: Random, valid: Sequence[str]) -> str:
    """The head of one valid text and the tail of another."""
    one, other = random.choice(valid), random.choice(valid)
    return one[: random.randrange(len(one) + 1)] + other[random.randrange(len(other) + 1) :]


def inputs(seed: int, count: int, valid: Sequence[str]) -> list[Callable[[], str]]:
    """This many inputs of all kinds, each made on demand."""
    random = Random(seed)
    ways: tuple[Callable[[], str], ...] = (
        lambda: noise(random),
        lambda: pieces(random),
        lambda: damaged(random, random.choice(valid)),
        lambda: odd_json(random, random.choice(valid)),
        lambda: spliced(random, valid),
        lambda: random.choice(valid),
    )
    return [random.choices(ways, weights=(2, 2, 4, 4, 2, 1))[0] for _ in range(count)]
