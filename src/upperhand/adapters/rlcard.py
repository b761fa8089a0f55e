"""Both games as environments of RLCard: `upperhand-big-two` and `upperhand-rikken`.

    import rlcard
    import upperhand.adapters.rlcard  # registers them

    env = rlcard.make("upperhand-big-two", {"seed": 7, "game_rules": "hongkong:players=3"})

An action has the number that it has in `upperhand.env`; `obs` is the same bits, and `raw_obs` the View. What
is not legal is refused.
"""

from collections import OrderedDict
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rlcard.envs import Env
from rlcard.envs.registration import register

from upperhand import games
from upperhand.adapters import move_of

_MOST_SEEDS = 2**31 - 1  # what the generator of RLCard draws from


class Table:
    """A game as RLCard asks for it."""

    allow_step_back = False
    np_random: np.random.RandomState  # given by the environment

    def __init__(self, game: str, rules: Any) -> None:
        self.game, self.rules = game, rules
        self.past: list[Any] = []

    def get_num_players(self) -> int:
        return int(self.rules.players)

    def get_num_actions(self) -> int:
        return int(games.native(self.game).action_count(self.rules))

    def init_game(self) -> tuple[int, int]:
        seed = int(self.np_random.randint(_MOST_SEEDS))
        self.state: Any = games.load(self.game).State.deal(self.rules, seed)
        self.past.clear()
        return self.get_player_id(), self.get_player_id()

    def step(self, move: Any) -> tuple[int, int]:
        before = self.state.copy() if self.allow_step_back else None
        self.state.apply(move)
        if before is not None:
            self.past.append(before)
        return self.get_player_id(), self.get_player_id()

    def step_back(self) -> bool:
        if not self.past:
            return False
        self.state = self.past.pop()
        return True

    def get_state(self, seat: int) -> int:
        return seat  # the environment asks for what it sees

    def get_player_id(self) -> int:
        return int(self.state.turn)

    def is_over(self) -> bool:
        return bool(self.state.over)


class UpperhandEnv(Env):  # type: ignore[misc]  # RLCard has no types
    """An environment by the rules that `game_rules` names: a preset, with switches if need be."""

    GAME: ClassVar[str]

    def __init__(self, config: dict[str, Any]) -> None:
        self.name = f"upperhand-{self.GAME.replace('_', '-')}"
        named = config.get("game_rules") or games.words(self.GAME).USUAL_RULES
        self.game = Table(self.GAME, games.read_rules(named, self.GAME))
        self.native = games.native(self.GAME)
        super().__init__(config)
        self.state_shape = [[64 * self.native.STATE_WORDS]] * self.num_players
        self.action_shape = [[self.num_actions]] * self.num_players

    def get_payoffs(self) -> npt.NDArray[np.float64]:
        return np.array(self.game.state.scores, np.float64)

    def get_perfect_information(self) -> dict[str, Any]:
        state = self.game.state
        return {
            "num_players": self.num_players,
            "hand_cards": [str(hand) for hand in state.hands],
            "history": [(seat, str(move)) for seat, move in state.history],
            "current_player": state.turn,
            "legal_actions": self._get_legal_actions(),
        }

    def _extract_state(self, seat: int) -> dict[str, Any]:
        state = self.game.state
        view = state.view(seat)
        legal = self._get_legal_actions() if seat == state.turn else OrderedDict()
        return {
            "obs": np.ndarray((64 * self.native.STATE_WORDS,), np.int8, self.native.observation(state, seat)),
            "legal_actions": legal,
            "raw_obs": view,
            "raw_legal_actions": view.legal_moves(),
            "action_record": self.action_recorder,
        }

    def _get_legal_actions(self) -> "OrderedDict[int, None]":
        return OrderedDict.fromkeys(self.native.legal_actions(self.game.state))

    def _decode_action(self, action_id: int) -> Any:
        return move_of(self.GAME, self.game.state, int(action_id))


class BigTwoEnv(UpperhandEnv):
    GAME = "big_two"


class RikkenEnv(UpperhandEnv):
    GAME = "rikken"


register("upperhand-big-two", f"{__name__}:BigTwoEnv")
register("upperhand-rikken", f"{__name__}:RikkenEnv")
