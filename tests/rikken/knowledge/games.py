"""Games for the tests of Rikken's knowledge: played by players, or only their endings written down."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from upperhand import Cards, Record, make_player
from upperhand.knowledge import Lesson, Store
from upperhand.match import play_game
from upperhand.rikken import Rules, State, preset
from upperhand.rikken.knowledge import GameEnding, KnowledgeBase

NAMES = ("ann", "bob", "cem", "dee")


def record(
    seed: int, *specs: str, names: Sequence[str] = NAMES, rules: str | Rules = "vorsteveld2007"
) -> Record:
    """A finished game of the players with these specs."""
    chosen = preset(rules) if isinstance(rules, str) else rules
    players = [make_player(spec, "rikken") for spec in specs or ("advanced", "basic", "random", "advanced")]
    return play_game(State.deal(chosen, seed, names), players, seed, game="rikken")


def base_of(path: Path, games: Iterable[Record]) -> KnowledgeBase:
    base = KnowledgeBase(path, create=True)
    base.learn_all(games)
    return base


def write_endings(
    path: Path, hand: str, contract: str, chips: Iterable[int], names: Sequence[str] = NAMES
) -> None:
    """Adds games in which seat 0 played a contract on this hand and gained these chips, game by game."""
    mine = Cards(hand)
    rest = list(Cards.DECK - mine)
    hands = [mine, *(Cards(" ".join(map(str, rest[at::3]))) for at in range(3))]
    with Store(path, "rikken", create=True) as store:
        known = len(store)
        for number, gained in enumerate(chips, start=known):
            ending = GameEnding(tuple(each.mask for each in hands), contract, (0,), (gained, 0, 0, -gained))
            lesson = Lesson(number.to_bytes(8, "big"), tuple(names), ending.to_bytes())
            store.add(preset("vorsteveld2007").to_json(), [lesson])
