"""How people speak of Big Two, and how a game of it is told."""

from collections.abc import Iterator

from upperhand._core import Cards
from upperhand._core.big_two import Move, Rules, State
from upperhand.games import Told
from upperhand.locales import word
from upperhand.reason import Reason

SCORE = "points"
RANKS = "2AKQJT9876543"
SCORELESS = ""
ONE_WINNER = True
CARDS_LEFT = True
USUAL_RULES = "hongkong"
USUAL_PLAYER = "rule_based"


def kind_of(rules: Rules, move: Move) -> str:
    """`full house`; empty for a pass."""
    combination = rules.classify(move.cards)
    return word("kind", combination.kind) if combination else ""


def command(move: Move) -> Reason:
    """A move as advice says it: `play 3D`, `pass`."""
    return Reason("do_pass") if move.is_pass else Reason("do_play", cards=move)


def line_ends(state: State) -> bool:
    """A line is a trick, and a trick ends where the table is empty."""
    return state.table is None


def hand(cards: Cards) -> str:
    """From low to high."""
    return str(cards)


def roles(state: State) -> tuple[Reason, ...]:  # noqa: ARG001 - they all do the same
    return ()


def story(state: State) -> Iterator[Told]:
    """Every move, and how many cards it left."""
    held = list(state.dealt)
    for ply, (seat, move) in enumerate(state.history, start=1):
        held[seat] -= move.cards
        yield Told(str(ply), seat, str(move), f"({len(held[seat])} left)")
