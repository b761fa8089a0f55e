"""Proves that playouts of Rikken take tricks and chips as the whole tree says, counted branch by branch."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from tests.conftest import scaled
from tests.property.rikken_positions import play_on
from tests.property.rikken_starts import arguments, random_start
from tests.reference.deals import allotments
from tests.reference.rikken import Hand
from tests.reference.rikken_deals import possible_deals
from tests.reference.rikken_game import Game, Settled
from tests.reference.rikken_perft import after
from tests.reference.rikken_translate import to_cards
from tests.reference.rikken_variants import FULL
from upperhand import Rng
from upperhand.rikken import Rules, State, first_card_tricks, playouts

GAMES = scaled(10_000, 200_000)
FARTHEST = 5.5  # standard deviations; a right program goes beyond in one of ten million figures

# The contract, and the switches that make its play more than following suit.
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "solo": ("solo9", {}),
    "trumping a duty": ("solo8", {"must_trump": True}),
    "rik": ("rik", {}),
    "the called card must fall": ("rik", {"called_ace": "must_when_led"}),
    "it falls for the declarer": ("rik", {"called_ace": "must_when_declarer_leads"}),
    "misere": ("misere", {}),
    "schoppen mie": ("schoppen_mie", {}),
}
Outcome = tuple[int, ...]


def both(name: str, seed: int, size: int, moves: int = 0) -> tuple[State, Game]:
    """A small game of a case in the core and in the reference, so many moves into it."""
    contract, switches = CASES[name]
    random, switches = Random(seed), {**FULL, **switches}
    hands, settled = random_start(random, size, contract)
    state = State.from_hands(Rules.from_dict(switches), list(map(to_cards, hands)), **arguments(settled))
    play_on(state, moves, seed)
    return state, played(switches, hands, settled, [str(move) for _, move in state.history])


def played(switches: dict[str, Any], hands: list[Hand], settled: Settled, moves: list[str]) -> Game:
    game = Game(switches, hands, 3, settled)
    for move in moves:
        game.move(move)
    return game


def outcomes(game: Game) -> dict[Outcome, float]:
    """The chance of each end, as tricks and chips of all seats, when any legal card is as likely."""
    if game.over:
        return {(*game.tricks_won(), *game.scores()): 1.0}
    chances: dict[Outcome, float] = defaultdict(float)
    moves = game.legal_moves()
    for move in moves:
        for end, chance in outcomes(after(game, move)).items():
            chances[end] += chance / len(moves)
    return chances


def assert_mean(total: float, games: int, chances: dict[int, float]) -> None:
    """A sum over so many games is as far from its mean as chance has it."""
    mean = sum(value * chance for value, chance in chances.items())
    variance = max(0.0, sum((value - mean) ** 2 * chance for value, chance in chances.items()))
    assert abs(total - games * mean) <= FARTHEST * (games * variance) ** 0.5 + 1e-6


def column(chances: dict[Outcome, float], place: int) -> dict[int, float]:
    found: dict[int, float] = defaultdict(float)
    for end, chance in chances.items():
        found[end[place]] += chance
    return found


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("moves", [0, 2])
def test_tricks_and_chips_come_as_often_as_the_tree_says(name: str, moves: int) -> None:
    for seed in range(scaled(3, 20)):
        state, game = both(name, seed, 3, moves)
        chances, result = outcomes(game), playouts(state, GAMES, seed)
        assert result.moves == GAMES * (12 - moves)
        for seat in range(4):
            assert_mean(result.tricks[seat], GAMES, column(chances, seat))
            assert_mean(result.scores[seat], GAMES, column(chances, 4 + seat))


def first_cards(game: Game, seat: int) -> dict[str, dict[int, float]]:
    """By the first card that the seat plays: the chance of it and of the tricks it brings from now on."""
    found: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    before = game.tricks_won()[seat]

    def walk(now: Game, first: str | None, chance: float) -> None:
        if now.over and first is not None:
            found[first][now.tricks_won()[seat] - before] += chance
        moves = now.legal_moves()
        for move in moves:
            mine = move if first is None and now.turn == seat else first
            walk(after(now, move), mine, chance / len(moves))

    walk(game, None, 1.0)
    return found


def mixed(game: Game, seat: int, deals: list[tuple[Hand, ...]]) -> dict[str, dict[int, float]]:
    """The same over some deals of the hidden cards, all as likely."""
    total: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for hands in deals:
        guess = after_deal(game, hands)
        for card, tricks in first_cards(guess, seat).items():
            for count, chance in tricks.items():
                total[card][count] += chance / len(deals)
    return total


def after_deal(game: Game, hands: tuple[Hand, ...]) -> Game:
    """The same moment with other cards in the hands."""
    guess = after(game, game.legal_moves()[0])
    for name, value in vars(game).items():
        setattr(guess, name, list(value) if isinstance(value, list) else value)
    guess.hands = list(hands)
    return guess


def by_counts(game: Game, seat: int) -> list[tuple[Hand, ...]]:
    """All ways to give the unseen cards to the others, whatever they have shown."""
    others = [who for who in range(4) if who != seat]
    unseen: Hand = frozenset().union(*(game.hands[who] for who in others))
    ways = allotments(unseen, [len(game.hands[who]) for who in others])
    return [
        tuple(dict(zip([*others, seat], [*way, game.hands[seat]], strict=True))[who] for who in range(4))
        for way in ways
    ]


@pytest.mark.parametrize("deals", ["counts", "consistent"])
@pytest.mark.parametrize("name", ["solo", "rik", "misere", "trumping a duty"])
def test_first_cards_bring_the_tricks_that_all_deals_say(name: str, deals: str) -> None:
    for seed in range(scaled(2, 20)):
        state, game = both(name, seed, 3, 5 + seed % 3)
        seat = state.turn
        possible = by_counts(game, seat) if deals == "counts" else list(possible_deals(game, seat))
        expected = mixed(game, seat, possible)
        found = first_card_tricks(state.view(seat), GAMES, Rng(seed), deals=deals)
        assert {str(card) for card, times, _ in found if times} == set(expected)
        for card, times, tricks in found:
            chance = sum(expected[str(card)].values())
            assert_mean(times, GAMES, {1: chance, 0: 1 - chance})
            share = {count: each / chance for count, each in expected[str(card)].items()}
            assert_mean(tricks, times, share)
