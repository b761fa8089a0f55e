"""Forecasts: probabilities that respect what is possible, and what learned games say."""

import pytest

from tests.big_two.knowledge.games import index_of, played, record
from tests.conftest import scaled
from upperhand import Rng
from upperhand.big_two import Move, State, View, preset
from upperhand.big_two.knowledge import RECALLS, measure, predict, set_name, view_of
from upperhand.errors import GameOverError, KnowledgeError, SpecError, UpperhandError

LEARNED = [record(seed) for seed in range(scaled(40, 300))]
INDEX = index_of(*LEARNED)


def views() -> list[View]:
    rng, out = Rng(1), list[View]()
    for seed in range(500, 500 + scaled(12, 100)):
        game = record(seed)
        out.extend(view_of(game, rng.below(len(game.moves)), seat) for seat in range(4))
    return out


@pytest.mark.parametrize("like", RECALLS)
def test_chances_sum_to_one_over_what_is_possible(like: str) -> None:
    for view in views():
        for each in predict(view, INDEX, Rng(2), like, deals=50):
            if each.sets:  # nothing is expected of a seat if the game ends before its turn
                assert sum(chance for _, chance in each.sets) == pytest.approx(1)
            assert {name for name, _ in each.sets} <= set(each.possible)
            assert [chance for _, chance in each.sets] == sorted((c for _, c in each.sets), reverse=True)


def test_whoever_plays_next_plays_something_possible() -> None:
    for seed in range(700, 700 + scaled(10, 100)):
        game = record(seed)
        for ply in range(0, len(game.moves), 5):
            seat = view_of(game, ply).seat
            view = view_of(game, ply, (seat - 1) % 4)
            came = set_name(view.rules, Move(game.moves[ply]).cards)
            assert came in predict(view, None, Rng(1), deals=1)[0].possible


def test_info_sets_weigh_by_how_well_they_match() -> None:
    """Two games answer the three with a five, one with a six; a single pair of them was played now."""
    index = index_of(*(played("3C", answer) for answer in ("5H", "5D", "6H")))
    first, second, _ = predict(played("3C").view(0), index, Rng(1), "ai4", prior=0)
    assert (first.source, first.related) == ("own", 3)
    assert dict(first.sets) == pytest.approx({"single 5": 2 / 3, "single 6": 1 / 3})
    assert second.source == "deals", "those games ended before the second opponent moved"
    everybody = predict(played("3C", names=tuple("wxyz")).view(0), index, Rng(1), "ai4", prior=0)[0]
    assert everybody.source == "everybody"
    smoothed = dict(predict(played("3C").view(0), index, Rng(1), "ai4", prior=3)[0].sets)
    assert smoothed["single 5"] == pytest.approx(1 / 3, abs=0.15)
    assert smoothed["single 4"] > 0


def test_learned_sets_that_cannot_be_are_left_out() -> None:
    """All fives are in the viewer's hand or gone."""
    index = index_of(*(played("3C", answer) for answer in ("5H", "5D", "6H")))
    view = played("3C", "pass", "pass", "pass", "5C 5D 5H 4C 4D", "pass", "pass", "pass", "5S").view(0)
    now = view_of_start(view)
    first = predict(now, index, Rng(1), "ai4", prior=0)[0]
    assert "single 5" not in first.possible
    assert dict(first.sets) == {"single 6": 1.0}


def view_of_start(view: View) -> View:
    """The same deal after its first move: the viewer holds what it played later."""
    state = view.determinise(Rng(1))
    again = State.from_hands(state.rules, state.dealt, state.names)
    again.apply(state.history[0][1])
    return again.view(view.seat)


def test_without_knowledge_deals_are_guessed() -> None:
    view = played("3C", "5H").view(0)
    first, second, third = predict(view, None, Rng(1))
    assert {each.source for each in (first, second, third)} == {"deals"}
    assert predict(view, None, Rng(1))[1].sets == second.sets
    assert "single 4" not in second.possible


def test_accuracy_is_counted_for_each_opponent() -> None:
    games = [record(seed) for seed in range(900, 900 + scaled(6, 40))]
    found = measure(games, INDEX, seed=1, deals=20)
    own_turns = sum(
        sum(seat == number % 4 for seat, _ in game.replay().history) for number, game in enumerate(games)
    )
    for each in found:
        assert own_turns - len(games) <= each.actions <= own_turns
        assert each.plays + each.passes == each.actions
        assert sum(each.types.values()) == each.plays
        assert sum(each.right_types.values()) == each.right_plays
        assert 0 < each.chance < each.actions
    assert found[0].right > found[0].chance
    assert measure(games, INDEX, seed=1, deals=20) == found


def test_what_cannot_be_predicted_is_refused() -> None:
    view = played("3C").view(0)
    with pytest.raises(SpecError, match="way to compare"):
        predict(view, INDEX, Rng(1), "ai5")
    with pytest.raises(KnowledgeError, match="other rules"):
        predict(record(1, rules="hongkong").start().view(0), INDEX, Rng(1))
    with pytest.raises(GameOverError, match="the game is over"):
        predict(record(1).replay().view(0), INDEX, Rng(1))
    with pytest.raises(UpperhandError, match="four players"):
        predict(State.deal(preset("big2ai", players=3), 1).view(0), None, Rng(1))
    with pytest.raises(UpperhandError, match="deals must be from 1 to"):
        predict(view, None, Rng(1), deals=0)
