"""Whole games over the socket."""

import asyncio
from typing import Any

import pytest

from tests.server.visitor import COMPUTER, OPEN, PERSON, first, visitor
from upperhand import Record, games

PRESETS = [(game, preset) for game in games.GAMES for preset in games.load(game).PRESETS]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_whole_game_against_computers(game: str, preset: str, address: str) -> None:
    async def play() -> tuple[dict[str, Any], str]:
        async with visitor(address) as wu, wu.socket(await wu.create(game, preset=preset)) as talk:
            over = await talk.play(first)
            return over, (await wu.client.get(f"/api/records/{over['record_id']}/download")).text

    over, text = asyncio.run(play())
    assert sum(over["scores"]) == 0
    assert over["scores"] == over["totals"]
    assert all(lines for lines in over["explanation"])
    state = Record.from_json(text).replay()
    assert list(state.scores) == over["scores"]
    assert [[str(card) for card in hand] for hand in state.dealt] == over["dealt"]


@pytest.mark.parametrize("game", games.GAMES)
def test_two_people_and_two_computers_play_a_match(game: str, address: str) -> None:
    async def play() -> list[list[dict[str, Any]]]:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(game, seats=[PERSON, COMPUTER, OPEN, COMPUTER], games=2)
            async with wu.socket(code) as first_talk, bo.socket(code) as second_talk:
                await second_talk.say("sit")
                return list(await asyncio.gather(match(first_talk), match(second_talk)))

    async def match(talk: Any) -> list[dict[str, Any]]:
        ends = [await talk.play(first)]
        while ends[-1]["more"]:
            await talk.say("next")
            await talk.until("log", lambda log: log["game_number"] > ends[-1]["game_number"])
            ends.append(await talk.play(first))
        return ends

    mine, theirs = asyncio.run(play())
    assert [end["scores"] for end in mine] == [end["scores"] for end in theirs]
    assert mine[-1]["totals"] == [
        sum(column) for column in zip(*(end["scores"] for end in mine), strict=True)
    ]


def test_events_and_views_agree(address: str) -> None:
    """A page that follows events sees the same game as one that is sent views."""

    async def play() -> list[dict[str, Any]]:
        async with visitor(address) as wu, wu.socket(await wu.create(teaching=True, timer=0)) as talk:
            await talk.play(first)
            return talk.heard

    heard = asyncio.run(play())
    events = [message for message in heard if message["type"] == "event"]
    views = {message["ply"]: message for message in heard if message["type"] == "view"}
    begun = min(views)  # a computer that opens does not wait for the page
    assert [event["ply"] for event in events] == list(range(begun, begun + len(events)))
    assert all(views[event["ply"] + 1]["game_number"] == 1 for event in events)
    by_computers = [event["ply"] for event in events if event["by"] == "computer"]
    assert [told["ply"] for told in heard[-1]["reasons"] if told["ply"] >= begun] == by_computers
