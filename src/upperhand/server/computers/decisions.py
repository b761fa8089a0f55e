"""Decisions: what a player does in a seat, computed in a worker process.

`decide_once` decides for a seat of our own tables and `analyse_once` weighs its moves; `decide_view` decides
for a game in another program, of which nothing is stored. This module imports little, so workers start
quickly.
"""

from dataclasses import dataclass
from typing import Any

from upperhand import Analysis, Cards, Record, Rng, analyse, games, make_player
from upperhand.big_two.weights import load_network
from upperhand.errors import UpperhandError
from upperhand.player import lighter
from upperhand.reason import Reason


@dataclass(frozen=True)
class Decided:
    """A decision as plain values for other processes. `fallback` says why it is the default move."""

    move: str
    reason: Reason
    values: tuple[tuple[str, float], ...] = ()
    fallback: str | None = None


def load_players() -> None:
    """Runs once in a worker: loads what decisions need, before anybody waits for one."""
    for game in games.GAMES:
        games.load(game)
    load_network()


def decide_once(
    game: str, record: str, seat: int, player: str, chance: tuple[int, int], share: float = 1.0
) -> Decided:
    """Runs in a worker: the decision of one player, with a share of its search, from that seat's View."""
    state: Any = Record.from_json(record).replay()
    decider = lighter(make_player(player, game), share)
    decision = decider.decide(state.view(seat), Rng.derive(*chance, seat, state.ply))
    if problem := state.why_not(decision.move):
        raise UpperhandError(f"it chose {decision.move}, but {problem}")
    values = tuple((str(move), float(value)) for move, value in decision.values)
    return Decided(str(decision.move), decision.reason, values)


def analyse_once(game: str, record: str, also: str | None, ms: int) -> Analysis:
    """Runs in a worker: the analysis of the seat to move, from that seat's View."""
    state: Any = Record.from_json(record).replay()
    asked = () if also is None else (games.load(game).Move(also),)
    return analyse(state.view(state.turn), also=asked, ms=ms)


# --- games played elsewhere ---


@dataclass(frozen=True)
class Known:
    """Everything a seat knows: the rules, its own cards, every move, and who started."""

    game: str
    rules_json: str
    seat: int
    dealt: tuple[str, ...]
    moves: tuple[str, ...]
    #: The dealer if there is one, otherwise the seat that moves first.
    start: int | None
    #: Open hands of others: their seat and current cards.
    exposed: tuple[tuple[int, tuple[str, ...]], ...] = ()
    #: The partner, where everybody knows it and no move says it.
    partner: int | None = None

    def view(self) -> Any:
        """The View of that seat."""
        package = games.load(self.game)
        return package.View.from_known(
            package.Rules.from_json(self.rules_json),
            self.seat,
            Cards(" ".join(self.dealt)),
            [package.Move(text) for text in self.moves],
            **self._beginning(),
        )

    def _beginning(self) -> dict[str, Any]:
        exposed = {seat: Cards(" ".join(cards)) for seat, cards in self.exposed}
        if len(exposed) < len(self.exposed):
            raise UpperhandError("a hand that lies open is given twice")
        if games.has_dealer(self.game):
            dealing = {} if self.start is None else {"dealer": self.start}
            return {**dealing, "exposed": exposed, "partner": self.partner}
        if exposed or self.partner is not None:
            raise UpperhandError(f"{games.GAMES[self.game]} has no open hands and no partners")
        return {"first": self.start}


def decide_view(known: Known, player: str, seed: int) -> Decided:
    """What a player does in that seat."""
    view = known.view()
    if view.over:
        raise UpperhandError("the game is over")
    if view.turn != known.seat:
        raise UpperhandError(f"it is the turn of seat {view.turn}, not of seat {known.seat}")
    rng = Rng.derive(seed, 0, known.seat, view.ply)
    decision = make_player(player, known.game).decide(view, rng)
    values = tuple((str(move), float(value)) for move, value in decision.values)
    return Decided(str(decision.move), decision.reason, values)
