"""Chains of deals: every deal fits the view, and comes as often as the opponents' moves make it likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import exp

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand._core.big_two import chain_of_deals, deal_log_weight
from upperhand.big_two import PRESETS, Rules, State, preset
from upperhand.big_two.weights import load_network

FLOOR, TRUST = 0.02, 0.7
ROLLOUT = load_network("rollout")
Hands = tuple[Cards, ...]


def games(rules: Rules, count: int, hidden: int) -> Iterator[State]:
    """Games of the network, once the other hands have at most this many cards."""
    for seed in range(count):
        state = State.deal(rules, seed)
        while not state.over:
            if sum(len(hand) for hand in state.hands) - len(state.hands[state.turn]) <= hidden:
                yield state
                break
            scored = ROLLOUT.score(state.view(state.turn))
            state.apply(max(scored, key=lambda one: one[1])[0])


def shared_out(cards: Cards, sizes: list[int]) -> Iterator[Hands]:
    """All ways to deal the cards to hands of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(list(cards), sizes[0]):
        hand = Cards()
        for card in chosen:
            hand |= card
        for rest in shared_out(cards - hand, sizes[1:]):
            yield (hand, *rest)


def with_hands(state: State, hands: Hands) -> State:
    """The same game, if these hands were left now."""
    played = [Cards() for _ in hands]
    for seat, move in state.history:
        played[seat] |= move.cards
    other = State.from_hands(state.rules, [left | gone for left, gone in zip(hands, played, strict=True)])
    for _, move in state.history[other.ply :]:
        other.apply(move)
    return other


def chances(state: State) -> dict[Hands, float]:
    """How likely each deal is, by going through all of them."""
    seat = state.turn
    others = [each for each in range(4) if each != seat]
    unseen = Cards()
    for each in others:
        unseen |= state.hands[each]
    weights = {}
    for hands in shared_out(unseen, [len(state.hands[each]) for each in others]):
        deal = (*hands[:seat], state.hands[seat], *hands[seat:])
        weights[deal] = exp(deal_log_weight(with_hands(state, deal), seat, ROLLOUT, TRUST, FLOOR))
    total = sum(weights.values())
    return {deal: weight / total for deal, weight in weights.items()}


@pytest.mark.parametrize("name", ["hongkong", "charlesworth"])
def test_deals_come_as_often_as_they_are_likely(name: str) -> None:
    steps = 20_000
    for state in games(preset(name), scaled(4, 20), hidden=7):
        likely = chances(state)
        found = Counter(
            tuple(hands)
            for hands in chain_of_deals(state.view(state.turn), ROLLOUT, TRUST, FLOOR, steps, state.ply)
        )
        assert set(found) <= set(likely)
        apart = sum(abs(found[deal] / steps - chance) for deal, chance in likely.items()) / 2
        assert apart < 0.1


@pytest.mark.parametrize("name", PRESETS)
def test_every_deal_of_a_chain_fits_the_view(name: str) -> None:
    for state in games(preset(name), scaled(3, 30), hidden=30):
        view = state.view(state.turn)
        for hands in chain_of_deals(view, ROLLOUT, TRUST, FLOOR, 100, 1):
            assert with_hands(state, tuple(hands)).view(view.seat) == view


def test_cards_that_nobody_was_dealt_are_exchanged_too() -> None:
    state = next(games(preset("hongkong").replace(players=3), 1, hidden=20))
    view = state.view(state.turn)
    deals = chain_of_deals(view, ROLLOUT, TRUST, FLOOR, 400, 1)
    assert len({hands[0] | hands[1] | hands[2] for hands in deals}) > 1
    drawn = view.determinise(Rng(1)).hands
    assert all([len(hand) for hand in hands] == [len(hand) for hand in drawn] for hands in deals)
