"""Proves that playouts are the same on any number of threads, that seeds differ, and that sums add up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.positions import examples, positions, rules, seeds
from tests.reference.big_two import DECK, CardSet
from tests.reference.big_two_game import PASS, Game
from tests.reference.translate import reference_game, to_rules
from tests.reference.variants import Switches, preset_variants
from upperhand.big_two import Playouts, Rules, State, playouts
from upperhand.errors import UpperhandError

POLICIES = ("random", "random_pass", "lowest")
policies = st.sampled_from(POLICIES)


def figures(result: Playouts) -> tuple[object, ...]:
    return result.games, result.moves, tuple(result.wins), tuple(result.scores)


@given(rules, seeds, policies, st.integers(0, 40))
@examples(30, 500)
def test_threads_change_nothing(rules: Rules, seed: int, policy: str, games: int) -> None:
    alone = figures(playouts(rules, games, seed, 1, policy))
    assert figures(playouts(rules, games, seed, 2, policy)) == alone
    assert figures(playouts(rules, games, seed, 3, policy)) == alone
    assert figures(playouts(rules, games, seed, 64, policy)) == alone


@given(positions, seeds, policies)
@examples(50, 1_000)
def test_playouts_of_a_position(state: State, seed: int, policy: str) -> None:
    before = state.copy()
    result = playouts(state, 20, seed, 1, policy)
    assert state == before
    assert figures(playouts(state, 20, seed, 3, policy)) == figures(result)
    check_sums(result, 20, state.rules.players)
    if state.over:
        assert result.moves == 0
        assert tuple(result.scores) == tuple(20 * score for score in state.scores)


def check_sums(result: Playouts, games: int, players: int) -> None:
    assert result.games == games
    assert sum(result.wins) == games, "each game has one winner"
    assert sum(result.scores) == 0
    assert len(result.wins) == len(result.scores) == players


@given(rules, seeds, policies)
@examples(30, 500)
def test_sums(rules: Rules, seed: int, policy: str) -> None:
    check_sums(playouts(rules, 25, seed, 1, policy), 25, rules.players)


@given(rules, seeds, policies, st.integers(1, 20), st.integers(1, 20))
@examples(30, 500)
def test_more_games_begin_with_the_same_games(
    rules: Rules, seed: int, policy: str, few: int, more: int
) -> None:
    first, both = playouts(rules, few, seed, 1, policy), playouts(rules, few + more, seed, 2, policy)
    assert both.moves > first.moves
    assert all(b >= a for a, b in zip(first.wins, both.wins, strict=True))


def lowest_move(game: Game) -> CardSet:
    """The weakest play of the lowest kind, a pass only without one; equals go by their highest other card."""
    ladder, plays = game.rules.kinds_allowed(), [move for move in game.legal_moves() if move != PASS]

    def weakness(play: CardSet) -> tuple[object, ...]:
        kind = str(game.rules.kind(play))
        return ladder.index(kind), game.rules.strength(play), sorted(map(DECK.index, play), reverse=True)

    return min(plays, key=weakness, default=PASS)


@given(st.sampled_from(list(preset_variants().values())), seeds)
@examples(40, 400)
def test_the_lowest_policy(switches: Switches, seed: int) -> None:
    state = State.deal(to_rules(switches), seed)
    game, moves = reference_game(state), 0
    result = playouts(state, 1, 0, 1, "lowest")
    while not game.over:
        game.move(lowest_move(game))
        moves += 1
    assert result.moves == moves
    assert list(result.scores)[: len(game.hands)] == game.scores()


def game_number(number: int, seed: int) -> tuple[int, ...]:
    """One game out of a series: what the series with it has and the series without it has not."""
    rules = Rules(scoring="card_value")
    longer, shorter = playouts(rules, number + 1, seed, 1), playouts(rules, number, seed, 1)
    return (
        longer.moves - shorter.moves,
        *(a - b for a, b in zip(longer.scores, shorter.scores, strict=True)),
    )


def test_two_seeds_share_no_games() -> None:
    """Series of different seeds are added up in experiments: a shared game would count twice."""
    series = {seed: [game_number(number, seed) for number in range(12)] for seed in range(12)}
    every = [game for games in series.values() for game in games]
    # Two different games agree in their length and all scores less than once in 1,000 pairs.
    repeated = len(every) - len(set(every))
    assert repeated <= 8, f"{repeated} of {len(every)} games occur twice"


@pytest.mark.parametrize(
    ("games", "threads", "policy"),
    [(-1, 1, "random"), (1, 0, "random"), (1, -1, "random"), (1, 1, "best"), (1, 1, "")],
)
def test_wrong_arguments(games: int, threads: int, policy: str) -> None:
    with pytest.raises((UpperhandError, TypeError)):
        playouts(Rules(), games, 1, threads, policy)
