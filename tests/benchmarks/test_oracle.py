"""The Oracle agrees with a published solver. `upperhand bench --oracle` shows how fast both are."""

from tests.conftest import scaled
from upperhand.benchmarks.oracle import avoiding, compare


def test_equal_to_the_published_solver() -> None:
    figures = compare(scaled(3, 500))
    assert [figure.name for figure in figures] == ["oracle_trump", "oracle_no_trump"]
    assert all(figure.ratio for figure in figures)


def test_figures_of_misere_and_piek() -> None:
    assert [figure.name for figure in avoiding(scaled(3, 100))] == ["oracle_misere", "oracle_piek"]
