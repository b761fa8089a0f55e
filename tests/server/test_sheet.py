"""The score sheet of a room."""

import asyncio

import pytest

from tests.server.visitor import first, visitor


@pytest.mark.parametrize("game", ["big_two", "rikken"])
def test_finished_games_are_on_the_sheet(address: str, game: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            code = await wu.create(game, timer=0, games=3)
            path = f"/api/rooms/{code}/sheet"
            assert (await wu.client.get(path)).json() == {"lines": []}
            async with wu.socket(code) as talk:
                results = [await talk.play(first)]
                await talk.say("next")
                results.append(await talk.play(first))
            lines = (await wu.client.get(path)).json()["lines"]
            assert [line["scores"] for line in lines] == [over["scores"] for over in results]
            assert [line["record_id"] for line in lines] == [over["record_id"] for over in results]
            for line in lines:
                assert (line["contract"] is None) == (game == "big_two")
                assert line["made"] == any(line["scores"][seat] > 0 for seat in line["declarers"])
            assert (await wu.client.get("/api/rooms/ZZZZZZ/sheet")).status_code == 404

    asyncio.run(play())
