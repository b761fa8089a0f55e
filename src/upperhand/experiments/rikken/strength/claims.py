"""Tables 5.1 to 5.4, line by line, with our order and whether it is theirs."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, pairwise

from upperhand.experiments.claim import HELD, NOT_HELD, OPEN, Claim, above, all_of, held
from upperhand.experiments.rikken.orders import least_gap, neighbours, order_verdict, printed, ranked
from upperhand.experiments.rikken.players import CONTRACTS, THINKING, TITLES, TYPES
from upperhand.experiments.rikken.strength.published import (
    BEST_OPPONENT_IN,
    BEST_PARTNER,
    PLAYED_BEST,
    TABLES,
    Order,
    Published,
)
from upperhand.experiments.wording import Found


def strength_claims(found: Found) -> list[Claim]:
    """Every line of the tables, the sentences under them, and the summary of section 5.2."""
    claims = [claim for contract in CONTRACTS for claim in _of_contract(found["contracts"], contract)]
    return [*claims, *_summary(found["contracts"])]


def _of_contract(found: Found, contract: str) -> Iterator[Claim]:
    own, said = found[contract], TABLES[contract]
    where = f"{said.table}, {CONTRACTS[contract]}"
    games = f"{own['games_each']:,} each"
    for declarer, order in said.best_against.items():
        text = f"{where}: {TITLES[declarer]} plays best against"
        yield _order(text, order, own["against"][declarer], own["by_others"][declarer], games)
    for others, order in said.strongest.items():
        cells = {each: own["against"][each][others] for group in order for each in group}
        text = f"{where}: the strongest declarer against {TITLES[others]}"
        yield _order(text, order, cells, own["by_declarer"][others], games)
    yield from _opponents(where, said, own, games)
    if contract == "rik":
        yield _partner(where, own)


def _order(text: str, order: Order, cells: Mapping[str, Found], gaps: Found, games: str) -> Claim:
    named = [each for group in order for each in group]
    ours = ranked({each: cells[each] for each in named}, gaps)
    pairs = neighbours(order) or list(combinations(named, 2))
    return Claim(text, printed(order), f"{ours}; {least_gap(pairs, gaps)}", games, order_verdict(order, gaps))


def _opponents(where: str, said: Published, own: Found, games: str) -> Iterator[Claim]:
    """The strongest opponent is the one against whom least is made, itself left out as in the tables."""
    for declarer, best in said.best_opponent.items():
        pairs = [(other, best) for other in said.strongest if other not in (best, declarer)]
        gaps = own["by_others"][declarer]
        text = f"{where}: the strongest opponent of {TITLES[declarer]}"
        verdict = all_of(above(gaps[weak][strong]["made_ci"]) for weak, strong in pairs)
        yield Claim(text, TITLES[best], least_gap(pairs, gaps), games, verdict)


def _partner(where: str, own: Found) -> Claim:
    gaps, cells = own["by_partner"]["all"], own["partners"]["all"]
    pairs = [(BEST_PARTNER, other) for other in TITLES if other != BEST_PARTNER]
    verdict = all_of(above(gaps[best][other]["made_ci"]) for best, other in pairs)
    ours = f"{ranked(cells, gaps)}; {least_gap(pairs, gaps)}"
    games = f"{own['games_each'] * len(THINKING):,} each"
    return Claim(f"{where}: the best partner overall", TITLES[BEST_PARTNER], ours, games, verdict)


def _summary(found: Found) -> Iterator[Claim]:
    """Section 5.2. Of each order two things are counted: who is shown to be the best, and who may be."""
    shown = {each: times_best(found, each) for each in PLAYED_BEST}
    may_be = {each: times_best(found, each, maybe=True) for each in PLAYED_BEST}
    yield Claim(
        "Section 5.2: the best of 12 orders of declarers, or level with it",
        ", ".join(f"{TITLES[each]} {count}" for each, count in PLAYED_BEST.items()),
        ", ".join(f"{TITLES[each]} shown {shown[each]}, possible {may_be[each]}" for each in PLAYED_BEST),
        "all",
        _counts_verdict(shown, may_be),
    )
    alone, perhaps = _best_opponent_in(found), _best_opponent_in(found, maybe=True)
    yield Claim(
        f"Section 5.2: contracts in which {TITLES[BEST_PARTNER]} is the best opponent",
        f"{BEST_OPPONENT_IN} of 4",
        f"shown in {_listed(alone)}; possible in {_listed(perhaps)}",
        "all",
        _agreed(len(alone) >= BEST_OPPONENT_IN, len(perhaps) >= BEST_OPPONENT_IN),
    )


def times_best(found: Found, player: str, maybe: bool = False) -> int:
    """In how many orders of declarers the player is shown ahead of all others; or nobody ahead of it."""
    return sum(
        _leads(found[contract]["by_declarer"][others], player, set(THINKING) - {player, others}, maybe)
        for contract in CONTRACTS
        for others in TYPES
        if others != player
    )


def _best_opponent_in(found: Found, maybe: bool = False) -> list[str]:
    """By what the three that think make against each of them together."""
    rivals = set(THINKING) - {BEST_PARTNER}
    return [
        contract
        for contract in CONTRACTS
        if _leads(_turned(found[contract]["by_others"]["all"]), BEST_PARTNER, rivals, maybe)
    ]


def _leads(gaps: Found, player: str, rivals: Collection[str], maybe: bool) -> bool:
    if maybe:
        return all(above(gaps[rival][player]["made_ci"]) != HELD for rival in rivals)
    return all(above(gaps[player][rival]["made_ci"]) == HELD for rival in rivals)


def _turned(gaps: Found) -> Found:
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
