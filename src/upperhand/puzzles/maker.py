"""Makes puzzles from games of good players; the same seed gives the same puzzles."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from upperhand import games
from upperhand._core import Rng
from upperhand.errors import UpperhandError
from upperhand.match import deal_seed
from upperhand.player import make_player
from upperhand.puzzles.attempt import solution
from upperhand.puzzles.kinds import KINDS
from upperhand.puzzles.puzzle import Puzzle

#: Who plays the games that puzzles are made from.
PLAYERS = {"big_two": "network", "rikken": "advanced"}
#: How many puzzles of a kind there are for so many of the others.
SHARES = {
    "big_two": {"find_win": 8, "best_lead": 2},
    "rikken": {"make": 9, "defeat": 9, "best_lead": 2},
}


_GAMES_AT_MOST = 1_000_000  # in which the last known puzzle is looked for


def puzzles(
    game: str, seed: int, known: Sequence[Puzzle] = (), games_at_most: int = _GAMES_AT_MOST
) -> Iterator[Puzzle]:
    """An endless series of puzzles; `known` are the first ones of it, after which it goes on.

    A game gives one puzzle at most, and no position comes twice.
    """
    made = Counter(puzzle.kind for puzzle in known)
    for number in count(_next_number(seed, known, games_at_most)):
        puzzle = _from_game(game, _wanted(game, made), seed, number)
        if puzzle is not None:
            made[puzzle.kind] += 1
            yield puzzle


def _next_number(seed: int, known: Sequence[Puzzle], games_at_most: int) -> int:
    """The number of the game after the one that the last known puzzle comes from."""
    if not known:
        return 0
    for number in range(games_at_most):
        if deal_seed(seed, number) == known[-1].seed:
            return number + 1
    raise UpperhandError(f"the last puzzle of the file does not come from the seed {seed}")


def _wanted(game: str, made: Counter[str]) -> str:
    """The kind that the puzzles so far have too few of."""
    shares = SHARES[game]
    return min(shares, key=lambda kind: made[kind] / shares[kind])


def _from_game(game: str, kind: str, seed: int, number: int) -> Puzzle | None:
    """The first puzzle that any position of a game gives, in an order of chance."""
    states, rng = _played(game, deal_seed(seed, number)), Rng.derive(seed, number, 0, 0)
    rng.shuffle(states)
    found = (KINDS[game][kind].found(state, rng) for state in states)
    puzzle = next(filter(None, found), None)
    return None if puzzle is None else replace(puzzle, line=solution(puzzle))


def _played(game: str, deal: int) -> list[Any]:
    """Every position of one game in which a seat has to decide."""
    package = games.load(game)
    rules = package.PRESETS[games.words(game).USUAL_RULES].rules
    player = make_player(PLAYERS[game], game)
    state, states = package.State.deal(rules, deal), []
    while not state.over:
        states.append(state.copy())
        decision = player.decide(state.view(state.turn), Rng.derive(deal, 0, state.turn, state.ply))
        state.apply(decision.move)
    return states
