"""The games of OpenSpiel: its own tests, and that they are the games of Upperhand."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent

import upperhand.adapters.open_spiel  # noqa: F401 - registers the games
from tests.conftest import scaled
from upperhand import Cards, games
from upperhand.errors import IllegalMoveError, UpperhandError

GAMES = [
    (game, preset, count)
    for game in games.GAMES
    for preset, entry in games.load(game).PRESETS.items()
    for count in entry.players
]


def load(game: str, preset: str = "", players: int = 0) -> Any:
    return pyspiel.load_game(f"upperhand_{game}", {"rules": preset, "players": players})


def dealt(game: Any, table: Any) -> Any:
    """The state in which chance has dealt these hands."""
    state = game.new_initial_state()
    if games.has_dealer(game.NAME):
        state.apply_action(table.dealer)
    for hand in table.dealt:
        for card in hand:
            state.apply_action(card.mask.bit_length() - 1)
    return state


@pytest.mark.parametrize(("game", "preset", "players"), GAMES)
def test_open_spiel_finds_no_fault(game: str, preset: str, players: int) -> None:
    pyspiel.random_sim_test(
        load(game, preset, players), num_sims=scaled(1, 20), serialize=True, verbose=False
    )


@pytest.mark.parametrize(("game", "preset", "players"), GAMES)
def test_a_game_is_that_of_a_state(game: str, preset: str, players: int) -> None:
    spiel, native, rng = load(game, preset, players), games.native(game), random.Random(1)
    assert spiel.num_players() == players
    for seed in range(scaled(2, 30)):
        table = games.load(game).State.deal(spiel.rules, seed)
        state = dealt(spiel, table)
        while not table.over:
            assert state.current_player() == table.turn
            assert state.legal_actions() == native.legal_actions(table)
            assert state.returns() == [0] * players
            for seat in range(players):
                told = np.frombuffer(native.observation(table, seat), np.int8)[: 64 * native.STATE_WORDS]
                assert state.observation_tensor(seat) == told.tolist()
                assert state.information_state_string(seat) == str(table.view(seat))
            action = rng.choice(state.legal_actions())
            text = state.action_to_string(state.current_player(), action)
            state.apply_action(action)
            native.apply_action(table, action)
            assert text == str(table.history[-1][1])
        assert state.is_terminal()
        assert state.returns() == list(table.scores)


@pytest.mark.parametrize("game", games.GAMES)
def test_chance_deals_each_card_once(game: str) -> None:
    state, rng = load(game).new_initial_state(), random.Random(2)
    draws = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        draws.append((len(outcomes), state.action_to_string(outcomes[0][0])))
        state.apply_action(rng.choice(outcomes)[0])
    first = [(4, "seat 0 deals")] if game == "rikken" else []
    assert draws[: len(first)] == first
    assert [count for count, _ in draws[len(first) :]] == list(range(52, 0, -1))
    assert all(text.startswith("deal ") for _, text in draws[len(first) :])


@pytest.mark.parametrize("game", games.GAMES)
def test_a_copy_and_what_was_stored_play_on_alone(game: str) -> None:
    spiel = load(game)
    state = dealt(spiel, games.load(game).State.deal(spiel.rules, 3))
    for _ in range(9):
        state.apply_action(state.legal_actions()[-1])
    before = str(state)
    for other in (state.clone(), spiel.deserialize_state(state.serialize())):
        assert (str(other), other.history()) == (before, state.history())
        other.apply_action(other.legal_actions()[-1])
        assert str(state) == before != str(other)


def test_agents_of_open_spiel_play_it() -> None:
    env = rl_environment.Environment(load("big_two", "hongkong"))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(4)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == 0 != max(step.rewards)


@pytest.mark.parametrize(("game", "preset", "players"), [case for case in GAMES if case[0] == "big_two"])
def test_bounds_hold_the_worst_that_hands_can_cost(game: str, preset: str, players: int) -> None:
    """One seat goes out with its only card, before the others have played any of their thirteen."""
    spiel, deck = load(game, preset, players), [str(card) for card in Cards.DECK]
    hands = [Cards(" ".join(deck[at : at + 13])) for at in (39, 26, 13)][: players - 1]
    table = games.load(game).State.from_hands(spiel.rules, [*hands, Cards(deck[0])], leader=players - 1)
    table.apply(table.legal_moves()[0])
    assert spiel.min_utility() <= min(table.scores) < max(table.scores) <= spiel.max_utility()


def test_what_is_wrong_is_refused() -> None:
    spiel = load("big_two")
    with pytest.raises(UpperhandError, match="there is no preset"):
        load("big_two", "hongkogn")
    with pytest.raises(UpperhandError, match="is the name of a preset"):
        load("big_two", "hongkong:players=3")
    with pytest.raises(UpperhandError, match="takes no parameters"):
        spiel.make_py_observer(None, {"size": 3})
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(UpperhandError, match="what one player sees"):
        spiel.make_py_observer(everything)
    state = dealt(spiel, games.load("big_two").State.deal(spiel.rules, 3))
    with pytest.raises((IllegalMoveError, pyspiel.SpielError)):
        state.apply_action(1694)  # the pass of a seat that leads
