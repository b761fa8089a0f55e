"""Analysis of a position, computed in a worker process: the answer is the JSON of an AnalyseReply.

A position is what one seat knows, or a moment of a recorded game. Figures depend on the View of the seat
alone. Only the best play with all cards open uses the other hands, and only a record has them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from upperhand import Record, Rng, analyse, games
from upperhand.analysis import Analysis, Candidate
from upperhand.open_play import OpenValues
from upperhand.record import Replay
from upperhand.server.computers.decisions import Known
from upperhand.server.web.presenters import Presenter, TrickStarts, alternative, load_presenter, texts
from upperhand.server.web.wire.analysis import (
    AnalyseReply,
    CandidateMove,
    Figures,
    OpenMove,
    OpenPlay,
)
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.server import HintOutcome
from upperhand.server.web.wire.views import Legal, TableMove

#: An analysis ends before the worker's own limit, however slow the machine is.
_MOST_MS = 3_000
#: Deals from which it is learned what another seat may say.
_DEALS = 8


@dataclass(frozen=True)
class Wish:
    """What to compute. `effort` is the number of games: 0 for none, None for the usual number."""

    also: tuple[str, ...] = ()
    effort: int | None = None
    seed: int = 0
    open_cards: bool = False


def analysed(known: Known, wish: Wish) -> str:
    """A position from what one seat knows."""
    view = known.view()
    return _Position(known.game, view, wish).reply().model_dump_json()


def analysed_record(text: str, seat: int | None, wish: Wish) -> str:
    """The last position of a record, as one seat sees it, with all hands."""
    record = Record.from_json(text)
    state: Any = record.replay()
    position = _Position(record.game, state.view(state.turn if seat is None else seat), wish)
    found = games.open_play(record.game).values(state) if wish.open_cards else ()
    reply = position.reply().model_copy(
        update={
            "hands": [texts(hand) for hand in state.hands],
            "open_play": [position.open_play(state.turn, one) for one in found],
        }
    )
    return reply.model_dump_json()


class _Position:
    """A View, and the messages about it."""

    def __init__(self, game: str, view: Any, wish: Wish) -> None:
        self._game = game
        self._view = view
        self._wish = wish
        self._presenter: Presenter = load_presenter(game)
        self._package: Any = games.load(game)

    def reply(self) -> AnalyseReply:
        view = self._view
        own = not view.over and view.turn == view.seat
        deals = [view.determinise(Rng(number)) for number in range(1 if own else _DEALS)]
        legal = self._presenter.legal(view) if own else []
        return AnalyseReply(
            game=cast(Game, self._game),
            preset=games.write_rules(view.rules, self._game),
            seat=view.seat,
            names=list(view.names),
            moves=self._moves(view.history),
            view=self._presenter.views([view], _trick_starts(Record.of(deals[0], self._game)))[0],
            legal=legal,
            why_not=self._presenter.why_not(view, legal) if legal else {},
            others=[] if own or view.over else self._sayable(deals),
            figures=self._figures() if own and self._wish.effort != 0 else None,
            hands=None,
            open_play=[],
        )

    def _moves(self, history: Iterable[tuple[int, Any]]) -> list[TableMove]:
        return [self._presenter.table_move(self._view.rules, seat, move) for seat, move in history]

    def _sayable(self, deals: Sequence[Any]) -> list[Legal]:
        """Passes, bids and calls that the seat to move may make; its cards are not told."""
        found = {each.move: each for deal in deals for each in self._presenter.legal(deal.view(deal.turn))}
        return [each for each in found.values() if not each.cards]

    def _figures(self) -> Figures:
        also = [self._package.Move(text) for text in self._wish.also]
        wish = self._wish
        return self._shown(analyse(self._view, also=also, effort=wish.effort, seed=wish.seed, ms=_MOST_MS))

    def _shown(self, found: Analysis) -> Figures:
        return Figures(
            unit=found.unit,  # type: ignore[arg-type]
            nudge=found.nudge,
            candidates=[self._candidate(one) for one in found.candidates],
            holders={card: list(chances) for card, chances in found.holders.items()},
        )

    def _candidate(self, one: Candidate) -> CandidateMove:
        return CandidateMove(
            move=self._moves([(self._view.seat, one.move)])[0],
            chance=one.chance,
            points=one.points,
            error=one.error,
            games=one.games,
            line=self._moves(one.line),
            reason=one.reason,
            proven=one.proven,
            outcomes=[HintOutcome(**outcome.to_json()) for outcome in one.outcomes],
            made=one.made,
            against=alternative(self._game, one.against),
        )

    def open_play(self, turn: int, found: OpenValues) -> OpenPlay:
        moves = [
            OpenMove(move=self._moves([(turn, move)])[0], value=value)
            for move, value in found.best_first(turn)
        ]
        return OpenPlay(side=list(found.side), unit=found.unit, exact=found.exact, moves=moves)


def _trick_starts(record: Record) -> TrickStarts:
    """Where the last two tricks of a game begin. Any deal with these moves has the same tricks."""
    words, replay, starts = games.words(record.game), Replay(replace(record, scores=None)), TrickStarts()
    for move in record.moves:
        replay.play(move)
        if not replay.state.over and words.line_ends(replay.state):
            starts = TrickStarts(start=replay.ply, before=starts.start)
    return starts
