"""Messages between the processes that serve one database."""

from upperhand.server.web.wire.common import Model
from upperhand.server.web.wire.http import RoomInfo


class Whose(Model):
    person: str


class ListedRoom(Model):
    """A room in the lobby, or of a person."""

    room: RoomInfo
    #: By what it is sorted in a list.
    order: list[float]
