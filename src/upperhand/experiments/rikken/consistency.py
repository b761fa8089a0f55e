"""How many simulations the Monte-Carlo player needs to answer the same when asked again (section 3.4.3)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import stdev
from string import Template

import numpy as np

from upperhand._core import Cards, Rng
from upperhand.arena.report.plots import COLOURS, INK
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.statistics.words import figure
from upperhand.experiments.reporting import (
    OPEN,
    Claim,
    Figures,
    above,
    below,
    estimate_of,
    share,
    table,
    with_interval,
)
from upperhand.experiments.rikken import plots
from upperhand.experiments.rikken.part import Picture, Progress, Setup, run_series
from upperhand.experiments.rikken.players import CONTRACTS, DECLARER, dealt, declare
from upperhand.experiments.rikken.plots import line
from upperhand.match import deal_seed
from upperhand.rikken import Move, View
from upperhand.rikken.bidding import Mc
from upperhand.rikken.bidding.forecasts import RANKS
from upperhand.rikken.players import PLAYERS
from upperhand.rikken.players.monte_carlo import MonteCarlo

TITLE = "the Monte-Carlo player is asked the same again and again"
HANDS = SITUATIONS = 100  # of the thesis, which has one situation; ours are as many of each contract
REPEATS = 100
_OWN_DEALS = 1  # derives the deals of this part from the common seed


def run(setup: Setup, progress: Progress) -> Figures:
    """The same question to the Monte-Carlo player, again and again."""
    seed = deal_seed(setup.seed, _OWN_DEALS)
    hands, situations = setup.count(HANDS, 10), setup.count(SITUATIONS, 5) * len(CONTRACTS)
    # A share of answers means little over few of them, so that only a tiny scale has fewer.
    repeats = min(REPEATS, setup.count(100 * REPEATS, 2))
    spread = ForecastSpread(deal_seed(seed, 0), repeats)
    cards = SameCard(deal_seed(seed, 1), repeats)
    return {
        "hands": hands,
        "repeats": repeats,
        "spread": spread_figures(run_series(spread, hands, "forecasts", setup, progress, chunk=1)),
        "cards": card_figures(run_series(cards, situations, "cards", setup, progress, chunk=1)),
    }


# The questions: the same one to the Monte-Carlo player, again and again.

BUDGETS = (10, 25, 50, 100, 250, 500, 1000, 2000)  # simulations per decision
# A forecast where tricks are wanted, with the own trump, and one where they are not, without.
FORECASTS = ("solo8", "misere")
# The hand leads, or it follows to what another led and so has fewer first cards to choose from.
PLACES = ("leads", "follows")
LAST_BEFORE = 3  # the dealer whose left neighbour is the declarer
_ASKED = 2**32  # no real seat: these draws are shared with no decision of a game


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

    Also counts twins as one card: two cards with no card of another player between them play the same.
    """

    seed: int
    repeats: int

    def __call__(self, number: int) -> Figures:
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
    """Whether no card in other hands or on the table is between two neighbours of the hand."""
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


# Figures 3.8 and 3.9 from the answers.

STEADY = 0.9  # of the answers are the same card: the thesis's aim

READINGS = ("same", "same_but_twins")


def spread_figures(hands: Sequence[Figures]) -> Figures:
    """By place, forecast and budget, the mean over hands of the standard deviation, in tricks."""
    return {
        place: {contract: _spread_points([hand[place][contract] for hand in hands]) for contract in FORECASTS}
        for place in PLACES
    }


def _spread_points(hands: Sequence[list[float]]) -> list[Figures]:
    return [
        {"budget": budget, **with_interval("spread", mean(values))}
        for budget, values in zip(BUDGETS, np.array(hands).T, strict=True)
    ]


def card_figures(situations: Sequence[Figures]) -> dict[str, list[Figures]]:
    """For all contracts together and for each, by budget: how often the same card is chosen."""
    groups = {"all": list(situations)} | {
        contract: [each for each in situations if each["contract"] == contract] for contract in CONTRACTS
    }
    return {
        name: [_card_point(own, place, budget) for place, budget in enumerate(BUDGETS)]
        for name, own in groups.items()
    }


def _card_point(situations: Sequence[Figures], place: int, budget: int) -> Figures:
    point: Figures = {"budget": budget, "situations": len(situations)}
    for reading in READINGS:
        shares = np.array([each[reading][place] for each in situations])
        point |= with_interval(reading, rate(shares))
        point[f"steady_{reading}"] = float((shares >= STEADY).mean())
    return point


# The report: claims, plots and the section.

