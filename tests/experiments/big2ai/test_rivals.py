"""Several players compared over the same deals."""

import pytest

from upperhand.arena import Run, Schedule, make_match, run
from upperhand.arena.workers import ThisProcess
from upperhand.experiments.big2ai import rivals
from upperhand.experiments.big2ai.plan import RULES

NAMES = ["lowest", "random", "random_pass", "rule_based"]
TITLES = ["one", "two", "three", "four"]
DEALS = 6


@pytest.fixture(scope="module")
def at_one_table() -> Run:
    match = make_match(NAMES, rules=RULES, layout="latin", deals=DEALS, seed=3)
    return run(Schedule((match,)), workers=ThisProcess)


def test_players_at_one_table_share_its_games(at_one_table: Run) -> None:
    found = rivals.same_table_figures(at_one_table, TITLES)
    assert found["games"] == 4 * DEALS
    assert sum(own["win_rate"] for own in found["players"].values()) == pytest.approx(1)
    assert sum(own["gained"] - own["lost"] for own in found["players"].values()) == pytest.approx(0)


def test_a_lead_is_the_difference_of_the_figures(at_one_table: Run) -> None:
    found = rivals.same_table_figures(at_one_table, TITLES)
    for measure in ("win_rate", "score", "gained", "lost"):
        gap = found["players"]["one"][measure] - found["players"]["three"][measure]
        assert found["over"]["one"]["three"][measure] == pytest.approx(gap)
        low, high = found["over"]["one"]["three"][f"{measure}_ci"]
        assert low <= gap <= high


def test_each_in_a_match_of_its_own_is_compared_over_the_same_deals() -> None:
    matches = tuple(
        make_match([name, "conventional"], rules=RULES, layout="1v3", deals=DEALS, seed=3) for name in NAMES
    )
    found = rivals.same_cards_figures(run(Schedule(matches), workers=ThisProcess), TITLES)
    # `lowest` and `conventional` play alike, so the first match is one of four equals.
    assert found["players"]["one"]["score"] == pytest.approx(0)
    assert found["players"]["one"]["win_rate"] == pytest.approx(1 / 4)
    assert found["over"]["one"]["four"]["win_rate"] == pytest.approx(
        1 / 4 - found["players"]["four"]["win_rate"]
    )
