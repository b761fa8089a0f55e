"""The hands of a table that does not shuffle (sections 2.1.2 and 2.2.2), by the games before a deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template

import numpy as np

from upperhand._core import Cards
from upperhand.arena.statistics.intervals import rate
from upperhand.arena.table import Floats
from upperhand.experiments.reporting import Claim, Figures, share, table, with_interval
from upperhand.experiments.rikken.part import Picture, Progress, Setup, run_series
from upperhand.experiments.rikken.players import RULES, TITLES
from upperhand.match import deal_seed, play_game
from upperhand.rikken import State, chained_deal, preset
from upperhand.rikken.bidding.forecasts import MOST_LOSERS, by_suit, losers, winners
from upperhand.rikken.deals import CHAIN
from upperhand.rikken.players import PLAYERS

TITLE = "the hands of packs that were played with, by the games before"
DEALS = 10_000
CHAINS, GAMES = 100, 50  # of real players: tables, and the games at each
_OWN_DEALS = 1  # derives the deals of this part from the common seed

# What is counted of a hand.
FEATURES: dict[str, Callable[[Cards], bool]] = {
    "a suit of 7 or more": lambda hand: max(map(len, by_suit(hand).values())) >= 7,
    "a void": lambda hand: min(map(len, by_suit(hand).values())) == 0,
    "LTC 5 or more": lambda hand: MOST_LOSERS - losers(hand) >= 5,
    "LTC 8 or more": lambda hand: MOST_LOSERS - losers(hand) >= 8,
    "no winner": lambda hand: winners(hand) == 0,
    "one winner": lambda hand: winners(hand) == 1,
}
# Games of the fixed player before a deal; none is a new pack.
LENGTHS = (0, 1, 2, 4, CHAIN, 2 * CHAIN)
ONE_GAME = "one game of random cards"


@dataclass(frozen=True)
class Dealt:
    """The piece of a series: how many of the four hands of a deal have each feature.

    `games` are those of the fixed player before it; None is the deal of a seed alone, which has one game of
    random cards before it.
    """

    games: int | None
    seed: int

    def __call__(self, number: int) -> list[int]:
        rules, seed = preset(RULES), deal_seed(self.seed, number)
        state = State.deal(rules, seed) if self.games is None else chained_deal(rules, seed, games=self.games)
        return counts(state)


@dataclass(frozen=True)
class PlayedOn:
    """The piece of a series: the features over the games of four equal players, after their first ones."""

    player: str
    seed: int

    def __call__(self, number: int) -> list[int]:
        sums = np.zeros(len(FEATURES), dtype=np.int64)
        state = State.deal(preset(RULES).replace(shuffle="fresh"), deal_seed(self.seed, number))
        state = State.from_hands(preset(RULES), state.dealt, dealer=state.dealer)
        for game in range(CHAIN + GAMES):
            if game >= CHAIN:
                sums += counts(state)
            play_game(state, [PLAYERS[self.player]] * 4, self.seed, number * 1000 + game, game="rikken")
            state = state.next_deal(deal_seed(deal_seed(self.seed, number), game))
        return [int(each) for each in sums]


def counts(state: State) -> list[int]:
    return [sum(map(has, state.dealt)) for has in FEATURES.values()]


def run(setup: Setup, progress: Progress) -> Figures:
    seed, deals, chains = deal_seed(setup.seed, _OWN_DEALS), setup.count(DEALS, 10), setup.count(CHAINS, 2)
    found: Figures = {}
    for games in (None, *LENGTHS):
        name = ONE_GAME if games is None else name_of(games)
        file = "one_random_game" if games is None else f"chain_{games}"
        lines = run_series(Dealt(games, seed), deals, file, setup, progress, chunk=64)
        found[name] = {"hands": 4 * deals, **_shares(lines, 4)}
    for player in ("basic", "advanced"):
        lines = run_series(PlayedOn(player, seed), chains, f"table_{player}", setup, progress, chunk=1)
        found[f"four {TITLES[player]} play on"] = {"hands": 4 * GAMES * chains, **_shares(lines, 4 * GAMES)}
    return {"packs": found}


def name_of(games: int) -> str:
    if games == 0:
        return "new pack"
    return f"{games} game{'s' if games > 1 else ''} of the fixed player"


def _shares(lines: Sequence[Sequence[int]], hands: int) -> Figures:
    """Intervals are over deals, or over tables that play on."""
    columns: Floats = np.array(lines, dtype=np.float64).T / hands
    shares: Figures = {}
    for name, values in zip(FEATURES, columns, strict=True):
        shares |= with_interval(name, rate(values))
    return shares


def claims(figures: Figures) -> list[Claim]:  # noqa: ARG001 - the thesis tells nothing of its hands
    return []


def pictures(figures: Figures, folder: Path) -> list[Picture]:  # noqa: ARG001
    return []


def section(figures: Figures) -> str:
    heads = ["Pack", "Hands", *FEATURES]
    rows = [
        [name, f"{own['hands']:,}", *(share(own, feature) for feature in FEATURES)]
        for name, own in figures["packs"].items()
    ]
    frame = Template(Path(__file__).with_name("hands.md").read_text(encoding="utf-8"))
    return frame.substitute(chain=CHAIN, games=GAMES, table=table(heads, rows))
