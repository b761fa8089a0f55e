"""Who plays: the four versions with the budgets of a plan, each under one name at every table.

The name is the spec without what is known, so that Records tell the budget and players know each other by it.
"""

from upperhand.arena.learning import LEARNED, Contender
from upperhand.experiments.big2ai.plan import LONGER, Plan

VERSIONS = ("ai1", "ai2", "ai3", "ai4")
# How the paper calls them.
TITLES = {"ai1": "AI 1.0", "ai2": "AI 2.0", "ai3": "AI 3.0", "ai4": "AI 4.0"}

# Players that leave the paper where it is weak; they simulate games as AI 4.0 does, and learn nothing.
IMPROVED = ("ai4_plus",)
# Players that do not search at all, to compare with.
YARDSTICKS = ("lowest", "rule_based")


def version(name: str, plan: Plan) -> Contender:
    """One of the four; all but AI 1.0 take what was learned."""
    if name == "ai4":
        return simulating(plan.games)
    searching = f"{name}:searches={plan.searches}"
    return Contender(searching, searching if name == "ai1" else f"{searching},knowledge={LEARNED}")


def simulating(games: int, trained: bool = True) -> Contender:
    """AI 4.0 with so many simulated games."""
    name = f"ai4:games={games}"
    if trained:
        return Contender(name, f"{name},knowledge={LEARNED}")
    return Contender(f"{name},knowledge=none", f"{name},knowledge=none")


def rivals(plan: Plan) -> dict[str, Contender]:
    """The four, the improved players and the yardsticks, by what the report calls them."""
    found = {title: version(name, plan) for name, title in TITLES.items()}
    found |= {name: improved(name, plan) for name in IMPROVED}
    return found | {name: Contender(name, name) for name in YARDSTICKS}


def improved(name: str, plan: Plan) -> Contender:
    """An improved player, with as many simulated games as AI 4.0."""
    spec = f"{name}:games={plan.games}"
    return Contender(spec, spec)


def tested(contender: Contender, others: Contender) -> Contender:
    """The same player under a name of its own where the others at the table are the same."""
    name = f"{contender.name} tested" if contender.name == others.name else contender.name
    return Contender(name, contender.spec)


def thinkers(plan: Plan) -> dict[str, Contender]:
    """The four of Figure 21."""
    longer = LONGER * plan.games
    return {
        "2 s, untrained": simulating(plan.games, trained=False),
        "10 s, untrained": simulating(longer, trained=False),
        "2 s, trained": simulating(plan.games),
        "10 s, trained": simulating(longer),
    }
