"""Seats of a room: who sits there, and who plays there just now."""

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from upperhand.server.accounts.sessions import Person

Kind = Literal["person", "computer", "open"]
NAMES = ("Ada", "Blaise", "Emmy", "Kurt")


@dataclass
class Seat:
    """What is stored of a seat, and `devices`, the open connections of its person."""

    kind: Kind
    name: str = ""
    person_id: str | None = None
    #: The level or spec that plays here when no person does.
    player: str = ""
    #: Whether somebody who comes by may sit down here.
    for_people: bool = False
    #: Whether its person handed it to the computer.
    handed_over: bool = False
    devices: int = field(default=0, compare=False)
    #: Whether its person is waited for although not connected: after a restart of the server.
    expected: bool = field(default=False, compare=False)
    ready: bool = field(default=False, compare=False)

    @property
    def free(self) -> bool:
        return self.for_people and self.kind != "person"

    @property
    def by_computer(self) -> bool:
        if self.kind == "person":
            return self.handed_over or not (self.devices or self.expected)
        return self.kind == "computer"

    def seat_person(self, person: Person) -> None:
        self.kind, self.name, self.person_id = "person", person.name, person.id
        self.handed_over = self.ready = False

    def seat_computer(self, name: str) -> None:
        self.kind, self.name, self.person_id = "computer", name, None
        self.handed_over = self.ready = self.expected = False
        self.devices = 0

    def leave_open(self) -> None:
        self.kind, self.name, self.person_id = "open", "", None
        self.handed_over = self.ready = self.expected = False
        self.devices = 0

    def stored(self) -> dict[str, Any]:
        kept = ("kind", "name", "person_id", "player", "for_people", "handed_over")
        return {name: value for name, value in asdict(self).items() if name in kept}


def computer_name(seats: list[Seat]) -> str:
    """A name that nobody at the table has."""
    taken = {seat.name.lower() for seat in seats}
    return next(name for name in (*NAMES, "Sofia") if name.lower() not in taken)
