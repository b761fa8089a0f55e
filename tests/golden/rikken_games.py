"""Games of Rikken as text: one per preset with every view, one per contract with the most telling views."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.golden.games import NAMES, SEED, views
from upperhand import Rng
from upperhand.rikken import CONTRACTS, PRESETS, Move, Rules, State, preset

FOLDER = Path(__file__).parent / "rikken"
WITH_ALL_CONTRACTS = "vorsteveld2007_full"
BEFORE_AND_AFTER_HANDS_ARE_OPEN = (4, 5)


def contracts() -> list[str]:
    return [name for name in CONTRACTS if name != "pass"]


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def written_games() -> dict[str, str]:
    """Every golden game by the name of its preset or contract."""
    games = {name: "\n".join(preset_game(name)) + "\n" for name in PRESETS}
    return games | {name: "\n".join(contract_game(name)) + "\n" for name in contracts()}


def title(state: State, seed: int) -> Iterator[str]:
    yield f"rules {state.rules.to_json()}"
    yield f"seed {seed}, dealer {state.dealer}"
    for who, hand in zip(NAMES, state.dealt, strict=True):
        yield f"dealt to {who}: {hand}"


def step(state: State, move: Move) -> str:
    line = f"==== ply {state.ply}: seat {state.turn} {move}"
    state.apply(move)
    return line


def any_move(state: State) -> Move:
    """What the generator of this ply chooses."""
    return Rng.derive(SEED, 0, state.turn, state.ply).choice(state.legal_moves())


def preset_game(name: str) -> Iterator[str]:
    state = State.deal(preset(name), SEED, NAMES)
    yield f"preset {name}"
    yield from title(state, SEED)
    yield from views(state)
    while not state.over:
        yield ""
        yield step(state, any_move(state))
        yield from views(state)
    yield from ending(state)


def rules_with(contract: str) -> Rules:
    """All contracts of the thesis; and this one, if it is none of them."""
    rules = preset(WITH_ALL_CONTRACTS)
    return rules if contract in rules.bids else rules.replace(bids=(*rules.bids, contract))


def auctioned(contract: str, seed: int) -> list[Move] | None:
    """The bids with which the first seat that can bids this contract; all others pass. None if none can."""
    state, moves = State.deal(rules_with(contract), seed), []
    while state.phase == "auction":
        bid = Move(contract)
        moves.append(bid if not any_bid(state) and state.is_legal(bid) else Move("pass"))
        state.apply(moves[-1])
    return moves if state.contract == contract else None


def any_bid(state: State) -> bool:
    return any(str(bid) != "pass" for _, bid in state.bids)


def contract_game(contract: str) -> Iterator[str]:
    seed, bids = next(
        (seed, bids) for seed in range(SEED, SEED + 1_000) if (bids := auctioned(contract, seed)) is not None
    )
    state = State.deal(rules_with(contract), seed, NAMES)
    yield f"contract {contract}"
    yield from title(state, seed)
    for bid in bids:
        yield step(state, bid)
    while not state.over:
        yield step(state, any_move(state))
        if len(state.tricks) * 4 + len(state.trick) in (*BEFORE_AND_AFTER_HANDS_ARE_OPEN, 26):
            yield from views(state)
    yield from views(state)
    yield from ending(state)


def ending(state: State) -> Iterator[str]:
    yield f"==== tricks {list(state.tricks_won)}, scores {list(state.scores)}"


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in written_games().items():
        file_of(name).write_text(game, encoding="utf-8")
