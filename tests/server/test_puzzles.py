"""Puzzles over HTTP: what is asked, what is counted, and that nothing is told too early."""

import asyncio
from typing import Any

import pytest

from tests.conftest import scaled
from tests.server.visitor import Visitor, visitor
from upperhand import games
from upperhand.puzzles import Puzzle, attempt, shipped
from upperhand.server.accounts.puzzle_scores import FIRST_RATING

KINDS = {"big_two": ("find_win", "best_lead"), "rikken": ("make", "defeat", "best_lead")}


async def asked(wu: Visitor, path: str, **query: str) -> dict[str, Any]:
    answer = await wu.client.get(f"/api/puzzles/{path}", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def answered(wu: Visitor, identity: str, *moves: str) -> dict[str, Any]:
    answer = await wu.post(f"/api/puzzles/{identity}/answer", {"moves": list(moves)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def puzzle_of(told: dict[str, Any]) -> Puzzle:
    return next(puzzle for puzzle in shipped(told["game"]) if puzzle.id == told["id"])


def wrong_move(puzzle: Puzzle) -> str:
    return next(str(move) for move in puzzle.state().legal_moves() if str(move) not in puzzle.right)


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in KINDS for kind in KINDS[game]])
def test_a_puzzle_is_solved_by_playing_its_line(game: str, kind: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            told = await asked(wu, "next", game=game, kind=kind)
            puzzle = puzzle_of(told)
            assert (told["kind"], told["tried"], told["standing"]["rating"]) == (kind, False, FIRST_RATING)
            seat = told["position"]["view"]["seat"]
            answers: list[str] = []
            reply: dict[str, Any] = {"status": "open", "events": []}
            while reply["status"] == "open":
                made = len(reply["events"])
                assert reply.get("solution", []) == []
                answers.append(puzzle.line[made])
                reply = await answered(wu, puzzle.id, *answers)
                assert reply["events"][made]["seat"] == seat
            assert reply["status"] == "solved"
            assert [step["event"]["move"] for step in reply["solution"]] == list(puzzle.line)
            standing = reply["standing"]
            assert (standing["solved"], standing["streak"], standing["best_streak"]) == (1, 1, 1)
            assert standing["rating"] > FIRST_RATING

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_wrong_answer_ends_the_streak_and_only_the_first_try_counts(game: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            told = await asked(wu, "next", game=game)
            puzzle = puzzle_of(told)
            reply = await answered(wu, puzzle.id, wrong_move(puzzle))
            assert reply["status"] == "failed"
            assert reply["right"] == list(puzzle.right)
            assert reply["reason"] == attempt(puzzle, [wrong_move(puzzle)]).reason.to_json()
            assert reply["standing"]["failed"] == 1
            again = await answered(wu, puzzle.id, *_whole_answer(puzzle))
            assert again["status"] == "solved"
            assert again["standing"] == reply["standing"]
            assert (await asked(wu, puzzle.id))["tried"]

    asyncio.run(play())


def _whole_answer(puzzle: Puzzle) -> list[str]:
    """The solver's own moves of the line, where they are asked for."""
    answers: list[str] = []
    start = puzzle.state().ply
    found = attempt(puzzle, answers)
    while found.status == "open":
        answers.append(puzzle.line[found.state.ply - start])
        found = attempt(puzzle, answers)
    return answers


@pytest.mark.parametrize("game", games.GAMES)
def test_everybody_gets_the_same_puzzle_of_the_day(game: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, visitor(address, "Di") as di:
            assert (await asked(wu, "today", game=game))["id"] == (await asked(di, "today", game=game))["id"]

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_hidden_is_told_before_the_answer(game: str, address: str) -> None:
    """Only the cards that the solver holds or that were played are told, unless all hands are open."""

    async def play() -> None:
        async with visitor(address) as wu:
            for puzzle in shipped(game)[:: scaled(60, 10)]:
                told = await asked(wu, puzzle.id)
                assert not {"right", "line", "seed", "solution", "proof"} & told.keys()
                state = puzzle.state()
                seen = {str(card) for card in state.view(state.turn).hand}
                seen |= {str(card) for _, move in state.history for card in move.cards}
                seats = told["position"]["view"]["seats"]
                told_cards = {card for seat in seats for card in seat.get("exposed") or ()}
                told_cards |= set(told["position"]["view"]["hand"])
                told_cards |= {card for hand in told["position"]["view"]["hands"] or () for card in hand}
                if puzzle.open_hands:
                    assert told_cards == {str(card) for hand in state.hands for card in hand}
                else:
                    assert told_cards <= seen

    asyncio.run(play())


def test_bad_requests_get_one_sentence_and_count_for_nothing(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            assert (await wu.client.get("/api/puzzles/0123456789")).status_code == 404
            assert (await wu.client.get("/api/puzzles/next", params={"kind": "make"})).status_code == 404
            puzzle = shipped("big_two")[0]
            path = f"/api/puzzles/{puzzle.id}/answer"
            for moves in ([], ["nonsense"], ["3D 4D"], [wrong_move(puzzle)] * 2):
                answer = await wu.post(path, {"moves": moves})
                assert answer.status_code == 422, answer.text
                assert answer.json()["error"]["message"]
            assert (await asked(wu, puzzle.id))["standing"]["failed"] == 0

    asyncio.run(play())
