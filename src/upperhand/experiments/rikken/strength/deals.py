"""One deal, declared by every type of player against every type, in all orders of the other hands."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from upperhand.experiments.rikken.players import CONTRACTS, RULES, TYPES
from upperhand.match import deal_seed, play_game
from upperhand.player import Player
from upperhand.rikken import Move, State, preset
from upperhand.rikken.bidding import call_partner, name_trump
from upperhand.rikken.players import PLAYERS

DECLARER, DEALER = 0, 3  # who would speak first declares
ORDERS = tuple(permutations((1, 2, 3)))

Casting = tuple[
    str, str, str
]  # types of the declarer, the others, and the partner, who is another only in Rik
Cell = tuple[int, int]  # over the orders of the hands: games won, tricks of the declaring side


@dataclass(frozen=True)
class Deal:
    """The piece of a series: all games of the deal of a number, as one cell a casting, by contract."""

    seed: int

    def __call__(self, number: int) -> dict[str, list[Cell]]:
        dealt = State.deal(preset(RULES), deal_seed(self.seed, number), dealer=DEALER)
        return {contract: list(self.cells(dealt, contract, number)) for contract in CONTRACTS}

    def cells(self, dealt: State, contract: str, number: int) -> Iterator[Cell]:
        starts = [declared(dealt, order, contract) for order in ORDERS]
        first = (number * len(CONTRACTS) + list(CONTRACTS).index(contract)) * len(TYPES) ** 3
        for place, casting in enumerate(castings(contract)):
            games = (first + place) * len(ORDERS)
            yield _sum([_play(start, casting, self.seed, games + each) for each, start in enumerate(starts)])


def castings(contract: str) -> list[Casting]:
    """Every declarer against every type; in Rik with every type of partner too."""
    return [
        (declarer, others, partner)
        for declarer in TYPES
        for others in TYPES
        for partner in (TYPES if contract == "rik" else (others,))
    ]


def declared(dealt: State, order: tuple[int, ...], contract: str) -> State:
    """The deal with the other hands in this order, as the declarer's own hand decides trump and call."""
    hands = [dealt.dealt[DECLARER], *(dealt.dealt[seat] for seat in order)]
    state = State.from_hands(dealt.rules, hands, dealer=DEALER)
    for move in (Move(contract), *[Move.PASS] * 3):
        state.apply(move)
    if state.phase == "trump":
        state.apply(name_trump(state.view(DECLARER)).move)
    if state.phase == "call":
        state.apply(call_partner(state.view(DECLARER)).move)
    return state


def _play(start: State, casting: Casting, seed: int, game: int) -> Cell:
    state = start.copy()
    play_game(state, seated(casting, state.partner), seed, game, game="rikken")
    side = {DECLARER} if state.partner is None else {DECLARER, state.partner}
    return int(state.scores[DECLARER] > 0), sum(state.tricks_won[seat] for seat in side)


def seated(casting: Casting, partner: int | None) -> list[Player]:
    declarer, others, fellow = casting
    seats = [others] * 4
    seats[DECLARER] = declarer
    if partner is not None:
        seats[partner] = fellow
    return [PLAYERS[name] for name in seats]


def _sum(cells: list[Cell]) -> Cell:
    return sum(made for made, _ in cells), sum(tricks for _, tricks in cells)
