"""Both games as games of OpenSpiel: `upperhand_big_two` and `upperhand_rikken`.

    import pyspiel
    import upperhand.adapters.open_spiel  # registers them

    game = pyspiel.load_game("upperhand_big_two(rules=hongkong,players=3)")

Chance deals card by card. An action has the number that it has in `upperhand.env`, and an observation tensor
is the same bits; the string of an information state is the text of the View, which has every move. In Rikken
chance first chooses the dealer. OpenSpiel knows no game before, so the pack is always shuffled.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from upperhand import Cards, Record, games
from upperhand.adapters import move_of
from upperhand.errors import UpperhandError, shown

_HAND = 13  # cards; no preset deals more
_MOST_MOVES = 4 * len(Cards.DECK)  # between two plays of cards three seats may pass; an auction is shorter


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game by the preset that its parameter `rules` names, for as many as `players` says."""

    NAME: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = self._read_rules(**(params or {}))
        self.native = games.native(self.NAME)
        most = most_points(self.NAME, self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.native.action_count(self.rules),
            max_chance_outcomes=len(Cards.DECK),
            num_players=self.rules.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_MOST_MOVES,
        )
        super().__init__(TYPES[self.NAME], info, params or {})

    def _read_rules(self, rules: str = "", players: int = 0) -> Any:
        if "=" in rules:  # it could not be told from the next parameter in the text of a game
            raise UpperhandError(f"the parameter rules is the name of a preset, not {shown(rules)}")
        preset = rules or games.words(self.NAME).USUAL_RULES
        return games.read_rules(f"{preset}:players={players}" if players else preset, self.NAME)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        if params:
            raise UpperhandError("an observer of Upperhand takes no parameters")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class BigTwo(Game):
    NAME = "big_two"


class Rikken(Game):
    NAME = "rikken"


class Dealt:
    """A State in a form that OpenSpiel can copy, and store as a Record."""

    def __init__(self, game: str, state: Any) -> None:
        self.game, self.state = game, state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Dealt":
        return Dealt(self.game, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (Record.of(self.state, self.game).to_json(),)


def _replayed(record: str) -> Dealt:
    read = Record.from_json(record)
    return Dealt(read.game, read.replay())


class State(pyspiel.State):  # type: ignore[misc]
    """A game that is dealt and then played."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.name, self.rules = game.NAME, game.rules
        self.dealt: Dealt | None = None
        self.dealer: int | None = None
        self.drawn: list[int] = []

    @property
    def table(self) -> Any:
        """The State of Upperhand, or None until all cards are dealt."""
        return None if self.dealt is None else self.dealt.state

    @property
    def _native(self) -> Any:
        return games.native(self.name)  # not kept: OpenSpiel copies all that is, and a module has no copy

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else int(self.table.turn)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if games.has_dealer(self.name) and self.dealer is None:
            outcomes = list(range(self.rules.players))
        else:
            outcomes = sorted(set(range(len(Cards.DECK))) - set(self.drawn))
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def is_terminal(self) -> bool:
        return self.table is not None and bool(self.table.over)

    def returns(self) -> list[float]:
        scores = self.table.scores if self.is_terminal() else [0] * self.rules.players
        return [float(score) for score in scores]

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self._native.legal_actions(self.table) if player == self.table.turn else []
        return legal

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self._native.apply_action(self.table, action)
        elif games.has_dealer(self.name) and self.dealer is None:
            self.dealer = action
        else:
            self.drawn.append(action)
            if len(self.drawn) == _HAND * self.rules.players:
                self._begin()

    def _begin(self) -> None:
        hands = [
            Cards.from_mask(sum(1 << card for card in self.drawn[at : at + _HAND]))
            for at in range(0, len(self.drawn), _HAND)
        ]
        dealer = {} if self.dealer is None else {"dealer": self.dealer}
        state = games.load(self.name).State.from_hands(self.rules, hands, **dealer)
        self.dealt = Dealt(self.name, state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(move_of(self.name, self.table, action))
        if games.has_dealer(self.name) and self.dealer is None:
            return f"seat {action} deals"
        return f"deal {Cards.from_mask(1 << action)}"

    def __str__(self) -> str:
        if self.table is None:
            return f"dealing, {len(self.drawn)} cards so far"
        return "\n".join(f"{hand}" for hand in self.table.hands) + f"\n{self.table.view(self.table.turn)}"


class Observer:
    """What a player sees: its own cards and all that is public."""

    def __init__(self, game: Game, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise UpperhandError("an observer of Upperhand shows what one player sees, no less and no more")
        self.bits = 64 * game.native.STATE_WORDS
        self.observation = game.native.observation
        self.tensor = np.zeros(self.bits, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Makes `tensor` what that player sees; nothing before all cards are dealt."""
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = np.ndarray((self.bits,), np.int8, self.observation(state.table, player))

    def string_from(self, state: State, player: int) -> str:
        """The View of that player as text."""
        return "dealing" if state.table is None else str(state.table.view(player))


def most_points(game: str, rules: Any) -> float:
    """More than a seat can win or lose; no closer bound is needed."""
    if game == "rikken":  # each of four seats may play a contract of its own against three
        return float(4 * 3 * (210 + _HAND * rules.overtricks))
    best = Cards(" ".join(str(card) for card in list(Cards.DECK)[-_HAND:]))
    rest = list(Cards.DECK - best)
    hands = [best, *(Cards(str(card)) for card in rest[: rules.players - 1])]
    cost = games.load(game).State.from_hands(rules, hands, leader=1).cost(0)
    return float((rules.players - 1) * cost.total)


def _type(name: str) -> Any:
    players = [count for preset in games.load(name).PRESETS.values() for count in preset.players]
    return pyspiel.GameType(
        short_name=f"upperhand_{name}",
        long_name=f"{games.GAMES[name]} (Upperhand)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": "", "players": 0},
    )


TYPES = {name: _type(name) for name in games.GAMES}
for _game in (BigTwo, Rikken):
    pyspiel.register_game(TYPES[_game.NAME], _game)
