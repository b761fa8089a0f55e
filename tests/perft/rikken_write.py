"""The positions of Rikken's perft tables, and their counts by the reference."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.perft.rikken_tables import FOLDER, Case, file_of
from tests.reference.rikken import DECK, Hand, suit
from tests.reference.rikken_game import PASS, Game
from tests.reference.rikken_perft import perft
from tests.reference.rikken_presets import PRESETS

# The contract that is bid first, cards played, depth, switches. Depths reach from the auction into the play.
PLAN: list[tuple[str | None, int, int, dict[str, Any]]] = [
    (None, 0, 4, {}),
    (None, 0, 4, {"join": ("piek", "misere"), "all_pass": "dealer_plays"}),
    ("rik", 0, 4, {}),
    ("rik", 0, 4, {"blind_call": False, "called_ace": "must_when_led"}),
    ("rik", 8, 5, {"called_ace": "must_when_led"}),
    ("rik", 14, 5, {"called_ace": "must_when_declarer_leads", "must_trump": True}),
    ("rik", 40, 12, {}),
    ("solo8", 0, 4, {}),
    ("solo8", 38, 14, {"must_trump": True}),
    ("piek", 0, 4, {"join": ("piek", "misere")}),
    ("misere", 36, 16, {}),
    (None, 12, 4, {"all_pass": "schoppen_mie"}),
    (None, 38, 14, {"all_pass": "schoppen_mie"}),
    ("troela", 0, 4, {"troela": "obligatory"}),
    ("open_misere_talk", 5, 4, {}),
    ("solo13", 0, 4, {}),
    ("schoppen_mie", 3, 4, {}),
]


def hands(seed: int, contract: str | None) -> list[Hand]:
    """Shuffled; now and then with suits together, so that there are voids; for Troela with aces together."""
    random, cards = Random(seed), list(DECK)
    random.shuffle(cards)
    if seed % 3 == 0:
        cards.sort(key=suit)
        for _ in range(15):
            a, b = random.sample(range(52), 2)
            cards[a], cards[b] = cards[b], cards[a]
    if contract == "troela":
        cards.sort(key=("AD", "AC", "AH").__contains__, reverse=True)
        cards.sort(key="AS".__eq__)
    return [frozenset(cards[13 * seat : 13 * seat + 13]) for seat in range(4)]


def play(game: Game, contract: str | None, cards: int, seed: int) -> None:
    """The contract is bid as soon as it may be, then anything is played."""
    random = Random(seed)
    if contract is None and not cards:
        return
    while game.phase == "auction":
        legal = game.legal_moves()
        wanted = contract if contract in legal and game.highest is None else PASS
        game.move(wanted if wanted in legal else legal[0])  # three aces may have to be told
    while cards and len(game.laid()) < cards:
        game.move(random.choice(game.legal_moves()))


def cases(preset: str) -> Iterator[Case]:
    first_seed = 100 * list(PRESETS).index(preset)  # each preset has its own deals
    for seed, (contract, cards, depth, switches) in enumerate(PLAN, first_seed):
        if contract is not None and contract not in PRESETS[preset]["bids"]:
            continue
        case = Case(preset, switches, seed % 4, hands(seed, contract), [])
        game = case.game()
        play(game, contract, cards, seed)
        case.moves = [move for _, move in game.history]
        case.counts = {down: perft(game, down) for down in range(1, depth + 1)}
        yield case


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for preset in PRESETS:
        title = f"# {preset}: sequences of moves, counted by the reference (python -m tests.perft.write)\n\n"
        file_of(preset).write_text(title + "\n\n".join(case.written() for case in cases(preset)) + "\n")
