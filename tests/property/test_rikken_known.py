"""Proves that a view of Rikken made from what a seat knows is its view; what no deal allows is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import scaled
from tests.property.both_games import check_no_deal_allows, check_same_view
from tests.property.positions import examples, seeds
from tests.property.rikken_positions import beginning, play_on, rules
from tests.reference.rikken import CONTRACTS, DECK, SUITS
from upperhand import Cards, Rng
from upperhand.errors import CardsError, IllegalMoveError, OutOfTurnError, UpperhandError
from upperhand.rikken import PRESETS, Move, Rules, State, View

# Games in which hands are laid open, in which a partner is called, and in which three aces are bid.
FULL = PRESETS["vorsteveld2007_full"].rules
OPEN = [FULL.replace(bids=(bid,), troela="off") for bid in ("open_piek", "open_misere_talk")]
TROELA = [FULL.replace(troela=troela) for troela in ("optional", "obligatory")]
RULES = [*(preset.rules for preset in PRESETS.values()), *OPEN, *TROELA]
ANY_MOVE = [
    "pass",
    *CONTRACTS,
    *DECK,
    *(f"trump {suit}" for suit in SUITS),
    *(f"call {rank}{suit}{blind}" for rank in "AK" for suit in SUITS for blind in ("", " blind")),
]


def known(state: State, seat: int) -> View:
    """What the seat knows, and nothing of the others."""
    moves, shown = [move for _, move in state.history], state.view(seat)
    return View.from_known(
        state.rules,
        seat,
        state.dealt[seat],
        moves,
        state.dealer,
        shown.exposed,
        shown.partner if state.contract == "troela" else None,
        state.names,
    )


def check_game(state: State, random: Random) -> None:
    """At every ply, for the seat to move and another."""
    bold = random.random() / 2
    while True:
        for seat in {state.turn, random.randrange(4)}:
            check_same_view(known(state, seat), state.view(seat))
        if state.over:
            return
        play_on(state, 1, random.getrandbits(32), bold)


@pytest.mark.parametrize("rules", RULES, ids=[*PRESETS, "piek", "misere", "optional", "obligatory"])
def test_a_known_view_is_the_view_of_the_seat(rules: Rules) -> None:
    random = Random(12)
    for _ in range(scaled(10, 500)):
        check_game(beginning(rules, random.getrandbits(32)), random)


@given(rules, seeds)
@examples(30, 2_000)
def test_a_known_view_under_any_rules(rules: Rules, seed: int) -> None:
    check_game(beginning(rules, seed), Random(seed))


@given(rules | st.sampled_from(RULES), seeds)
@examples(300, 20_000)
def test_a_known_view_exists_where_some_deal_allows_the_moves(rules: Rules, seed: int) -> None:
    """One move of a game is another: what is accepted can be played, what is refused cannot."""
    random, state = Random(seed), beginning(rules, seed)
    play_on(state, random.randint(1, 50), seed)
    seat, moves = random.randrange(4), [move for _, move in state.history]
    at = random.randrange(len(moves))
    moves[at] = Move(random.choice([*ANY_MOVE, *map(str, state.legal_moves()), *map(str, moves)]))

    def view_of(moves: list[Move]) -> View:
        return View.from_known(rules, seat, state.dealt[seat], moves, state.dealer)

    try:
        view = view_of(moves)
    except IllegalMoveError as error:
        if not any(str(move).startswith("open") for move in moves):  # whose hands are not told here
            check_no_deal_allows(error, moves, view_of)
    except UpperhandError as error:
        untold = "lies open with" in str(error) or "name the partner" in str(error)
        if not untold:
            raise
    else:
        again = State.from_hands(rules, view.determinise(Rng(seed)).dealt, dealer=state.dealer)
        for move in moves:
            again.apply(move)
        check_same_view(again.view(seat), view)


# Seat 0 holds all diamonds but the ace. Seat 3 deals, so seat 0 begins.
OWN = Cards("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC")
NO_ACE = OWN - Cards("AC") | Cards("KC")
RIK = "pass, rik, pass, pass, trump H, call"
SOLO = "pass, solo8, pass, pass, trump H, 2D"
THREE_ACES = "pass, troela, pass, pass"
OPENED = "pass, open_misere, pass, pass, 2D, AD, 2C, 3C, AS"  # now the hand of seat 1 lies open
HAND = Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH")
TEN = HAND - Cards("2H")
NO_DEAL = "no deal of the hidden cards allows it"


def known_by_hand(moves: str, **otherwise: Any) -> View:
    given = {"rules": FULL, "seat": 0, "dealt": OWN, **otherwise}
    return View.from_known(moves=[Move(text) for text in moves.split(", ") if text], **given)


def test_what_lies_open_and_who_is_partner_are_part_of_the_view() -> None:
    assert known_by_hand(OPENED, exposed={1: HAND}).exposed == {1: HAND}
    assert known_by_hand(THREE_ACES).partner == 0
    assert known_by_hand(THREE_ACES, dealt=NO_ACE, partner=2).turn == 2
    assert known_by_hand(f"{RIK} AC", partner=0).partner == 0


@pytest.mark.parametrize(
    ("moves", "otherwise", "error", "sentence"),
    [
        ("", {"seat": 4}, OutOfTurnError, "there is no seat 4: the seats are 0 to 3"),
        ("", {"dealer": -1}, OutOfTurnError, "there is no seat -1"),
        ("", {"partner": 7}, OutOfTurnError, "there is no seat 7"),
        ("", {"exposed": {9: HAND}}, OutOfTurnError, "there is no seat 9"),
        ("", {"dealt": OWN - Cards("AC")}, CardsError, "a hand has 13 cards under these rules, not 12"),
        ("", {"exposed": {1: HAND}}, CardsError, "the hand of seat 1 does not lie open to seat 0"),
        (OPENED, {}, CardsError, "the hand of seat 1 lies open with 11 cards, but 0 are given"),
        (OPENED, {"exposed": {1: HAND | Cards("KH")}}, CardsError, "the hand of seat 1 lies open with 11"),
        (OPENED, {"exposed": {1: HAND, 2: HAND}}, CardsError, "the hand of seat 2 does not lie open"),
        (OPENED, {"exposed": {1: TEN | Cards("2D")}}, CardsError, "the hand of seat 1 repeats 2D"),
        (OPENED, {"exposed": {1: TEN | Cards("AC")}}, CardsError, "the hand of seat 1 repeats AC"),
        ("", {"partner": 2}, UpperhandError, "seat 2 is not known to be the partner"),
        (f"{RIK} AC", {"partner": 3}, UpperhandError, "seat 3 is not known to be the partner"),
        (THREE_ACES, {"partner": 2}, UpperhandError, "seat 2 is not known to be the partner"),
        (THREE_ACES, {"dealt": NO_ACE}, UpperhandError, "everybody learns who holds the fourth ace"),
        (THREE_ACES, {"dealt": NO_ACE, "partner": 0}, UpperhandError, "seat 0 does not hold the fourth ace"),
        (THREE_ACES, {"dealt": NO_ACE, "partner": 1}, UpperhandError, "seat 1 does not hold the fourth ace"),
    ],
)
def test_cards_and_seats_that_cannot_be_are_refused(
    moves: str, otherwise: dict[str, Any], error: type[UpperhandError], sentence: str
) -> None:
    with pytest.raises(UpperhandError) as caught:
        known_by_hand(moves, **otherwise)
    assert type(caught.value) is error
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("moves", "seat", "reason", "otherwise"),
    [
        ("2D", 0, "2D is not possible now: bid or pass", {}),
        ("pass, 2D", 1, "2D is not possible now: bid or pass", {}),
        ("solo8, rik", 1, "Rik does not outbid Solo 8", {}),
        ("troela", 0, "Troela needs exactly three aces in hand", {}),
        ("pass, troela, troela", 2, "Troela does not outbid Troela", {}),
        ("pass, troela", 1, NO_DEAL, {"dealt": OWN - Cards("2D") | Cards("AD")}),
        (f"{RIK} AH", 1, "AH is a trump and cannot be called", {}),
        (f"{RIK} KC", 1, NO_DEAL, {}),
        (f"{RIK} KC blind", 1, NO_DEAL, {"dealt": NO_ACE - Cards("KC") | Cards("2C")}),
        (f"{RIK} AS, 2D, AS", 1, "it has shown that it does not hold AS", {}),
        (f"{THREE_ACES}, trump C", 0, "clubs cannot be trump: it is the suit of the partner's ace", {}),
        (f"{THREE_ACES}, trump S, 2D, 3C", 1, NO_DEAL, {}),
        (f"{SOLO}, 3D", 1, "3D is in the hand of seat 0", {}),
        (f"{SOLO}, 2C, 2C", 2, "2C was played before", {}),
        (f"{SOLO}, 2C, 3C, 4C", 3, NO_DEAL, {}),
        (f"{SOLO}, AD, 2C, 3C, 4C, 5C, 6H, 4D", 0, "4D does not follow suit: clubs were led", {}),
        (f"{SOLO}, AD, 2C, 3C, 4C, 5C, 6S, AC, 3D, 2H, 2S, 4S, 5H, 8S, 7C", 3, "it has shown that", {}),
        (
            f"{OPENED}, 2S, 4S, 3D, QH, KH, AH, 4D, 4C, AC, 7S",
            1,
            "7S does not follow suit: clubs were led",
            {"exposed": {1: HAND - Cards("2H 3H QH") | Cards("5C")}},
        ),
    ],
)
def test_a_move_that_no_deal_allows_is_named(
    moves: str, seat: int, reason: str, otherwise: dict[str, Any]
) -> None:
    *before, wrong = moves.split(", ")
    with pytest.raises(IllegalMoveError) as caught:
        known_by_hand(moves, **otherwise)
    named = f"move {len(before) + 1} (seat {seat}: {wrong}) cannot have been made: "
    assert str(caught.value).startswith(named + reason)


def test_more_moves_than_the_game_has_are_refused() -> None:
    with pytest.raises(IllegalMoveError, match=r"move 5 \(seat 3: pass\) .*: the game is over"):
        known_by_hand("pass, pass, pass, pass, pass", rules=FULL.replace(all_pass="redeal"))
