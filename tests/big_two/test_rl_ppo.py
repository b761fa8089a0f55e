"""The 412 numbers and the numbered actions of `rl_ppo`, computed again in plain Python."""

from itertools import combinations

import numpy as np
import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand._core.big_two import ACTIONS, PLACE_WORDS, Batch, PlaceNetwork, action_of, observe_places
from upperhand.big_two import State, View, preset
from upperhand.big_two.actions import Actions
from upperhand.big_two.weights import load_place_network
from upperhand.errors import OutOfTurnError, UpperhandError

RANKS, SUITS = "3456789TJQKA2", "DCHS"
HOME = "charlesworth"


def numbers_of(view: View) -> list[int]:
    """The bits that are set, from the words of the core."""
    words = observe_places(view)
    return [64 * at + bit for at, word in enumerate(words) for bit in range(64) if word >> bit & 1]


def slow_numbers(view: View) -> list[int]:
    """The same from the view's own words, by the table in Charlesworth's order."""
    out = _hand(view)
    for away in (1, 2, 3):
        out += [286 + 27 * (away - 1) + number for number in _opponent(view, (view.seat + away) % 4)]
    gone = {str(card) for _, move in view.history for card in move.cards}
    out += [367 + at for at, card in enumerate(r + s for r in "QKA2" for s in SUITS) if card in gone]
    return sorted(out + [383 + number for number in _table(view)])


def _hand(view: View) -> list[int]:
    hand = [str(card) for card in view.hand]
    ranks, suits = [card[0] for card in hand], [card[1] for card in hand]
    runs = [RANKS[at : at + 5] for at in range(9)]
    straights = {rank for run in runs if set(run) <= set(ranks) for rank in run}
    out = []
    for place, card in enumerate(hand):
        rank, suit = card[0], card[1]
        same = ranks.count(rank)
        facts = [same >= 2, same >= 3, same >= 4, rank in straights, suits.count(suit) >= 5]
        own = [RANKS.index(rank), 13 + SUITS.index(suit), *(17 + at for at, on in enumerate(facts) if on)]
        out += [22 * place + number for number in own]
    return out


def _opponent(view: View, seat: int) -> list[int]:
    plays = [move.cards for who, move in view.history if who == seat and move.cards]
    played = {str(card) for cards in plays for card in cards}
    kinds = {_kind(view, cards) for cards in plays}
    straight = {"straight", "straight_flush"} & kinds
    flush = {"flush", "straight_flush"} & kinds
    four = {"two_pair", "four_of_a_kind"} & kinds
    shown = ["pair" in kinds, "triple" in kinds, four, straight, flush, "full_house" in kinds]
    high = [rank + suit for rank in "A2" for suit in SUITS]
    return [
        view.counts[seat] - 1,
        *(13 + at for at, card in enumerate(high) if card in played),
        *(21 + at for at, on in enumerate(shown) if on),
    ]


def _kind(view: View, cards: Cards) -> str:
    found = view.rules.classify(cards)
    assert found is not None
    return str(found.kind)


def _table(view: View) -> list[int]:
    if view.table is None:
        return [17]
    cards = sorted(
        (str(card) for card in view.table.cards), key=lambda c: (RANKS.index(c[0]), SUITS.index(c[1]))
    )
    kind, ranks = _kind(view, view.table.cards), [card[0] for card in cards]
    top = cards[-1]
    places = {"single": [18], "pair": [19], "triple": [20], "two_pair": [21], "four_of_a_kind": [22]}
    places |= {"straight": [23], "flush": [24], "full_house": [25], "straight_flush": [23, 24]}
    passes = 0
    for _, move in reversed(view.history):
        if move.cards:
            break
        passes += 1
    if kind == "full_house":
        value = [RANKS.index(ranks[2])]  # of five sorted cards the middle one is of the triple
    else:
        value = [RANKS.index(top[0]), 13 + SUITS.index(top[1])]
    return [*value, *places[kind], 26 + passes]


