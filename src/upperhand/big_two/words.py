"""How people speak of Big Two, and how a game of it is told."""

from collections.abc import Iterator

from upperhand._core import Cards
from upperhand._core.big_two import Combination, Move, Rules, State
from upperhand.games import Told

SCORE = "points"
SCORELESS = ""
ONE_WINNER = True
CARDS_LEFT = True
USUAL_RULES = "hongkong"
USUAL_PLAYER = "rule_based"

KINDS = {kind: kind.replace("_", " ") for kind in Combination.KINDS} | {"four_plus_one": "four and one"}


def kind_of(rules: Rules, move: Move) -> str:
    """`full house`; empty for a pass."""
    combination = rules.classify(move.cards)
    return KINDS[combination.kind] if combination else ""


def command(move: Move) -> str:
    """A move as advice begins: `play 3D`, `pass`."""
    return "pass" if move.is_pass else f"play {move}"


def line_ends(state: State) -> bool:
    """A line is a trick, and a trick ends where the table is empty."""
    return state.table is None


def hand(cards: Cards) -> str:
    """From low to high."""
    return str(cards)


def roles(state: State) -> tuple[str, ...]:  # noqa: ARG001 - they all do the same
    return ()


def story(state: State) -> Iterator[Told]:
    """Every move, and how many cards it left."""
    held = list(state.dealt)
    for ply, (seat, move) in enumerate(state.history, start=1):
        held[seat] -= move.cards
        yield Told(str(ply), seat, str(move), f"({len(held[seat])} left)")
