"""Counting the ways a game of Rikken can go on, by the rules as written."""

from __future__ import annotations

from copy import copy

from tests.reference.rikken_game import Game


def after(game: Game, move: str) -> Game:
    """The game with one more move, the original untouched."""
    later = copy(game)
    for name, value in vars(game).items():
        if isinstance(value, list | set):
            setattr(later, name, copy(value))
    later.move(move)
    return later


def perft(game: Game, depth: int) -> int:
    """How many sequences of exactly this many moves there are."""
    if depth == 0:
        return 1
    moves = game.legal_moves()
    return len(moves) if depth == 1 else sum(perft(after(game, move), depth - 1) for move in moves)


def perft_divide(game: Game, depth: int) -> dict[str, int]:
    """The same count for each first move."""
    return {move: perft(after(game, move), depth - 1) for move in game.legal_moves()}
