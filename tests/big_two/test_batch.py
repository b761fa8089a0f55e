"""A batch of games is the same as its games one by one, and its features are those of their views."""

import numpy as np
import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand._core.big_two import HIDDEN_WORDS, MOVE_WORDS, STATE_WORDS, Batch, encode
from upperhand.big_two import PRESETS, Rules, State, preset
from upperhand.errors import OutOfTurnError

GAMES = scaled(6, 60)


class Arrays:
    def __init__(self, games: int) -> None:
        self.states = np.zeros((games, STATE_WORDS), np.uint64)
        self.hidden = np.zeros((games, HIDDEN_WORDS), np.uint64)
        self.moves = np.zeros((games * 1400, MOVE_WORDS), np.uint64)
        self.first = np.zeros(games + 1, np.int64)
        self.seats = np.zeros(games, np.uint8)
        self.ended = np.zeros(games, np.uint8)
        self.scores = np.zeros((games, 4), np.int32)

    def observe(self, batch: Batch) -> None:
        batch.observe(self.states, self.hidden, self.moves, self.first, self.seats)

    def step(self, batch: Batch, choices: list[int]) -> None:
        batch.step(np.array(choices, np.int32), self.ended, self.scores)


def started(batch: Batch, game: int, rules: Rules) -> State:
    """The game that waits in a batch for its first decision, from its hands."""
    hands = [batch.hand(game, seat) for seat in range(4)]
    # If the opener had no choice, the lowest card was played before anybody decided.
    gone = Cards.DECK - hands[0] - hands[1] - hands[2] - hands[3]
    hands = [hand | gone if len(hand) == 12 else hand for hand in hands]
    return State.from_hands(rules, hands)


def play_forced(state: State) -> None:
    while not state.over and len(state.legal_moves()) == 1:
        state.apply(state.legal_moves()[0])


@pytest.mark.parametrize("name", PRESETS)
def test_a_batch_is_its_games_one_by_one(name: str) -> None:
    rules = preset(name)
    batch, arrays, rng = Batch([rules], GAMES, seed=5), Arrays(GAMES), Rng(9)
    states = [started(batch, game, rules) for game in range(GAMES)]
    ended = [False] * GAMES
    for state in states:
        play_forced(state)
    while not all(ended):
        arrays.observe(batch)
        choices = []
        for game, state in enumerate(states):
            first, end = int(arrays.first[game]), int(arrays.first[game + 1])
            choices.append(rng.below(end - first))
            if ended[game]:
                continue
            words, moves = encode(state.view(state.turn))
            assert arrays.seats[game] == state.turn
            assert tuple(arrays.states[game].tolist()) == words
            assert [tuple(row) for row in arrays.moves[first:end].tolist()] == list(moves)
            move = batch.move(game, choices[-1])
            assert move == state.legal_moves()[choices[-1]]
            state.apply(move)
            play_forced(state)
        arrays.step(batch, choices)
        for game, state in enumerate(states):
            if not ended[game]:
                assert bool(arrays.ended[game]) == state.over
                if state.over:
                    assert tuple(arrays.scores[game].tolist()) == tuple(state.scores)
                    ended[game] = True


def test_hidden_facts_are_the_other_hands() -> None:
    rules = preset("hongkong")
    batch, arrays = Batch([rules], 1, seed=3), Arrays(1)
    arrays.observe(batch)
    seat = int(arrays.seats[0])
    deck = Cards.DECK.mask
    for away in range(1, 4):
        assert int(arrays.hidden[0, away - 1]) & deck == batch.hand(0, (seat + away) % 4).mask


def test_cards_stand_at_their_place_in_the_order_of_play() -> None:
    """In Big2AI's order of suits the lowest card is the 3 of clubs, and it comes first."""
    state = State.from_hands(
        preset("big2ai"), [Cards("3C"), Cards("4C 5C"), Cards("6C"), Cards("7C")], leader=1
    )
    words, moves = encode(state.view(1))
    assert words[0] & Cards.DECK.mask == Cards("4D 5D").mask
    assert moves[0][0] & Cards.DECK.mask == Cards("4D").mask


def test_features_are_of_a_decision() -> None:
    state = State.deal(preset("hongkong"), seed=1)
    with pytest.raises(OutOfTurnError, match="not this seat's turn"):
        encode(state.view((state.turn + 1) % 4))
