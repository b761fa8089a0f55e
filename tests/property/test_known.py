"""Proves that a view made from what a seat knows is its view, and that what no deal allows is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.conftest import scaled
from tests.property.both_games import check_no_deal_allows, check_same_view
from tests.property.positions import NAMES, examples, play_on, rules, seeds
from tests.reference.big_two import DECK
from upperhand import Cards, Rng
from upperhand.big_two import PRESETS, Move, Rules, State, View
from upperhand.errors import CardsError, IllegalMoveError, OutOfTurnError, UpperhandError

CASES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


def known(state: State, seat: int, moves: list[Move] | None = None) -> View:
    """What the seat knows, and nothing of the others."""
    made = [move for _, move in state.history] if moves is None else moves
    first = state.history[0][0] if state.history else state.turn
    return View.from_known(state.rules, seat, state.dealt[seat], made, first, state.names)


def check_game(state: State, random: Random) -> None:
    """At every ply, for the seat to move and another."""
    eager = random.random()
    while True:
        for seat in {state.turn, random.randrange(state.rules.players)}:
            check_same_view(known(state, seat), state.view(seat))
        if state.over:
            return
        play_on(state, 1, random.getrandbits(32), eager)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_known_view_is_the_view_of_the_seat(name: str, players: int) -> None:
    random = Random(11)
    for _ in range(scaled(5, 300)):
        rules = PRESETS[name].with_switches(name, players=players)
        check_game(State.deal(rules, random.getrandbits(32), NAMES[:players]), random)


@given(rules, seeds)
@examples(30, 2_000)
def test_a_known_view_under_any_rules(rules: Rules, seed: int) -> None:
    check_game(State.deal(rules, seed), Random(seed))


@given(rules, seeds)
@examples(200, 10_000)
def test_a_known_view_exists_where_some_deal_allows_the_moves(rules: Rules, seed: int) -> None:
    """One move of a game is another: what is accepted can be played, what is refused cannot."""
    random, state = Random(seed), State.deal(rules, seed)
    begun = state.ply
    play_on(state, random.randint(1, 40), seed, eager=0.8)
    seat, moves = random.randrange(rules.players), [move for _, move in state.history]
    some = random.choice([*state.legal_moves(), *moves, Move.PASS, Move(random.choice(DECK))])
    moves[random.randrange(len(moves))] = some
    first = state.history[0][0]
    try:
        view = View.from_known(rules, seat, state.dealt[seat], moves, first)
    except IllegalMoveError as error:
        check_no_deal_allows(error, moves, lambda before: known(state, seat, before), begun)
    else:
        guess = view.determinise(Rng(seed))
        again = State.from_hands(rules, guess.dealt)
        for move in moves[again.ply :]:
            again.apply(move)
        check_same_view(again.view(seat), view)


OWN = Cards("4C 5C 6C 7C 8C 9C TC JC QC KC AC 2C 4D")
HIGH = Cards("5C 6C 6D 7C 7D 8C 9C TC JC QC KC AC 2C")
HIGHEST = Cards("TS TH JC JD JH JS QC KC KD AC AD 2C 2D")
TWO, WHOLE = Rules(players=2), Rules(players=3, deal="whole_deck")
ALONE, AUTOMATIC = Rules(opening="alone"), Rules(opening="automatic")


def known_by_hand(moves: str, **otherwise: Any) -> View:
    given = {"rules": Rules(), "seat": 0, "dealt": OWN, "first": 1, **otherwise}
    return View.from_known(moves=[Move(text) for text in moves.split(", ") if text], **given)


@pytest.mark.parametrize(
    ("otherwise", "error", "sentence"),
    [
        ({"seat": 4}, OutOfTurnError, "there is no seat 4: the seats are 0 to 3"),
        ({"first": -1}, OutOfTurnError, "there is no seat -1: the seats are 0 to 3"),
        ({"names": ["Ann"]}, UpperhandError, "these rules seat 4 players, but 1 names are given"),
        ({"dealt": OWN - Cards("4D")}, CardsError, "a hand has 13 cards under these rules, not 12"),
        ({"rules": WHOLE}, CardsError, "this hand has 17 cards under these rules, not 13: 18 go to the"),
        ({"first": 0}, CardsError, "52 cards are dealt, so the lowest of them is"),
        ({"dealt": HIGH - Cards("5C") | Cards("3D")}, CardsError, "seat 0 opens: it holds 3D"),
        ({"rules": AUTOMATIC}, IllegalMoveError, "the lowest card opens by itself under these rules"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused(
    otherwise: dict[str, Any], error: type[UpperhandError], sentence: str
) -> None:
    with pytest.raises(UpperhandError) as caught:
        known_by_hand("", **otherwise)
    assert type(caught.value) is error
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("moves", "seat", "reason", "otherwise"),
    [
        ("pass", 1, "the player who leads must play: a pass is not possible", {}),
        ("4H", 1, "the lowest card opens, and 4D of seat 0 is lower than 4H", {}),
        ("3H", 1, "52 cards are dealt, so the lowest of them is lower than 3H", {}),
        (
            "TD",
            1,
            "26 cards are dealt, so the lowest of them is lower than TD",
            {"rules": TWO, "dealt": HIGHEST},
        ),
        ("4D", 1, "4D was dealt to seat 0", {}),
        ("3D 3S", 1, "the opening play must be 3D alone", {"rules": ALONE}),
        ("3D, 3D", 2, "3D was played before", {}),
        ("3D 3S, 3C 3H", 2, "a pair of 3s (3C 3H) does not beat the one on the table (3D 3S)", {}),
        ("3D, 4S 4H", 2, "a pair of 4s cannot be played on", {}),
        ("3D, 4S 5H", 2, "4S 5H is not a combination under these rules", {}),
        ("3D, 4S, pass, 3S", 0, "seat 0 does not hold 3S", {}),
        ("3D, 4S, pass, 4D", 0, "4D does not beat 4S", {}),
        ("4H, 5C, 3H", 1, "3H was not dealt: 4H opened as the lowest card", {"rules": TWO, "dealt": HIGH}),
    ],
)
def test_a_move_that_no_deal_allows_is_named(
    moves: str, seat: int, reason: str, otherwise: dict[str, Any]
) -> None:
    *before, wrong = moves.split(", ")
    with pytest.raises(IllegalMoveError) as caught:
        known_by_hand(moves, **otherwise)
    named = f"move {len(before) + 1} (seat {seat}: {Move(wrong)}) cannot have been made: "
    assert str(caught.value).startswith(named + reason)


def test_more_moves_than_the_game_has_are_refused() -> None:
    state = State.deal(Rules(), 1)
    play_on(state, 500, 1, eager=1)
    moves = [move for _, move in state.history]
    assert known(state, 0).over
    with pytest.raises(IllegalMoveError, match=rf"move {len(moves) + 1} .*the game is over: seat \d has won"):
        known(state, 0, [*moves, Move.PASS])


def test_more_cards_than_were_dealt_are_refused() -> None:
    singles = "3D 3C 3H 3S 4H 4S 5D 5H 5S 6D 6H 6S".split()
    moves = ", pass, ".join([*singles, "7D 7H"])
    with pytest.raises(IllegalMoveError, match=r"move 25 \(seat 1: 7D 7H\) .*: it has 1 card left"):
        known_by_hand(moves, rules=Rules(players=2))
