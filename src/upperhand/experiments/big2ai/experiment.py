"""The whole experiment: plays, computes, draws and writes the report."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from string import Template

from upperhand import spec
from upperhand.arena.statistics.words import figure
from upperhand.experiments.big2ai import plots
from upperhand.experiments.big2ai.claims import all_claims, lead
from upperhand.experiments.big2ai.matches import (
    GAMES,
    IMPROVED,
    LONGER,
    RULES,
    SEARCHES,
    SEATINGS,
    SEED,
    SHARES,
    TABLE_POINTS,
    TITLES,
    YARDSTICKS,
    Plan,
    Played,
    contenders,
    make_plan,
    play_all,
    thinkers,
)
from upperhand.experiments.big2ai.measures import (
    OPPONENTS,
    all_times,
    budget_figures,
    played_figures,
    reinforced_figures,
    same_cards_figures,
    same_table_figures,
    table_figures,
    trained_figures,
)
from upperhand.experiments.big2ai.people import study_people
from upperhand.experiments.big2ai.predictions import prediction_figures
from upperhand.experiments.big2ai.readings import READINGS, study_readings
from upperhand.experiments.reporting import Figures, claims_table, share, table, verdicts_sentence
from upperhand.experiments.request import Request, Result


def run_experiment(request: Request) -> Result:
    """Figures 14 to 21, with the paper's counts and budgets or fewer; the readings; or Table 3 of people."""
    request.refuse("size")
    request.refuse_tables()
    if request.part is not None:
        for part in request.part:
            spec.pick({READINGS: None}, part, "part")
        return study_readings(request)
    if request.people is not None:
        return study_people(request.people, request.out)
    scale = 1.0 if request.scale is None else request.scale
    return reproduce(request, make_plan(scale, SEED if request.seed is None else request.seed))


def reproduce(request: Request, plan: Plan) -> Result:
    """Plays a plan, and writes `README.md`, `results.json` and the figures."""
    played = play_all(request, plan, list(contenders(plan).values()))
    found = all_figures(request, plan, played)
    pictures = plots.draw_all(request.out, found)
    results, page = request.out / "results.json", request.out / "README.md"
    results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(report_page(found), encoding="utf-8")
    return Result(found, summary_text(found), (page, results, *pictures))


def all_figures(request: Request, plan: Plan, played: Played) -> Figures:
    """Every figure, ready for JSON."""
    titles, named = list(TITLES.values()), list(contenders(plan))
    request.tell("Figures 16 and 17: predictions")
    predictions = prediction_figures(played, plan)
    request.tell("Figure 14: times")
    base, _ = played.bases
    known = f"{base}@{plan.table_deals(TABLE_POINTS) * SEATINGS}"
    return {
        "plan": asdict(plan),
        "hours": played.seconds / 3600,
        "games": sum(len(ran.outcomes) for ran in played.runs),
        "searches": budget_figures(played.searches, [plan.searches_at(share) for share in SHARES]),
        "simulations": budget_figures(played.simulations, [plan.games_at(share) for share in SHARES]),
        "times": all_times(known, plan.seed, plan.timed),
        "trained": trained_figures(played.trained, plan),
        "played": played_figures(played.learning, plan),
        "predictions": predictions,
        "table": table_figures(played.table, plan, titles),
        "same_cards": same_cards_figures(played.same_cards, named),
        "against_ai1": same_cards_figures(played.against_ai1, named),
        "reinforced": reinforced_figures(played.reinforced),
        "thinking": same_table_figures(played.thinking, list(thinkers(plan))),
    }


def summary_text(figures: Figures) -> str:
    """Every claim in a line."""
    plan = figures["plan"]
    first = (
        f"Scale {plan['scale']:g}, seed {plan['seed']}: {figures['games']:,} games with {plan['searches']:,} "
        f"searches or {plan['games']:,} simulated games per decision."
    )
    lines = [f"{claim.verdict.strip('*')}: {claim.text}; {claim.ours}" for claim in all_claims(figures)]
    return "\n".join([first, *lines])


