"""Progress in steps, where nobody watches: a line at the start of a step and at each tenth."""

import pytest

from upperhand.cli.step_bars import StepBars


def test_a_tenth_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    with StepBars() as bars:
        for done in range(41):
            bars.show("deals", done, 40)
        bars.show("nothing", 0, 0)
    lines = capsys.readouterr().err.splitlines()
    assert lines[:2] == ["deals: 0 of 40", "deals: 4 of 40"]
    assert len(lines) == 11 + 1
    assert lines[-2:] == ["deals: 40 of 40", "nothing: 0 of 0"]
