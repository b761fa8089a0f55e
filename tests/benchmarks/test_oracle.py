"""The Oracle agrees with a published solver. `upperhand bench --oracle` shows how fast both are."""

from tests.conftest import scaled
from upperhand.benchmarks.oracle import avoiding, compare


def test_equal_to_the_published_solver() -> None:
    figures = compare(scaled(3, 500))
    assert [figure.name for figure in figures] == ["oracle_trump", "oracle_no_trump"]
    assert all(figure.ratio for figure in figures)


def test_figures_of_misere_and_piek() -> None:
    figures = avoiding(scaled(3, 100))
    assert [figure.name for figure in figures] == [
        f"oracle_{contract}{deals}" for contract in ("misere", "piek") for deals in ("", "_slow", "_slowest")
    ]
    for middle, slow, slowest in (figures[:3], figures[3:]):
        assert 0 < middle.value <= slow.value <= slowest.value
