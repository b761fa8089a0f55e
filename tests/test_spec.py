"""Spec text: names and typed settings."""

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upperhand import spec
from upperhand.errors import SpecError, UpperhandError

Word = Literal["exact", "plain"]


def test_a_name_alone() -> None:
    assert spec.parse("lowest") == spec.Spec("lowest", {})


def test_settings_keep_their_order_and_may_stand_apart() -> None:
    found = spec.parse(" ai4: games=1000 , file=a=b:c ")
    assert list(found.settings.items()) == [("games", "1000"), ("file", "a=b:c")]


@pytest.mark.parametrize(
    "text", ["", " ", "4ai", "a b", "a:", "a:b", "a:=1", "a:b=1,", "a:b=1,b=2", "é", "a" * 5000]
)
def test_malformed_specs_are_refused(text: str) -> None:
    with pytest.raises(SpecError):
        spec.parse(text)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("12", int, 12),
        ("-3", int, -3),
        ("0.5", float, 0.5),
        ("1e-3", float, 0.001),
        ("2", float, 2.0),
        ("true", bool, True),
        ("false", bool, False),
        ("any text", str, "any text"),
        ("", str, ""),
        ("exact", Word, "exact"),
        ("", tuple[int, ...], ()),
        ("3/4/5", tuple[int, ...], (3, 4, 5)),
        ("straight/flush", tuple[str, ...], ("straight", "flush")),
    ],
)
def test_values_read_and_write_back(text: str, kind: Any, value: Any) -> None:
    assert spec.read_value(text, kind, "x") == value
    assert type(spec.read_value(text, kind, "x")) is type(value)
    assert spec.read_value(spec.write_value(value), kind, "x") == value


@pytest.mark.parametrize(
    ("text", "kind", "wanted"),
    [
        ("1.5", int, "a whole number"),
        ("1_000", int, "a whole number"),
        ("٣", int, "a whole number"),
        ("9" * 30, int, "a whole number"),
        ("nan", float, "a number"),
        ("1e999", float, "a number"),
        ("True", bool, "true, false"),
        ("1", bool, "true, false"),
        ("fast", Word, "exact, plain"),
        ("a\x1b[2J", str, "printable text"),
        ("1/x", tuple[int, ...], "a whole number"),
    ],
)
def test_ill_typed_values_say_what_would_be_right(text: str, kind: Any, wanted: str) -> None:
    with pytest.raises(SpecError, match=wanted):
        spec.read_value(text, kind, "x")


@pytest.mark.parametrize("value", ["a,b", " a", ("a/b",), ("",), "a\nb"])
def test_what_a_spec_cannot_hold_is_not_written(value: Any) -> None:
    with pytest.raises(SpecError):
        spec.write_value(value)


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False)).map(tuple))
def test_tuples_of_numbers_survive(value: tuple[float, ...]) -> None:
    assert spec.read_value(spec.write_value(value), tuple[float, ...], "x") == value


@given(st.text())
def test_any_text_is_a_spec_or_an_error_of_ours(text: str) -> None:
    try:
        found = spec.parse(text)
    except UpperhandError:
        return
    assert spec.parse(spec.write(found.name, found.settings)) == found
