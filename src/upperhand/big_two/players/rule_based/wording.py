"""What a decision of the rule-based player says for itself."""

from upperhand._core import Cards
from upperhand._core.big_two import Move
from upperhand.big_two.players.rule_based.plan import Play
from upperhand.player import Decision

CLASS_WORDS = {
    "A": "nothing unseen beats it",
    "B": "little that is unseen beats it",
    "C": "much that is unseen beats it",
    "D": "all that is unseen beats it",
}


def lead(play: Play, why: str) -> Decision:
    return Decision(Move.of(play.cards), f"lead {play}: {why}")


def answer(cards: Cards, why: str) -> Decision:
    return Decision(Move.of(cards), f"play {cards}: {why}")


def stay_out(why: str) -> Decision:
    return Decision(Move.PASS, f"pass: {why}")
