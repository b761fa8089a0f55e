"""TableEnv: a game in which every seat is an agent, by PettingZoo's protocol for agents that take turns."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from upperhand import games
from upperhand.env.coding import (
    Bits,
    Observation,
    coding,
    observation,
    observation_space,
    state_space,
    whole_state,
)
from upperhand.match import MAX_SEED


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game a time. The scores are given when it is over; a move that is not legal is refused.

    `rules` is a preset spec like `hongkong:players=3`; nobody named takes what people play by most.
    """

    def __init__(self, game: str, rules: str | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.rules = games.read_rules(rules or games.words(game).USUAL_RULES, game)
        self.metadata = {
            "name": f"upperhand_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._coding = coding(game, self.rules)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space: spaces.Space[Any] = state_space(self._coding, self.rules.players)
        self._rng: np.random.Generator | None = None
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(self._coding) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self._coding.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deals; with a seed the deals from here on come from it."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        dealt = int(self._rng.integers(MAX_SEED))
        self.table: games.State = games.load(self.game).State.deal(self.rules, dealt)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.turn]

    def state(self) -> Bits:
        """Everything, for a critic that may see all hands while its players learn; no player may get it."""
        return whole_state(self._coding, self.table)

    def legal_actions(self) -> list[int]:
        """What the agent to move may do, ascending: much faster to choose from than a mask."""
        return self._coding.legal_actions(self.table)

    def observe(self, agent: str) -> Observation:
        return observation(self._coding, self.table, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        self._coding.apply_action(table, int(action), self._seats[agent])  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self.rewards = {a: float(p) for a, p in zip(self.agents, table.scores, strict=True)}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
            return
        self.agent_selection = self.possible_agents[table.turn]

    def render(self) -> str | None:
        """What the seat to move sees, as text."""
        if self.render_mode != "ansi":
            return None
        return str(self.table.view(self._seats[self.agent_selection]))

    def close(self) -> None:
        """Holds nothing that needs closing."""
