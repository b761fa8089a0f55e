"""Talk: reactions, set phrases and free chat between the people at a table.

Nothing of it is stored, and none of it depends on the game. Spectators say nothing. They see reactions and
set phrases where they see the game at once, and never what people write.
"""

import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from upperhand.reason import Reason
from upperhand.server.accounts.contacts import Contacts
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.audience import Audience, Connection
from upperhand.server.rooms.chat_text import chat_text
from upperhand.server.rooms.state import RoomState
from upperhand.server.web.wire.common import SignalCode
from upperhand.server.web.wire.server import ChatMessage, SignalMessage, TalkMessage

#: Written lines that a page gets again after a reload.
_KEPT = 50


@dataclass(frozen=True)
class _Line:
    message: ChatMessage
    writer: str
    readers: frozenset[str]


class Talk:
    """What the people of one room say. Its methods do not wait for anything, so they need no inbox."""

    def __init__(self, state: RoomState, audience: Audience, contacts: Contacts) -> None:
        self._state = state
        self._audience = audience
        self._contacts = contacts
        #: Whom a person does not want to hear at this table.
        self._muted: dict[str, set[str]] = {}
        self._lines: deque[_Line] = deque(maxlen=_KEPT)
        self._number = 0
        self._told: WeakKeyDictionary[Connection, TalkMessage] = WeakKeyDictionary()

    def signal(self, person: Person, code: SignalCode) -> None:
        """Shows a reaction or a set phrase to everybody who listens."""
        place = self._state.place(person)
        others = self._others(person)
        message = SignalMessage(seat=place, code=code).model_dump_json()
        public = self._state.options.spectators == "public"
        for connection in self._audience:
            listener = connection.person.id
            present = public or listener in others or listener == person.id
            if present and self._hears(listener, person.id):
                connection.send(message)

    def write(self, person: Person, text: str) -> None:
        """Sends a line to those at the table who allow chat, if the writer does."""
        place = self._state.place(person)
        others = self._others(person)
        if not self._contacts.allows_chat(person.id):
            raise RefusalError("chat_off", Reason("chat_off"), status=403)
        readers = {each for each in others if self._may_chat(person.id, each)}
        if not readers:
            raise RefusalError("chat_nobody", Reason("chat_nobody"), status=403)
        if readers != others and not self._state.between_games:
            raise RefusalError("chat_in_game", Reason("chat_in_game"), status=403)
        self._number = max(self._number + 1, time.time_ns() // 1_000_000)
        said = self._state.seats[place].name
        message = ChatMessage(number=self._number, seat=place, name=said, text=chat_text(text))
        line = _Line(message, person.id, frozenset(readers))
        self._lines.append(line)
        for connection in self._audience:
            self._show(line, connection)

    def mute(self, person: Person, place: int, *, on: bool) -> None:
        self._state.place(person)
        other = self.person_in(place)
        muted = self._muted.setdefault(person.id, set())
        (muted.add if on else muted.discard)(other)
        self.refresh()

    def person_in(self, place: int) -> str:
        """The id of the person in a seat; refuses a seat without one."""
        found = self._state.seats[place].person_id if place < len(self._state.seats) else None
        if found is None:
            raise RefusalError("no_person", Reason("nobody_sits_there"), status=404)
        return found

    def enter(self, connection: Connection) -> None:
        """A page has opened: it gets what its person has read before."""
        for line in self._lines:
            self._show(line, connection)

    def refresh(self) -> None:
        """Tells everybody at a table of several people whom they can talk to, where that has changed."""
        people = self._people()
        for connection in self._audience if len(people) > 1 else ():
            if connection.person.id in people:
                now = self._situation(connection.person.id, people)
                if self._told.get(connection) != now:
                    self._told[connection] = now
                    connection.send(now)

    def _situation(self, person_id: str, people: dict[str, int]) -> TalkMessage:
        others = {each: place for each, place in people.items() if each != person_id}
        muted = self._muted.get(person_id, set())
        return TalkMessage(
            chat=self._contacts.allows_chat(person_id),
            chatting=_places(others, (each for each in others if self._contacts.allows_chat(each))),
            muted=_places(others, muted),
            blocked=_places(others, (each for each in others if self._contacts.blocks(person_id, each))),
        )

    def _people(self) -> dict[str, int]:
        """Who sits at the table, by id, and where."""
        return {seat.person_id: place for place, seat in enumerate(self._state.seats) if seat.person_id}

    def _others(self, person: Person) -> set[str]:
        others = self._people().keys() - {person.id}
        if not others:
            raise RefusalError("alone", Reason("talk_alone"), status=403)
        return others

    def _may_chat(self, one: str, other: str) -> bool:
        return self._contacts.allows_chat(other) and not self._contacts.apart(one, other)

    def _hears(self, listener: str, speaker: str) -> bool:
        muted = speaker in self._muted.get(listener, ())
        return not (muted or self._contacts.apart(listener, speaker))

    def _show(self, line: _Line, connection: Connection) -> None:
        reader = connection.person.id
        if reader == line.writer or (reader in line.readers and self._hears(reader, line.writer)):
            connection.send(line.message)


def _places(people: dict[str, int], chosen: Iterable[str]) -> list[int]:
    return sorted(people[each] for each in chosen if each in people)
