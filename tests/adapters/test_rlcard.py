"""The environments of RLCard: they run its agents, and are the games of Upperhand."""

from typing import Any

import numpy as np
import pytest
import rlcard
from rlcard.agents import RandomAgent

import upperhand.adapters.rlcard  # noqa: F401 - registers the environments
from tests.conftest import scaled
from upperhand import games
from upperhand.errors import IllegalMoveError, UpperhandError

NAMES = {"big_two": "upperhand-big-two", "rikken": "upperhand-rikken"}
CASES = [
    ("big_two", ""),
    ("big_two", "hongkong:players=3"),
    ("big_two", "hongkong:players=3,deal=whole_deck"),
    ("big_two", "greedy:players=2"),
    ("rikken", ""),
    ("rikken", "stichting2025"),
]


def make(game: str, rules: str = "", seed: int = 7, back: bool = False) -> Any:
    return rlcard.make(NAMES[game], {"seed": seed, "game_rules": rules, "allow_step_back": back})


@pytest.mark.parametrize(("game", "rules"), CASES)
def test_agents_of_rlcard_play_whole_games(game: str, rules: str) -> None:
    env = make(game, rules)
    np.random.seed(1)  # which its random agents use
    env.set_agents([RandomAgent(env.num_actions)] * env.num_players)
    for _ in range(scaled(3, 50)):
        trajectories, payoffs = env.run(is_training=True)
        assert payoffs.tolist() == list(env.game.state.scores)
        assert len(trajectories) == env.num_players == env.game.state.rules.players
        moves = sum(len(each) - 1 for each in trajectories) / 2
        assert moves == env.game.state.ply


@pytest.mark.parametrize(("game", "rules"), CASES)
def test_a_state_is_what_a_seat_sees(game: str, rules: str) -> None:
    env, rng = make(game, rules), np.random.default_rng(1)
    native = games.native(game)
    state, seat = env.reset()
    while not env.is_over():
        table = env.game.state
        told = np.frombuffer(native.observation(table, seat), np.int8)[: env.state_shape[seat][0]]
        assert seat == table.turn == env.get_player_id()
        assert np.array_equal(state["obs"], told)
        assert state["raw_obs"] == table.view(seat)
        assert state["raw_legal_actions"] == table.legal_moves()
        assert list(state["legal_actions"]) == native.legal_actions(table)
        assert sorted(map(str, map(env._decode_action, state["legal_actions"]))) == sorted(
            map(str, table.legal_moves())
        )
        assert not env.get_state((seat + 1) % env.num_players)["legal_actions"]
        state, seat = env.step(int(rng.choice(list(state["legal_actions"]))))
    assert env.get_perfect_information()["hand_cards"] == [str(hand) for hand in env.game.state.hands]


@pytest.mark.parametrize("game", NAMES)
def test_a_seed_decides_the_deals(game: str) -> None:
    hands = [[make(game, seed=seed).reset()[0]["obs"].tobytes() for _ in range(1)] for seed in (3, 3, 4)]
    assert hands[0] == hands[1] != hands[2]
    env = make(game)
    assert env.reset()[0]["raw_obs"] != env.reset()[0]["raw_obs"]


@pytest.mark.parametrize("game", NAMES)
def test_a_raw_action_is_a_move_and_a_step_back_undoes_it(game: str) -> None:
    env = make(game, back=True)
    state, seat = env.reset()
    before = env.game.state.copy()
    env.step(state["raw_legal_actions"][0], raw_action=True)
    assert env.game.state.history == [(seat, state["raw_legal_actions"][0])]
    assert env.step_back()[1] == seat
    assert env.game.state == before
    assert env.step_back() is False


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    env = make("big_two", "hongkong")
    env.reset()
    before = env.game.state.copy()
    with pytest.raises(IllegalMoveError):
        env.step(1694)  # the pass of a seat that leads
    with pytest.raises(UpperhandError, match="does not have"):
        env.step(5000)
    assert env.game.state == before
    with pytest.raises(UpperhandError, match="there is no preset"):
        make("big_two", "hongkogn")
