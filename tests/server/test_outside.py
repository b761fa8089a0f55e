"""Players from outside at tables: those that the operator names, and nobody else."""

import asyncio
import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.server.running import server
from tests.server.visitor import PERSON, visitor
from upperhand import Record
from upperhand.big_two import State, preset
from upperhand.errors import SpecError
from upperhand.server.computers.outside import OutsidePlayers
from upperhand.server.computers.review import game_line

LAST = '''
from dataclasses import dataclass
from upperhand import Decision

@dataclass(frozen=True)
class Last:
    """Plays the last of its moves."""

    depth: int = 1

    def decide(self, view, rng):
        return Decision(view.legal_moves()[-1], "it comes last")
'''
PROGRAM = Path(__file__).parent.parent.parent / "examples" / "program.py"
STATE = State.deal(preset("hongkong"), 1)


def test_they_sit_at_tables_by_the_name_that_the_operator_gives(tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(LAST)
    program = f"program:{shlex.join([sys.executable, str(PROGRAM)])}:most=2"
    players = f"last={tmp_path}/last.py:Last:depth=2; big_two/many={program}"

    async def visit(address: str) -> None:
        async with visitor(address) as wu:
            listed = (await wu.client.get("/api/games")).json()["games"]
            names = {game["name"]: {each["name"]: each for each in game["computers"]} for game in listed}
            assert names["big_two"]["last"]["description"] == "Plays the last of its moves."
            assert names["big_two"]["last"]["settings"] == []
            assert "last" in names["rikken"].keys() - {"many"}
            assert "many" not in names["rikken"]
            dealt = [str(card) for card in STATE.dealt[STATE.turn]]
            known = {"game": "big_two", "seat": STATE.turn, "dealt": dealt, "first": STATE.turn}
            decided = await wu.post("/api/decide", {**known, "player": "last"})
            assert decided.json()["move"] == str(STATE.legal_moves()[-1])
            assert str(tmp_path) not in decided.text
            refused = await wu.post("/api/decide", {**known, "player": "last:depth=3"})
            assert refused.json()["error"]["message"] == "the settings of last cannot be chosen here"
            seats = [PERSON, *({"kind": "computer", "player": name} for name in ("last", "many", "many"))]
            async with wu.socket(await wu.create(seats=seats)) as talk:
                view = await talk.until("view", lambda view: view["legal"])
                assert str(tmp_path) not in str(view)
                await talk.say("hint", player="many")
                assert "of 13 cards" in str(await talk.until("hint"))

    with server(tmp_path, players=players) as address:
        asyncio.run(visit(address))


def test_a_record_runs_nothing(tmp_path: Path) -> None:
    """Whatever the seats of a record are called: anybody may have written it."""
    ran = tmp_path / "ran"
    (tmp_path / "mine.py").write_text(f"open({str(ran)!r}, 'w').close()\n{LAST}")
    touch = f"program:{shlex.join([sys.executable, str(tmp_path / 'mine.py')])}"
    seats = (f"{tmp_path}/mine.py:Last", touch, "antigravity:Last", "lowest")
    record = Record(game="big_two", rules=preset("hongkong"), seed=1, seats=seats)
    told = json.loads(game_line("1", record.to_json(), ()))
    assert (told["names"], told["players"]) == ([*seats], [None, None, None, "lowest"])
    assert not ran.exists()
    assert "antigravity" not in sys.modules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("./last.py:Last", "names no player: write name=spec or game/name=spec"),
        ("my-bot=./last.py:Last", "names no player"),
        ("lowest=random", "lowest is taken in Big Two"),
        ("Casual=random", "Casual is taken in Big Two"),
        ("mine=random; mine=random_pass", "mine is taken in Big Two"),
        ("chess/mine=random", "there is no game 'chess'"),
        ("mine=./nowhere.py:Last", "there is no file"),
        ("big_two/mine=nobody", "there is no player 'nobody'"),
    ],
)
def test_what_cannot_sit_is_refused_before_the_server_starts(text: str, sentence: str) -> None:
    with pytest.raises(SpecError, match=sentence):
        OutsidePlayers.read(text)
