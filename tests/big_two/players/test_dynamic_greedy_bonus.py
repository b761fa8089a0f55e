"""Section 4.2: what a play earns, with every adjustment and the edges where it begins."""

import pytest

from tests.big_two.players.positions import expect, following, leading
from upperhand import Cards
from upperhand.big_two import Move, State, View, preset
from upperhand.big_two.players.dynamic_greedy import DynamicGreedy
from upperhand.big_two.players.dynamic_greedy.weighing import weigh

PAPER = "dynamic_greedy"
LOW_PAIRS = "3D 3C 4C 4H 6H 6S 7D 7S 9C 9H 8S 8D".split()  # no five-card hand among them


def answering(own: int, table: str, answer: str, *counts: int, rules: str = "greedy") -> View:
    """Seat 0, with so many cards, follows `table`; the opponents have so many left.

    Beside `answer` it holds low pairs, and the opponents hold the highest cards.
    """
    low = [card for card in LOW_PAIRS if card not in f"{table} {answer}"]
    hand = " ".join([answer, *low[: own - len(Cards(answer))]])
    spare = [str(card) for card in Cards.DECK - Cards(table) - Cards(hand)]
    others = [" ".join(spare.pop() for _ in range(count)) for count in counts]
    return following(hand, table, *others, rules=rules)


def earned(view: View, play: str) -> float:
    options = {option.move: option.earned for option in weigh(DynamicGreedy(), view)}
    assert options.get(Move.PASS, 0.0) == 0.0
    return options[Move(play)]


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (8, (8, 8, 8), 0),
        (10, (8, 7, 7), 0),
        (10, (8, 6, 7), 30),
        (13, (8, 2, 7), 30),
        (9, (8, 6, 7), 0),
        (5, (8, 8, 8), 0),
        (4, (8, 8, 8), 20),
        (2, (8, 8, 8), 20),
        (8, (8, 1, 8), 20),
        (8, (8, 8, 1), 20),
        (12, (8, 1, 8), 30 + 20),
        (3, (8, 1, 8), 20 + 20),
        (8, (1, 8, 8), 20 + 1_000),
        (8, (8, 2, 5), 0),
    ],
)
def test_a_play_on_a_single(own: int, others: tuple[int, ...], points: float) -> None:
    assert earned(answering(own, "KC", "2S", *others), "2S") == points


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (8, (8, 8, 8), 50),
        (10, (8, 7, 7), 50),
        (10, (8, 6, 7), 50 + 30),
        (9, (8, 6, 7), 50),
        (4, (8, 8, 8), 50 + 50),
        (5, (8, 8, 8), 50),
        (8, (2, 8, 8), 50 + 200),
        (8, (1, 3, 8), 50),
        (11, (8, 8, 2), 50 + 30 + 200),
    ],
)
def test_a_play_on_a_pair(own: int, others: tuple[int, ...], points: float) -> None:
    assert earned(answering(own, "KC KD", "2S 2C", *others), "2S 2C") == points


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (8, (8, 8, 8), 150),
        (8, (4, 8, 8), 150),
        (8, (8, 5, 8), 150 + 100),
        (8, (8, 8, 7), 150 + 100),
        (11, (8, 8, 6), 150 + 100),
        (11, (8, 8, 4), 150),
    ],
)
def test_a_play_on_five_cards(own: int, others: tuple[int, ...], points: float) -> None:
    straight, higher = "8C 9D TC JD QC", "9H TH JS QH KS"
    assert earned(answering(own, straight, higher, *others), higher) == points


@pytest.mark.parametrize(
    ("rules", "table", "answer", "usual", "last"),
    [
        ("greedy", "KC KD KS", "2S 2C 2D", 50, 3),
        ("charlesworth", "QC QD KC KD", "2S 2C AC AD", 100, 4),
    ],
)
def test_triples_and_four_card_hands_are_treated_as_pairs(
    rules: str, table: str, answer: str, usual: float, last: int
) -> None:
    assert earned(answering(8, table, answer, 8, 8, 8, rules=rules), answer) == usual
    assert earned(answering(10, table, answer, 8, 6, 8, rules=rules), answer) == usual + 30
    assert earned(answering(8, table, answer, 8, last, 8, rules=rules), answer) == usual + 200


