"""Coach: in a room that teaches, speaks up after a person's move that gave much away."""

from collections import Counter

from upperhand import games
from upperhand.pool import WorkerError
from upperhand.reason import Reason
from upperhand.server.computers.computers import Computers
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.table import Table
from upperhand.server.web.presenters import texts
from upperhand.server.web.wire.server import CoachMessage

#: A person hears at most one remark in so many of their turns.
TURNS = 3


class Coach:
    """Works beside the table: nobody waits for it, and when the workers are busy it says nothing."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._turns: Counter[int] = Counter()  # that a seat has had in peace

    def watch(self, connection: Connection, table: Table, move: object) -> None:
        """Is told of a person's move just before it is made."""
        seat = table.turn
        if not table.teaching:
            return
        if self._turns[seat] == 0:
            question = (table.record().to_json(), seat, str(move))
            connection.do_aside(self._judge(connection, table, (table.number, table.ply), question))
        else:
            self._turns[seat] -= 1

    async def _judge(
        self, connection: Connection, table: Table, at: tuple[int, int], question: tuple[str, int, str]
    ) -> None:
        try:
            found = await self._computers.remark(table.game, *question)
        except WorkerError:  # a lesson less; the computers say in the log what is wrong with them
            return
        if found is None:
            return
        self._turns[question[1]] = TURNS - 1
        better = table.read(found.better)
        command = games.words(table.game).command(better)
        connection.send(
            CoachMessage(
                game_number=at[0],
                ply=at[1],
                move=question[2],
                better=found.better,
                cards=texts(better.cards),
                text=Reason("coach_better", command=command, why=found.reason),
            )
        )
