"""The strength of card play: every type of player declares the same hands, with the auction skipped."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from pathlib import Path
from string import Template
from typing import NamedTuple

import numpy as np

from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Floats
from upperhand.experiments.reporting import (
    HELD,
    NOT_HELD,
    OPEN,
    Claim,
    Figures,
    above,
    all_of,
    estimate_of,
    held,
    near,
    number,
    share,
    table,
    with_interval,
)
from upperhand.experiments.rikken import plots
from upperhand.experiments.rikken.part import Picture, Progress, Setup, run_series
from upperhand.experiments.rikken.players import CONTRACTS, RULES, THINKING, TITLES, TYPES
from upperhand.match import deal_seed, play_game
from upperhand.player import Player, make_player
from upperhand.rikken import Move, State, match_deal, preset
from upperhand.rikken.bidding import call_partner, name_trump

TITLE = "every type of player declares the same hands against every type"
DEALS = 1000  # the thesis gives no number
_OWN_DEALS = 4  # derives the deals of this part from the common seed


def run(setup: Setup, progress: Progress) -> Figures:
    """Every type as declarer against every type, over the same deals."""
    piece = Deal(deal_seed(setup.seed, _OWN_DEALS))
    # A deal takes seconds, so each is a chunk of its own.
    return strength_figures(run_series(piece, setup.count(DEALS, 2), "strength", setup, progress, chunk=1))


# Whether an order that the thesis prints, with its ties, is the order of our figures.

Order = Sequence[tuple[str, ...]]  # from the best on; types in one tuple are printed as equal
TIE = 0.02  # of the games: types that differ by no more are as good as equal


def order_verdict(order: Order, gaps: Figures, name: str = "made") -> str:
    """Held if every better type is ahead of the next, and every tie within the margin, by their intervals."""
    ahead = [above(estimate_of(gaps[first][second], name)) for first, second in neighbours(order)]
    tied = [near(estimate_of(gaps[first][second], name), TIE) for first, second in _ties(order)]
    return all_of(ahead + tied)


def printed(order: Order) -> str:
    """An order of the thesis: `Random > Basic = Monte-Carlo`."""
    return " > ".join(" = ".join(TITLES[each] for each in group) for group in order)


def ranked(cells: Mapping[str, Figures], gaps: Figures, name: str = "made") -> str:
    """Our order, best first, with > only where an interval shows it: `Random 40.1% > Basic 31.0% ≈ ...`."""
    order = sorted(cells, key=lambda each: -float(cells[each][name]))
    text = _share(order[0], cells, name)
    for better, worse in pairwise(order):
        shown = above(estimate_of(gaps[better][worse], name)) == HELD
        text += f" {'>' if shown else '≈'} {_share(worse, cells, name)}"
    return text


def least_gap(pairs: Sequence[tuple[str, str]], gaps: Figures, name: str = "made") -> str:
    """The difference that decides about several."""
    first, second = min(pairs, key=lambda pair: float(gaps[pair[0]][pair[1]][name]))
    found = figure(gaps[first][second], name, 1, 100, "%")
    return f"{TITLES[first]} over {TITLES[second]} {found}"


def _share(player: str, cells: Mapping[str, Figures], name: str) -> str:
    return f"{TITLES[player]} {100 * cells[player][name]:.1f}%"


def neighbours(order: Order) -> list[tuple[str, str]]:
    """Each type with each of the group after its own."""
    steps = pairwise(order)
    return [(first, second) for better, worse in steps for first in better for second in worse]


def _ties(order: Order) -> Iterator[tuple[str, str]]:
    for group in order:
        yield from pairwise(group)


# Tables 5.1 to 5.4 of the thesis. A tuple of types between others is a tie.

R, B, A, M = "random_silent", "basic", "advanced", "monte_carlo"


class Published(NamedTuple):
    """What a table says of one contract."""

    table: str
    best_against: dict[str, Order]
    """By declarer, its opponents from the one it plays best against."""
    strongest: dict[str, Order]
    """By opponents, the declarers from the strongest; a type is not compared against itself."""
    best_opponent: dict[str, str]
    """By declarer, the type said to be the strongest opponent."""


def _order(*types: str | tuple[str, ...]) -> Order:
    return [each if isinstance(each, tuple) else (each,) for each in types]


# All four tables agree on these.
_AGAINST_BASIC, _AGAINST_ADVANCED, _AGAINST_MC = _order(A, M), _order(M, B), _order(A, B)


def _strongest(against_random: Order) -> dict[str, Order]:
    return {R: against_random, B: _AGAINST_BASIC, A: _AGAINST_ADVANCED, M: _AGAINST_MC}


TABLES = {
    "rik": Published(
        "Table 5.1",
        {B: _order(R, A, M), A: _order(R, (B, M)), M: _order(R, B, A)},
        _strongest(_order(M, B, A)),
        {B: A, M: A, A: B},
    ),
    "solo8": Published(
        "Table 5.2",
        {B: _order(R, M, A), A: _order(R, B, M), M: _order(R, B, A)},
        _strongest(_order(M, (B, A))),
        {B: A, M: A, A: B},
    ),
    "piek": Published(
        "Table 5.3",
        {B: _order(R, A, M), A: _order(R, B, M), M: _order(R, B, A)},
        _strongest(_order((B, A, M))),
        {B: A, M: A, A: M},
    ),
    "misere": Published(
        "Table 5.4",
        {B: _order(R, M, A), A: _order(R, B, M), M: _order(R, B, A)},
        _strongest(_order((A, M), B)),
        {B: M, A: M, M: A},
    ),
}

BEST_PARTNER = A
# Section 4.2.2, by declarer; section 5.2 calls Advanced the best partner overall.
BEST_PARTNER_OF = {B: R, A: M, M: B}
PLAYED_BEST = {A: 10, M: 8, B: 1}  # of 12 orders of declarers
BEST_OPPONENT_IN = 3  # of the four contracts, the advanced player


# One deal, declared by every type of player against every type, in all orders of the other hands.

DECLARER, DEALER = 0, 3  # the seat that would bid first declares
ORDERS = tuple(permutations((1, 2, 3)))

# Where the text can be read in two ways, the other one: what Monte-Carlo aims at, and Advanced's cover card.
READINGS = {"monte_carlo:piek=one": M, "advanced:cover=high": A}
PIEK_READINGS = "piek_readings"

Casting = tuple[
    str, str, str
]  # types of the declarer, the others, and the partner, who is another only in Rik
Cell = tuple[int, int]  # over the orders of the hands: games won, tricks of the declaring side


@dataclass(frozen=True)
class Deal:
    """The piece of a series: all games of the deal of a number, as one cell a casting, by contract."""

    seed: int

    def __call__(self, number: int) -> dict[str, list[Cell]]:
        dealt = match_deal(preset(RULES), deal_seed(self.seed, number), dealer=DEALER)
        found = {contract: list(self.cells(dealt, contract, number)) for contract in CONTRACTS}
        return {**found, PIEK_READINGS: list(self.reading_cells(dealt, number))}

    def reading_cells(self, dealt: State, number: int) -> Iterator[Cell]:
        """Piek by other readings of a declarer, against every type."""
        starts = [declared(dealt, order, "piek") for order in ORDERS]
        first = (number + 1) << 32  # no game of the contracts has such a number
        for place, casting in enumerate(reading_castings()):
            games = first + place * len(ORDERS)
            yield _sum([_play(start, casting, self.seed, games + each) for each, start in enumerate(starts)])

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


def reading_castings() -> list[Casting]:
    return [(declarer, others, others) for declarer in READINGS for others in TYPES]


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
    return [make_player(name, "rikken") for name in seats]


def _sum(cells: list[Cell]) -> Cell:
    return sum(made for made, _ in cells), sum(tricks for _, tricks in cells)


# Contracts made, by declarer, opponents and partner, with differences paired over the same deals.

Deals = Sequence[dict[str, list[Cell]]]
DECLARER_AXIS, OTHERS_AXIS, PARTNER_AXIS = 1, 2, 3  # axes, after the deal


def strength_figures(deals: Deals) -> Figures:
    """Every figure of the part, ready for JSON."""
    games = sum(len(cells) for cells in deals[0].values()) * len(ORDERS) * len(deals)
    found = {contract: _contract_figures(deals, contract) for contract in CONTRACTS}
    return {"deals": len(deals), "games": games, "contracts": found, "readings": _reading_figures(deals)}


def _reading_figures(deals: Deals) -> Figures:
    """Piek made by each reading, and how much more than the printed text makes of it, over the same deals."""
    printed, _ = _arrays(deals, "piek")
    cells = np.array([deal[PIEK_READINGS] for deal in deals], dtype=np.float64) / len(ORDERS)
    made = cells.reshape(len(deals), len(READINGS), len(TYPES), 2)[..., 0]
    return {
        name: {
            others: {
                **with_interval("made", rate(made[:, x, y])),
                **with_interval("more", mean(made[:, x, y] - printed[:, TYPES.index(usual), y, 0])),
            }
            for y, others in enumerate(TYPES)
        }
        for x, (name, usual) in enumerate(READINGS.items())
    }


def _contract_figures(deals: Deals, contract: str) -> Figures:
    made, tricks = _arrays(deals, contract)
    against = {
        declarer: {
            others: _cell(made[:, x, y].mean(axis=1), tricks[:, x, y].mean(axis=1))
            for y, others in enumerate(TYPES)
        }
        for x, declarer in enumerate(TYPES)
    }
    return {
        "games_each": len(deals) * len(ORDERS) * made.shape[PARTNER_AXIS],
        "against": against,
        # What a declarer makes more against the first type of opponents than against the second.
        "by_others": {name: _gaps(made[:, rows].mean(axis=(1, 3))) for name, rows in _declarers().items()},
        # What the first type of declarer makes more than the second against the same opponents.
        "by_declarer": {name: _gaps(made[:, :, y].mean(axis=2)) for y, name in enumerate(TYPES)},
        **(_partner_figures(made, tricks) if contract == "rik" else {}),
    }


def _partner_figures(made: Floats, tricks: Floats) -> Figures:
    """With each type of partner, against all opponents."""
    cells, gaps = {}, {}
    for name, rows in _declarers().items():
        by_partner, won = made[:, rows].mean(axis=(1, 2)), tricks[:, rows].mean(axis=(1, 2))
        cells[name] = {partner: _cell(by_partner[:, p], won[:, p]) for p, partner in enumerate(TYPES)}
        gaps[name] = _gaps(by_partner)
    return {"partners": cells, "by_partner": gaps}


def _declarers() -> dict[str, list[int]]:
    """Each type alone, and the three that think together."""
    return {name: [x] for x, name in enumerate(TYPES)} | {"all": [TYPES.index(each) for each in THINKING]}


def _arrays(deals: Deals, contract: str) -> tuple[Floats, Floats]:
    """Share made and mean tricks, by deal, declarer, others and partner."""
    cells = np.array([deal[contract] for deal in deals], dtype=np.float64) / len(ORDERS)
    shaped = cells.reshape(len(deals), len(TYPES), len(TYPES), -1, 2)
    return shaped[..., 0], shaped[..., 1]


def _cell(made: Floats, tricks: Floats) -> Figures:
    return with_interval("made", rate(made)) | with_interval("tricks", mean(tricks))


def _gaps(made: Floats) -> Figures:
    """By two types, what the first has over the second; the values are by deal and type."""
    gaps: Figures = {name: {} for name in TYPES}
    for (a, first), (b, second) in permutations(enumerate(TYPES), 2):
        gaps[first][second] = with_interval("made", mean(made[:, a] - made[:, b]))
    return gaps


# Claims: Tables 5.1 to 5.4, line by line, with our order and whether it is theirs.


def claims(figures: Figures) -> list[Claim]:
    """Every line of the tables, the sentences under them, and the summary of section 5.2."""
    claims = [claim for contract in CONTRACTS for claim in _contract_claims(figures["contracts"], contract)]
    return [*claims, *_summary_claims(figures["contracts"])]


def _contract_claims(figures: Figures, contract: str) -> Iterator[Claim]:
    own, said = figures[contract], TABLES[contract]
    where = f"{said.table}, {CONTRACTS[contract]}"
    games = f"{own['games_each']:,} each"
    for declarer, order in said.best_against.items():
        text = f"{where}: {TITLES[declarer]} plays best against"
        yield _order_claim(text, order, own["against"][declarer], own["by_others"][declarer], games)
    for others, order in said.strongest.items():
        cells = {each: own["against"][each][others] for group in order for each in group}
        text = f"{where}: the strongest declarer against {TITLES[others]}"
        yield _order_claim(text, order, cells, own["by_declarer"][others], games)
    yield from _opponent_claims(where, said, own, games)
    if contract == "rik":
        yield _partner_claim(where, own)
        yield from _own_partner_claims(own, games)


def _order_claim(text: str, order: Order, cells: Mapping[str, Figures], gaps: Figures, games: str) -> Claim:
    named = [each for group in order for each in group]
    ours = ranked({each: cells[each] for each in named}, gaps)
    pairs = neighbours(order) or list(combinations(named, 2))
    return Claim(text, printed(order), f"{ours}; {least_gap(pairs, gaps)}", games, order_verdict(order, gaps))


def _opponent_claims(where: str, said: Published, own: Figures, games: str) -> Iterator[Claim]:
    """The strongest opponent is the one against whom least is made, itself left out as in the tables."""
    for declarer, best in said.best_opponent.items():
        pairs = [(other, best) for other in said.strongest if other not in (best, declarer)]
        gaps = own["by_others"][declarer]
        text = f"{where}: the strongest opponent of {TITLES[declarer]}"
        verdict = all_of(above(estimate_of(gaps[weak][strong], "made")) for weak, strong in pairs)
        yield Claim(text, TITLES[best], least_gap(pairs, gaps), games, verdict)


def _partner_claim(where: str, own: Figures) -> Claim:
    gaps, cells = own["by_partner"]["all"], own["partners"]["all"]
    pairs = [(BEST_PARTNER, other) for other in TITLES if other != BEST_PARTNER]
    verdict = all_of(above(estimate_of(gaps[best][other], "made")) for best, other in pairs)
    ours = f"{ranked(cells, gaps)}; {least_gap(pairs, gaps)}"
    games = f"{own['games_each'] * len(THINKING):,} each"
    return Claim(f"{where}: the best partner overall", TITLES[BEST_PARTNER], ours, games, verdict)


def _own_partner_claims(own: Figures, games: str) -> Iterator[Claim]:
    for declarer, best in BEST_PARTNER_OF.items():
        gaps, cells = own["by_partner"][declarer], own["partners"][declarer]
        pairs = [(best, other) for other in TYPES if other != best]
        verdict = all_of(above(estimate_of(gaps[first][second], "made")) for first, second in pairs)
        ours = f"{ranked(cells, gaps)}; {least_gap(pairs, gaps)}"
        text = f"Section 4.2.2, Rik: the best partner of {TITLES[declarer]}"
        yield Claim(text, TITLES[best], ours, games, verdict)


def _summary_claims(figures: Figures) -> Iterator[Claim]:
    """Section 5.2. Of each order two things are counted: who is shown to be the best, and who may be."""
    shown = {each: times_best(figures, each) for each in PLAYED_BEST}
    may_be = {each: times_best(figures, each, maybe=True) for each in PLAYED_BEST}
    yield Claim(
        "Section 5.2: the best of 12 orders of declarers, or level with it",
        ", ".join(f"{TITLES[each]} {count}" for each, count in PLAYED_BEST.items()),
        ", ".join(f"{TITLES[each]} shown {shown[each]}, possible {may_be[each]}" for each in PLAYED_BEST),
        "all",
        _counts_verdict(shown, may_be),
    )
    alone, perhaps = _best_opponent_in(figures), _best_opponent_in(figures, maybe=True)
    yield Claim(
        f"Section 5.2: contracts in which {TITLES[BEST_PARTNER]} is the best opponent",
        f"{BEST_OPPONENT_IN} of 4",
        f"shown in {_listed(alone)}; possible in {_listed(perhaps)}",
        "all",
        _agreed(len(alone) >= BEST_OPPONENT_IN, len(perhaps) >= BEST_OPPONENT_IN),
    )


def times_best(figures: Figures, player: str, maybe: bool = False) -> int:
    """In how many orders of declarers the player is shown to be ahead; or, `maybe`, no other is."""
    return sum(
        _leads(figures[contract]["by_declarer"][others], player, set(THINKING) - {player, others}, maybe)
        for contract in CONTRACTS
        for others in TYPES
        if others != player
    )


def _best_opponent_in(figures: Figures, maybe: bool = False) -> list[str]:
    """By what the three that think make against each of them together."""
    rivals = set(THINKING) - {BEST_PARTNER}
    return [
        contract
        for contract in CONTRACTS
        if _leads(_reversed(figures[contract]["by_others"]["all"]), BEST_PARTNER, rivals, maybe)
    ]


def _leads(gaps: Figures, player: str, rivals: Collection[str], maybe: bool) -> bool:
    if maybe:
        return all(above(estimate_of(gaps[rival][player], "made")) != HELD for rival in rivals)
    return all(above(estimate_of(gaps[player][rival], "made")) == HELD for rival in rivals)


def _reversed(gaps: Figures) -> Figures:
    """Opponents are the better, the less is made against them."""
    return {first: {second: gaps[second][first] for second in others} for first, others in gaps.items()}


def _agreed(shown: bool, possible: bool) -> str:
    return held(shown) if shown == possible else OPEN


def _counts_verdict(shown: Mapping[str, int], may_be: Mapping[str, int]) -> str:
    """Held if both counts fall from one to the next, not held if one surely has more than one before it."""
    pairs = list(pairwise(shown))
    if any(shown[later] > may_be[before] for before, later in pairs):
        return NOT_HELD
    falling = all(counts[before] > counts[later] for counts in (shown, may_be) for before, later in pairs)
    return HELD if falling else OPEN


def _listed(contracts: Sequence[str]) -> str:
    return ", ".join(CONTRACTS[each] for each in contracts) or "none"


# The section of the report, and its plots.

_FRAME = Path(__file__).with_name("strength.md")
PLOT, PARTNERS = "strength.png", "partners.png"


def section(figures: Figures) -> str:
    own = figures["contracts"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        deals=f"{figures['deals']:,}",
        games=f"{figures['games']:,}",
        tables="\n".join(_against_table(own[contract], contract) for contract in CONTRACTS),
        partners=_partners_table(own["rik"]["partners"]),
        readings=_readings_table(figures.get("readings")),
        contradictions="\n".join(_contradictions()),
        plot=PLOT,
        partners_plot=PARTNERS,
    )


def pictures(figures: Figures, folder: Path) -> list[Picture]:
    drawing, axes = plots.panels(len(CONTRACTS))
    for panel, (contract, title) in zip(axes, CONTRACTS.items(), strict=True):
        against = figures["contracts"][contract]["against"]
        plots.groups(panel, {TITLES[each]: _titled(cells) for each, cells in against.items()}, "made")
        plots.percent(panel, f"{title} made")
        panel.set_xlabel("against")
    plots.legend(drawing, axes[0], "declarer")
    one, (panel,) = plots.panels(1, columns=1)
    partners = figures["contracts"]["rik"]["partners"]
    shown = {TITLES[each]: _titled(cells) for each, cells in partners.items() if each in TITLES}
    plots.groups(panel, shown, "made")
    plots.percent(panel, "Rik made")
    panel.set_xlabel("partner")
    plots.legend(one, panel, "declarer")
    return [
        Picture(plots.save(drawing, folder / PLOT), "Contracts made, by declarer and opponents"),
        Picture(plots.save(one, folder / PARTNERS), "Rik made, by declarer and partner"),
    ]


def _titled(cells: Figures) -> Figures:
    return {TITLES[each]: cell for each, cell in cells.items()}


def _against_table(own: Figures, contract: str) -> str:
    heads = [f"{CONTRACTS[contract]}, declared by", *(f"against {title}" for title in TITLES.values())]
    rows = [
        [
            TITLES[declarer],
            *(f"{share(cell, 'made')}, {number(cell['tricks'])} tricks" for cell in cells.values()),
        ]
        for declarer, cells in own["against"].items()
    ]
    return table(heads, rows)


def _partners_table(partners: Figures) -> str:
    heads = ["Rik, declared by", *(f"with {title}" for title in TITLES.values())]
    rows = [
        [TITLES.get(declarer, "the three that think"), *(share(cell, "made") for cell in cells.values())]
        for declarer, cells in partners.items()
    ]
    return table(heads, rows)


def _readings_table(readings: Figures | None) -> str:
    if readings is None:
        return "These results were made before the readings were tried.\n"
    heads = ["Piek, declared by", *(f"against {title}" for title in TITLES.values())]
    rows = [
        [
            f"`{name}`",
            *(f"{share(cell, 'made')}, {figure(cell, 'more', 1, 100, '%')} more" for cell in cells.values()),
        ]
        for name, cells in readings.items()
    ]
    return table(heads, rows)


def _contradictions() -> Iterator[str]:
    """Where the last of a line of a table is not the strongest opponent of the sentence under it."""
    for contract, said in TABLES.items():
        for declarer, best in said.best_opponent.items():
            worst = said.best_against[declarer][-1]
            if worst != (best,):
                printed = " and ".join(TITLES[each] for each in worst)
                yield (
                    f"- {said.table}, {CONTRACTS[contract]}: the line of {TITLES[declarer]} ends with "
                    f"{printed}, the sentence below it calls {TITLES[best]} its strongest opponent."
                )
