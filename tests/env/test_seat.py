"""The Gymnasium environment of one seat: its own checker, and games as matches play them."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.conftest import scaled
from upperhand import Rng, make_player
from upperhand.big_two import State
from upperhand.env import GYMNASIUM_IDS, SeatEnv
from upperhand.env.coding import Observation
from upperhand.errors import IllegalMoveError, SpecError

CASES = [
    ("big_two", "lowest", None),
    ("big_two", ("rule_based", "random"), "hongkong:players=3"),
    ("rikken", "advanced", None),
    ("rikken", ("basic", "random_silent", "advanced"), "stichting2025"),
]


def played(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    """Plays a game at random to its end; the actions, and all rewards together."""
    seen, _ = env.reset(seed=seed)
    rng, actions, total, over = Rng(seed), list[int](), 0.0, False
    while not over:
        actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        seen, reward, over, truncated, info = env.step(actions[-1])
        total += reward
        assert (truncated, info) == (False, {})
    return actions, total


class AnyAction(SeatEnv):
    """Replaces any action by a legal one, because Gymnasium's checker draws actions without a mask."""

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[action % len(legal)]))


@pytest.mark.parametrize(("game", "opponents", "rules"), CASES)
def test_gymnasium_finds_no_fault(game: str, opponents: str | tuple[str, ...], rules: str | None) -> None:
    check_env(AnyAction(game, opponents, rules), skip_render_check=True)


@pytest.mark.parametrize(("game", "opponents", "rules"), CASES)
def test_a_game_ends_with_the_score_of_the_seat(
    game: str, opponents: str | tuple[str, ...], rules: str | None
) -> None:
    env = SeatEnv(game, opponents, rules)
    for seed in range(scaled(3, 40)):
        _, total = played(env, seed)
        assert env.table.over
        assert total == env.table.scores[env.learner]


@pytest.mark.parametrize("game", GYMNASIUM_IDS)
def test_gymnasium_makes_it_by_name(game: str) -> None:
    env = gymnasium.make(GYMNASIUM_IDS[game], opponents="random", seat=2)
    seen, _ = env.reset(seed=4)
    same, _ = SeatEnv(game, "random", seat=2).reset(seed=4)
    assert all(np.array_equal(seen[key], same[key]) for key in same)


def test_the_same_seed_is_the_same_game() -> None:
    one, two = (SeatEnv("rikken", "basic") for _ in range(2))
    assert played(one, 5) == played(two, 5)
    assert one.table == two.table
    assert {played(one, seed) and one.learner for seed in range(20)} == {0, 1, 2, 3}, (
        "chance seats the learner"
    )


def test_opponents_sit_in_order_of_play_after_the_learner() -> None:
    env = SeatEnv("big_two", ("lowest", "rule_based", "conventional"), "hongkong", seat=2)
    sitting = {3: "lowest", 0: "rule_based", 1: "conventional"}
    for seed in range(10):
        played(env, seed)
        again = State.deal(env.rules, env.table.seed or 0)
        for seat, move in env.table.history:
            if seat in sitting:
                assert make_player(sitting[seat]).decide(again.view(seat), Rng(0)).move == move
            again.apply(move)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("rikken", "random_silent")
    env.reset(seed=1)
    before = env.table.copy()  # type: ignore[attr-defined]
    with pytest.raises(IllegalMoveError):
        env.step(20)  # a trump in the auction
    assert env.table == before


def test_what_is_rendered_is_the_own_view() -> None:
    env = SeatEnv("rikken", "random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.table.view(1))


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(SpecError, match="2 opponents cannot take 3 seats"):
        SeatEnv("rikken", ("basic", "basic"))
    with pytest.raises(SpecError, match="there is no seat 4"):
        SeatEnv("rikken", "basic", seat=4)
    with pytest.raises(SpecError, match="there is no player"):
        SeatEnv("big_two", "nobody")
