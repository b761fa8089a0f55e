"""The PettingZoo environments: its own tests, and that they show what the game shows and nothing else."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.conftest import scaled
from upperhand import Rng, games
from upperhand import big_two as big_two_game
from upperhand.big_two.actions import Actions
from upperhand.env import TableEnv, big_two, rikken
from upperhand.errors import IllegalMoveError, UpperhandError
from upperhand.rikken import actions as rikken_actions

MODULES: dict[str, Any] = {"big_two": big_two, "rikken": rikken}
TABLES = [
    (game, preset if count == 4 else f"{preset}:players={count}")
    for game in games.GAMES
    for preset, entry in games.load(game).PRESETS.items()
    for count in entry.players
]


def move_of(env: TableEnv, number: int) -> Any:
    """The move of a number by its table in Python, which the core does not use."""
    view = env.table.view(env.table.turn)
    if env.game == "rikken":
        return rikken_actions.move(view, number)
    cards = Actions.for_hand(len(env.table.dealt[0])).cards(view.hand, number)
    return big_two_game.Move.of(cards)


def played(env: TableEnv, seed: int) -> list[tuple[str, int]]:
    """Plays a game at random to its end; agents and actions."""
    env.reset(seed=seed)
    rng, told = Rng(seed), list[tuple[str, int]]()
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        action = None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        if action is not None:
            told.append((agent, action))
        env.step(action)
    return told


# What PettingZoo warns of in everybody's environments but those it lists by name: an observation that is a
# dictionary with a mask; and a mask without a legal action, which is what a seat has after the end.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_pettingzoo_finds_no_fault(game: str, rules: str) -> None:
    api_test(MODULES[game].env(rules), num_cycles=scaled(60, 1000))
    seed_test(lambda: MODULES[game].env(rules), num_cycles=scaled(60, 500))


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_every_legal_move_has_one_number_and_no_other_is_allowed(game: str, rules: str) -> None:
    env = MODULES[game].raw_env(rules)
    for seed in range(scaled(2, 50)):
        env.reset(seed=seed)
        rng = Rng(seed)
        while not env.table.over:
            view = env.table.view(env.table.turn)
            allowed = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
            moves = [move_of(env, number) for number in allowed]
            assert env.legal_actions() == allowed
            assert sorted(map(str, moves)) == sorted(map(str, view.legal_moves()))
            assert all(env.table.view(seat).turn == view.turn for seat in range(env.rules.players))
            for agent in env.possible_agents:
                if agent != env.agent_selection:
                    assert not env.observe(agent)["action_mask"].any()
            action = rng.choice(allowed)
            env.step(action)
            assert env.table.history[-1] == (view.turn, moves[allowed.index(action)])
        assert env.legal_actions() == []


@pytest.mark.parametrize("game", MODULES)
def test_rewards_are_the_scores(game: str) -> None:
    env = MODULES[game].raw_env()
    for seed in range(scaled(5, 50)):
        env.reset(seed=seed)
        rng, got = Rng(seed), dict[str, float]()
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            got[agent] = got.get(agent, 0.0) + reward
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert [got[f"seat_{seat}"] for seat in range(4)] == list(env.table.scores)


@pytest.mark.parametrize("game", MODULES)
def test_a_seed_decides_the_deals_that_follow(game: str) -> None:
    one, two, other = (MODULES[game].raw_env() for _ in range(3))
    assert played(one, 3) == played(two, 3) != played(other, 4)
    for env in (one, two):
        env.reset()
    assert one.table == two.table
    other.reset(seed=3)
    assert other.table != one.table, "the second deal is another than the first"


@pytest.mark.parametrize("game", MODULES)
def test_an_observation_holds_no_hidden_card(game: str) -> None:
    """Two games that a seat cannot distinguish look the same to it."""
    env, rng = MODULES[game].raw_env(), Rng(1)
    observation = games.native(game).observation
    for seed in range(scaled(3, 30)):
        env.reset(seed=seed)
        while not env.table.over:
            for seat in range(4):
                other = env.table.view(seat).determinise(rng)
                assert observation(env.table, seat) == observation(other, seat)
            env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


@pytest.mark.parametrize("game", MODULES)
def test_an_observation_is_the_bits_of_the_view(game: str) -> None:
    env: Any = TableEnv(game)
    env.reset(seed=2)
    while not env.table.over:
        for seat, agent in enumerate(env.possible_agents):
            words = games.native(game).encode_state(env.table.view(seat))
            wanted = [word >> bit & 1 for word in words for bit in range(64)]
            seen = env.observe(agent)
            assert seen["observation"].tolist() == wanted
            assert all(env.observation_space(agent)[name].contains(seen[name]) for name in seen)
        env.step(env.legal_actions()[0])


@pytest.mark.parametrize("game", MODULES)
def test_the_state_holds_every_hand_and_the_view_of_the_turn(game: str) -> None:
    env: Any = TableEnv(game)
    env.reset(seed=3)
    for _ in range(8):
        state, players = env.state(), len(env.possible_agents)
        assert env.state_space.contains(state)
        for seat, hand in enumerate(env.table.hands):
            places = np.flatnonzero(state[64 * seat : 64 * (seat + 1)])
            assert sum(1 << int(place) for place in places) == hand.mask
        seen = env.observe(env.agent_selection)
        assert np.array_equal(state[64 * players :], seen["observation"])
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))


@pytest.mark.parametrize("game", MODULES)
def test_illegal_actions_are_refused_and_change_nothing(game: str) -> None:
    env = MODULES[game].raw_env()
    env.reset(seed=1)
    before = env.table.copy()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[-1])
    with pytest.raises((IllegalMoveError, UpperhandError)):
        env.step(illegal)
    with pytest.raises(UpperhandError):
        env.step(10_000)
    assert env.table == before


def test_what_is_rendered_is_the_view_of_the_seat_to_move() -> None:
    env = big_two.env("hongkong", render_mode="ansi")
    env.reset(seed=1)
    table = env.unwrapped.table
    assert env.render() == str(table.view(table.turn))
    assert rikken.raw_env().render_mode is None


def test_rules_are_named_as_everywhere() -> None:
    assert big_two.raw_env("hongkong:players=3").rules.players == 3
    assert big_two.raw_env().metadata["name"] == "upperhand_big_two_v0"
    with pytest.raises(UpperhandError, match="there is no preset"):
        rikken.raw_env("hongkong")