def test_all_cards_at_once_win() -> None:
    assert earned(answering(2, "KC KD", "2S 2C", 8, 8, 8), "2S 2C") == 50 + 50 + 10_000


@pytest.mark.parametrize(
    ("play", "points"),
    [("3D", 0), ("3D 3C", 50), ("3D 3C 3H", 50), ("3D 3C 3H 4D 4C", 150), ("3D 3C 4D 4C", 100)],
)
def test_leading(play: str, points: float) -> None:
    view = leading("3D 3C 3H 4D 4C 9S", "AD AC", "KD KC", "2S", rules="charlesworth")
    assert earned(view, play) == points


@pytest.mark.parametrize(
    ("view", "move", "words"),
    [
        (answering(10, "JD", "QS", 8, 6, 8), "QS", "cost much now that an opponent has 6"),
        (answering(4, "JD", "QS", 8, 8, 9), "QS", "only 4 cards are left in hand"),
        (answering(8, "JD", "QS", 12, 1, 12), "QS", "an opponent has 1 card left"),
        (answering(8, "JD", "2S", 1, 8, 8), "2S", "the highest card, as the next player has one card left"),
        (answering(10, "JD JC", "KD KS", 8, 6, 8), "KD KS", "cost much now that an opponent has 6"),
        (answering(4, "JD JC", "AD AS", 8, 8, 8), "AD AS", "only 4 cards are left in hand"),
        (answering(8, "JD JC", "2D 2S", 8, 2, 8), "2D 2S", "an opponent has 2 cards left"),
        (
            answering(8, "8C 9D TC JD QC", "9H TH JS QH KS", 8, 6, 8),
            "9H TH JS QH KS",
            "an opponent has 5 to 7 cards left",
        ),
    ],
)
def test_each_adjustment_decides_a_position(view: View, move: str, words: str) -> None:
    expect(view, move, words, PAPER)


@pytest.mark.parametrize(
    ("own", "table", "answer", "others"),
    [
        (9, "JD", "QS", (8, 6, 8)),
        (5, "JD", "QS", (8, 8, 9)),
        (8, "JD", "QS", (12, 2, 12)),
        (9, "JD JC", "KD KS", (8, 6, 8)),
        (5, "JD JC", "AD AS", (8, 8, 8)),
        (8, "JD JC", "2D 2S", (8, 3, 8)),
        (8, "8C 9D TC JD QC", "3C 3D 3H 4C 4D", (8, 8, 8)),
    ],
)
def test_without_it_the_player_passes(own: int, table: str, answer: str, others: tuple[int, ...]) -> None:
    expect(answering(own, table, answer, *others), "pass", "the rest of the hand is worth", PAPER)


def test_who_is_out_of_the_trick_is_not_the_next_player() -> None:
    """Under sugiyanto a pass lasts; under greedy seat 1 may come back and play its last card."""
    for rules, points in (("sugiyanto", 40), ("greedy", 1_040)):
        hands = [Cards(cards) for cards in ("6D 8D 2S", "3D 4D", "5D 5C 5H 5S", "7D 7C 7H 7S 9D")]
        gone = Cards.DECK - hands[0] - hands[1] - hands[2] - hands[3]
        state = State.from_hands(preset(rules), hands, leader=1, gone=gone)
        for move in ("3D", "5D", "7D", "8D", "pass", "pass", "9D"):
            state.apply(Move(move))
        assert earned(state.view(0), "2S") == points


def test_leads_that_may_be_the_last_play_of_another_cost_what_the_setting_says() -> None:
    view = leading("3D 3C 9S KS", "AD", "KD KC", "AC AH AS 2D 2C 2H 2S", rules="greedy")
    expect(view, "3D 3C", "", PAPER)
    expect(view, "9S", "as an opponent has 1 card left", "dynamic_greedy:lead_risk=10/500/0/0/0")


def test_a_bomb_stops_a_last_card_too() -> None:
    view = following("5D 5C 5H 5S 6D 7D", "KS", "2S", "AD AC AH", "KD KC KH", rules="big2ai")
    expect(view, "5D 5C 5H 5S 6D", "a bomb is out of reach of the next player", PAPER)
