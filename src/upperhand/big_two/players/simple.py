"""Players without a plan: yardsticks, opponents for a first game, and the policies of playouts."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.big_two import Move, Rules, View
from upperhand.player import Decision
from upperhand.reason import Reason


@dataclass(frozen=True)
class Random:
    """Chooses uniformly among its legal plays; passes only when it must."""

    def decide(self, view: View, rng: Rng) -> Decision:
        plays = _plays(view)
        if not plays:
            return _forced_pass(view)
        move: Move = rng.choice(plays)
        return Decision(
            move, Reason("only_play") if len(plays) == 1 else Reason("drawn_from_plays", count=len(plays))
        )


@dataclass(frozen=True)
class RandomPass:
    """Chooses uniformly among its legal moves; when following, passing is one of them."""

    def decide(self, view: View, rng: Rng) -> Decision:
        moves = view.legal_moves()
        if not _plays(view):
            return _forced_pass(view)
        move: Move = rng.choice(moves)
        return Decision(move, Reason("drawn_from_moves", count=len(moves)))


@dataclass(frozen=True)
class Lowest:
    """Leads its lowest single, follows with its weakest legal play, bombs last; passes only when it must."""

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002 - nothing is left to chance
        plays = _plays(view)
        if not plays:
            return _forced_pass(view)
        move = min(plays, key=lambda play: _weight(view.rules, play))
        return Decision(move, _lowest_reason(view, len(plays)))


@dataclass(frozen=True)
class Conventional(Lowest):
    """Plays like `lowest`, under its name in the published results."""


def _plays(view: View) -> list[Move]:
    return [move for move in view.legal_moves() if not move.is_pass]


def _weight(rules: Rules, play: Move) -> tuple[bool, int, int]:
    """What `Lowest` puts down first: no bombs, then few cards, then weak ones."""
    combination = rules.classify(play.cards)
    assert combination is not None, f"{play} is legal, so it is a combination"
    return combination.kind in rules.bombs, len(play.cards), combination.strength


def _forced_pass(view: View) -> Decision:
    return Decision(Move.PASS, Reason("nothing_beats", play=view.table))


def _lowest_reason(view: View, count: int) -> Reason:
    if view.table is None:
        return Reason("lowest_single")
    if count == 1:
        return Reason("only_play_that_beats", play=view.table)
    return Reason("weakest_that_beats", count=count, play=view.table)
