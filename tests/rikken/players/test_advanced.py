"""The advanced player: what it says for its cards, how it bids, and that it plays legally in whole games.

Each step of the lists has its position in tests/core/rikken/players/strategy/.
"""

import re
from pathlib import Path

import pytest

from tests.conftest import scaled
from tests.reference.rikken_variants import all_variants, random_switches
from tests.rikken.bidding.positions import to_speak
from tests.rikken.players.positions import to_play
from upperhand import Cards, Rng, make_player
from upperhand.locales import messages
from upperhand.rikken import CONTRACTS, Move, Rules, State, View, advanced_card, cover_card, preset
from upperhand.rikken.players.advanced import Advanced
from upperhand.rikken.words import card_reason

STRATEGY = Path(__file__).parents[3] / "core" / "rikken" / "players" / "strategy"
TABLE_3_3 = "AS KS JS 2S QH TH 9H TD 9D 4D AC KC QC"


def expect(view: View, move: str, words: str) -> None:
    decision = Advanced().decide(view, Rng(1))
    assert view.why_not(decision.move) is None
    assert str(decision.move) == move, decision.reason
    assert str(decision.reason) == words


def solo(*hands: str) -> State:
    """Seat 0 declares with hearts as trump and leads."""
    rules = preset("vorsteveld2007")
    return State.from_hands(rules, [*map(Cards, hands)], contract="solo8", declarer=0, trump="H", leader=0)


@pytest.mark.parametrize(
    ("hand", "trick", "declarer", "out", "move", "words"),
    [
        (
            "AH 2H 3C",
            "",
            0,
            "KH",
            "AH",
            "an opponent may still hold hearts, and the highest trump draws them",
        ),
        ("AS 3S 2C", "", 1, "4C", "AS", "it is the highest of spades still out"),
        ("9H 4H 2C", "QS", 3, "AS", "4H", "without spades, the lowest trump beats QS"),
        (
            "KS 3S",
            "AS",
            2,
            "",
            "3S",
            "AS, the highest of spades, wins for our side, and the lowest card is enough",
        ),
        ("KS TS 4S", "9S 5S 2S", 1, "", "TS", "it is the smallest card that wins the trick from 9S"),
        ("3S 2C", "4S", 1, "", "3S", "no other card may be played"),
    ],
)
def test_for_tricks(hand: str, trick: str, declarer: int, out: str, move: str, words: str) -> None:
    expect(to_play(hand, trick, declarer=declarer, out=out), move, words)


@pytest.mark.parametrize(
    ("hand", "trick", "declarer", "move", "words"),
    [
        ("KS 7S 2S", "8S", 0, "7S", "no trick is wanted, and it is the highest card below 8S"),
        (
            "KS 2S 9D 3C",
            "7H",
            0,
            "9D",
            "without hearts, the card that weighs most in the hand can go",
        ),
        (
            "TS 8S 3S",
            "9S 2S 4S",
            1,
            "8S",
            "the declarer wins with 9S, and it is the highest card below it",
        ),
        (
            "TS 8S 3S",
            "9S 2S",
            3,
            "TS",
            "the declarer does not win this trick, so the highest of spades can go",
        ),
    ],
)
def test_misere(hand: str, trick: str, declarer: int, move: str, words: str) -> None:
    expect(to_play(hand, trick, contract="misere", declarer=declarer), move, words)


def test_what_follows_about_trump() -> None:
    """Nobody else holds a heart; a fellow defender has trumped before this seat."""
    drawn = solo("2H AS 3C", "KS 9D 4C", "8S 7S TD", "6D 7D JC")
    words = "no opponent holds a trump any more, and it is the highest of spades still out"
    expect(drawn.view(0), "AS", words)
    ruffed = solo("5S 2D 3D", "4H TC 4C", "9H 5H 2C", "8S 5C 6C")
    for card in ("5S", "4H"):
        ruffed.apply(Move(card))
    expect(ruffed.view(2), "2C", "our side has trumped with 4H, so a small card goes")