# The report: `README.md`, the frame `report.md` filled with the results alone.

_FRAME = Path(__file__).with_name("report.md")


def report_page(figures: Figures) -> str:
    """The whole report in Markdown."""
    plan = figures["plan"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        command=_command(figures),
        size=_size(figures),
        budgets=_budgets_table(figures),
        claims=claims_table(all_claims(figures), "paper"),
        verdicts=verdicts_sentence(all_claims(figures)),
        rules=RULES,
        seed=plan["seed"],
        games=f"{plan['games']:,}",
        longer_games=f"{LONGER * plan['games']:,}",
        evaluated=f"{plan['evaluated'] * SEATINGS:,}",
        searches=_points_table(figures, "searches", "ai1", "Searches"),
        simulations=_points_table(figures, "simulations", "ai4", "Simulated games"),
        trained=_learning_table(figures["trained"], "learned", "Games learned"),
        played=_learning_table(figures["played"], "played", "Games played"),
        predictions=_predictions_table(figures["predictions"]["trained"], "Games learned"),
        recalled=_recalled(figures["predictions"]["trained"][-1]),
        predictions_other=_predictions_table([figures["predictions"]["other_way"]], "Games learned"),
        predictions_played=_predictions_table(figures["predictions"]["played"], "Games played"),
        kinds=_kinds_table(figures["predictions"]["trained"][-1]["opponents"]),
        table=_shared_table(figures["table"]),
        same_cards=_players_table(figures["same_cards"]),
        against_ai1=_players_table(figures["against_ai1"]),
        yardsticks=_yardstick_lines(figures),
        improved=_improved_lines(figures),
        reinforced=_players_table(figures["reinforced"][RULES]),
        reinforced_home=_players_table(figures["reinforced"]["charlesworth"]),
        thinking=_players_table(figures["thinking"]),
    )


def _command(figures: Figures) -> str:
    """The command that writes this report."""
    plan = figures["plan"]
    scale = "" if plan["scale"] == 1 else f" --scale {plan['scale']:g}"
    seed = "" if plan["seed"] == SEED else f" --seed {plan['seed']}"
    return f"upperhand experiment big2ai{scale}{seed}"


def _size(figures: Figures) -> str:
    plan = figures["plan"]
    took = (
        f"{figures['games']:,} games, whose decisions took {figures['hours']:.2f} hours by the clock in all"
    )
    if plan["scale"] == 1:
        return f"This is the whole experiment with the paper's numbers of games and its budgets: {took}."
    return (
        f"This is the experiment with {plan['scale']:.3g} of the paper's budgets: {took}. The table says "
        "what is smaller than in the paper; without `--scale` the command takes the paper's numbers. What "
        "larger budgets would change, this page cannot tell."
    )


def _budgets_table(figures: Figures) -> str:
    plan = figures["plan"]
    rows = [
        ("Searches per decision, AI 1.0 to 3.0", f"{SEARCHES:,}", f"{plan['searches']:,}"),
        ("Simulated games per decision, AI 4.0", f"{GAMES:,}", f"{plan['games']:,}"),
        ("Figure 14, games a point", "100", f"{plan['repeats'] * SEATINGS:,}"),
        ("Figures 15 to 17, games learned", "5,000", f"{figures['trained']['points'][-1]['learned']:,}"),
        ("Figures 15 to 17, games a point", "500", f"{plan['evaluated'] * SEATINGS:,}"),
        ("Figure 18, games", "8,000", f"{figures['table']['points'][-1]['games']:,}"),
        ("Figure 19, deals", "100", f"{plan['same_cards']:,}"),
        ("Figure 20, games", "not given", f"{plan['evaluated'] * SEATINGS:,} under each rules"),
        ("Figure 21, games", "not given", f"{plan['thinking'] * SEATINGS:,}"),
    ]
    return table(["", "Paper", "Here"], rows)


