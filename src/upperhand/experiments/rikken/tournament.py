"""The tournament: all four types at one table, then the best two against each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import permutations
from pathlib import Path
from string import Template

import numpy as np

from upperhand.arena import Match, Run, Schedule, make_match
from upperhand.arena import run as run_schedule
from upperhand.arena.outcome import Outcome
from upperhand.arena.run import local_workers
from upperhand.arena.statistics.intervals import Estimate, linearised, mean, ratio, share_of_cases
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Flags, Floats, Ints, Table, tables
from upperhand.experiments.reporting import Claim, Figures, minus, share, table, with_interval
from upperhand.experiments.request import require_whole
from upperhand.experiments.rikken import plots
from upperhand.experiments.rikken.comparison import ALL, Comparison
from upperhand.experiments.rikken.part import Picture, Progress, Setup
from upperhand.experiments.rikken.players import CONTRACTS, RULES, THINKING, TYPES, title
from upperhand.match import deal_seed

TITLE = "bidding and play together: all four types, then the best two"
FINALISTS = ("advanced", "monte_carlo")  # of the thesis


def run(setup: Setup, progress: Progress) -> Figures:
    """All four types at one table, then the thesis's best two, two against two."""
    first = play_phase(first_phase(TYPES, setup), "first", setup, progress)
    final = play_phase(final_phase(FINALISTS, setup), "final", setup, progress)
    return {
        "first": phase_figures(read_results(first)),
        "final": phase_figures(read_results(final)),
        "core_minutes": core_minutes(first, final),
    }


# The two phases of the tournament as matches of the arena, each deal in every seating.

FIRST_DEALS = 4_000  # in 24 seatings: 96,000 games
FINAL_DEALS = 8_334  # in 6 seatings: 50,004 games
# The deals of each phase come from these besides the seed of all; no other part uses them.
_FIRST_SEED, _FINAL_SEED = 5, 7


def first_phase(players: Sequence[str], setup: Setup, part: float = 1) -> Match:
    """All four types at one table, in every order. The deals depend on the seed, not on the players."""
    return _match(
        players, "all", setup.count(round(FIRST_DEALS * part), 2), deal_seed(setup.seed, _FIRST_SEED)
    )


def final_phase(players: Sequence[str], setup: Setup, part: float = 1) -> Match:
    """Two against two, in every order."""
    return _match(
        players, "2v2", setup.count(round(FINAL_DEALS * part), 2), deal_seed(setup.seed, _FINAL_SEED)
    )


def play_phase(match: Match, name: str, setup: Setup, progress: Progress) -> Run:
    """Plays a match into the file of that name, or resumes it."""

    def show(so_far: Run) -> None:
        progress(name, len(so_far.outcomes), len(match))

    place = partial(local_workers, count=setup.workers)
    ran = run_schedule(Schedule((match,)), workers=place, save=setup.folder / f"{name}.jsonl", progress=show)
    return require_whole(ran)


def core_minutes(*runs: Run) -> float:
    """The time of all decisions, summed over all workers and all sessions of the runs."""
    return sum(each.nanoseconds for ran in runs for each in ran.latency.values()) / 60e9


def _match(players: Sequence[str], layout: str, deals: int, seed: int) -> Match:
    return make_match(players, deals=deals, seed=seed, game="rikken", rules=RULES, layout=layout)


# The games of a phase as arrays: chips, contracts and declarers, by deal, game of the deal and seat.

PASSED_OUT = -1
_NUMBERS = {title: number for number, title in enumerate(CONTRACTS.values())}


