"""Review: analyses a game with all hands open, move by move. This takes long and runs in a worker process.

The chance to win is that of random play from the true deal. A move is judged by what its seat could know:
over deals that it could not distinguish, never by a card that it could not see.
"""

import asyncio
from collections import OrderedDict
from math import sqrt
from typing import Any, cast

from upperhand import Decision, Record, Rng, games
from upperhand.reason import Reason
from upperhand.record import Replay
from upperhand.server.computers.workers import Workers
from upperhand.server.refusal import RefusalError
from upperhand.server.web.presenters import Presenter, TrickStarts, load_presenter, texts
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.http import BetterMove, Moment, PlayerChoice, ReviewReply, Step

PLAYOUTS = 400
DEALS = 64
#: How much more often a better move must win to be mentioned, and by how many standard errors.
WORTH_TELLING, STANDARD_ERRORS = 0.04, 3.0
_SEED = 20_260_101  # the same game has the same review


def review(record_id: str, text: str) -> str:
    """The JSON of a whole review."""
    record = Record.from_json(text)
    reviewer = _Reviewer(record)
    start = reviewer.moment()
    steps = [reviewer.step(move) for move in record.moves]
    over = reviewer.state.over
    return ReviewReply(
        record_id=record_id,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        names=list(record.seats),
        dealt=[texts(hand) for hand in reviewer.state.dealt],
        scores=list(reviewer.state.scores) if over else None,
        headline=_headline(reviewer),
        explanation=_explanation(reviewer),
        start=start,
        steps=steps,
    ).model_dump_json()


def _headline(reviewer: "_Reviewer") -> Reason:
    state = reviewer.state
    return reviewer.presenter.headline(state) if state.over else Reason("not_over_yet")


def _explanation(reviewer: "_Reviewer") -> list[list[Reason]]:
    if not reviewer.state.over:
        return [[] for _ in reviewer.state.names]
    return reviewer.presenter.explain(reviewer.state)


class _Reviewer:
    """Replays a game and analyses each move before it is made."""

    def __init__(self, record: Record) -> None:
        self.game = record.game
        self.presenter: Presenter = load_presenter(record.game)
        self._package: Any = games.load(record.game)
        self._words = games.words(record.game)
        self._replay = Replay(record)
        self._trick_starts = TrickStarts()

    @property
    def state(self) -> Any:
        return self._replay.state

    def moment(self) -> Moment:
        return Moment(view=self._view(), chances=self._chances())

    def _view(self) -> Any:
        views = [self.state.view(seat) for seat in range(len(self.state.names))]
        seen = self.presenter.public(views, self._trick_starts)
        return seen.model_copy(update={"hands": [texts(hand) for hand in self.state.hands]})

    def _chances(self) -> list[float]:
        if self.state.over:
            best = max(self.state.scores)
            return [float(score == best) for score in self.state.scores]
        found = self._package.playouts(self.state, PLAYOUTS, _SEED)
        return [round(wins / PLAYOUTS, 4) for wins in found.wins]

    def step(self, text: str) -> Step:
        given = self._replay.ply < self.state.ply  # an automatic move of the rules
        before = None if given else self.state.copy()
        would = [] if before is None or len(before.legal_moves()) == 1 else self._choices(before)
        ply = self._replay.ply
        seat, move = self._replay.play(text)
        better = self._better(before, move, would) if before is not None and would else None
        if not self.state.over and self._words.line_ends(self.state):
            self._trick_starts = TrickStarts(start=self.state.ply, before=self._trick_starts.start)
        shown = self.presenter.table_move(self.state.rules, seat, move)
        return Step(
            ply=ply,
            seat=seat,
            move=shown.move,
            kind=shown.kind,
            cards=shown.cards,
            text=self.presenter.sentence(self.state.rules, self.state.names[seat], move),
            better=better,
            would=[self._player_choice(name, choice) for name, choice in would],
            view=self._view(),
            chances=self._chances(),
        )

    def _player_choice(self, name: str, choice: Decision) -> PlayerChoice:
        return PlayerChoice(
            player=name,
            move=str(choice.move),
            command=self._command(choice),
            reason=choice.reason,
        )

    def _command(self, choice: Decision) -> Reason:
        return self._words.command(choice.move)

    def _choices(self, state: Any) -> list[tuple[str, Decision]]:
        """What each named player would do; random players have nothing to teach."""
        rng = Rng.derive(_SEED, 0, state.turn, state.ply).bits()
        view = state.view(state.turn)
        return [
            (name, player.decide(view, Rng(rng)))
            for name, player in games.players(self.game).items()
            if not name.startswith("random")
        ]

    def _better(self, state: Any, made: Any, would: list[tuple[str, Decision]]) -> BetterMove | None:
        """The best of the players' moves, if it is clearly better than the move made."""
        view, seat = state.view(state.turn), state.turn
        policy = self.presenter.judge(view)
        choices = {str(choice.move): choice for _, choice in would if choice.move != made}
        if policy is None or not choices:
            return None
        deals = [view.determinise(Rng.derive(_SEED, number, seat, state.ply)) for number in range(DEALS)]
        usual = self._wins(deals, made, seat, policy)
        gains = {
            text: [
                won - before
                for won, before in zip(self._wins(deals, choice.move, seat, policy), usual, strict=True)
            ]
            for text, choice in choices.items()
        }
        text, best = max(gains.items(), key=lambda each: sum(each[1]))
        gain, error = _mean_and_error(best)
        if gain < WORTH_TELLING or gain < STANDARD_ERRORS * error:
            return None
        choice = choices[text]
        return BetterMove(
            move=text,
            command=self._command(choice),
            gain=round(gain, 4),
            reason=choice.reason,
        )

    def _wins(self, deals: list[Any], move: Any, seat: int, policy: tuple[str, int]) -> list[float]:
        """How often the seat wins after a move, in each of the deals."""
        return [self._wins_in(deal.copy(), move, seat, policy) for deal in deals]

    def _wins_in(self, state: Any, move: Any, seat: int, policy: tuple[str, int]) -> float:
        name, count = policy
        state.apply(move)
        if state.over:
            return float(state.scores[seat] == max(state.scores))
        return cast(int, self._package.playouts(state, count, _SEED, 1, name).wins[seat]) / count


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


# --- in the server process ---

_KEPT = 100
_WAITING = 20
_LIMIT = 120.0  # seconds a review may take
_PATIENCE = 1.0  # seconds before a client should ask again


class Reviews:
    """Runs reviews, each only once however many clients ask, and caches the last ones."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: OrderedDict[str, asyncio.Task[str]] = OrderedDict()

    def knows(self, record_id: str) -> bool:
        return record_id in self._made

    async def find(self, record_id: str, record: str) -> str | None:
        """The JSON of a review; None while it is running."""
        task = self._made.get(record_id) or self._begin(record_id, record)
        self._made.move_to_end(record_id)
        await asyncio.wait([task], timeout=_PATIENCE)
        if not task.done():
            return None
        if task.exception() is not None and self._made.get(record_id) is task:  # each waiter gets here
            del self._made[record_id]
        return task.result()

    def _begin(self, record_id: str, record: str) -> asyncio.Task[str]:
        if sum(not task.done() for task in self._made.values()) >= _WAITING:
            raise RefusalError("busy", Reason("too_many_reviews"), status=503)
        task = asyncio.create_task(self._workers.run(_LIMIT, review, record_id, record))
        self._made[record_id] = task
        too_many = max(0, len(self._made) - _KEPT)
        for old in [key for key, each in self._made.items() if each.done()][:too_many]:
            del self._made[old]
        return task
