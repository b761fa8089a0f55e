"""Proves that whole games of Rikken follow the rules as written, move by move, from first bid to chips."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from tests.conftest import scaled
from tests.property.positions import examples, seeds
from tests.property.rikken_positions import beginning, beginnings, play_on
from tests.reference.rikken import CONTRACTS, DECK, winner
from tests.reference.rikken_game import Game
from tests.reference.rikken_presets import BETER
from tests.reference.rikken_translate import reference_game, to_plain
from tests.reference.rikken_variants import all_variants
from upperhand.rikken import Move, Rules, State

VARIANTS = all_variants()
EVERY_MOVE = [
    *(Move(text) for text in ("pass", *CONTRACTS, "trump D", "trump C", "trump H", "trump S", *DECK)),
    *(Move(f"call {rank}{suit}{blind}") for rank in "AKQ" for suit in "DCHS" for blind in ("", " blind")),
]


def assert_same(state: State, game: Game) -> None:
    assert state.phase == game.phase
    assert (state.over, state.passed_out) == (game.over, game.passed_out)
    assert [to_plain(hand) for hand in state.hands] == game.hands
    assert state.counts == tuple(map(len, game.hands))
    assert [(seat, str(move)) for seat, move in state.history] == game.history
    assert state.ply == len(game.history)
    assert [(seat, str(bid)) for seat, bid in state.bids] == game.bids
    assert_same_contract(state, game)
    assert_same_tricks(state, game)
    assert {str(move) for move in state.legal_moves()} == set(game.legal_moves())
    assert len(state.legal_moves()) == len(game.legal_moves())
    if game.over:
        assert list(state.scores) == game.scores()
    else:
        assert state.turn == game.turn


def assert_same_contract(state: State, game: Game) -> None:
    bidding = game.phase == "auction"
    declarers = game.standing if bidding else game.declarers
    assert state.contract == (game.highest if bidding else game.contract)
    assert state.declarer == (declarers[0] if declarers else None)
    assert state.declarers == tuple(sorted(game.declarers))
    assert (state.trump, state.blind) == (game.trump, game.blind)
    assert (None if state.called is None else str(state.called)) == game.called
    assert state.partner == game.partner


def assert_same_tricks(state: State, game: Game) -> None:
    assert [(seat, str(card)) for seat, card in state.trick] == game.trick
    assert state.tricks_won == tuple(game.tricks_won())
    assert [
        ([(seat, str(card)) for seat, card in cards], winner) for _, cards, winner in state.tricks
    ] == game.tricks
    assert [leader for leader, _, _ in state.tricks] == [trick[0][0] for trick, _ in game.tricks]
    if game.phase == "play":
        assert state.trick_leader == game.leader
    best = winner(game.trick, game.trump)[1] if game.trick else None
    assert (None if state.table is None else str(state.table)) == best


def assert_same_refusals(state: State) -> None:
    """Whatever may be said at a table is legal, or there is a reason why not."""
    legal = set(state.legal_moves())
    for move in EVERY_MOVE:
        assert state.is_legal(move) == (move in legal)
        assert (state.why_not(move) is None) == (move in legal), move


def follow(state: State, seed: int) -> Game:
    """Plays a random game on both sides at once."""
    game = reference_game(state)
    assert_same(state, game)
    while not state.over:
        play_on(state, 1, seed + state.ply)
        game.move(str(state.history[-1][1]))
        assert_same(state, game)
    return game


@given(beginnings, seeds)
@examples(150, 10_000)
def test_games_follow_the_rules_as_written(state: State, seed: int) -> None:
    follow(state, seed)


@pytest.mark.parametrize("name", VARIANTS)
def test_variants_follow_the_rules_as_written(name: str) -> None:
    rules = Rules.from_dict(VARIANTS[name])
    for seed in range(scaled(10, 500)):
        follow(beginning(rules, seed), seed)


@given(beginnings, seeds)
@examples(25, 1_000)
def test_every_other_move_is_refused(state: State, seed: int) -> None:
    assert_same_refusals(state)
    while not state.over:
        play_on(state, 1 + seed % 7, seed + state.ply)
        assert_same_refusals(state)


def test_every_contract_is_met() -> None:
    """The random games above are no proof of a contract that they never come to."""
    met: Counter[str | None] = Counter()
    full = Rules.from_dict(VARIANTS["vorsteveld2007_full"])
    hearts = full.replace(bids=("rik", *BETER), troela="off")
    for rules in (full, hearts):
        for seed in range(scaled(600, 2_000)):
            met[play_on(beginning(rules, seed), 12, seed).contract] += 1
    assert set(met) >= set(CONTRACTS), f"never met: {set(CONTRACTS) - set(met)}"
