"""The words of a View of Rikken, written a second time from what the View shows."""

from collections.abc import Iterable, Sequence

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand._core.rikken import FEATURE_VERSION, MOVE_WORDS, STATE_WORDS, encode_state
from upperhand.rikken import (
    CONTRACTS,
    PRESETS,
    SUITS,
    Rules,
    State,
    View,
    forecast_tricks,
    forecast_winners,
    preset,
)

RANKS = "23456789TJQKA"
BIDS = ("pass", *CONTRACTS[:16])  # there is room for these
PHASES = ("auction", "trump", "call", "play", "over")
CHOICES = {
    "called_ace": ("free", "must_when_led", "must_when_declarer_leads"),
    "troela": ("off", "optional", "obligatory"),
    "all_pass": ("redeal", "schoppen_mie", "dealer_plays"),
    "scores": ("vorsteveld", "rik_one", "stichting"),
}


def plain(contract: str) -> str:
    """A Solo with hearts as trump looks like the Solo of as many tricks."""
    return contract.removesuffix("_beter") if contract.startswith("solo") else contract


def lanes(cards: Iterable[Cards]) -> int:
    return sum(1 << 16 * SUITS.index(card.suit) + RANKS.index(card.rank) for card in cards)


def packed(*fields: tuple[int, int]) -> int:
    """Values and widths, the first at the lowest bits."""
    word = at = 0
    for value, width in fields:
        assert 0 <= value < 1 << width
        word |= value << at
        at += width
    assert at <= 64
    return word


def one_of(value: str | None, choices: Sequence[str]) -> tuple[int, int]:
    return (0 if value is None else 1 << choices.index(value)), len(choices)


def expected(view: View) -> list[int]:
    order = [(view.seat + away) % 4 for away in range(4)]

    def seats(which: Iterable[int | None]) -> tuple[int, int]:
        return sum(1 << order.index(seat) for seat in which if seat is not None), 4

    played = {
        seat: lanes(move.cards for who, move in view.history if who == seat and move.kind == "card")
        for seat in order
    }
    trick = dict(view.trick)
    spoken = dict.fromkeys(order, "pass") | {seat: bid for seat, bid in view.bids if bid != "pass"}
    passed = [seat for seat, bid in view.bids if bid == "pass"]
    led = view.trick[0][1].suit if view.trick else None
    return [
        lanes(view.hand),
        lanes(view.unseen),
        *(lanes(view.exposed.get(seat, Cards())) for seat in order[1:]),
        *(played[seat] for seat in order),
        packed(*(f for s in order for f in ((int(s in trick), 1), one_of(_suit(trick.get(s)), SUITS)))),
        packed(*(one_of(trick[seat].rank if seat in trick else None, RANKS) for seat in order)),
        lanes([view.called] if view.called else []),
        packed(
            one_of(view.phase, PHASES),
            seats([view.dealer]),
            seats([None if view.over else view.turn]),
            seats([view.trick_leader if view.phase == "play" else None]),
            seats(view.declarers),
            seats(view.suspects),
            seats([view.partner]),
            seats(set(passed)),
            one_of(view.trump, SUITS),
            one_of(led, SUITS),
            (int(view.blind), 1),
        ),
        packed(one_of(plain(view.contract or "pass"), BIDS), *((view.tricks_won[seat], 4) for seat in order)),
        *(packed(*(one_of(plain(spoken[seat]), BIDS) for seat in pair)) for pair in (order[:2], order[2:])),
        packed(
            *((sum(1 << SUITS.index(suit) for suit in view.voids[seat]), 4) for seat in order),
            *((view.counts[seat], 4) for seat in order),
        ),
        *rules_words(view.rules),
        *play_words(view, order),
    ]


