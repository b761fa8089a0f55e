"""SeatEnv: one seat of a game, against players of your choice, by Gymnasium's protocol."""

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
from gymnasium import spaces

from upperhand import games
from upperhand._core import Rng
from upperhand.env.coding import Bits, Observation, coding, observation, observation_space
from upperhand.errors import SpecError
from upperhand.match import MAX_SEED
from upperhand.player import Player, make_player

Opponents = str | Player | Sequence[str | Player]


class SeatEnv(gym.Env[Observation, int]):
    """The learner's moves are steps, the opponents' happen in between; the reward is the score at the end.

    `opponents` are spec texts or players, in order of play after the learner; a single one stands for all of
    them. The learner sits at `seat`, or, with None, wherever chance puts it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # as Gymnasium declares it

    def __init__(
        self,
        game: str = "big_two",
        opponents: Opponents = "random",
        rules: str | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.rules = games.read_rules(rules or games.words(game).USUAL_RULES, game)
        others = self.rules.players - 1
        named: list[str | Player]
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            named = [opponents] * others
        else:
            named = list(opponents)
        if len(named) != others:
            raise SpecError(f"{len(named)} opponents cannot take {others} seats")
        if seat is not None and not 0 <= seat <= others:
            raise SpecError(f"there is no seat {seat}: seats are numbered from 0 to {others}")
        self.opponents = [make_player(each, game) for each in named]
        self.seat = seat
        self.render_mode = render_mode
        self._coding = coding(game, self.rules)
        self.observation_space: spaces.Space[Any] = observation_space(self._coding)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._coding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._deal()
        while self.table.over:  # before the learner's first turn: nothing to learn from
            self._deal()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._coding.apply_action(self.table, int(action), self.learner)
        self._play_others()
        over = self.table.over
        return self._observe(), float(self.table.scores[self.learner]) if over else 0.0, over, False, {}

    def legal_actions(self) -> list[int]:
        """What the learner may do, ascending; nothing when the game is over."""
        return self._coding.legal_actions(self.table)

    def action_masks(self) -> Bits:
        """Which actions are legal, under the name that libraries look for."""
        return self._observe()["action_mask"]

    def render(self) -> str | None:
        """What the learner sees, as text."""
        return str(self.table.view(self.learner)) if self.render_mode == "ansi" else None

    def _deal(self) -> None:
        self._drawn = int(self.np_random.integers(MAX_SEED))
        drawn = int(self.np_random.integers(self.rules.players))  # drawn in any case: the deals stay the same
        self.learner = drawn if self.seat is None else self.seat
        self.table: games.State = games.load(self.game).State.deal(self.rules, self._drawn)
        self._play_others()

    def _play_others(self) -> None:
        """As matches are played: chance comes from the deal, the seat and the ply."""
        table = self.table
        while not table.over and table.turn != self.learner:
            player = self.opponents[(table.turn - self.learner - 1) % self.rules.players]
            rng = Rng.derive(self._drawn, 0, table.turn, table.ply)
            table.apply(player.decide(table.view(table.turn), rng).move)

    def _observe(self) -> Observation:
        return observation(self._coding, self.table, self.learner)
