"""Settings of an operator: options before the environment; invalid values are refused with one sentence."""

import pytest

from upperhand.errors import SpecError
from upperhand.server.settings import Settings


def test_an_option_comes_before_the_environment() -> None:
    found = Settings.read({"UPPERHAND_PORT": "9000", "UPPERHAND_PACE": "0"}, port=9001, host=None)
    assert (found.port, found.pace, found.host) == (9001, 0.0, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "65536"),
        ("PORT", "many"),
        ("WORKERS", "0"),
        ("WORKERS", "1.5"),
        ("PACE", "-1"),
        ("GRACE", "nan"),
        ("THINK_LIMIT", "inf"),
        ("SECURE_COOKIES", "perhaps"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(SpecError, match=f"UPPERHAND_{name} is .*{value}.*; it must be "):
        Settings.read({f"UPPERHAND_{name}": value})
