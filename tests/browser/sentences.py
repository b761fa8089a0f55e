"""What the server says in English, gathered from its sources and from games."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import upperhand.server
from upperhand import Rng, games, make_player
from upperhand.server.web.presenters import load_presenter, refusals

#: Who advises by default, and who plays fast enough to be heard in every position.
ADVISORS = {"big_two": ("rule_based", "lowest"), "rikken": ("advanced", "basic")}
NAMES = ("Ann", "Bob", "Cas", "Dee")


def refused() -> Iterator[str]:
    """Every refusal that is written as one whole sentence."""
    for file in Path(upperhand.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="RefusalError"), args=[_, ast.Constant(value=str(said)), *_]):
                    yield said


def played(game: str, seeds: range) -> Iterator[str]:
    """All that is said in some games of each preset, with whatever advice and lessons there are."""
    for preset in games.load(game).PRESETS.values():
        for seed in seeds:
            state = games.load(game).State.deal(preset.rules, seed, NAMES[: preset.rules.players])
            while not state.over:
                yield from _said_before(game, state, Rng(seed))
            presenter = load_presenter(game)
            yield presenter.headline(state)
            yield from (line for lines in presenter.explain(state) for line in lines)


def _said_before(game: str, state: Any, rng: Rng) -> Iterator[str]:
    """What is said of one position; then a move is made."""
    presenter, view = load_presenter(game), state.view(state.turn)
    if presenter.asks_for_cards(view):
        yield from refusals(view, presenter.legal(view), games.load(game).Move.of).values()
    advice = [make_player(name, game).decide(view, rng) for name in ADVISORS[game]]
    yield from (each.reason for each in advice)
    move = advice[state.ply % len(advice)].move
    yield games.words(game).command(move)
    yield presenter.lesson(state.view((state.turn + 1) % len(state.names)), move)
    state.apply(move)
