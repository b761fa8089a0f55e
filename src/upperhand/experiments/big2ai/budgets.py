"""Figure 14: the budget of a search against games won."""

from upperhand.arena import Run
from upperhand.experiments.big2ai.measures import by_deal, first_entrants, gap, seat_figures
from upperhand.experiments.big2ai.plan import SHARES
from upperhand.experiments.wording import Found, with_interval


def budget_figures(ran: Run, budgets: list[int]) -> Found:
    """Each point, and what the largest budget has over the smallest in the same deals."""
    cases = first_entrants(ran)
    points = [
        {"share": share, "budget": budget, **seat_figures(*case)}
        for share, budget, case in zip(SHARES, budgets, cases, strict=True)
    ]
    wins = [by_deal(*case, "win_rate") for case in cases]
    return {"points": points, **with_interval("rise", gap(wins[-1], wins[0]))}
