"""The whole experiment: plays, computes, draws and writes the report."""

import json
from dataclasses import asdict

from upperhand.experiments.big2ai import figures, report, times
from upperhand.experiments.big2ai.budgets import budget_figures
from upperhand.experiments.big2ai.contenders import TITLES, rivals, thinkers
from upperhand.experiments.big2ai.games import Played, play_all
from upperhand.experiments.big2ai.learned import played_figures, trained_figures
from upperhand.experiments.big2ai.plan import SEATINGS, SEED, SHARES, TABLE_POINTS, Plan, make_plan
from upperhand.experiments.big2ai.predictions import prediction_figures
from upperhand.experiments.big2ai.reinforced import reinforced_figures
from upperhand.experiments.big2ai.rivals import same_cards_figures, same_table_figures, table_figures
from upperhand.experiments.big2ai.wording import summary_text
from upperhand.experiments.request import Request, Result
from upperhand.experiments.wording import Found


def run_experiment(request: Request) -> Result:
    """Figures 14 to 21, with the paper's counts and budgets or a part of them."""
    request.refuse("size", "people", "part")
    scale = 1.0 if request.scale is None else request.scale
    return reproduce(request, make_plan(scale, SEED if request.seed is None else request.seed))


def reproduce(request: Request, plan: Plan) -> Result:
    """Plays a plan, and writes `README.md`, `results.json` and the figures."""
    played = play_all(request, plan, list(rivals(plan).values()))
    found = all_figures(request, plan, played)
    pictures = figures.draw_all(request.out, found)
    results, page = request.out / "results.json", request.out / "README.md"
    results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(report.page(found), encoding="utf-8")
    return Result(found, summary_text(found), (page, results, *pictures))


def all_figures(request: Request, plan: Plan, played: Played) -> Found:
    """Every figure, ready for JSON."""
    titles, named = list(TITLES.values()), list(rivals(plan))
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
        "times": times.all_times(known, plan.seed, plan.timed),
        "trained": trained_figures(played.trained, plan),
        "played": played_figures(played.learning, plan),
        "predictions": predictions,
        "table": table_figures(played.table, plan, titles),
        "same_cards": same_cards_figures(played.same_cards, named),
        "against_ai1": same_cards_figures(played.against_ai1, named),
        "reinforced": reinforced_figures(played.reinforced),
        "thinking": same_table_figures(played.thinking, list(thinkers(plan))),
    }
