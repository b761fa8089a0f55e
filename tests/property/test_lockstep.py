"""Proves that whole games follow the rules as written, move by move: turns, passes, tricks and scores."""

from __future__ import annotations

from hypothesis import given

from tests.property.positions import beginnings, examples, play_on, rules, seeds, small_hands
from tests.reference.big_two_game import Game
from tests.reference.translate import move_to_plain, reference_game, to_plain
from upperhand.big_two import Rules, State


def assert_same(state: State, game: Game) -> None:
    assert state.over == game.over
    assert state.winner == game.winner
    assert [to_plain(hand) for hand in state.hands] == game.hands
    assert [to_plain(hand) for hand in state.dealt] == game.dealt
    assert state.counts == tuple(map(len, game.hands))
    assert [(seat, move_to_plain(move)) for seat, move in state.history] == game.history
    assert state.ply == len(game.history)
    assert_same_table(state, game)
    assert {move_to_plain(move) for move in state.legal_moves()} == set(game.legal_moves())
    if game.over:
        assert list(state.scores) == game.scores()


def assert_same_table(state: State, game: Game) -> None:
    table = None if state.table is None else move_to_plain(state.table)
    assert table == game.table
    assert state.table_seat == game.table_seat
    assert state.leader == game.leader
    assert set(state.passed) == game.passed
    assert len(state.passed) == len(game.passed)
    if not game.over:
        assert state.turn == game.turn


def follow(state: State, seed: int) -> int:
    """Plays a random game on both sides at once; returns how many moves it took."""
    game = reference_game(state)
    assert_same(state, game)
    moves = 0
    while not state.over:
        play_on(state, 1, seed + moves)
        game.move(move_to_plain(state.history[-1][1]))
        assert_same(state, game)
        moves += 1
    return moves


@given(beginnings, seeds)
@examples(120, 4_000)
def test_games_follow_the_rules_as_written(state: State, seed: int) -> None:
    follow(state, seed)


@given(rules, seeds)
@examples(200, 10_000)
def test_short_games_follow_the_rules_as_written(rules: Rules, seed: int) -> None:
    follow(small_hands(rules, seed, 3), seed)


@given(rules, seeds)
@examples(100, 5_000)
def test_positions_from_the_middle_follow_the_rules_as_written(rules: Rules, seed: int) -> None:
    """With one seat leading freely there is no opening card to play."""
    start = small_hands(rules, seed, 5)
    leader = seed % rules.players
    state = State.from_hands(rules, start.dealt, leader=leader)
    game = Game(reference_game(start).rules, [to_plain(hand) for hand in start.dealt], leader)
    moves = 0
    assert_same(state, game)
    while not state.over:
        play_on(state, 1, seed + moves)
        game.move(move_to_plain(state.history[-1][1]))
        assert_same(state, game)
        moves += 1
