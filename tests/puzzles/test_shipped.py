"""The shipped puzzles are proven again, small ones by searches that share nothing with the solvers."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.conftest import scaled
from upperhand import Rng, games
from upperhand.big_two import Move as Play
from upperhand.big_two import State as BigTwoState
from upperhand.big_two import forced_win
from upperhand.puzzles import KINDS, Puzzle, attempt, shipped, solution
from upperhand.puzzles.find_win import refutes
from upperhand.puzzles.puzzle import read_moves
from upperhand.rikken import State as RikkenState
from upperhand.rikken.oracle import Objective, card_values, objectives, reached

EVERY = [puzzle for game in games.GAMES for puzzle in shipped(game)]


def some(kind: str, small: int, game: str | None = None) -> list[Puzzle]:
    """Puzzles of a kind from the whole collection: some, or all at full scale."""
    found = [each for each in EVERY if each.kind == kind and game in (None, each.game)]
    return found[:: max(1, len(found) // scaled(small, len(found)))]


@pytest.mark.parametrize("game", games.GAMES)
def test_there_are_five_hundred_of_all_kinds_and_ratings(game: str) -> None:
    found = shipped(game)
    assert len(found) == len({puzzle.id for puzzle in found}) == 500
    assert {puzzle.kind for puzzle in found} == set(KINDS[game])
    ratings = sorted(puzzle.rating for puzzle in found)
    assert ratings[0] < 1000
    assert ratings[-1] > 2200
    assert len({rating // 100 for rating in ratings}) >= 12


@pytest.mark.parametrize("game", games.GAMES)
def test_none_is_trivial(game: str) -> None:
    lengths = Counter()  # type: Counter[int]
    for puzzle in shipped(game):
        state = puzzle.state()
        legal, right = state.legal_moves(), read_moves(puzzle, puzzle.right)
        assert len(legal) >= 3
        assert set(right) <= set(legal)
        assert 1 <= 3 * len(right) <= len(legal)
        lengths[len(puzzle.line)] += 1
    assert len(lengths) >= 5


@pytest.mark.parametrize("puzzle", some("find_win", 15), ids=lambda puzzle: puzzle.id)
def test_a_win_is_proven_and_every_other_move_refuted(puzzle: Puzzle) -> None:
    state = puzzle.state()
    right, view = read_moves(puzzle, puzzle.right), state.view(state.turn)
    for move in state.legal_moves():
        if move in right:
            assert forced_win(view, move)
        else:
            assert forced_win(view, move) is None
            assert refutes(state, move, Rng(7), deals=2_000)


@pytest.mark.parametrize("puzzle", some("make", 15) + some("defeat", 15), ids=lambda puzzle: puzzle.id)
def test_a_contract_depends_on_the_right_card(puzzle: Puzzle) -> None:
    state = puzzle.state()
    (aim,) = objectives(state)
    makes = puzzle.kind == "make"
    assert (state.turn in aim.side) == makes
    for card, value in card_values(state, aim):
        assert (reached(aim, value) == makes) == (str(card) in puzzle.right)


@pytest.mark.parametrize("puzzle", some("best_lead", 20), ids=lambda puzzle: puzzle.id)
def test_a_best_lead_states_a_clear_proof(puzzle: Puzzle) -> None:
    proof = puzzle.proof
    if puzzle.game == "rikken":
        assert proof["deals"] >= 100
        assert proof["share"] - proof["next"] >= 0.1
    else:
        assert proof["playouts"] >= 20
        assert proof["margin"] >= max(1, 3 * proof["error"])


@pytest.mark.parametrize("puzzle", EVERY[:: scaled(40, 1)], ids=lambda puzzle: puzzle.id)
def test_its_line_solves_it(puzzle: Puzzle) -> None:
    assert puzzle.line == solution(puzzle)
    state = puzzle.state()
    seat, answers, said = state.turn, [], attempt(puzzle, [])
    for text in puzzle.line:
        if said.status == "open" and state.turn == seat and state.ply == said.state.ply:
            answers.append(text)
            said = attempt(puzzle, answers)
        state.apply(games.load(puzzle.game).Move(text))
    assert said.status == "solved"


# --- by brute force ---


def goes_out_first(state: BigTwoState, seat: int) -> bool:
    """Plain search with all hands open: the seat against everybody else."""
    if state.over:
        return state.winner == seat
    found = (goes_out_first(after(state, move), seat) for move in state.legal_moves())
    return any(found) if state.turn == seat else all(found)


def after(state: Any, move: Any) -> Any:
    then = state.copy()
    then.apply(move)
    return then


def small_wins() -> list[Puzzle]:
    """Where the fewest cards are in play."""
    found = [puzzle for puzzle in shipped("big_two") if puzzle.kind == "find_win"]
    return sorted(found, key=lambda puzzle: sum(puzzle.state().counts))[: scaled(6, 40)]


@pytest.mark.parametrize("puzzle", small_wins(), ids=lambda puzzle: puzzle.id)
def test_plain_search_finds_no_deal_against_a_right_move_and_one_against_each_other(puzzle: Puzzle) -> None:
    state, rng = puzzle.state(), Rng(3)
    view = state.view(state.turn)
    lost: set[Play] = set()
    for _ in range(scaled(12, 60)):
        deal = view.determinise(rng)
        lost |= {move for move in deal.legal_moves() if not goes_out_first(after(deal, move), view.seat)}
    right = set(read_moves(puzzle, puzzle.right))
    assert not lost & right
    assert lost, "no wrong move was ever punished"


def tricks_of(state: RikkenState, aim: Objective) -> int:
    """Plain minimax: the tricks of the declaring side, or for Piek and Misère whether it succeeds."""
    if state.over:
        taken = sum(state.tricks_won[seat] for seat in aim.side)
        return taken if aim.aim == "most_tricks" else int(taken == {"exactly_one": 1, "none": 0}[aim.aim])
    found = [tricks_of(after(state, card), aim) for card in state.legal_moves()]
    return max(found) if state.turn in aim.side else min(found)


@cache
def small_contracts() -> list[Puzzle]:
    found = [puzzle for puzzle in shipped("rikken") if puzzle.open_hands]
    return sorted(found, key=lambda puzzle: sum(puzzle.state().counts))[: scaled(6, 40)]


@pytest.mark.parametrize("puzzle", small_contracts(), ids=lambda puzzle: puzzle.id)
def test_plain_minimax_finds_the_same_right_cards(puzzle: Puzzle) -> None:
    state = puzzle.state()
    (aim,) = objectives(state)
    makes = state.turn in aim.side
    values = {str(card): tricks_of(after(state, card), aim) for card in state.legal_moves()}
    right = {card for card, value in values.items() if reached(aim, value) == makes}
    assert right == set(puzzle.right)
