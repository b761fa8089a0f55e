"""Five-card hands that losers are left with."""

from pathlib import Path

import pytest

from upperhand import Cards
from upperhand.big_two import preset
from upperhand.experiments.sugiyanto.caught import caught_figures, five_card_hands
from upperhand.record import Record


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("3D 4C 5H 6S 7D 8C 9H TS JD QC", 2),
        ("3D 4C 5H 6S 7D 7C 9H 9S JD JC", 1),
        ("3D 3C 5H 6S 8D 8C 9H TS QD QC", 0),
    ],
)
def test_disjoint_five_card_hands(hand: str, count: int) -> None:
    assert five_card_hands(preset("sugiyanto"), Cards(hand)) == count


def test_only_rule_based_seats_with_many_cards_count(tmp_path: Path) -> None:
    """Diamonds are led one by one from the bottom, and nobody else plays a card."""
    rules = preset("sugiyanto", opening="alone")
    suits = {suit: [f"{rank}{suit}" for rank in "3456789TJQKA2"] for suit in "DCHS"}
    hands = tuple(Cards(" ".join(suits[suit])) for suit in "DCHS")
    passes = ["pass"] * 3
    moves = [move for card in suits["D"] for move in (card, *passes)][:-3]
    record = Record(
        "big_two", rules, ("random", "rule_based", "rule_based", "random"), hands=hands, moves=tuple(moves)
    )
    path = tmp_path / "games.jsonl"
    path.write_text(record.to_json() + "\n" + record.to_json() + "\n")
    found = caught_figures(path, 1, 1)
    assert found == {"games": 1, "seats": 2, "with_five": 2, "with_two": 2}
