"""Table: the single authority over a running game; independent of sockets, clocks and the database."""

from collections.abc import Sequence
from typing import Any

from upperhand import Record, games
from upperhand.errors import UpperhandError
from upperhand.games import State
from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError
from upperhand.server.web.presenters import TrickStarts, View, load_presenter, texts
from upperhand.server.web.wire.common import MadeBy
from upperhand.server.web.wire.server import Event, Thought
from upperhand.server.web.wire.views import Legal


class Table:
    """A game from its deal to its end. `number` counts the games of a room, from 1."""

    def __init__(
        self,
        game: str,
        number: int,
        identity: str,
        state: State,
        *,
        teaching: bool,
        dealt_to: Sequence[str | None] = (),
        known: int | None = None,
    ) -> None:
        self.game = game
        self.number = number
        self.identity = identity
        self.presenter = load_presenter(game)
        self.state: Any = state
        self.teaching = teaching
        self.events: list[Event] = []
        self.reasons: list[Thought] = []
        #: The people who were dealt the cards, seat by seat.
        self.dealt_to: Sequence[str | None] = dealt_to or [None] * len(state.names)
        #: How many games of the playroom its computers know; None: only what is shipped.
        self.known = known
        #: Who left which seat, and so has seen its hand.
        self.left: dict[str, int] = {}
        self._words = games.words(game)
        self._read = games.load(game).Move
        self._trick_starts = TrickStarts()
        self._given = len(state.history)
        self._actions: dict[str, int] = {}
        self._seen: tuple[int, Sequence[View]] = -1, ()  # what every seat sees, and the ply
        for ply, (seat, move) in enumerate(state.history):  # the rules may open the game automatically
            self.events.append(self._event(ply, seat, move, "clock", fallback=False))

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def ply(self) -> int:
        return int(self.state.ply)

    @property
    def seats(self) -> int:
        return len(self.state.names)

    @property
    def leads(self) -> bool:
        """Whether the next move begins a trick."""
        return self._trick_starts.start == self.ply

    @property
    def human_moves(self) -> list[Event]:
        """What people, or their clocks, have done in this game."""
        return [event for event in self.events[self._given :] if event.by != "computer"]

    def event_of(self, action: str) -> Event | None:
        """The move that this action already made, if it was sent before."""
        ply = self._actions.get(action)
        return None if ply is None else self.events[ply]

    def check(self, seat: int, number: int, ply: int, text: str) -> Any:
        """The move that a seat may make now; a RefusalError says why not."""
        if (number, ply) != (self.number, self.ply):
            why = Reason("stale_action", ply=ply, game=number, table_ply=self.ply, table_game=self.number)
            raise RefusalError("stale", why)
        if self.over:
            raise RefusalError("over", Reason("game_over"))
        if seat != self.turn:
            raise RefusalError("out_of_turn", Reason("turn_of", name=self.state.names[self.turn]))
        move = self.read(text)
        if problem := self.state.why_not(move):
            raise RefusalError("illegal", problem)
        return move

    def read(self, text: str) -> Any:
        """Parses a move."""
        try:
            return self._read(text)
        except UpperhandError as error:
            raise RefusalError("malformed", str(error), status=422) from None

    def play(
        self,
        move: Any,
        by: MadeBy,
        *,
        action: str | None = None,
        fallback: bool = False,
        reason: Reason | None = None,
    ) -> Event:
        """Makes a move from `check` or a player; it is visible from now on."""
        ply, seat = self.ply, self.turn
        event = self._event(ply, seat, move, by, fallback=fallback)
        self.state.apply(move)
        self.events.append(event)
        if action:
            self._actions[action] = ply
        if reason:
            self.reasons.append(Thought(ply=ply, reason=reason))
        if not self.over and self._words.line_ends(self.state):
            self._trick_starts = TrickStarts(start=self.ply, before=self._trick_starts.start)
        return event

    def _event(self, ply: int, seat: int, move: Any, by: MadeBy, *, fallback: bool) -> Event:
        shown = self.presenter.table_move(self.state.rules, seat, move)
        return Event(
            game_number=self.number,
            ply=ply,
            seat=seat,
            move=shown.move,
            kind=shown.kind,
            cards=shown.cards,
            text=self.presenter.sentence(self.state.rules, self.state.names[seat], move),
            by=by,
            fallback=fallback,
        )

    def tip(self, seat: int) -> Reason | None:
        """Where the table teaches: what matters now to the seat to move, from its View."""
        if not self.teaching or self.over or seat != self.turn:
            return None
        return games.coach(self.game).what_matters(self.state.view(seat))

    def seen(self, seat: int) -> View:
        """What one seat may know."""
        ply = self.ply
        if self._seen[0] != ply:
            views = [self.state.view(each) for each in range(self.seats)]
            self._seen = ply, self.presenter.views(views, self._trick_starts)
        return self._seen[1][seat]

    def seen_by_all(self) -> View:
        """What a spectator may know."""
        return self.presenter.public(
            [self.state.view(seat) for seat in range(self.seats)], self._trick_starts
        )

    def seen_open(self) -> View:
        """Everything."""
        return self.seen_by_all().model_copy(update={"hands": [texts(hand) for hand in self.state.hands]})

    def legal(self, seat: int) -> tuple[list[Legal], dict[str, Reason]]:
        """What the seat may do now, and why not the rest; empty out of turn."""
        if self.over or seat != self.turn:
            return [], {}
        view = self.state.view(seat)
        found = self.presenter.legal(view)
        return found, self.presenter.why_not(view, found)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why the seat cannot make a move now."""
        problem: Reason | None = self.state.view(seat).why_not(self.read(text))
        return problem

    def record(self) -> Record:
        return Record.of(self.state, self.game)