def test_piek() -> None:
    view = to_play("AS 9S KD 4D", "5H", contract="piek", declarer=0)
    expect(view, "KD", "without hearts, the highest card goes, but AS is kept for the one trick")
    assert cover_card(view) == Cards("AS")


def test_every_word_of_the_core_has_a_sentence() -> None:
    files = ("advanced.cpp", "tricks.cpp", "piek.cpp", "misere.cpp")
    words = {
        word for file in files for word in re.findall(r'"([a-z_]+)"', (STRATEGY / file).read_text("utf-8"))
    }
    said = {code.removeprefix("advanced_") for code in messages("en") if code.startswith("advanced_")}
    assert words == said | {"only_card"}


def test_the_card_is_that_of_the_core() -> None:
    view = to_play("KS 8S 3S 4D", "QS", out="AS")
    for seed in range(20):
        move, _ = advanced_card(view, Rng(seed))
        assert Advanced().decide(view, Rng(seed)).move == move


def test_a_card_is_asked_for_in_turn_only() -> None:
    state = State.deal(preset("vorsteveld2007"), seed=1)
    with pytest.raises(ValueError, match="it is not the turn of this seat to play a card"):
        advanced_card(state.view(0), Rng(1))


def test_bids_by_losing_tricks() -> None:
    """Table 3.3: six losers of twelve leave six tricks, enough for a Rik."""
    decision = Advanced().decide(to_speak(TABLE_3_3), Rng(1))
    assert decision.move == Move("rik")
    assert "should win 6 tricks" in str(decision.reason)


def test_the_bidding_method_is_a_setting() -> None:
    view = to_speak(TABLE_3_3)
    decision = make_player("advanced:bidding=tpc", "rikken").decide(view, Rng(1))
    assert "should win 6.08" in str(decision.reason)
    assert Advanced(conditions=("rik:6.5-13",)).decide(view, Rng(1)).move == Move("pass")
    with pytest.raises(ValueError, match="is not a condition"):
        Advanced(conditions=("often",))


# Whole games: never an illegal card, whatever the table plays.


VARIANTS = all_variants()


def play(state: State, rng: Rng) -> set[str]:
    """Bids by chance, so that every contract comes up, and cards of the player; the words it gave."""
    words = set()
    while not state.over:
        view = state.view(state.turn)
        if state.phase != "play":
            state.apply(rng.choice(view.legal_moves()))
            continue
        move, word = advanced_card(view, rng)
        assert view.why_not(move) is None, f"{move} for {word} in\n{view}"
        assert word in card_reason("advanced", word, view, move).code
        words.add(word)
        state.apply(move)
    return words


@pytest.mark.parametrize("name", VARIANTS)
def test_legal_under_the_rules_of_every_table(name: str) -> None:
    rules = Rules(**VARIANTS[name])
    for seed in range(scaled(20, 1000)):
        play(State.deal(rules, seed), Rng(seed))


def test_legal_under_any_switches() -> None:
    for seed in range(scaled(100, 5000)):
        play(State.deal(Rules(**random_switches(seed)), seed), Rng(seed))


@pytest.mark.parametrize("contract", [contract for contract in CONTRACTS if contract != "pass"])
def test_legal_in_every_contract(contract: str) -> None:
    """Offered beside Rik alone: by chance it is bid often. Three passes leave Schoppen Mie to the fourth."""
    bids = ("rik",) if contract == "rik" else ("rik", contract)
    rules = Rules(
        bids=bids, troela="optional" if contract == "troela" else "off", join=("piek",) * (contract == "piek")
    )
    played = set()
    for seed in range(scaled(300, 3000)):
        state = State.deal(rules, seed)
        play(state, Rng(seed))
        played.add(state.contract)
    assert contract in played


def test_every_word_comes_up() -> None:
    rules = Rules(**VARIANTS["joining"])
    words = set().union(*(play(State.deal(rules, seed), Rng(seed)) for seed in range(1500)))
    said = {code.removeprefix("advanced_") for code in messages("en") if code.startswith("advanced_")}
    assert words == said | {"only_card"}
