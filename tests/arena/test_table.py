"""The table of results: the result of every game, deal by deal."""

from __future__ import annotations

import pytest

from tests.arena.entrants import Raises, against_lowest, match, schedule
from upperhand.arena import Run, Schedule, run
from upperhand.arena.outcome import Outcome
from upperhand.arena.run import ThisProcess
from upperhand.arena.table import Table, joined, tables


def table_of(games: Schedule) -> tuple[Table, Run]:
    played = run(games, workers=ThisProcess)
    return joined(tables(played)), played


@pytest.mark.parametrize("layout", ["2v2", "1v3"])
def test_means_of_a_deal_against_a_count_by_hand(layout: str) -> None:
    table, played = table_of(schedule(layout=layout, deals=5))
    for entrant, name in enumerate(table.names):
        for deal in range(5):
            seats = [
                (game.scores[seat], game.left[seat])
                for number, game in enumerate(played.outcomes)
                for seat, who in enumerate(played.schedule[number].names)
                if who == name and played.schedule[number].deal == deal
            ]
            games = [each for each in range(len(played.outcomes)) if played.schedule[each].deal == deal]
            won = [
                any(
                    score > 0 and who == name
                    for score, who in zip(
                        played.outcomes[each].scores, played.schedule[each].names, strict=True
                    )
                )
                for each in games
            ]
            assert table.by_deal(table.scores, entrant)[deal] == pytest.approx(
                sum(s for s, _ in seats) / len(seats)
            )
            assert table.by_deal(table.left, entrant)[deal] == pytest.approx(
                sum(c for _, c in seats) / len(seats)
            )
            assert table.wins_by_deal(entrant)[deal] == pytest.approx(sum(won) / len(won))


def test_somebody_wins_every_game_of_big_two() -> None:
    table, _ = table_of(schedule(deals=5))
    assert table.games == 30
    assert (table.won.sum(axis=2) == 1).all()
    assert (table.scores.sum(axis=2) == 0).all()
    assert table.wins_by_deal(0) + table.wins_by_deal(1) == pytest.approx([1] * 5)


def test_a_deal_with_a_failed_game_is_left_out() -> None:
    played = run(schedule(deals=3), workers=ThisProcess)
    broken = run(against_lowest("wrong", Raises(), deals=1), workers=ThisProcess).outcomes[0]
    outcomes: list[Outcome] = [*played.outcomes]
    outcomes[7] = broken
    (table,) = tables(Run(played.schedule, outcomes))
    assert table.deals.tolist() == [0, 2]
    assert table.games == 12


def test_a_deal_that_was_not_finished_is_left_out() -> None:
    played = run(schedule(deals=3), workers=ThisProcess)
    for games, deals in ((18, 3), (17, 2), (5, 0), (0, 0)):
        (table,) = tables(Run(played.schedule, played.outcomes[:games]))
        assert len(table.deals) == deals
        assert table.scores.shape == (deals, 6, 4)


def test_matches_are_joined_over_the_deals_that_all_have() -> None:
    games = Schedule((match(deals=3), match("random", "random_pass", layout="1v3", deals=3)))
    played = run(games, workers=ThisProcess)
    whole = joined(tables(played))
    assert whole.names == ("lowest", "random", "random_pass")
    assert whole.scores.shape == (3, 10, 4)
    cut = joined(tables(Run(games, played.outcomes[: 18 + 5])))
    assert cut.deals.tolist() == [0]
    assert (cut.scores == whole.scores[:1]).all()
