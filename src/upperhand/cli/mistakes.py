"""The mistakes that a review found, as text and as JSON."""

from typing import Any

from upperhand.cli.paint import console, painted
from upperhand.record import Record
from upperhand.rikken import words
from upperhand.rikken.review import Review


def written(found: Review) -> dict[str, Any]:
    """The mistakes as JSON values."""
    return {
        "lost": found.lost,
        "mistakes": [
            {
                "ply": card.ply,
                "seat": card.seat,
                "card": str(card.move),
                "side": card.objective.side,
                "before": card.before,
                "after": card.after,
                "loss": card.loss,
                "turned": card.turned,
                "better": [str(move) for move in card.better],
            }
            for card in found.mistakes
        ],
    }


def show(record: Record, found: Review) -> None:
    """Prints the cards that lost something, and the total loss of each seat."""
    out = console()
    for card in found.mistakes:
        cost = str(words.count(card.loss)) if card.objective.aim == "most_tricks" else "the contract"
        instead = " or ".join(map(str, card.better))
        line = painted(f"move {card.ply + 1}, {record.seats[card.seat]}: {card.move} lost {cost}")
        line.append(f" ({card.turned})" if card.turned else "").append("; better: ").append(painted(instead))
        out.print(line)
    for seat, name in enumerate(record.seats):
        out.print(f"{found.lost[seat]:4} lost by {name}")
