"""Table 5: every situation is met and timed."""

from upperhand.experiments.sugiyanto.published import TABLE_5
from upperhand.experiments.sugiyanto.times import FIELDS, HANDS, measure, time_figures


def test_every_situation_of_the_paper_is_timed() -> None:
    found = time_figures(measure("rule_based", seed=3, decisions=2))
    cells = {(each["hand"], each["table"]) for each in found}
    assert cells == {(hand, cards) for hand in HANDS for cards in FIELDS}
    assert set(TABLE_5) < cells
    for each in found:
        assert each["decisions"] >= 2
        assert 0 < each["mean_us"] < 1e6
        assert each["p50_us"] <= each["p99_us"]
