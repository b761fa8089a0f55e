"""What a contract brings its declarer, which decides between bids."""

import pytest

from upperhand.rikken import preset

RULES = preset("vorsteveld2007_full")


@pytest.mark.parametrize(
    ("contract", "chips"),
    [("rik", 2), ("rik_beter", 2), ("troela", 4), ("solo8", 3), ("piek", 9), ("misere", 15), ("solo13", 66)],
)
def test_table_2_1(contract: str, chips: int) -> None:
    """With a partner two defenders pay the declarer, alone three."""
    assert RULES.stakes(contract)[0] == chips


def test_a_rik_that_counts_once() -> None:
    assert RULES.replace(scores="rik_one").stakes("rik")[0] == 1


def test_the_tournament_table() -> None:
    rules = preset("stichting2025")
    assert [rules.stakes(contract)[0] for contract in ("rik", "rik_beter", "solo9")] == [10, 30, 180]
