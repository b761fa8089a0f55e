"""Gives a parser many texts, good and damaged."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from tests.fuzz.mutation import inputs
from upperhand.errors import UpperhandError


def check_parser(
    name: str, parse: Callable[[str], object], valid: Callable[[], list[str]], count: int
) -> None:
    read = [try_one(parse, make()) for make in inputs(crc32(name.encode()), count, valid())]
    assert count // 50 < sum(read) < count, "the inputs should be read and refused, both"


def check_sentence(sentence: str, text: str) -> None:
    assert sentence.strip(), f"an error without a word for {text!r}"
    assert "\n" not in sentence, f"an error of several lines for {text!r}"
    assert len(sentence) < 2_000, f"an error that floods the screen for {text[:200]!r}"


def try_one(parse: Callable[[str], object], text: str) -> bool:
    """Whether the text was read; any error but ours is a failure that shows the text."""
    try:
        parse(text)
    except UpperhandError as error:
        check_sentence(str(error), text)
        return False
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error} for {text!r}") from error
    return True
