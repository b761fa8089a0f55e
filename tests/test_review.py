"""Reviews: grades agree with values, certain wins are certain, and the same game has the same review."""

from itertools import pairwise

import pytest

from upperhand import Record, games, make_player
from upperhand.match import play_game
from upperhand.outlook import outlooks
from upperhand.review import GRADES, LIMITS, Moment, accuracy, grade, judge, review, summary
from upperhand.review.summary import turning_points

EFFORT = 6


@pytest.fixture(scope="module", params=games.GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    """A game of a usual player and of players that choose by chance."""
    game: str = request.param
    package = games.load(game)
    state = package.State.deal(package.PRESETS[games.words(game).USUAL_RULES].rules, 5)
    seats = [make_player(name, game) for name in (games.usual_player(game), "random") * 2]
    return play_game(state, seats, 5, game=game)


@pytest.fixture(scope="module")
def moments(record: Record) -> list[Moment]:
    return list(review(record, effort=EFFORT))


def test_every_move_has_a_moment_and_every_choice_a_judgement(record: Record, moments: list[Moment]) -> None:
    assert [one.ply for one in moments] == list(range(len(record.moves) + 1))
    assert [str(one.move) for one in moments[1:]] == list(record.moves)
    state = record.start()
    for one in moments[1:]:
        assert (one.judgement is not None) == (len(state.legal_moves()) > 1)  # type: ignore[attr-defined]
        state.apply(one.move)


def test_grades_agree_with_values(record: Record, moments: list[Moment]) -> None:
    stake = outlooks(record.game).stake(record.rules)
    judged = [one for one in moments if one.judgement]
    assert len(judged) > 10
    for one in judged:
        found = one.judgement
        assert found is not None
        assert found.made.move == one.move
        assert found.best.points >= found.made.points
        assert found.loss == round(max(0.0, found.best.points - found.made.points - found.made.error), 3)
        assert found.grade == grade(found.loss, stake)
    by_loss = sorted((one.judgement for one in judged if one.judgement), key=lambda each: each.loss)
    assert all(GRADES.index(a.grade) <= GRADES.index(b.grade) for a, b in pairwise(by_loss))


def test_the_end_is_certain(record: Record, moments: list[Moment]) -> None:
    end = moments[-1].outlook
    assert record.scores is not None
    assert end.points == end.true_points == record.scores
    assert all(chance in (0, 1) for chance in end.chances)


def test_one_moment_alone_is_the_same(record: Record, moments: list[Moment]) -> None:
    for ply in (1, len(record.moves) // 2):
        assert judge(record, ply, effort=EFFORT, threads=2) == moments[ply]


def test_the_summary_speaks_of_what_was_judged(record: Record, moments: list[Moment]) -> None:
    found = summary(record, moments)
    stake = outlooks(record.game).stake(record.rules)
    for seat, remarks in enumerate(found.remarks):
        losses = [one.judgement.loss for one in moments if one.judgement and one.seat == seat]
        assert found.accuracies[seat] == accuracy(losses, stake)
        costly = [one for one in moments if one.seat == seat and one.judgement]
        costly = [one for one in costly if one.judgement and one.judgement.loss >= LIMITS[1] * stake]
        assert len(remarks) == min(3, len(costly))
        assert {remark.values["number"] for remark in remarks} <= {one.ply for one in costly}
        assert all(f"Move {remark.values['number']}" in str(remark) for remark in remarks)
    assert any(found.remarks)


def test_the_game_turns_where_the_chances_change_most(moments: list[Moment]) -> None:
    found = turning_points(moments)
    assert list(found) == sorted(found)
    assert len(found) <= 3

    def swing(ply: int) -> float:
        before, after = moments[ply - 1].outlook.true_chances, moments[ply].outlook.true_chances
        return sum(abs(a - b) for a, b in zip(before, after, strict=True)) / 2

    others = [swing(one.ply) for one in moments[1:] if one.judgement and one.ply not in found]
    chosen = [swing(ply) for ply in found if moments[ply].judgement]
    assert chosen
    assert min(chosen) >= max(others)
