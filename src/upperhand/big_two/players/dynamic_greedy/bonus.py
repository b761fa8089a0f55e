"""What a move earns beside what it leaves in hand: by its size, and by how many cards everybody has."""

from dataclasses import dataclass
from typing import NamedTuple

from upperhand._core.big_two import View
from upperhand.big_two.players.dynamic_greedy.settings import Settings


class Adjustment(NamedTuple):
    """A bonus by the situation and what the situation is, in words that follow "as"."""

    points: float
    why: str


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards everybody has; `next` is the next opponent who may answer a play now."""

    own: int
    others: tuple[int, ...]
    next: int

    @staticmethod
    def of(view: View) -> "Counts":
        counts, seat = view.counts, view.seat
        return Counts(counts[seat], counts[:seat] + counts[seat + 1 :], counts[_next_to_answer(view)])

    def another_within(self, least: int, most: int) -> bool:
        return any(least <= left <= most for left in self.others)


def following_adjustments(settings: Settings, counts: Counts, size: int) -> list[Adjustment]:
    """Section 4.2, for a play on so many cards.

    "Pair" under a single, "single" under a pair and "pair" under five cards are read as the kind that lies
    there; "own 10-13" and "one of other player less than 7" as one condition.
    """
    found = []
    if counts.own >= settings.many_cards and min(counts.others) <= settings.another_close:
        why = f"{counts.own} cards in hand cost much now that an opponent has {min(counts.others)}"
        found.append(Adjustment(settings.late[size - 1], why))
    if counts.own <= settings.few_cards:
        found.append(Adjustment(settings.finish[size - 1], f"only {counts.own} cards are left in hand"))
    if may_be_last_play(settings, counts, size):
        found.append(Adjustment(settings.stop[size - 1], _last_play_words(settings, size)))
    return [each for each in found if each.points]


def leading_adjustments(settings: Settings, counts: Counts, size: int) -> list[Adjustment]:
    if not settings.lead_risk[size - 1] or not may_be_last_play(settings, counts, size):
        return []
    return [Adjustment(-settings.lead_risk[size - 1], _last_play_words(settings, size))]


def stopping_bonus(settings: Settings, counts: Counts, size: int) -> float:
    """What the highest card earns on so many cards: "throw the largest", as a last card may come next."""
    return settings.stop_next if size == 1 and counts.next == 1 else 0.0


def may_be_last_play(settings: Settings, counts: Counts, size: int) -> bool:
    return counts.another_within(size, settings.last_play[size - 1])


def _last_play_words(settings: Settings, size: int) -> str:
    most = settings.last_play[size - 1]
    number = f"{size}" if most <= size else f"{size} to {most}"
    return f"an opponent has {number} card{'s' if most > 1 else ''} left"


def _next_to_answer(view: View) -> int:
    """The next seat; where a pass lasts until the trick ends, the next that has not passed."""
    out = view.passed if view.rules.after_pass == "out" else ()
    players = view.rules.players
    following = [(view.seat + step) % players for step in range(1, players)]
    return next((seat for seat in following if seat not in out), following[0])
