"""The client of bots, against a real server: whole games, lost connections, and what is refused."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conftest import scaled
from tests.property.both_games import check_same_view
from tests.server.running import ServerProcess, server
from tests.server.test_bots import make_bot, make_token, owner
from tests.server.visitor import OPEN, PATIENCE, PERSON, first, visitor
from upperhand import Record, Rng, games, make_player
from upperhand.client import Client, ClientError, LostConnectionError, RefusedError, SeatLostError, TokenError
from upperhand.client.table import Table, Turn

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
ALONE = ["me", "Beginner", "Beginner", "Beginner"]
UNTIMED: dict[str, Any] = {"timer": 0}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("playroom")) as found:
        yield found


async def token_of(address: str, name: str) -> str:
    """That of a new bot, whose owner has a name like it."""
    async with owner(address, f"{name} sen") as ann:
        return await make_token(ann, await make_bot(ann, name))


@asynccontextmanager
async def bot(address: str, name: str) -> AsyncIterator[Client]:
    async with Client(address, await token_of(address, name), patience=PATIENCE) as client:
        yield client


def run(program: Any) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await program

    asyncio.run(in_time())


async def record_of(client: Client, table: Table, number: int = -1) -> Record:
    """A finished game, with the names that were at the table."""
    identity = table.results[number].record_id
    answer = await client._http.get(f"/api/records/{identity}/download")
    return replace(Record.from_json(answer.text), seats=tuple(seat.name for seat in table.room.seats))


def check_views(record: Record, turns: list[Turn]) -> None:
    """The bot was asked at every move of its seat, and its Views were those of the game."""
    state: Any = record.start()
    asked = {turn.ply: turn for turn in turns}
    for text in record.moves:
        turn = asked.pop(state.ply, None)
        if turn is not None:
            assert turn.seat == state.turn
            check_same_view(turn.view, state.view(state.turn))
        state.apply(games.load(record.game).Move(text))
    assert not asked


@pytest.mark.parametrize(
    ("game", "rules", "seats"),
    [
        ("big_two", None, ALONE),
        ("big_two", "hongkong:players=3", ALONE[:3]),
        ("rikken", None, ALONE),
        ("rikken", "vorsteveld2007_full", ALONE),
    ],
)
def test_a_bot_sees_what_every_player_sees(
    address: str, game: str, rules: str | None, seats: list[str]
) -> None:
    """Any move of its seat, so that contracts of all kinds are played."""

    async def play() -> None:
        async with bot(address, f"Seer {game[0]}{len(seats)}{rules and 'r'}") as client:
            count, rng = scaled(6, 100), Rng(11)
            room = await client.create(game, seats, rules=rules, games=count, **UNTIMED)
            turns: list[Turn] = []
            async with client.table(room) as table:
                async for turn in table:
                    turns.append(turn)
                    assert await turn.play(rng.choice(turn.view.legal_moves()))
            assert len(table.results) >= count
            for number, result in enumerate(table.results):
                mine = [turn for turn in turns if turn.game_number == result.game_number]
                check_views(await record_of(client, table, number), mine)

    run(play())


def test_the_bot_of_the_guide_plays_a_whole_match(address: str) -> None:
    token = asyncio.run(token_of(address, "Guided"))
    code = [line for line in EXAMPLE.read_text("utf-8").splitlines() if line]
    assert len(code) <= 22, "it has 20 lines, and two that say what it is and start it"
    assert EXAMPLE.read_text("utf-8") in (EXAMPLE.parents[1] / "docs" / "bots.md").read_text("utf-8")
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), address],
        env={**os.environ, "UPPERHAND_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Guided has ")

    async def look() -> None:
        async with visitor(address) as wu:
            profile = (await wu.client.get("/api/profile/Guided")).json()
            assert (profile["owner"], profile["games"][0]["played"]) == ("Guided sen", 2)

    run(look())


def test_bots_join_a_person_and_agree_to_the_next_game(address: str) -> None:
    async def join(client: Client, code: str) -> list[Any]:
        [room] = [room for room in await client.rooms("big_two") if room.code == code]
        assert room.free in (1, 2)  # the other bot may have come already
        assert (room.seats[0].bot, room.seats[0].kind) == (False, "person")
        await client.join(room)
        async with client.table(room) as table:
            return list(await table.play_as(make_player("lowest"), seed=3))

    async def play() -> None:
        async with (
            visitor(address, "Hanna") as host,
            bot(address, "Left") as left,
            bot(address, "Right") as right,
        ):
            code = await host.create(seats=[PERSON, OPEN, OPEN], bots=True, timer=0, games=2)
            async with host.socket(code) as talk:
                bots = asyncio.gather(join(left, code), join(right, code))
                over = await talk.play(first)
                await talk.say("next")
                while over["more"]:  # it is told again when somebody agrees to the next game
                    over = await talk.play(first)
                results = await bots
            assert [result.game_number for result in results[0]] == [1, 2]
            assert results[0] == results[1]
            assert list(results[0][-1].totals) == over["totals"]

    run(play())


class Line:
    """A way to a server that breaks, with everything that is under way on it, again and again."""

    def __init__(self, goal: str, rng: Random) -> None:
        self._host, _, port = goal.removeprefix("http://").partition(":")
        self._port = int(port)
        self._rng = rng
        self.breaks = 0

    async def __aenter__(self) -> "Line":
        self._talks: set[asyncio.Task[None]] = set()
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._talks.add(asyncio.create_task(self._serve(reader, writer)))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        begun = await reader.read(65_536)
        there, back = await asyncio.open_connection(self._host, self._port)
        back.write(begun)
        asked = self._pass(reader, back, self._rng.randint(1, 12) if b"/socket" in begun else None)
        both = [asyncio.create_task(asked), asyncio.create_task(self._pass(there, writer, None))]
        try:  # when one of them ends, what the other has under way is lost
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in both:
                each.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            for way in (back, writer):
                way.close()
            await asyncio.gather(*(way.wait_closed() for way in (back, writer)), return_exceptions=True)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: int | None
    ) -> None:
        """Passes on what is said, `left` times."""
        while left != 0 and (data := await reader.read(65_536)):
            writer.write(data)
            await writer.drain()
            left = None if left is None else left - 1
        self.breaks += left == 0


@pytest.mark.parametrize("game", games.GAMES)
def test_a_lost_connection_loses_no_turn_and_makes_no_move_twice(address: str, game: str) -> None:
    async def play() -> None:
        token = await token_of(address, f"Unlucky {game}")
        async with Line(address, Random(5)) as line, Client(line.address, token, patience=PATIENCE) as client:
            count, rng, turns = scaled(4, 40), Rng(2), []
            room = await client.create(game, ALONE, games=count, **UNTIMED)
            async with client.table(room) as table:
                async for turn in table:
                    turns.append(turn)
                    assert await turn.play(rng.choice(turn.view.legal_moves()))
            assert line.breaks >= count
            assert len({(turn.game_number, turn.ply) for turn in turns}) == len(turns)
            for number, result in enumerate(table.results):
                mine = [turn for turn in turns if turn.game_number == result.game_number]
                check_views(await record_of(client, table, number), mine)

    run(play())


def test_a_match_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "playroom.db")) as process:

        async def play() -> None:
            async with bot(process.address, "Steady") as client:
                room = await client.create("big_two", ALONE, games=2, **UNTIMED)
                turns = 0
                async with client.table(room) as table:
                    async for turn in table:
                        turns += 1
                        if turns == 3:
                            process.kill()
                            await asyncio.to_thread(process.start)
                        assert await turn.play(turn.view.legal_moves()[0])
                assert [result.game_number for result in table.results] == [1, 2]
                assert [room.code for room in await client.own_rooms()] == []

        run(play())


def test_a_match_that_was_left_is_taken_up(address: str) -> None:
    async def play() -> None:
        async with bot(address, "Returning") as client:
            room = await client.create("rikken", ALONE, **UNTIMED)
            async with client.table(room) as table:
                async for turn in table:
                    await turn.play(turn.view.legal_moves()[0])
                    break
            [own] = await client.own_rooms()
            assert own.code == room.code
            async with client.table(own) as table:
                assert len(await table.play_as(make_player("random", "rikken"))) >= 1

    run(play())


def test_a_wrong_move_is_refused_and_another_one_counts(address: str) -> None:
    async def play() -> None:
        async with bot(address, "Clumsy") as client:
            room = await client.create("big_two", ALONE, **UNTIMED)
            async with client.table(room) as table:
                async for turn in table:
                    held = {str(card) for card in turn.view.hand}
                    missing = next(card for card in ("3D", "4D", "5D") if card not in held)
                    with pytest.raises(RefusedError) as refused:
                        await turn.play(missing)
                    assert refused.value.code == "illegal"
                    assert "do not hold" in str(refused.value) or "does not hold" in str(refused.value)
                    move = turn.view.legal_moves()[0]
                    assert await turn.play(move)
                    assert not await turn.play(move), "the table has gone on"
                    break

    run(play())


def test_what_cannot_be_done_is_an_error_of_ours(address: str) -> None:
    async def ask() -> None:
        with pytest.raises(TokenError, match="nobody knows this token"):
            async with Client(address, "upperhand_bot_of_nobody"):
                pass
        with pytest.raises(TokenError, match="copy it"):
            Client(address, "two\nlines")
        with pytest.raises(ClientError, match="write it as"):
            Client("localhost:8000", "upperhand_bot_x")
        with pytest.raises(LostConnectionError, match="does not answer"):
            async with Client("http://127.0.0.1:9", "upperhand_bot_x"):
                pass
        async with bot(address, "Asking") as client, visitor(address, "Elsewhere") as wu:
            with pytest.raises(RefusedError) as refused:
                await client.room("AAAAAA")
            assert (refused.value.code, str(refused.value)) == (
                "not_found",
                "there is no room with this code",
            )
            with pytest.raises(RefusedError):
                async with client.table("AAAAAA"):
                    pass
            code = await wu.create(seats=[PERSON, OPEN], timer=0, bots=True, begins="host")
            with pytest.raises(SeatLostError, match="has no seat"):
                async with client.table(code):
                    pass
            await client.join(code)
            async with wu.socket(code) as talk:
                await talk.until("room")
                async with client.table(code) as table:
                    await talk.say("bots", on=False)
                    with pytest.raises(SeatLostError, match="has no seat"):
                        await table.play_as(make_player("lowest"))

    run(ask())


def test_the_command_plays_at_a_table_of_the_lobby(address: str) -> None:
    token = asyncio.run(token_of(address, "Commanded"))

    async def play() -> None:
        async with visitor(address, "Inviting") as host:
            code = await host.create(
                "rikken", seats=[PERSON, OPEN, OPEN, OPEN], bots=True, timer=0, begins="host"
            )
            async with host.socket(code) as talk:
                await talk.until("room")
                program = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "upperhand.cli", "bot", "--server", address),
                    *("--game", "rikken", "--player", "Beginner", "--matches", "1"),
                    env={**os.environ, "UPPERHAND_TOKEN": token},
                    stdout=asyncio.subprocess.PIPE,
                )
                await talk.until("room", lambda room: room["seats"][1]["kind"] == "person")
                await talk.say("begin")
                over = await talk.play(first)
                told, _ = await program.communicate()
            lines = told.decode().splitlines()
            assert lines[0] == "Commanded plays as Beginner."
            assert f"At table {code}: rikken" in lines[1]
            scores = " ".join(f"{score:+}" for score in over["scores"])
            assert lines[-1].startswith(f"Game {over['game_number']}: {scores}; in all")
            assert program.returncode == 0

    run(play())


def test_the_command_says_what_is_wrong(address: str) -> None:
    def refusal(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "upperhand.cli", "bot", "--server", address, *words],
            env={**os.environ, "UPPERHAND_TOKEN": "upperhand_bot_x"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        return done.stderr

    assert "nobody knows this token" in refusal()
    assert "there is no player" in refusal("--player", "nonsense")
