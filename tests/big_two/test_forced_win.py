"""A forced win wins against every hand the opponents may hold and everything they may do."""

from collections.abc import Iterator
from itertools import combinations as subsets

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand.big_two import PRESETS, Move, Rules, State, forced_win, preset

SEVERAL_PLAYERS = [
    pytest.param(preset(name, players=players), id=f"{name} {players}")
    for name in PRESETS
    for players in PRESETS[name].players
]


def ending(rules: Rules, rng: Rng) -> State:
    """A random ending of few cards in which everybody knows which cards are left, but not where."""
    cards = list(Cards.DECK)
    if rng.below(2):
        cards = [card for card in cards if card.rank in "JQKA2"]  # pairs and bombs are common here
    rng.shuffle(cards)
    hands = []
    for seat in range(rules.players):
        size = 2 + rng.below(4) if seat == 0 else 1 + rng.below(3)
        hands.append(Cards(" ".join(str(cards.pop()) for _ in range(size))))
    gone = Cards.DECK
    for hand in hands:
        gone = gone - hand
    return State.from_hands(rules, hands, leader=rng.below(rules.players), gone=gone)


def splits(cards: tuple[Cards, ...], sizes: list[int]) -> Iterator[list[Cards]]:
    """Every way to deal the cards into hands of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in subsets(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in chosen)
        for others in splits(rest, sizes[1:]):
            yield [Cards(" ".join(map(str, chosen))), *others]


def possible_states(state: State, seat: int, start: list[Cards], leader: int) -> Iterator[State]:
    """Every state that the seat cannot distinguish from this one."""
    view = state.view(seat)
    others = [other for other in range(state.rules.players) if other != seat]
    gone = Cards.DECK
    for hand in start:
        gone = gone - hand
    for hands in splits(tuple(view.unseen), [view.counts[other] for other in others]):
        dealt = [view.hand] * state.rules.players
        for other, hand in zip(others, hands, strict=True):
            dealt[other] = hand
        for who, move in state.history:
            dealt[who] = dealt[who] | move.cards
        copy = State.from_hands(state.rules, dealt, leader=leader, gone=gone)
        for who, move in state.history:
            copy.apply(move, who)
        assert copy.view(seat) == view
        yield copy


def always_won(state: State, seat: int, line: list[Move]) -> bool:
    """Whether the line wins whatever the opponents do from here."""
    if state.over:
        return state.winner == seat
    if state.turn == seat:
        after = state.copy()
        after.apply(line[0])
        return always_won(after, seat, line[1:])
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        if not always_won(after, seat, line):
            return False
    return True


@pytest.mark.parametrize("rules", SEVERAL_PLAYERS)
def test_no_hand_and_no_play_refutes_it(rules: Rules) -> None:
    proven = 0
    for seed in range(scaled(400, 8000)):
        rng = Rng(seed)
        state = ending(rules, rng)
        start, leader = list(state.dealt), state.turn
        while not state.over and state.turn != 0:
            state.apply(rng.choice(state.legal_moves()))
        if state.over or (line := forced_win(state.view(0))) is None:
            continue
        proven += len(line) > 1
        for possible in possible_states(state, 0, start, leader):
            assert always_won(possible, 0, list(line)), f"{state.view(0)}\nline {list(map(str, line))}"
    assert proven >= scaled(20, 400)


def test_a_low_card_is_led_before_the_cover_that_takes_the_lead_back() -> None:
    rules = preset("hongkong")
    hands = [Cards("3D 2S 9C"), Cards("4D 5D"), Cards("6D 7D"), Cards("8D TD")]
    line = forced_win(State.from_hands(rules, hands, leader=0).view(0))
    assert line is not None
    assert [str(move) for move in line][1] == "2S"


def test_an_opponent_who_can_go_out_refutes_the_low_card() -> None:
    rules = preset("hongkong")
    hands = [Cards("3D 2S 9C"), Cards("4D 5D"), Cards("6D"), Cards("8D TD")]
    assert forced_win(State.from_hands(rules, hands, leader=0).view(0)) is None


def test_a_play_for_which_no_opponent_has_cards_enough_is_sure() -> None:
    rules = preset("hongkong")
    hands = [Cards("3D 3C 4D 4C 9C"), Cards("5D"), Cards("6D"), Cards("8D")]
    line = forced_win(State.from_hands(rules, hands, leader=0).view(0))
    assert line is not None
    assert {str(move) for move in line} == {"3D 3C", "4D 4C", "9C"}
    assert str(line[-1]) == "9C"


def test_nothing_is_forced_out_of_turn() -> None:
    state = State.deal(preset("hongkong"), 1)
    assert forced_win(state.view((state.turn + 1) % 4)) is None