_FRAME = Path(__file__).with_name("consistency.md")
PLOT = "consistency.png"
CHOSEN = 1000  # simulations per decision, which the thesis settles on
NARROW = 0.1  # tricks: the standard deviation that the thesis allows
FORECAST_TITLES = {"solo8": "own trump", "misere": "no trump"}  # of Rik and Solo 8, of Piek and Misère
CARDS = {"all": "all"} | CONTRACTS


def claims(figures: Figures) -> list[Claim]:
    narrow = [_narrow_claim(figures, place, name) for place in PLACES for name in FORECAST_TITLES]
    return [*narrow, _steady_claim(figures)]


def _narrow_claim(figures: Figures, place: str, name: str) -> Claim:
    """The thesis does not say which of these its figure shows."""
    spread = _at(figures["spread"][place][name], CHOSEN)
    return Claim(
        f"Figure 3.8: forecasts of {CHOSEN:,} games vary by less than {NARROW} tricks, the hand {place}, "
        f"{FORECAST_TITLES[name]}",
        f"< {NARROW}",
        figure(spread, "spread", 3),
        f"{figures['hands']:,} hands, {figures['repeats']} times each",
        below(estimate_of(spread, "spread"), NARROW),
    )


def _steady_claim(figures: Figures) -> Claim:
    """The thesis has one situation and does not show it; some of ours reach the share, and some do not."""
    same = _at(figures["cards"]["all"], CHOSEN)
    some = 0 < same["steady_same"] < 1
    return Claim(
        f"Figure 3.9: with {CHOSEN:,} games at least {STEADY:.0%} of the choices are the same card",
        f"≥ {STEADY:.0%}",
        f"{share(same, 'same')}; with twins as one card {share(same, 'same_but_twins')}; "
        f"reached in {same['steady_same']:.0%} of the situations",
        f"{same['situations']:,} situations, {figures['repeats']} times each",
        OPEN if some else above(estimate_of(same, "same"), STEADY),
    )


def _at(points: list[Figures], budget: int) -> Figures:
    return next(point for point in points if point["budget"] == budget)


def pictures(figures: Figures, folder: Path) -> list[Picture]:
    drawing, (left, right) = plots.panels(2)
    columns = [(place, name) for place in PLACES for name in FORECAST_TITLES]
    for colour, (place, name) in zip(COLOURS, columns, strict=False):
        points = figures["spread"][place][name]
        line(left, points, "budget", "spread", f"{FORECAST_TITLES[name]}, {place}", colour)
    left.axhline(NARROW, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    left.set_ylabel("standard deviation, tricks")
    left.set_title("Figure 3.8: forecasts")
    line(right, figures["cards"]["all"], "budget", "same", "same card", COLOURS[0])
    line(right, figures["cards"]["all"], "budget", "same_but_twins", "twins as one card", COLOURS[1])
    right.axhline(STEADY, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    plots.percent(right, "choices of the most common card")
    right.set_ylim(0, 1)
    right.set_title("Figure 3.9: cards")
    for axes in (left, right):
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        axes.set_xlabel("simulations")
        axes.legend(frameon=False)
    return [Picture(plots.save(drawing, folder / PLOT), "How much answers vary, by simulations per decision")]


def section(figures: Figures) -> str:
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        hands=f"{figures['hands']:,}",
        repeats=figures["repeats"],
        situations=f"{figures['cards']['all'][0]['situations']:,}",
        steady=f"{STEADY:.0%}",
        plot=PLOT,
        spread=_spread_table(figures["spread"]),
        cards=_cards_table(figures["cards"]),
    )


def _spread_table(figures: Figures) -> str:
    columns = [(place, name) for place in PLACES for name in FORECAST_TITLES]
    heads = ["Simulations", *(f"{FORECAST_TITLES[name]}, {place}" for place, name in columns)]
    rows = [
        [f"{points[0]['budget']:,}", *(figure(point, "spread", 3) for point in points)]
        for points in zip(*(figures[place][name] for place, name in columns), strict=True)
    ]
    return table(heads, rows)


def _cards_table(figures: Figures) -> str:
    heads = [
        "Simulations",
        *CARDS.values(),
        "twins as one",
        f"situations of {STEADY:.0%} or more",
        "twins as one",
    ]
    rows = [
        [
            f"{points[0]['budget']:,}",
            *(share(point, "same") for point in points),
            share(points[0], "same_but_twins"),
            *(f"{points[0][f'steady_{reading}']:.0%}" for reading in ("same", "same_but_twins")),
        ]
        for points in zip(*(figures[name] for name in CARDS), strict=True)
    ]
    return table(heads, rows)
