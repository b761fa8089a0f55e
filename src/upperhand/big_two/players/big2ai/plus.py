"""AI 4.0 with what it lacks: the pass as a move, points instead of wins, and opponents with sense."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.big_two import View, WeighedMove, forced_win, weigh_moves
from upperhand.errors import SpecError
from upperhand.player import Decision


@dataclass(frozen=True)
class AI4Plus:
    """Plays the move that earns most points in games simulated to their end, and wins by force when it can.

    It differs from `ai4` in this. Passing is a move like any other. Moves are judged by points, not by wins
    or by what is left in hand. All moves meet the same guessed deals, and the worse ones drop out early.
    Guesses in which a seat passed although it could have played are taken with the chance `doubt` a pass.
    Simulated seats save their high cards with the chance `save`, lead low and whole sets first, and stop who
    is about to win. Nothing is learned: it needs no knowledge.
    """

    games: int = 1_000
    doubt: float = 0.6
    save: float = 0.1
    threads: int = 1
    ms: int = 0

    def __post_init__(self) -> None:
        for name, least, most in (
            ("games", 1, 10**7), ("doubt", 0.01, 1), ("save", 0, 1), ("threads", 1, 1024), ("ms", 0, 600_000)
        ):  # fmt: skip
            if not least <= getattr(self, name) <= most:
                raise SpecError(f"{name} is a number from {least} to {most}, not {getattr(self, name)}")

    def decide(self, view: View, rng: Rng) -> Decision:
        line = forced_win(view)
        if line:
            return Decision(line[0], f"play {line[0]}: from here the game is won, whatever the others hold")
        moves = weigh_moves(
            view, self.games, rng.bits(), doubt=self.doubt, save=self.save, threads=self.threads, ms=self.ms
        )
        values = tuple((one.move, one.points) for one in moves if one.games)
        return Decision(moves[0].move, _reason(view, moves), values)


def _reason(view: View, moves: list[WeighedMove]) -> str:
    best = moves[0]
    if best.move.is_pass and len(moves) == 1:
        return f"pass: nothing in hand beats {view.table}"
    told = "pass" if best.move.is_pass else f"{'lead' if view.table is None else 'play'} {best.move}"
    if len(moves) == 1:
        return f"{told}: it is the only move"
    second = moves[1]
    other = "passing" if second.move.is_pass else str(second.move)
    return f"{told}: {best.points:+.1f} points a simulated game, {second.points:+.1f} for {other}"
