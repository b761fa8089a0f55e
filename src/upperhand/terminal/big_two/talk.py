"""What is said at a table of Big Two."""

from collections.abc import Iterator

from upperhand import Cards
from upperhand.big_two import KINDS, Move, Rules, View
from upperhand.big_two.words import kind_of
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.talk import Choice, Orders
from upperhand.terminal.words import signed

HELP = "Write the cards of your play (5D 5S), or one of: pass, hint, moves, view, help, quit."
SINGLE = False
LISTS_CARDS = True

RANKS = "3456789TJQKA2"
PLURALS = {
    "single": "singles",
    "pair": "pairs",
    "triple": "triples",
    "two_pair": "two pairs",
    "four_of_a_kind": "fours of a kind",
    "straight": "straights",
    "flush": "flushes",
    "full_house": "full houses",
    "four_plus_one": "fours and one",
    "straight_flush": "straight flushes",
}


def orders(rules: Rules) -> Orders:
    suits = rules.suit_order
    return {
        "rank": lambda card: (RANKS.index(card.rank), suits.index(card.suit)),
        "suit": lambda card: (suits.index(card.suit), RANKS.index(card.rank)),
    }


def choices(rules: Rules, view: View) -> tuple[Choice, ...]:
    """The legal plays by kind, each kind from weak to strong."""
    named = [rules.classify(move.cards) for move in view.legal_moves() if not move.is_pass]
    plays = sorted(filter(None, named), key=lambda play: (KINDS.index(play.kind), play.strength))
    return tuple(
        Choice(Move.of(play.cards), PLURALS[play.kind], str(play.cards), play.cards) for play in plays
    )


def play_of(cards: Cards) -> Move:
    return Move.of(cards)


def told(session: Session, turn: Turn) -> str:
    who, you = session.who(turn.seat)
    if turn.move.is_pass:
        return f"{who} {'pass' if you else 'passes'}"
    return f"{who} {'play' if you else 'plays'} {turn.move} ({kind_of(session.rules, turn.move)})"


def standing(session: Session) -> Iterator[str]:
    view = session.view
    counts = zip(session.seats, view.counts, strict=True)
    yield "cards: " + ", ".join(f"{seat.name} {count}" for seat, count in counts)
    if view.table is None or view.table_seat is None:
        yield "table: empty, you lead"
    else:
        owner = session.seats[view.table_seat].name
        yield f"table: {view.table} ({kind_of(session.rules, view.table)}) by {owner}"
    yield f"hand:  {view.hand}"


def conclusion(session: Session) -> Iterator[str]:
    yield f"{session.seats[session.view.winner or 0].name} won game {session.game + 1}."
    for seat, left, score in zip(session.seats, session.uncovered, session.scores, strict=True):
        yield f"  {seat.name}: {signed(score)}{f' with {left} left' if left else ''}"
