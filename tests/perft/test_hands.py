"""Proves on random hands, leading and following, that the core finds the moves of the rules as written."""

from __future__ import annotations

from random import Random
from zlib import crc32

import pytest

from tests.conftest import scaled
from tests.perft.hands import hand_size, plays_by_kind, random_hand, random_table
from tests.reference.big_two import DECK, BigTwo, CardSet, text
from tests.reference.translate import to_cards, to_move, to_plain, to_rules
from tests.reference.variants import Switches, all_variants
from upperhand.big_two import Move, Rules, State, beating, combinations

VARIANTS = all_variants()
HANDS_EACH = scaled(48, 480)
HANDS_IN_FULL = 20_000


def test_there_are_enough_hands() -> None:
    assert len(VARIANTS) * HANDS_EACH >= scaled(HANDS_IN_FULL // 10, HANDS_IN_FULL)


def position(rules: Rules, hand: CardSet, leads: CardSet) -> State:
    """The hand at seat 1, behind a leader who has the play to follow and one card more."""
    others = iter([card for card in DECK if card not in hand | leads])
    fillers = [[next(others)] for _ in range(rules.players)]
    hands = [frozenset(cards) for cards in fillers]
    hands[0], hands[1] = leads | hands[0], hand
    return State.from_hands(rules, [to_cards(cards) for cards in hands], leader=0 if leads else 1)


def check_moves(moves: list[Move], expected: list[CardSet], following: bool) -> None:
    plays = [move for move in moves if not move.is_pass]
    found = {to_plain(move.cards) for move in plays}
    assert len(found) == len(plays), "a move is listed twice"
    missing, added = set(expected) - found, found - set(expected)
    assert not missing, f"missing: {[text(play) for play in missing]}"
    assert not added, f"not legal: {[text(play) for play in added]}"
    assert moves[len(plays) :] == ([Move.PASS] if following else [])


@pytest.mark.parametrize("name", VARIANTS)
def test_legal_moves_of_random_hands(name: str) -> None:
    switches: Switches = {**VARIANTS[name], "lead_after_unbeatable": False}
    rules, book = to_rules(switches), BigTwo(switches)
    tables, random = plays_by_kind(book), Random(crc32(name.encode()))
    for _ in range(HANDS_EACH):
        table = random_table(random, tables)
        hand = random_hand(random, table, hand_size(random))
        check_moves(position(rules, hand, frozenset()).legal_moves(), book.plays(hand), following=False)
        check_following(position(rules, hand, table), rules, book, hand, table)


def check_following(state: State, rules: Rules, book: BigTwo, hand: CardSet, table: CardSet) -> None:
    state.apply(to_move(table))
    expected = [play for play in book.plays(hand) if book.beats(play, table)]
    check_moves(state.legal_moves(), expected, following=True)
    check_moves(
        [Move.of(one.cards) for one in beating(rules, to_cards(hand), to_move(table))], expected, False
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_every_subset_is_judged(name: str) -> None:
    """Legal moves cannot hide a subset that `classify` or `is_legal` judges differently."""
    rules, book = to_rules(VARIANTS[name]), BigTwo(VARIANTS[name])
    random = Random(crc32(name.encode()) + 1)
    for _ in range(scaled(400, 4_000)):
        cards = random_hand(random, frozenset(), random.randint(1, 6))
        found = rules.classify(to_cards(cards))
        assert (found.kind if found else None) == book.kind(cards), text(cards)


@pytest.mark.parametrize("name", VARIANTS)
def test_combinations_of_random_hands(name: str) -> None:
    rules, book = to_rules(VARIANTS[name]), BigTwo(VARIANTS[name])
    random = Random(crc32(name.encode()) + 2)
    for _ in range(scaled(5, 50)):
        hand = random_hand(random, frozenset(), hand_size(random))
        found = combinations(rules, to_cards(hand))
        assert all(found.values()), "a kind the hand lacks is listed"
        listed = sorted((kind, text(to_plain(one.cards))) for kind, ones in found.items() for one in ones)
        assert listed == sorted((str(book.kind(play)), text(play)) for play in book.plays(hand))
