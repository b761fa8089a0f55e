"""Review: what a worker process computes of one, as the lines that clients get."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, cast

from upperhand import Record, games, make_player, spec
from upperhand.analysis import Candidate
from upperhand.errors import UpperhandError
from upperhand.reason import Reason
from upperhand.record import Replay
from upperhand.review import Judgement, Moment, SeatDigest, digests, judge, summary
from upperhand.server.web.presenters import Presenter, TrickStarts, bot_seats, load_presenter, texts
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.review import (
    JudgedMove,
    ReviewGame,
    ReviewMoment,
    ReviewStep,
    ReviewSummary,
    SeatsOutlook,
    Verdict,
)
from upperhand.server.web.wire.views import TableMove

#: The name of each seat, and the level or spec of each computer.
Sitters = tuple[tuple[str, str | None], ...]


def with_names(record: Record, names: Iterable[str]) -> Record:
    """A Record names computers by their specs; what is said about a game names who sat there."""
    return replace(record, seats=tuple(names) or record.seats)


def game_line(record_id: str, text: str, sitters: Sitters) -> str:
    """The whole game, without any judgement."""
    record = Record.from_json(text)
    walk = _Walk(record)
    start = walk.view()
    steps = [walk.step(move) for move in record.moves]
    state, presenter = walk.state, walk.presenter
    who = sitters or tuple((name, _player(name, record.game)) for name in record.seats)
    return ReviewGame(
        record_id=record_id,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        unit=games.words(record.game).SCORE,
        names=[name for name, _ in who],
        players=[player for _, player in who],
        bots=bot_seats(record),
        dealt=[texts(hand) for hand in state.dealt],
        scores=list(state.scores) if state.over else None,
        headline=presenter.headline(state) if state.over else Reason("not_over_yet"),
        explanation=presenter.explain(state) if state.over else [[] for _ in record.seats],
        start=start,
        steps=steps,
    ).model_dump_json()


def _player(name: str, game: str) -> str | None:
    """A Record names a computer by its spec. Anybody may have written it: nothing from outside is loaded."""
    try:
        if spec.parse(name).place is not None:
            return None
        make_player(name, game)
    except UpperhandError:
        return None
    return name


class _Walk:
    """A game replayed move by move, with all hands open."""

    def __init__(self, record: Record) -> None:
        self.presenter: Presenter = load_presenter(record.game)
        self._words = games.words(record.game)
        self._replay = Replay(record)
        self._trick_starts = TrickStarts()

    @property
    def state(self) -> Any:
        return self._replay.state

    def view(self) -> Any:
        views = [self.state.view(seat) for seat in range(len(self.state.names))]
        seen = self.presenter.public(views, self._trick_starts)
        return seen.model_copy(update={"hands": [texts(hand) for hand in self.state.hands]})

    def step(self, text: str) -> ReviewStep:
        seat, move = self._replay.play(text)
        if not self.state.over and self._words.line_ends(self.state):
            self._trick_starts = TrickStarts(start=self.state.ply, before=self._trick_starts.start)
        shown = self.presenter.table_move(self.state.rules, seat, move)
        return ReviewStep(**shown.model_dump(), view=self.view())


def moment_line(text: str, ply: int, effort: int) -> tuple[Moment, str]:
    """One moment of a game, and its line."""
    record = Record.from_json(text)
    found = judge(record, ply, effort=effort)
    outlook = found.outlook
    line = ReviewMoment(
        ply=ply,
        outlook=SeatsOutlook(
            chances=list(outlook.chances),
            points=list(outlook.points),
            true_chances=list(outlook.true_chances),
            true_points=list(outlook.true_points),
        ),
        verdict=None if found.judgement is None else _verdict(record, found.seat, found.judgement),
    )
    return found, line.model_dump_json()


def _verdict(record: Record, seat: int | None, judgement: Judgement) -> Verdict:
    def shown(candidate: Candidate) -> JudgedMove:
        return JudgedMove(
            move=_table_move(record, seat or 0, candidate.move),
            command=games.words(record.game).command(candidate.move),
            chance=candidate.chance,
            points=candidate.points,
            error=candidate.error,
            line=[_table_move(record, who, move) for who, move in candidate.line],
            reason=candidate.reason,
            proven=candidate.proven,
        )

    return Verdict(
        grade=judgement.grade, loss=judgement.loss, made=shown(judgement.made), best=shown(judgement.best)
    )


def _table_move(record: Record, seat: int, move: Any) -> TableMove:
    return load_presenter(record.game).table_move(record.rules, seat, move)


def summary_line(text: str, moments: list[Moment]) -> tuple[str, list[SeatDigest]]:
    """The last line, and what is kept of the review for each seat."""
    record = Record.from_json(text)
    found = summary(record, moments)
    line = ReviewSummary(
        accuracies=list(found.accuracies),
        turning_points=list(found.turning_points),
        remarks=[list(each) for each in found.remarks],
    )
    return line.model_dump_json(), digests(record, moments)