def play_words(view: View, order: list[int]) -> list[int]:
    """What follows from the cards and the contract."""
    unbeaten = [
        card
        for card in view.hand
        if not any(other.suit == card.suit and _rank(other) > _rank(card) for other in view.unseen)
    ]
    side = set(view.declarers) | ({view.partner} if view.declarers and view.partner is not None else set())
    contract = plain(view.contract or "pass")
    taken = sum(view.tricks_won[seat] for seat in side)
    allies = _allies(view)
    winner = _winner(view)
    done = sum(view.tricks_won)
    honours = [sum(card.rank == rank for card in view.dealt) for rank in "AKQ"]
    return [
        lanes(unbeaten),
        packed(*_lengths(view.hand), one_of("H", SUITS), one_of("S", SUITS)),
        packed(
            *_lengths(view.unseen),
            (sum(1 << away for away, seat in enumerate(order) if seat in allies), 4),
            (sum(1 << away for away, seat in enumerate(order) if seat == winner), 4),
        ),
        packed(*((1 << view.tricks_won[seat], 14) for seat in order), (1 << len(view.trick), 4)),
        packed(
            (1 << 13 - done, 14),
            (1 << taken, 14),
            (1 << min(max(WANTED.get(contract, 0) - taken, 0), 13), 14),
            (1 << _goal(contract) if contract != "pass" else 0, 4),
            (sum(1 << away for away, seat in enumerate(order) if seat in side), 4),
        ),
        packed(
            (1 << forecast_tricks(view.dealt), 13),
            (1 << forecast_winners(view.dealt), 14),
            *((1 << count, 5) for count in honours),
        ),
    ]


#: The tricks that a contract asks for; all others ask for none.
WANTED = (
    {"rik": 8, "rik_beter": 8, "troela": 8}
    | {f"solo{tricks}": tricks for tricks in range(8, 14)}
    | dict.fromkeys(("piek", "open_piek", "open_piek_talk"), 1)
)


def _goal(contract: str) -> int:
    """Many tricks, exactly one, none, or no queen of spades."""
    if contract == "schoppen_mie":
        return 3
    if "piek" in contract:
        return 1
    return 2 if "misere" in contract else 0


def _allies(view: View) -> set[int]:
    """Seats that are certainly on this seat's side."""
    own, declarers = {view.seat}, set(view.declarers)
    if not declarers:
        return own
    suspects = set(view.suspects)
    side = declarers | (suspects if len(suspects) == 1 else set())
    if view.seat in declarers:
        return side if view.contract in ("rik", "rik_beter", "troela") else own
    return side if view.seat in side else (set(range(4)) - declarers - suspects) | own


def _winner(view: View) -> int | None:
    """Who wins the running trick so far."""
    if not view.trick:
        return None
    led = view.trick[0][1].suit
    return max(view.trick, key=lambda one: (one[1].suit == view.trump, one[1].suit == led, _rank(one[1])))[0]


def _rank(card: Cards) -> int:
    return RANKS.index(card.rank)


def _lengths(cards: Cards) -> list[tuple[int, int]]:
    return [(1 << sum(card.suit == suit for card in cards), 14) for suit in SUITS]


def rules_words(rules: Rules) -> list[int]:
    bids = [plain(bid) for bid in rules.bids if bid != "troela" or rules.troela != "off"]
    bids = list(dict.fromkeys(bids))
    return [
        packed(
            (sum(1 << BIDS.index(bid) for bid in bids), len(BIDS)),
            (sum(1 << BIDS.index(bid) for bid in rules.join), len(BIDS)),
            *(one_of(getattr(rules, name), choices) for name, choices in CHOICES.items()),
            (int(rules.blind_call), 1),
            (int(rules.must_trump), 1),
        ),
        packed(*((bids.index(contract) if contract in bids else 0, 4) for contract in BIDS[1:])),
    ]


def _suit(card: Cards | None) -> str | None:
    return None if card is None else card.suit


VARIANTS = [
    *(entry.rules for entry in PRESETS.values()),
    preset("vorsteveld2007", join=("piek", "misere"), must_trump=True, all_pass="schoppen_mie"),
    preset("vorsteveld2007_full", called_ace="must_when_led", troela="obligatory", blind_call=False),
    preset("vorsteveld2007", bids=("rik", *CONTRACTS[16:18], "solo9", "piek", *CONTRACTS[18:])),
]


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_words_say_what_the_view_shows(rules: Rules) -> None:
    for seed in range(scaled(4, 300)):
        state, rng = State.deal(rules, seed), Rng(seed)
        while True:
            for seat in range(4):
                view = state.view(seat)
                assert list(encode_state(view)) == expected(view)
            if state.over:
                break
            state.apply(rng.choice(state.legal_moves()))


def test_the_version_and_the_number_of_words_are_known() -> None:
    assert (FEATURE_VERSION, STATE_WORDS, MOVE_WORDS) == (2, 25, 3)
