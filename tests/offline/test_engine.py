"""The engine in the page is the native module: whole games of every preset, view by view and move by move.

It runs in Node.js. What it tells of a game is compared with what the presenters of the playroom tell, without
the English texts, which the page does not use.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import scaled
from tools import programs
from tools.engine import ENGINE
from upperhand import Rng, games, levels, make_player
from upperhand.server.rooms.table import Table

WEB = Path(__file__).parents[2] / "web"
NAMES = ("Ann", 'B"en', "Čai", "Dee")
#: Texts that the page has words of its own for.
ENGLISH = {"text", "goal"}


def plain(value: Any) -> Any:
    """Without English texts, as it arrives at the page."""
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items() if name not in ENGLISH}
    return [plain(each) for each in value] if isinstance(value, list) else value


def sent(model: Any) -> Any:
    return plain(model.model_dump(mode="json"))


def tables() -> Iterator[tuple[str, str]]:
    for game in games.GAMES:
        for name, preset in games.load(game).PRESETS.items():
            for count in preset.players:
                yield game, f"{name}:players={count}"


def wishes(game: str, rules: Any) -> list[dict[str, Any]]:
    """Games of every level, half of them with random moves."""
    ladder = levels.ladder(game, rules)
    return (
        [
            {
                "deal": {
                    "game": game,
                    "names": NAMES[: rules.players],
                    "switches": rules.to_dict(),
                    "seed": str(2**64 - 1 - step * 1_000 - extra),
                },
                "strength": make_player(level.spec, game).strength,  # type: ignore[attr-defined]
                "chance": str(2**63 + step),
                "random": extra % 2 == 1,
                "next": str(extra + 5) if step == 2 else None,
            }
            for step, level in enumerate(ladder)
            for extra in range(scaled(1, 12) if step < 7 else 1)
        ]
        + [
            {
                "deal": {
                    "game": game,
                    "names": NAMES[: rules.players],
                    "switches": rules.to_dict(),
                    "seed": "7",
                },
                "strength": 0,
                "chance": "1",
                "random": True,
                "next": None,
            }
        ]
    )


def played(wanted: list[dict[str, Any]]) -> list[dict[str, Any]]:
    assert ENGINE.exists(), "The engine is not built: run `make page` first."
    node = programs.node()
    assert node, programs.PROGRAMS["node"].missing
    told = subprocess.run(
        [node, WEB / "tests" / "engine_games.mjs"],
        cwd=WEB,
        env=programs.environment(),
        input=json.dumps(wanted),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert told.returncode == 0, told.stderr
    return [json.loads(line) for line in told.stdout.splitlines()]


def compare(table: Table, strength: float, chance: int, told: dict[str, Any]) -> None:
    """A game from its deal to its end."""
    player = make_player(f"dial:strength={strength}", table.game)
    for ply in told["plies"]:
        assert ply["facts"]["turn"] == table.turn
        assert ply["facts"]["ply"] == table.ply
        assert ply["facts"]["dealer"] == getattr(table.state, "dealer", None)
        for seat, seen in enumerate(ply["seats"]):
            legal, why_not = table.legal(seat)
            assert plain(seen["view"]) == sent(table.seen(seat))
            assert plain(seen["legal"]) == [sent(move) for move in legal]
            assert seen["why_not"] == {name: why.to_json() for name, why in why_not.items()}
        rng = Rng.derive(chance, 1, table.turn, table.ply)
        assert ply["decision"] == str(player.decide(table.state.view(table.turn), rng).move)
        table.play(table.read(ply["move"]), "computer")
    assert table.over
    assert plain(told["view"]) == sent(table.seen(0))
    shown = ("seat", "move", "kind", "cards")
    assert plain(told["moves"]) == [{name: sent(event)[name] for name in shown} for event in table.events]
    assert told["result"] == result_of(table)


def result_of(table: Table) -> dict[str, Any]:
    state, presenter = table.state, table.presenter
    return {
        "headline": presenter.headline(state).to_json(),
        "scores": list(state.scores),
        "explanation": [[line.to_json() for line in lines] for lines in presenter.explain(state)],
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "dealt": [[str(card) for card in hand] for hand in state.dealt],
    }


def next_game(last: Any, seed: int) -> Any:
    """As a room deals it: in Rikken from the pack of the last game."""
    if hasattr(last, "next_deal"):
        return last.next_deal(seed, last.names)
    return type(last).deal(last.rules, seed, last.names)


@pytest.mark.parametrize(("game", "rules"), list(tables()))
def test_the_engine_in_the_page_is_the_native_module(game: str, rules: str) -> None:
    found = games.read_rules(rules, game)
    wanted = wishes(game, found)
    for wish, told in zip(wanted, played(wanted), strict=True):
        names, seed, chance = wish["deal"]["names"], int(wish["deal"]["seed"]), int(wish["chance"])
        table = Table(game, 1, "", games.load(game).State.deal(found, seed, names), teaching=False)
        compare(table, wish["strength"], chance, told["first"])
        assert told["again"] == told["first"]["result"]
        if wish["next"] is not None:
            again = next_game(table.state, int(wish["next"]))
            compare(Table(game, 2, "", again, teaching=False), wish["strength"], chance, told["second"])
