"""The games of every figure. Each figure has deals of its own; the matches of one figure share them."""

from collections.abc import Sequence
from pathlib import Path

from upperhand.arena import Match, Schedule, make_match
from upperhand.arena.learning import Contender, LearningMatch, frozen_match
from upperhand.experiments.big2ai.contenders import VERSIONS, simulating, tested, thinkers, version
from upperhand.experiments.big2ai.plan import (
    LEARNED_POINTS,
    REINFORCED_RULES,
    RULES,
    SHARES,
    TABLE_POINTS,
    Plan,
)
from upperhand.match import deal_seed

# What each figure's deals come from, besides the seed of all.
_SEEDS = {"14a": 1, "14b": 2, "15a": 3, "15b": 4, "18": 5, "19": 6, "21": 7, "against AI 1.0": 8, "20": 9}


def searches(plan: Plan) -> Schedule:
    """Figure 14a: one AI 1.0 with other numbers of searches against three with the usual one."""
    usual = version("ai1", plan)
    names = [f"ai1:searches={plan.searches_at(share)}" for share in SHARES]
    rivals = [Contender(name, name) for name in names]
    return _one_against_three(plan, "14a", plan.repeats, rivals, usual, Path(), 0)


def simulations(plan: Plan, base: Path, learned: int) -> Schedule:
    """Figure 14b: one AI 4.0 with other numbers of simulated games against three with the usual one."""
    usual = version("ai4", plan)
    rivals = [simulating(plan.games_at(share)) for share in SHARES]
    return _one_against_three(plan, "14b", plan.repeats, rivals, usual, base, learned)


def learning(plan: Plan, base: Path) -> LearningMatch:
    """Figure 15b: AI 4.0, which learns as it plays, against three AI 1.0."""
    return LearningMatch(
        (version("ai4", plan), version("ai1", plan)),
        base,
        blocks=LEARNED_POINTS * plan.blocks,
        deals=plan.learned,
        seed=_seed(plan, "15b"),
        rules=RULES,
        layout="1v3",
    )


def trained(plan: Plan, base: Path) -> Schedule:
    """Figure 15a: AI 4.0 after 0, 1, 2, ... parts of these games, in the same deals against three AI 1.0."""
    players = (version("ai4", plan), version("ai1", plan))
    return Schedule(
        tuple(
            _frozen(plan, "15a", plan.evaluated, players, base, plan.learned_games(point))
            for point in range(LEARNED_POINTS + 1)
        )
    )


def table(plan: Plan, base: Path) -> LearningMatch:
    """Figure 18: one of each, all learning as they play."""
    return LearningMatch(
        tuple(version(name, plan) for name in VERSIONS),
        base,
        blocks=TABLE_POINTS * plan.blocks,
        deals=plan.table,
        seed=_seed(plan, "18"),
        rules=RULES,
        layout="latin",
    )


def same_cards(plan: Plan, rivals: Sequence[Contender], base: Path, learned: int) -> Schedule:
    """Figure 19: each with the same cards against three AI 3.0."""
    return _one_against_three(plan, "19", plan.same_cards, rivals, version("ai3", plan), base, learned)


def against_ai1(plan: Plan, rivals: Sequence[Contender], base: Path, learned: int) -> Schedule:
    """Each with the same cards against three AI 1.0."""
    usual = version("ai1", plan)
    return _one_against_three(plan, "against AI 1.0", plan.evaluated, rivals, usual, base, learned)


def reinforced(plan: Plan) -> Schedule:
    """Figure 20: one AI 4.0, which knows the games that ship, against three RL-PPO."""
    players = [f"ai4:games={plan.games}", "rl_ppo"]
    seed = _seed(plan, "20")
    return Schedule(
        tuple(
            make_match(players, rules=rules, layout="1v3", deals=plan.evaluated, seed=seed)
            for rules in REINFORCED_RULES
        )
    )


def thinking(plan: Plan, base: Path, learned: int) -> Schedule:
    """Figure 21: four AI 4.0, trained and not, with 2 s and with 10 s."""
    match = frozen_match(
        thinkers(plan).values(),
        base,
        learned,
        deals=plan.thinking,
        seed=_seed(plan, "21"),
        rules=RULES,
        layout="latin",
    )
    return Schedule((match,))


def _one_against_three(
    plan: Plan,
    figure: str,
    deals: int,
    rivals: Sequence[Contender],
    usual: Contender,
    base: Path,
    learned: int,
) -> Schedule:
    return Schedule(
        tuple(_frozen(plan, figure, deals, (tested(rival, usual), usual), base, learned) for rival in rivals)
    )


def _frozen(
    plan: Plan, figure: str, deals: int, players: Sequence[Contender], base: Path, learned: int
) -> Match:
    seed = _seed(plan, figure)
    return frozen_match(players, base, learned, deals=deals, seed=seed, rules=RULES, layout="1v3")


def _seed(plan: Plan, figure: str) -> int:
    return deal_seed(plan.seed, _SEEDS[figure])
