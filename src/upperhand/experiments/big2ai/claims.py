"""The claims of the paper, each with our figure and whether it held."""

from upperhand.experiments.big2ai.contenders import TITLES
from upperhand.experiments.big2ai.foretold import prediction_claims
from upperhand.experiments.big2ai.leads import lead, least_lead, percent, verdict
from upperhand.experiments.big2ai.plan import GAMES, REINFORCED_RULES, SEARCHES, SHARES
from upperhand.experiments.big2ai.published import SECONDS, WORDS
from upperhand.experiments.big2ai.reinforced import OTHERS
from upperhand.experiments.claim import Claim, above, all_of, held
from upperhand.experiments.wording import Found

AI_1, AI_2, AI_3, AI_4 = TITLES.values()


def all_claims(found: Found) -> list[Claim]:
    """Every claim, in the order of the figures."""
    return [
        *_budgets(found),
        *_learning(found),
        *prediction_claims(found),
        *_table(found["table"]),
        *_same_cards(found["same_cards"]),
        *_against_ai1(found["against_ai1"]),
        *(_reinforced(found["reinforced"][rules], rules) for rules in REINFORCED_RULES),
        *_thinking(found["thinking"]),
    ]


def _budgets(found: Found) -> list[Claim]:
    searches, simulations, times = found["searches"], found["simulations"], found["times"]
    usual = SHARES.index(1.0)
    return [
        _more("Figure 14a: more searches win more games", searches, "searches"),
        _in_time(f"Figure 14a: {SEARCHES:,} searches take no more than 2 s", times["ai1"][usual]),
        _more("Figure 14b: more simulated games win more games", simulations, "simulated games"),
        _in_time(f"Figure 14b: {GAMES:,} simulated games take no more than 2 s", times["ai4"][usual]),
    ]


def _more(text: str, found: Found, what: str) -> Claim:
    first, last = found["points"][0], found["points"][-1]
    ours = f"{last['budget']:,} over {first['budget']:,} {what}: {percent(found, 'rise')}"
    return Claim(text, WORDS, ours, f"{first['games']:,} each", above(found["rise_ci"]))


def _in_time(text: str, times: Found) -> Claim:
    ours = f"mean {times['mean_ms']:.0f} ms, 99% within {times['p99_ms']:.0f} ms"
    decisions = f"{times['decisions']:,} decisions"
    return Claim(text, f"{SECONDS} s", ours, decisions, held(times["p99_ms"] <= 1e3 * SECONDS))


def _learning(found: Found) -> list[Claim]:
    trained, played = found["trained"], found["played"]
    first, last = trained["points"][0], trained["points"][-1]
    learned = f"{last['learned']:,} games learned over none"
    each, all_ = f"{first['games']:,} each", f"{played['whole']['games']:,}"
    halves = "second half over the first"
    return [
        _rise("Figure 15a: with more games learned, more are won", trained, "win_rate_rise", learned, each),
        _rise(
            "Figure 15a: with more games learned, the less-card rate is higher",
            trained,
            "less_card_rise",
            learned,
            each,
        ),
        _fewer("Figure 15a: AI 4.0 has the highest less-card rate", trained, last["games"]),
        _rise("Figure 15b: with more games played, more are won", played, "win_rate_rise", halves, all_),
        _fewer(
            "Figure 15b: AI 4.0 has a much higher less-card rate than the others",
            played,
            played["whole"]["games"],
        ),
    ]


def _rise(text: str, found: Found, name: str, what: str, games: str) -> Claim:
    return Claim(text, WORDS, f"{what}: {percent(found, name)}", games, above(found[f"{name}_ci"]))


def _fewer(text: str, found: Found, games: int) -> Claim:
    gaps = found["less_card_over"]
    ours = ", ".join(f"over {name} {percent(each, 'gap')}" for name, each in gaps.items())
    return Claim(text, WORDS, ours, f"{games:,}", all_of(above(each["gap_ci"]) for each in gaps.values()))


def _table(found: Found) -> list[Claim]:
    games = f"{found['points'][-1]['games']:,}"
    widening = found["widening"]
    return [
        _later_two(found, "Figure 18a", games),
        _leads(found, "Figure 18a: AI 4.0 wins most games", "win_rate", games),
        Claim(
            "Figure 18a: the gap between the later two and the former two widens",
            WORDS,
            f"gap {percent(widening, 'gap')}; second half over the first: {percent(widening, 'change')}",
            games,
            above(widening["change_ci"]),
        ),
        _leads(found, "Figure 18b: AI 4.0 gains the most points", "gained", games),
        _leads(found, "Figure 18c: AI 4.0 loses the fewest points", "lost", games),
    ]


def _same_cards(found: Found) -> list[Claim]:
    games = f"{found['games']:,} each"
    return [
        _leads(found, "Figure 19a: with the same cards AI 4.0 wins most games", "win_rate", games),
        _leads(found, "Figure 19b: with the same cards AI 4.0 is left with the most points", "score", games),
    ]


def _against_ai1(found: Found) -> list[Claim]:
    games = f"{found['games']:,} each"
    return [
        _later_two(found, "Against three AI 1.0", games),
        _leads(found, "Against three AI 1.0: AI 4.0 wins most games", "win_rate", games),
    ]


def _reinforced(found: Found, rules: str) -> Claim:
    pairs = [(AI_4, other) for other in OTHERS]
    return Claim(
        f"Figure 20: AI 4.0 is left with more points than each of three RL-PPO (`{rules}`)",
        WORDS,
        least_lead(found, pairs, "score"),
        f"{found['games']:,}",
        all_of(verdict(found, *pair, "score") for pair in pairs),
    )


def _thinking(found: Found) -> list[Claim]:
    games = f"{found['games']:,}"
    pairs = {
        "10 s wins more than 2 s, trained": ("10 s, trained", "2 s, trained"),
        "10 s wins more than 2 s, untrained": ("10 s, untrained", "2 s, untrained"),
        "2 s trained wins more than 10 s untrained": ("2 s, trained", "10 s, untrained"),
    }
    return [
        Claim(f"Figure 21: {text}", WORDS, lead(found, *pair, "win_rate"), games, verdict(found, *pair))
        for text, pair in pairs.items()
    ]


def _later_two(found: Found, figure_: str, games: str) -> Claim:
    pairs = [(later, former) for later in (AI_3, AI_4) for former in (AI_1, AI_2)]
    return Claim(
        f"{figure_}: AI 3.0 and 4.0 win far more than AI 1.0 and 2.0",
        WORDS,
        least_lead(found, pairs, "win_rate"),
        games,
        all_of(verdict(found, *pair) for pair in pairs),
    )


def _leads(found: Found, text: str, measure: str, games: str) -> Claim:
    pairs = [(AI_4, other) for other in (AI_1, AI_2, AI_3)]
    verdicts = all_of(verdict(found, *pair, measure) for pair in pairs)
    return Claim(text, WORDS, least_lead(found, pairs, measure), games, verdicts)