@dataclass(frozen=True)
class Results:
    """Games that all players pass bring no chips and, as in the thesis, do not count as games."""

    table: Table
    contracts: Ints
    """By deal and game: which of the contracts was played, or that none was."""
    declaring: Flags
    """By deal, game and seat."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.names

    @cached_property
    def counted(self) -> Flags:
        """By deal and game: not passed out."""
        return np.not_equal(self.contracts, PASSED_OUT)

    def played(self, contract: str) -> Flags:
        """By deal and game."""
        return np.equal(self.contracts, list(CONTRACTS).index(contract))

    def seats(self, player: str) -> Flags:
        return self.table.seats_of(self.names.index(player))

    def chips(self, player: str, games: Flags | None = None, declaring: bool = False) -> Floats:
        """What the seats of a player gain in each deal, in some of the games, or only where it declares."""
        cases = self.seats(player) & (self.declaring if declaring else True)
        if games is not None:
            cases = cases & games[:, :, np.newaxis]
        return by_deal(self.table.scores * cases)

    def seats_counted(self, player: str) -> Floats:
        return by_deal(self.seats(player) & self.counted[:, :, np.newaxis])

    def declared(self, player: str, contract: str) -> Floats:
        """How many auctions for a contract the player won in each deal."""
        return by_deal(self._declared(player, contract))

    def made(self, player: str, contract: str) -> Floats:
        """How many of these games it won."""
        return by_deal(self._declared(player, contract) & self.table.won)

    def _declared(self, player: str, contract: str) -> Flags:
        return self.seats(player) & self.declaring & self.played(contract)[:, :, np.newaxis]


def by_deal(values: Ints | Flags) -> Floats:
    """The sum over all games and seats of each deal."""
    sums: Floats = values.sum(axis=(1, 2)).astype(np.float64)
    return sums


def read_results(ran: Run) -> Results:
    """The arrays of a run of one match."""
    [table] = tables(ran)
    shape = table.scores.shape
    contracts = np.array([_contract(each) for each in ran.outcomes], dtype=np.int64).reshape(shape[:2])
    declaring = np.array([_declaring(each) for each in ran.outcomes]).reshape(shape)
    return Results(table, contracts, declaring)


def _contract(outcome: Outcome) -> int:
    return next((_NUMBERS[role] for role in outcome.roles if role in _NUMBERS), PASSED_OUT)


def _declaring(outcome: Outcome) -> list[bool]:
    return [role in _NUMBERS for role in outcome.roles]


# The figures of a phase: auctions won, contracts made and chips, with differences over the same deals.


def phase_figures(results: Results) -> Figures:
    """Every figure of a phase, ready for JSON. Chips are a seat and game, over the games that count."""
    counted = int(results.counted.sum())
    return {
        "deals": len(results.table.deals),
        "games": results.table.games,
        "counted": counted,
        "played": {contract: int(results.played(contract).sum()) for contract in CONTRACTS},
        "players": {name: _player_figures(results, name) for name in results.names},
        "over": _differences(results),
    }


def _player_figures(results: Results, name: str) -> Figures:
    seats = results.seats_counted(name)
    parts = {ALL: None} | {contract: results.played(contract) for contract in CONTRACTS}
    return {
        part: {
            **with_interval("chips", ratio(results.chips(name, games), seats)),
            **with_interval("chips_declaring", ratio(results.chips(name, games, declaring=True), seats)),
            "total": int(results.chips(name, games).sum()),
            "total_declaring": int(results.chips(name, games, declaring=True).sum()),
            **_declared_figures(results, name, part),
        }
        for part, games in parts.items()
    }


def _declared_figures(results: Results, name: str, part: str) -> Figures:
    declared, made = auctions_by_deal(results, name, part)
    return {
        "declared": int(declared.sum()),
        "won": int(made.sum()),
        **with_interval("declared_rate", share_of_cases(declared, results.seats_counted(name))),
        **with_interval("made", share_of_cases(made, declared)),
    }


def auctions_by_deal(results: Results, name: str, part: str) -> tuple[Floats, Floats]:
    """Auctions won and contracts made in each deal."""
    contracts = CONTRACTS if part == ALL else (part,)
    declared = sum(
        (results.declared(name, each) for each in contracts), start=np.zeros(len(results.table.deals))
    )
    made = sum((results.made(name, each) for each in contracts), start=np.zeros(len(results.table.deals)))
    return declared, made


def _differences(results: Results) -> Figures:
    """By two players and part, what the first has over the second."""
    parts = (ALL, *CONTRACTS)
    measured = {name: {part: _values(results, name, part) for part in parts} for name in results.names}
    over: Figures = {name: {} for name in results.names}
    for first, second in permutations(over, 2):
        over[first][second] = {
            part: _gaps(measured[first][part], measured[second][part]) | _times(results, first, second, part)
            for part in parts
        }
    return over


def _gaps(first: dict[str, Floats], second: dict[str, Floats]) -> Figures:
    found: Figures = {}
    for measure, values in first.items():
        both = len(values) and len(second[measure])
        found |= with_interval(measure, mean(values - second[measure]) if both else Estimate(None))
    return found


def _times(results: Results, first: str, second: str, part: str) -> Figures:
    """How many times as many auctions and games the first won."""
    ours, theirs = auctions_by_deal(results, first, part), auctions_by_deal(results, second, part)
    return {
        **with_interval("declared_times", ratio(ours[0], theirs[0])),
        **with_interval("won_times", ratio(ours[1], theirs[1])),
    }


def _values(results: Results, name: str, part: str) -> dict[str, Floats]:
    """One value per deal for each measure; none where a player declares in fewer than two deals."""
    seats = results.seats_counted(name)
    games = None if part == ALL else results.played(part)
    declared, made = auctions_by_deal(results, name, part)
    return {
        "chips": linearised(results.chips(name, games), seats),
        "chips_declaring": linearised(results.chips(name, games, declaring=True), seats),
        "declared_rate": linearised(declared, seats),
        "won_rate": linearised(made, seats),
        "made": linearised(made, declared) if np.count_nonzero(declared) > 1 else np.empty(0),
    }


# What the thesis says of its tournament, figure by figure, and whether it holds.

B, A, M = THINKING


def claims(figures: Figures) -> list[Claim]:
    """Both phases: who declares, who makes what, and the chips."""
    first, final = Comparison(figures["first"]), Comparison(figures["final"])
    return [
        *_auction_claims(first),
        *_made_claims(first),
        *_chips_claims(first),
        *_final_claims(final),
        *_final_chips_claims(final),
    ]


def _auction_claims(first: Comparison) -> Iterator[Claim]:
    yield first.ordered(
        "Figure 4.25: Monte-Carlo declares most games, Basic fewest", (M, A, B), "declared_rate"
    )


def _made_claims(first: Comparison) -> Iterator[Claim]:
    for place, contract in (("4.26", "rik"), ("4.27", "solo8")):
        where = f"Figure {place}, {CONTRACTS[contract]}"
        yield first.ahead(f"{where}: Basic has the best share", B, (A, M), "made", contract)
        yield first.ordered(
            f"{where}: Basic wins the fewest games, Monte-Carlo the most", (M, A, B), "won_rate", contract
        )
    yield first.ordered("Figure 4.26, Rik: Monte-Carlo has the second share", (B, M, A), "made", "rik")
    where = "Figure 4.27, Solo 8"
    yield first.level(f"{where}: Advanced and Monte-Carlo have almost the same share", A, M, "made", "solo8")
    where = "Figure 4.28, Piek"
    yield first.ahead(f"{where}: Advanced has the best share", A, (B, M), "made", "piek")
    yield first.ahead(f"{where}: Advanced wins the most games", A, (B, M), "won_rate", "piek")
    yield first.level(
        f"{where}: Basic and Monte-Carlo have more or less the same share", M, B, "made", "piek"
    )
    yield first.times(
        f"{where}: Monte-Carlo wins 3 times as many games as Basic", 3, M, B, "won_times", "piek"
    )
    where = "Figure 4.29, Misère"
    yield first.ordered(f"{where}: Advanced has the best share, Basic the worst", (A, M, B), "made", "misere")
    yield first.ordered(
        f"{where}: Monte-Carlo wins the most games, Basic the fewest", (M, A, B), "won_rate", "misere"
    )


def _chips_claims(first: Comparison) -> Iterator[Claim]:
    yield first.ordered("Figure 5.2: Advanced wins the phase, Monte-Carlo is second", (A, M, B), "chips")
    yield first.sign("Figure 5.2: Basic does a bit better than break even", B, "all")
    for contract in ("rik", "solo8"):
        where = f"Figure 5.1, {CONTRACTS[contract]}"
        yield first.ahead(f"{where}: Monte-Carlo has the best result", M, (A, B), "chips", contract)
        yield first.sign(f"{where}: Advanced gains", A, contract)
    yield first.sign("Figure 5.1, Misère: Advanced gains", A, "misere")
    text = "Figure 5.1, Piek: Advanced loses as declarer"
    yield first.sign(text, A, "piek", positive=False, measure="chips_declaring")
    yield first.worst("Figure 5.1: Piek is the worst contract of Monte-Carlo by far", M, "piek")
    yield first.worst("Figure 5.1: Misère is the worst contract of Basic", B, "misere")


def _final_claims(final: Comparison) -> Iterator[Claim]:
    where = "Figure 4.30"
    for contract, many in (("rik", 2), ("misere", 2), ("solo8", 1), ("piek", 1)):
        text = f"{where}: Monte-Carlo's auctions for {CONTRACTS[contract]}, over Advanced's"
        yield final.times(text, many, M, A, "declared_times", contract)
    text = "Figure 4.32: Monte-Carlo's auctions for Solo 8, over Advanced's"
    yield final.times(text, 2, M, A, "declared_times", "solo8")
    for place, contract in (("4.31", "rik"), ("4.32", "solo8")):
        text = f"Figure {place}, {CONTRACTS[contract]}: both make about the same share"
        yield final.level(text, A, M, "made", contract)
    yield final.ahead("Figure 4.33, Piek: Advanced makes the larger share", A, (M,), "made", "piek")
    yield final.ahead("Figure 4.33, Piek: Advanced declares more games", A, (M,), "declared_rate", "piek")
    yield final.ahead("Figure 4.34, Misère: Advanced makes the larger share", A, (M,), "made", "misere")
    yield final.ahead(
        "Figure 4.34, Misère: Monte-Carlo declares more games", M, (A,), "declared_rate", "misere"
    )


def _final_chips_claims(final: Comparison) -> Iterator[Claim]:
    yield final.ahead("Figure 5.4: Advanced wins the final", A, (M,), "chips")
    for contract in ("rik", "solo8"):
        text = f"Figure 5.3: Monte-Carlo is ahead in {CONTRACTS[contract]}"
        yield final.ahead(text, M, (A,), "chips", contract)
    for contract in ("piek", "misere"):
        text = f"Figure 5.3: Advanced is ahead in {CONTRACTS[contract]}"
        yield final.ahead(text, A, (M,), "chips", contract)


# The section of the report, its tables and its plots.

_FRAME = Path(__file__).with_name("tournament.md")
FIRST_PLOT, FINAL_PLOT = "tournament.png", "final.png"


def section(figures: Figures) -> str:
    first, final = figures["first"], figures["final"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        core_minutes=f"{figures['core_minutes']:.1f}",
        first_size=phase_size(first),
        first_auctions=auctions_table(first),
        first_chips=chips_table(first),
        first_declaring=chips_table(first, "chips_declaring"),
        first_plot=FIRST_PLOT,
        final_size=phase_size(final),
        final_auctions=auctions_table(final),
        final_chips=chips_table(final),
        final_declaring=chips_table(final, "chips_declaring"),
        final_plot=FINAL_PLOT,
    )


def phase_size(figures: Figures) -> str:
    """How many games a phase has."""
    out = figures["games"] - figures["counted"]
    seatings = figures["games"] // figures["deals"]
    return (
        f"{figures['deals']:,} deals, each in all {seatings} seatings: {figures['games']:,} games, of which "
        f"{out:,} were passed out and {figures['counted']:,} count"
    )


def pictures(figures: Figures, folder: Path) -> list[Picture]:
    return [
        Picture(
            draw_phase(figures["first"], folder / FIRST_PLOT),
            "The first phase: auctions, contracts made, chips",
        ),
        Picture(
            draw_phase(figures["final"], folder / FINAL_PLOT), "The final: auctions, contracts made, chips"
        ),
    ]


COLUMNS = {**CONTRACTS, ALL: "All"}


def auctions_table(figures: Figures) -> str:
    """Figures 4.25 to 4.34: auctions won, games won, and the share of the one in the other."""
    heads = ["Declarer", *(f"{COLUMNS[part]}: auctions, won, share" for part in COLUMNS)]
    rows = [
        [title(player), *(_auctions_cell(own[part]) for part in COLUMNS)]
        for player, own in figures["players"].items()
        if own[ALL]["declared"]
    ]
    return table(heads, rows)


def chips_table(figures: Figures, measure: str = "chips") -> str:
    """Figures 5.1 to 5.4: chips per game, contract by contract and in all."""
    heads = ["Chips per game", *COLUMNS.values(), "Chips in all"]
    total = "total" if measure == "chips" else "total_declaring"
    rows = [
        [
            title(player),
            *(figure(own[part], measure, 3) for part in COLUMNS),
            minus(f"{own[ALL][total]:,}"),
        ]
        for player, own in figures["players"].items()
    ]
    return table(heads, rows)


def draw_phase(figures: Figures, path: Path) -> Path:
    """Auctions won, share of contracts made, and chips as declarer and in all, by contract."""
    drawing, axes = plots.panels(4)
    shown = {title(player): own for player, own in figures["players"].items()}
    declaring = {name: own for name, own in shown.items() if own[ALL]["declared"]}
    by_contract = {name: {COLUMNS[part]: own[part] for part in CONTRACTS} for name, own in declaring.items()}
    won = {
        name: {part: f"{cell['won']:,}" for part, cell in own.items()} for name, own in by_contract.items()
    }
    plots.groups(axes[0], by_contract, "declared_rate")
    plots.percent(axes[0], "games declared")
    plots.groups(axes[1], by_contract, "made", won)
    plots.percent(axes[1], "contracts made; games won above")
    in_all = {name: {COLUMNS[part]: own[part] for part in COLUMNS} for name, own in shown.items()}
    plots.groups(axes[2], {name: in_all[name] for name in declaring}, "chips_declaring")
    plots.chips(axes[2], "chips per game as declarer")
    plots.groups(axes[3], in_all, "chips")
    plots.chips(axes[3], "chips per game in all roles")
    plots.legend(drawing, axes[3])
    return plots.save(drawing, path)


def _auctions_cell(own: Figures) -> str:
    return f"{own['declared']:,}, {own['won']:,}, {share(own, 'made')}"
