"""How much the Monte-Carlo player's answers vary when it is asked the same thing again."""

from collections import Counter
from dataclasses import dataclass
from statistics import stdev

from upperhand._core import Cards, Rng
from upperhand.experiments.rikken.declaring import DECLARER, dealt, declare
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.wording import Found
from upperhand.rikken import Move, View
from upperhand.rikken.bidding import Mc
from upperhand.rikken.bidding.forecasts import RANKS
from upperhand.rikken.players import PLAYERS
from upperhand.rikken.players.monte_carlo import MonteCarlo

BUDGETS = (10, 25, 50, 100, 250, 500, 1000, 2000)  # simulations a decision
# A forecast where tricks are wanted, with the own trump, and one where they are not, without.
FORECASTS = ("solo8", "misere")
# The hand leads, or it follows to what another led and so has fewer first cards to choose from.
PLACES = ("leads", "follows")
LAST_BEFORE = 3  # the dealer whose left neighbour is the declarer
_ASKED = 2**32  # the seat of nobody: these draws are shared with no decision of a game


@dataclass(frozen=True)
class ForecastSpread:
    """Figure 3.8: the standard deviation of the forecasts of one hand, by place, contract and budget."""

    seed: int
    repeats: int

    def __call__(self, number: int) -> dict[str, dict[str, list[float]]]:
        dealers = {"leads": LAST_BEFORE, "follows": number % LAST_BEFORE}
        return {place: self.spread(number, dealer) for place, dealer in dealers.items()}

    def spread(self, number: int, dealer: int) -> dict[str, list[float]]:
        view = dealt(FORECASTS[0], self.seed, number, dealer).view(DECLARER)
        by_budget = [self.forecasts(view, budget, number) for budget in BUDGETS]
        return {
            contract: [stdev(each[contract] for each in forecasts) for forecasts in by_budget]
            for contract in FORECASTS
        }

    def forecasts(self, view: View, budget: int, number: int) -> list[dict[str, float]]:
        method = Mc(simulations=budget)
        return [
            method.predict(view, FORECASTS, _asked_again(self.seed, number, budget, time))
            for time in range(self.repeats)
        ]


@dataclass(frozen=True)
class SameCard:
    """Figure 3.9: how often the card chosen most often in one situation is chosen, by budget.

    Besides, the same with cards taken as one that nobody's card lies between: no play can tell them apart.
    """

    seed: int
    repeats: int

    def __call__(self, number: int) -> Found:
        view = situation(self.seed, number)
        twins = twins_of(view)
        chosen = [self.chosen(view, budget, number) for budget in BUDGETS]
        return {
            "contract": view.contract,
            "same": [_most_common(cards) for cards in chosen],
            "same_but_twins": [_most_common([twins[card] for card in cards]) for cards in chosen],
        }

    def chosen(self, view: View, budget: int, number: int) -> list[Move]:
        player = MonteCarlo(simulations=budget)
        return [
            player.decide(view, _asked_again(self.seed, number, budget, time)).move
            for time in range(self.repeats)
        ]


def situation(seed: int, number: int) -> View:
    """A seat with a choice in a game of advanced players, each such moment of the game with equal chance."""
    contract = list(CONTRACTS)[number % len(CONTRACTS)]
    state, player = dealt(contract, seed, number), PLAYERS["advanced"]
    declare(state, contract)
    choices = []
    while not state.over:
        view = state.view(state.turn)
        if view.phase == "play" and len(view.legal_moves()) > 1:
            choices.append(view)
        state.apply(player.decide(view, Rng.derive(seed, number, view.seat, view.ply)).move)
    chosen: View = Rng.derive(seed, number, _ASKED, 0).choice(choices)
    return chosen


def twins_of(view: View) -> dict[Move, Move]:
    """Each legal card with the lowest of those that are as good as it."""
    twins: dict[Move, Move] = {}
    legal = sorted(view.legal_moves(), key=lambda move: (move.cards.suit, _rank(move)))
    for lower, move in zip([None, *legal], legal, strict=False):
        twins[move] = twins[lower] if lower is not None and _are_twins(view, lower, move) else move
    return twins


def _are_twins(view: View, lower: Move, higher: Move) -> bool:
    """Whether no card that others hold or that lies on the table is between two neighbours of the hand."""
    if lower.cards.suit != higher.cards.suit:
        return False
    ranks = RANKS[_rank(lower) + 1 : _rank(higher)]
    between = Cards(" ".join(f"{rank}{lower.cards.suit}" for rank in ranks))
    return not between & view.unseen and not any(card in between for _, card in view.trick)


def _rank(move: Move) -> int:
    return RANKS.index(move.cards.rank)


def _most_common(cards: list[Move]) -> float:
    return Counter(map(str, cards)).most_common(1)[0][1] / len(cards)


def _asked_again(seed: int, number: int, budget: int, time: int) -> Rng:
    return Rng.derive(seed, number, _ASKED + budget, 1 + time)
