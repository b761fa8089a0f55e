"""The search for better numbers."""

import json
import subprocess
import sys

import pytest

from upperhand import make_player
from upperhand.big_two.players.dynamic_greedy import TUNED, TUNED_KNOBS, DynamicGreedy, player_of
from upperhand.big_two.players.dynamic_greedy_tuning import KNOBS, PAPER, START, main


def test_the_knobs_at_the_paper_s_numbers_make_the_paper_s_player() -> None:
    assert player_of(PAPER) == DynamicGreedy()


@pytest.mark.parametrize("at", [PAPER, START, TUNED_KNOBS])
def test_the_search_covers_its_ends(at: dict[str, float]) -> None:
    assert at.keys() == KNOBS.keys()
    for name, knob in KNOBS.items():
        assert knob.low <= at[name] <= knob.high, name


def test_the_result_is_in_the_table() -> None:
    assert make_player("dynamic_greedy_tuned") == TUNED == player_of(TUNED_KNOBS)


def test_a_small_search_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        main("--generations 1 --deals 1 --finals 1".split())
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert isinstance(make_player(found[0]["best"]), DynamicGreedy)
    assert PAPER in [entry["knobs"] for entry in found[0]["finals"]]


def test_playing_needs_no_optuna() -> None:
    code = (
        "import sys, upperhand; upperhand.make_player('dynamic_greedy_tuned'); print('optuna' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
