"""Games for the tests of knowledge: played by moves that a test writes down, or at random."""

from collections.abc import Sequence
from typing import cast

from upperhand import Cards, Record, make_player
from upperhand._core.big_two import encode_game
from upperhand.big_two import Move, State, preset
from upperhand.big_two.knowledge import Index
from upperhand.match import play_game

RULES = preset("big2ai")


def played(*moves: str, names: Sequence[str] = ("ann", "bob", "cem", "dee")) -> State:
    """A game that begins with these moves, seat 0 first; the other cards of the hands do not matter."""
    hands = [Cards() for _ in range(4)]
    for ply, text in enumerate(moves):
        hands[ply % 4] = hands[ply % 4] | Move(text).cards
    rest = list(Cards.DECK - (hands[0] | hands[1] | hands[2] | hands[3]))
    for seat, hand in enumerate(hands):
        for _ in range(13 - len(hand)):
            hands[seat] = hands[seat] | rest.pop()
    state = State.from_hands(RULES, hands, names)
    for text in moves:
        state.apply(Move(text))
    return state


def record(seed: int, *specs: str, rules: str = "big2ai") -> Record:
    """A finished game of the players with these specs, under their specs as names."""
    seats = specs or ("lowest", "random", "rule_based", "lowest")
    state = State.deal(preset(rules), seed, seats)
    return play_game(state, [make_player(spec) for spec in seats], seed)


def index_of(*games: State | Record) -> Index:
    """An index of these games as they are, including running ones."""
    states = [cast(State, game.replay() if isinstance(game, Record) else game) for game in games]
    names = sorted({name for state in states for name in state.names})
    return Index(
        states[0].rules,
        names,
        [(seats_of([names.index(name) for name in state.names]), encode_game(state)) for state in states],
    )


def seats_of(numbers: Sequence[int]) -> bytes:
    """Numbers of names as a game's seats are stored."""
    return b"".join(number.to_bytes(2, "little") for number in numbers)
