"""The scale of the tests: `UPPERHAND_TEST_SCALE` is small (the default) or full (as the docs state)."""

import os
import signal
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, settings

SCALES = ("small", "full")
SCALE = os.environ.get("UPPERHAND_TEST_SCALE", "small")
if SCALE not in SCALES:
    raise RuntimeError(f"UPPERHAND_TEST_SCALE is {SCALE!r}; it must be one of {', '.join(SCALES)}")


def scaled(small: int, full: int) -> int:
    """How many cases a test runs at the scale of this run: `for seed in range(scaled(20, 2_000))`."""
    return full if SCALE == "full" else small


# Data of the commands under test stays out of the user's own data.
_DATA = TemporaryDirectory(prefix="upperhand-tests-")
os.environ["UPPERHAND_DATA"] = _DATA.name

# A shell that runs the tests in the background makes them ignore Ctrl-C, and so the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Deterministic, so that a failed run can be repeated; no time limits, because the machine may be busy.
settings.register_profile(
    "upperhand",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
    max_examples=scaled(50, 1_000),
)
settings.load_profile("upperhand")