def random_views(seeds: int) -> list[View]:
    views = []
    for seed in range(seeds):
        state, rng = State.deal(preset(HOME), seed), Rng(seed)
        while not state.over:
            views.append(state.view(state.turn))
            legal = state.legal_moves()
            state.apply(legal[rng.below(len(legal))])
    return views


def test_an_observation_is_what_plain_python_tells() -> None:
    for view in random_views(scaled(15, 400)):
        assert numbers_of(view) == slow_numbers(view), str(view)


def test_actions_are_those_of_the_table() -> None:
    table, hand = Actions.for_hand(13), Cards("3D 3S 4C 5H 6H 7H 8S 9D TD JC QC KS 2S")
    assert len(table) == ACTIONS
    assert action_of(hand, Cards()) == table.passing
    for size in range(1, 6):
        for cards in combinations(hand, size):
            played = Cards(" ".join(map(str, cards)))
            try:
                wanted = table.number(hand, played)
            except UpperhandError:
                with pytest.raises(UpperhandError, match="no number"):
                    action_of(hand, played)
                continue
            assert action_of(hand, played) == wanted


def test_an_observation_is_of_a_decision() -> None:
    state = State.deal(preset(HOME), 1)
    with pytest.raises(OutOfTurnError):
        observe_places(state.view((state.turn + 1) % 4))


def test_a_batch_numbers_legal_moves_and_tells_hands() -> None:
    batch, games = Batch([preset(HOME)], 6, seed=3), 6
    states, hidden = np.zeros((games, PLACE_WORDS), np.uint64), np.zeros((games, 4), np.uint64)
    moves, first = np.zeros((games * 60, 1), np.uint64), np.zeros(games + 1, np.int64)
    seats, choices = np.zeros(games, np.uint8), np.zeros(games, np.int32)
    ended, scores = np.zeros(games, np.uint8), np.zeros((games, 4), np.int32)
    for _ in range(40):
        batch.observe_places(states, hidden, moves, first, seats)
        for game in range(games):
            hand = batch.hand(game, int(seats[game]))
            held = [22 * at + RANKS.index(str(card)[0]) for at, card in enumerate(hand)]
            assert all(int(states[game][at // 64]) >> at % 64 & 1 for at in held)
            numbers = [int(number) for number in moves[first[game] : first[game + 1], 0]]
            legal = [batch.move(game, i).cards for i in range(len(numbers))]
            assert numbers == [action_of(hand, cards) for cards in legal]
        choices[:] = (np.diff(first) - 1) // 2
        batch.step(choices, ended, scores)


def test_the_core_sums_what_the_weights_say() -> None:
    rng = np.random.default_rng(1)
    shapes = {"first": (16, 448), "second": (8, 16), "policy": (ACTIONS, 8)}
    arrays = {}
    for name, (rows, columns) in shapes.items():
        arrays[f"{name}.weight"] = rng.normal(size=(rows, columns)).astype(np.float32)
        arrays[f"{name}.bias"] = rng.normal(size=rows).astype(np.float32)
    network = PlaceNetwork(arrays)
    for view in random_views(2):
        x = np.zeros(448, np.float32)
        x[numbers_of(view)] = 1
        for name in ("first", "second"):
            x = np.maximum(arrays[f"{name}.weight"] @ x + arrays[f"{name}.bias"], 0)
        logits = arrays["policy.weight"] @ x + arrays["policy.bias"]
        for move, logit in network.score(view):
            assert logit == pytest.approx(logits[action_of(view.hand, move.cards)], rel=1e-4, abs=1e-3)


def test_weights_of_another_shape_are_refused() -> None:
    arrays = {
        f"{name}.{part}": np.zeros((4, 4) if part == "weight" else 4, np.float32)
        for name in ("first", "second", "policy")
        for part in ("weight", "bias")
    }
    with pytest.raises(UpperhandError, match="412 numbers to 1695 actions"):
        PlaceNetwork(arrays)


def test_the_shipped_weights_play() -> None:
    state = State.deal(preset(HOME), 2)
    assert len(load_place_network().score(state.view(state.turn))) == len(state.legal_moves())
