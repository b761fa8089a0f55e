"""Writes the perft tables again with the reference: `python -m tests.perft.write`, some minutes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.perft import rikken_write
from tests.perft.tables import Case, file_of
from tests.reference.big_two import DECK, BigTwo, Card, CardSet
from tests.reference.perft import perft
from tests.reference.presets import PRESETS

# Switches, hand sizes, how the pack is prepared, depth, seed; and the seat that leads freely, if one does.
PLAN: list[tuple[dict[str, Any], tuple[int, ...], str, int, int, int | None]] = [
    ({"players": 4}, (13, 13, 13, 13), "shuffled", 6, 1, None),
    ({"players": 4}, (13, 13, 13, 13), "shuffled", 6, 2, None),
    ({"players": 4}, (13, 13, 13, 13), "shuffled", 5, 3, 2),
    ({"players": 4}, (13, 13, 13, 13), "by suit", 3, 4, None),
    ({"players": 4}, (13, 13, 13, 13), "by suit", 3, 5, 1),
    ({"players": 4}, (13, 13, 13, 13), "by rank", 4, 6, None),
    ({"players": 3}, (13, 13, 13), "shuffled", 5, 7, None),
    ({"players": 3, "deal": "whole_deck"}, (18, 17, 17), "shuffled", 4, 8, None),
    ({"players": 3, "deal": "whole_deck"}, (18, 17, 17), "by rank", 3, 9, None),
    ({"players": 2}, (13, 13), "shuffled", 5, 10, None),
    ({"players": 2}, (13, 13), "by rank", 4, 11, 1),
    ({"players": 2}, (6, 6), "low cards", 10, 12, None),
    ({"players": 3}, (4, 5, 4), "low cards", 12, 13, 1),
    ({"players": 4}, (3, 3, 3, 3), "low cards", 20, 14, None),
    ({"players": 4}, (5, 4, 5, 4), "low cards", 7, 15, 3),
]


def pack(prepared: str, seed: int, book: BigTwo) -> list[Card]:
    """A shuffled deck; or one hardly shuffled, so that the hands hold flushes, straights and fours."""
    random, cards = Random(seed), list(DECK[:20] if prepared == "low cards" else DECK)
    if prepared == "by suit":
        cards.sort(key=lambda card: card[1])
    if prepared in ("by suit", "by rank"):
        for _ in range(12):
            a, b = random.sample(range(len(cards)), 2)
            cards[a], cards[b] = cards[b], cards[a]
    else:
        random.shuffle(cards)
    cards.sort(key=lambda card: card != book.lowest(DECK))  # the first hand opens, as the largest hand must
    return cards


def hands(sizes: tuple[int, ...], cards: list[Card]) -> list[CardSet]:
    return [frozenset(cards[sum(sizes[:seat]) : sum(sizes[: seat + 1])]) for seat in range(len(sizes))]


def cases(preset: str) -> Iterator[Case]:
    for switches, sizes, prepared, depth, seed, leader in PLAN:
        book = BigTwo({**PRESETS[preset], **switches})
        case = Case(preset, switches, hands(sizes, pack(prepared, seed, book)), leader)
        game = case.game()
        case.counts = {down: perft(game, down) for down in range(1, depth + 1)}
        yield case


def main() -> None:
    for preset in PRESETS:
        title = f"# {preset}: sequences of moves, counted by the reference (python -m tests.perft.write)\n\n"
        file_of(preset).write_text(title + "\n\n".join(case.written() for case in cases(preset)) + "\n")


if __name__ == "__main__":
    main()
    rikken_write.write_all()