def _points_table(figures: Figures, name: str, player: str, what: str) -> str:
    heads = [f"{what} here", "Games", "Won", f"{what} in the paper", "Mean time", "Median", "99%"]
    rows = [
        (
            f"{point['budget']:,}",
            f"{point['games']:,}",
            share(point),
            f"{times['budget']:,}",
            *(f"{times[key]:.1f} ms" for key in ("mean_ms", "p50_ms", "p99_ms")),
        )
        for point, times in zip(figures[name]["points"], figures["times"][player], strict=True)
    ]
    return table(heads, rows)


def _learning_table(figures: Figures, key: str, what: str) -> str:
    heads = [
        what,
        "Won",
        "Less-card rate of AI 4.0",
        *(f"of {name}" for name in OPPONENTS),
        "Points per game",
    ]
    rows = [
        (
            f"{point[key]:,}",
            share(point),
            share(point, "less_card"),
            *(share(point["others"][name], "less_card") for name in OPPONENTS),
            figure(point, "score", 1),
        )
        for point in figures["points"]
    ]
    return table(heads, rows)


def _predictions_table(points: Sequence[Figures], what: str) -> str:
    heads = [
        what,
        "Of",
        "Turns",
        "All actions",
        "Plays only",
        "Recalled",
        "All, recalled",
        "Passes",
        "Guessing",
    ]
    keys = ("all", "plays", "recalled", "all_recalled")
    rows = [
        (
            f"{point['learned']:,}",
            name,
            f"{own['actions']:,}",
            *(share(own, key) for key in keys),
            f"{own['passes']:.1%}",
            f"{own['chance_all']:.1%}, plays {own['chance_plays']:.1%}",
        )
        for point in points
        for name, own in point["opponents"].items()
    ]
    return table(heads, rows)


def _kinds_table(opponents: Figures) -> str:
    kinds = list(dict.fromkeys(kind for name in OPPONENTS for kind in opponents[name]["kinds"]))
    rows = [
        (kind.replace("_", " "), *(_kind_cell(opponents[name]["kinds"].get(kind)) for name in OPPONENTS))
        for kind in kinds
    ]
    return table(["Type of set", *(f"{name}: predicted" for name in OPPONENTS)], rows)


def _kind_cell(found: Figures | None) -> str:
    return "–" if found is None else f"{share(found, 'share')} of {found['cases']:,}"


def _shared_table(figures: Figures) -> str:
    heads = ["Games", "Player", "Won", "Points gained in all", "Points lost per game", "Points per game"]
    rows = [
        (
            f"{point['games']:,}",
            title,
            share(own),
            f"{own['total_gained']:,}",
            figure(own, "lost", 2),
            figure(own, "score", 2),
        )
        for point in figures["points"]
        for title, own in point["players"].items()
    ]
    return table(heads, rows)


def _players_table(figures: Figures) -> str:
    heads = ["Player", "Games", "Won", "Points per game", "Points gained per game", "Points lost per game"]
    rows = [
        (
            title,
            f"{own['games']:,}",
            share(own),
            *(figure(own, key, 2) for key in ("score", "gained", "lost")),
        )
        for title, own in figures["players"].items()
    ]
    return table(heads, rows)


def _yardstick_lines(figures: Figures) -> str:
    """What players that search nothing win, where a quarter of the games would be their share."""
    return "".join(
        f"- `{name}` won {share(figures['against_ai1']['players'][name])} of its games against three AI 1.0, "
        f"and {share(figures['same_cards']['players'][name])} against three AI 3.0; an equal wins 25%.\n"
        for name in YARDSTICKS
    )


def _improved_lines(figures: Figures) -> str:
    """What the improved players have over AI 4.0 with the same cards."""
    published = TITLES["ai4"]
    return "".join(
        f"- Against three {others}, {lead(figures[contest], name, published, 'win_rate')}, and "
        f"{figure(figures[contest]['over'][name][published], 'score', 1, 1, ' points per game')}.\n"
        for name in IMPROVED
        for contest, others in (("same_cards", "AI 3.0"), ("against_ai1", "AI 1.0"))
    )


def _recalled(figures: Figures) -> str:
    shares = [own["recalled"] for own in figures["opponents"].values()]
    return f"{min(shares):.1%} to {max(shares):.1%}"
