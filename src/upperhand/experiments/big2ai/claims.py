"""The claims of the paper, each with our figure and whether it holds."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from upperhand.arena.statistics.words import figure
from upperhand.experiments.big2ai.matches import GAMES, REINFORCED_RULES, SEARCHES, SHARES, TITLES
from upperhand.experiments.big2ai.measures import OPPONENTS, RL_PPO_SEATS
from upperhand.experiments.reporting import (
    OPEN,
    Claim,
    Figures,
    above,
    all_of,
    below,
    estimate_of,
    held,
    share,
)

# What the paper says. It prints no table of these results: orders and bounds stand in its text.

SECONDS = 2.0  # that 10,000 searches, or 1,000 simulated games, take at most
# Figures 16 and 17: more than this share of the sets of the next, second and third opponent predicted.
PREDICTED = {"P1": 0.55, "P2": 0.45, "P3": 0.40}
# Figure 17d: what guessing at random predicts at most.
CHANCE = {"P1": 0.03, "P2": 0.01, "P3": 0.001}
# Figures 17a to 17c: from P1 to P3 these are predicted more and more often ...
RISING = {"single": "singles", "pair": "pairs", "full_house": "full houses"}
# ... and these less and less often.
FALLING = {"straight": "straights", "four_plus_one": "fours of a kind"}
WORDS = "in words"  # shown instead of a figure if the paper gives none


# Who is ahead of whom, in words and as a verdict.


# How differences of each measure are printed: a factor and a unit.
_UNITS = {
    "win_rate": (100, "% of the games"),
    "score": (1, " points per game"),
    "gained": (1, " points per game"),
    "lost": (1, " points per game"),
}


def verdict(figures: Figures, first: str, second: str, measure: str = "win_rate") -> str:
    return above(estimate_of(_over(figures, first, second, measure), measure))


def least_lead(figures: Figures, pairs: Sequence[tuple[str, str]], measure: str) -> str:
    """The pair where the lead is smallest: what a claim of several orders stands or falls with."""
    least = min(pairs, key=lambda pair: float(_over(figures, pair[0], pair[1], measure)[measure]))
    return lead(figures, *least, measure)


def lead(figures: Figures, first: str, second: str, measure: str) -> str:
    factor, unit = _UNITS[measure]
    return (
        f"{first} over {second}: {figure(_over(figures, first, second, measure), measure, 1, factor, unit)}"
    )


def _over(figures: Figures, first: str, second: str, measure: str) -> Figures:
    """What the first has over the second; of points lost, how many fewer they are."""
    if measure == "lost":
        first, second = second, first
    over: Figures = figures["over"][first][second]
    return over


def percent(figures: Figures, name: str) -> str:
    """A difference of shares, with its sign."""
    text = figure(figures, name, 1, 100, "%")
    return text if text.startswith("−") or text == "–" else f"+{text}"


# The claims, in the order of the figures.

AI_1, AI_2, AI_3, AI_4 = TITLES.values()


def all_claims(figures: Figures) -> list[Claim]:
    """Every claim, in the order of the figures."""
    return [
        *_budget_claims(figures),
        *_learning_claims(figures),
        *prediction_claims(figures),
        *_table_claims(figures["table"]),
        *_same_cards_claims(figures["same_cards"]),
        *_against_ai1_claims(figures["against_ai1"]),
        *(_reinforced_claim(figures["reinforced"][rules], rules) for rules in REINFORCED_RULES),
        *_thinking_claims(figures["thinking"]),
    ]


def _budget_claims(figures: Figures) -> list[Claim]:
    searches, simulations, times = figures["searches"], figures["simulations"], figures["times"]
    usual = SHARES.index(1.0)
    return [
        _more_claim("Figure 14a: more searches win more games", searches, "searches"),
        _time_claim(f"Figure 14a: {SEARCHES:,} searches take no more than 2 s", times["ai1"][usual]),
        _more_claim("Figure 14b: more simulated games win more games", simulations, "simulated games"),
        _time_claim(f"Figure 14b: {GAMES:,} simulated games take no more than 2 s", times["ai4"][usual]),
    ]


def _more_claim(text: str, figures: Figures, what: str) -> Claim:
    first, last = figures["points"][0], figures["points"][-1]
    ours = f"{last['budget']:,} over {first['budget']:,} {what}: {percent(figures, 'rise')}"
    return Claim(text, WORDS, ours, f"{first['games']:,} each", above(estimate_of(figures, "rise")))


def _time_claim(text: str, times: Figures) -> Claim:
    ours = f"mean {times['mean_ms']:.0f} ms, 99% within {times['p99_ms']:.0f} ms"
    decisions = f"{times['decisions']:,} decisions"
    return Claim(text, f"{SECONDS} s", ours, decisions, held(times["p99_ms"] <= 1e3 * SECONDS))


def _learning_claims(figures: Figures) -> list[Claim]:
    trained, played = figures["trained"], figures["played"]
    first, last = trained["points"][0], trained["points"][-1]
    learned = f"{last['learned']:,} games learned over none"
    each, all_ = f"{first['games']:,} each", f"{played['whole']['games']:,}"
    halves = "second half over the first"
    return [
        _rise_claim(
            "Figure 15a: with more games learned, more are won", trained, "win_rate_rise", learned, each
        ),
        _rise_claim(
            "Figure 15a: with more games learned, the less-card rate is higher",
            trained,
            "less_card_rise",
            learned,
            each,
        ),
        _less_card_claim("Figure 15a: AI 4.0 has the highest less-card rate", trained, last["games"]),
        _rise_claim(
            "Figure 15b: with more games played, more are won", played, "win_rate_rise", halves, all_
        ),
        _less_card_claim(
            "Figure 15b: AI 4.0 has a much higher less-card rate than the others",
            played,
            played["whole"]["games"],
        ),
    ]


def _rise_claim(text: str, figures: Figures, name: str, what: str, games: str) -> Claim:
    return Claim(text, WORDS, f"{what}: {percent(figures, name)}", games, above(estimate_of(figures, name)))


def _less_card_claim(text: str, figures: Figures, games: int) -> Claim:
    gaps = figures["less_card_over"]
    ours = ", ".join(f"over {name} {percent(each, 'gap')}" for name, each in gaps.items())
    highest = all_of(above(estimate_of(each, "gap")) for each in gaps.values())
    return Claim(text, WORDS, ours, f"{games:,}", highest)


def _table_claims(figures: Figures) -> list[Claim]:
    games = f"{figures['points'][-1]['games']:,}"
    widening = figures["widening"]
    return [
        _later_two_claim(figures, "Figure 18a", games),
        _best_claim(figures, "Figure 18a: AI 4.0 wins most games", "win_rate", games),
        Claim(
            "Figure 18a: the gap between the later two and the former two widens",
            WORDS,
            f"gap {percent(widening, 'gap')}; second half over the first: {percent(widening, 'change')}",
            games,
            above(estimate_of(widening, "change")),
        ),
        _best_claim(figures, "Figure 18b: AI 4.0 gains the most points", "gained", games),
        _best_claim(figures, "Figure 18c: AI 4.0 loses the fewest points", "lost", games),
    ]


def _same_cards_claims(figures: Figures) -> list[Claim]:
    games = f"{figures['games']:,} each"
    return [
        _best_claim(figures, "Figure 19a: with the same cards AI 4.0 wins most games", "win_rate", games),
        _best_claim(
            figures, "Figure 19b: with the same cards AI 4.0 is left with the most points", "score", games
        ),
    ]


def _against_ai1_claims(figures: Figures) -> list[Claim]:
    games = f"{figures['games']:,} each"
    return [
        _later_two_claim(figures, "Against three AI 1.0", games),
        _best_claim(figures, "Against three AI 1.0: AI 4.0 wins most games", "win_rate", games),
    ]


def _reinforced_claim(figures: Figures, rules: str) -> Claim:
    pairs = [(AI_4, other) for other in RL_PPO_SEATS]
    return Claim(
        f"Figure 20: AI 4.0 is left with more points than each of three RL-PPO (`{rules}`)",
        WORDS,
        least_lead(figures, pairs, "score"),
        f"{figures['games']:,}",
        all_of(verdict(figures, *pair, "score") for pair in pairs),
    )


def _thinking_claims(figures: Figures) -> list[Claim]:
    games = f"{figures['games']:,}"
    pairs = {
        "10 s wins more than 2 s, trained": ("10 s, trained", "2 s, trained"),
        "10 s wins more than 2 s, untrained": ("10 s, untrained", "2 s, untrained"),
        "2 s trained wins more than 10 s untrained": ("2 s, trained", "10 s, untrained"),
    }
    return [
        Claim(f"Figure 21: {text}", WORDS, lead(figures, *pair, "win_rate"), games, verdict(figures, *pair))
        for text, pair in pairs.items()
    ]


def _later_two_claim(figures: Figures, figure_: str, games: str) -> Claim:
    pairs = [(later, former) for later in (AI_3, AI_4) for former in (AI_1, AI_2)]
    return Claim(
        f"{figure_}: AI 3.0 and 4.0 win far more than AI 1.0 and 2.0",
        WORDS,
        least_lead(figures, pairs, "win_rate"),
        games,
        all_of(verdict(figures, *pair) for pair in pairs),
    )


def _best_claim(figures: Figures, text: str, measure: str, games: str) -> Claim:
    pairs = [(AI_4, other) for other in (AI_1, AI_2, AI_3)]
    verdicts = all_of(verdict(figures, *pair, measure) for pair in pairs)
    return Claim(text, WORDS, least_lead(figures, pairs, measure), games, verdicts)


# Figures 16 and 17: the claims about predictions.

_TURNS = {"all": "actions", "plays": "plays"}
_CASES = {"all": "actions", "plays": "played"}


def prediction_claims(figures: Figures) -> list[Claim]:
    """Figures 16 and 17."""
    last = figures["predictions"]["trained"][-1]
    learned = f"after {last['learned']:,} games"
    return [
        *(_predicted_claim(last, name, key, learned) for key in _TURNS for name in OPPONENTS),
        _over_guessing_claim(last),
        _guessing_claim(last, "chance_plays", "each opponent's plays guessed apart"),
        _guessing_claim(last, "chance_product", "the plays of all opponents up to this one guessed"),
        _kinds_claim(last, RISING, 1, "more and more"),
        _kinds_claim(last, FALLING, -1, "less and less"),
    ]


def _predicted_claim(point: Figures, name: str, key: str, learned: str) -> Claim:
    own, bound = point["opponents"][name], PREDICTED[name]
    return Claim(
        f"Figure 16: more than {bound:.0%} of {name}'s {_TURNS[key]} predicted, {learned}",
        f"> {bound:.0%}",
        share(own, key) if key == "plays" else f"{share(own, key)}; {own['passes']:.1%} were passes",
        f"{own[_CASES[key]]:,} turns",
        above(estimate_of(own, key), bound),
    )


def _over_guessing_claim(point: Figures) -> Claim:
    opponents = point["opponents"]
    ours = ", ".join(
        f"{name} {share(opponents[name], 'all')} against {opponents[name]['chance_all']:.1%}"
        for name in OPPONENTS
    )
    verdicts = [above(estimate_of(own, "all"), own["chance_all"]) for own in opponents.values()]
    turns = sum(own["actions"] for own in opponents.values())
    return Claim(
        "Figure 17d: far more than by guessing, all actions",
        WORDS,
        ours,
        f"{turns:,} turns",
        all_of(verdicts),
    )


def _guessing_claim(point: Figures, key: str, reading: str) -> Claim:
    opponents = point["opponents"]
    most = " / ".join(f"{CHANCE[name]:.1%}" for name in OPPONENTS)
    ours = " / ".join(f"{opponents[name][key]:.2%}" for name in OPPONENTS)
    turns = sum(own["played"] for own in opponents.values())
    yes = all(opponents[name][key] <= CHANCE[name] for name in OPPONENTS)
    return Claim(
        f"Figure 17d: guessing predicts at most {most} of the plays, {reading}",
        most,
        ours,
        f"{turns:,} turns",
        held(yes),
    )


def _kinds_claim(point: Figures, kinds: Mapping[str, str], sign: int, words: str) -> Claim:
    """An order from P1 to P2 to P3, for several types of set."""
    steps = {
        f"{kind}, {second} over {first}".replace("_", " "): rise
        for kind in kinds
        for (first, second), rise in zip(pairwise(OPPONENTS), point["rises"].get(kind, ()), strict=False)
    }
    shown = above if sign > 0 else below
    verdicts = [shown(estimate_of(rise, "gap")) for rise in steps.values()] or [OPEN]
    known = {name: rise for name, rise in steps.items() if rise["gap"] is not None}
    ours = min(known, key=lambda name: sign * known[name]["gap"], default=None)
    cases = sum(
        point["opponents"][name]["kinds"].get(kind, {"cases": 0})["cases"]
        for name in OPPONENTS
        for kind in kinds
    )
    return Claim(
        f"Figure 17a–c: from P1 to P3 {words} of {_listed(list(kinds.values()))} predicted",
        WORDS,
        "–" if ours is None else f"{ours}: {percent(known[ours], 'gap')}",
        f"{cases:,} turns",
        all_of(verdicts),
    )


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
