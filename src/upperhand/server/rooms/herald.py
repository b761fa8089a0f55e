"""Herald: tells everybody in a room what they may know, and nobody more."""

from collections.abc import Sequence

from upperhand.server.rooms import telling
from upperhand.server.rooms.audience import Audience, Connection
from upperhand.server.rooms.late import Late
from upperhand.server.rooms.standing import Standing
from upperhand.server.web.wire.common import Model
from upperhand.server.web.wire.server import Event


class Herald:
    """The only one that sends of a game: a seat's own view to its person, the public view to spectators."""

    def __init__(self, standing: Standing, delay: float) -> None:
        self.audience = Audience()
        self._standing = standing
        self._late = Late(delay, self._show_late)

    def room(self) -> None:
        """The room to everybody."""
        watching = len(self._watching())
        for connection in self.audience:
            connection.send(telling.room(self._standing, connection.person, watching))

    def game(self, connection: Connection) -> None:
        """The game so far to one who has come, or to everybody when it begins."""
        if self._standing.table is None:
            return
        place = self._standing.seat_of(connection.person.id)
        if place is None and self._standing.options.spectators != "public":
            self._send(connection, self._late.shown)
            return
        connection.send(telling.log(self._standing.running))
        seen = telling.public_view(self._standing) if place is None else telling.view(self._standing, place)
        connection.send(seen)
        if self._standing.running.over:
            connection.send(telling.over(self._standing))

    def begin(self) -> None:
        """A game was dealt."""
        self.room()
        for connection in self.audience:
            self.game(connection)

    def views(self) -> None:
        """Everybody's view anew."""
        self._to_players(())
        self._to_spectators(())

    def move(self, event: Event, action: str | None) -> None:
        """A move, and what everybody knows after it."""
        self._to_players((event,), acted=(event, action))
        self._to_spectators((event,))
        ending = (telling.over(self._standing),) if self._standing.running.over else ()
        if ending:
            self.over()
        if self._standing.options.spectators == "delayed":
            self._late.add(event, telling.open_view(self._standing), *ending)

    def over(self) -> None:
        """How the game came out, and who wants to go on."""
        self.room()
        told = telling.over(self._standing).model_dump_json()
        told_now = self._standing.options.spectators == "public"
        for connection in self.audience:
            if told_now or self._standing.seat_of(connection.person.id) is not None:
                connection.send(told)

    def close(self) -> None:
        self._late.close()

    def _to_players(self, first: Sequence[Model], acted: tuple[Event, str | None] | None = None) -> None:
        texts = [message.model_dump_json() for message in first]
        for place, seat in enumerate(self._standing.seats):
            connections = self.audience.of(seat.person_id) if seat.person_id else []
            if not connections:
                continue
            said = texts
            if acted and acted[0].seat == place:  # the page that acted knows its move by the id
                said = [acted[0].model_copy(update={"id": acted[1]}).model_dump_json()]
            seen = telling.view(self._standing, place).model_dump_json()
            for connection in connections:
                self._send(connection, (*said, seen))

    def _to_spectators(self, first: Sequence[Model]) -> None:
        watching = self._watching() if self._standing.options.spectators == "public" else []
        if watching:
            texts = [message.model_dump_json() for message in (*first, telling.public_view(self._standing))]
            for connection in watching:
                self._send(connection, texts)

    def _show_late(self, texts: Sequence[str]) -> None:
        for connection in self._watching():
            self._send(connection, texts)

    def _watching(self) -> list[Connection]:
        return self.audience.watching(self._standing.people)

    @staticmethod
    def _send(connection: Connection, texts: Sequence[str]) -> None:
        for text in texts:
            connection.send(text)
