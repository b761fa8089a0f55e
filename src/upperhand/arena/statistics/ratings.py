"""Ratings: OpenSkill's Plackett-Luce model over the games of all matches, with intervals over deals.

A game ranks its players by their mean score in it. OpenSkill updates game by game, so its ratings depend on
the order; here the players do not change, and the order means nothing. Each of `REPLICATES` times deals are
drawn with replacement, their games are shuffled and rated from scratch. A rating is the mean of the
replicates; its interval follows from their spread s and is rather too wide than too narrow, because part of
s comes from the order and cancels in the mean. If there are many games, a replicate draws only m of the n
deals (the m-out-of-n bootstrap): the standard error is s · √(m/n + 1/replicates).
"""

import math
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from upperhand.arena.statistics.intervals import Estimate
from upperhand.arena.table import Floats, Table

REPLICATES = 30
GAMES = 400  # that a replicate rates, if these are enough deals
MIN_DEALS = 20
Z = 1.96


@dataclass(frozen=True)
class RankedGame:
    """Who met in a game, and their mean scores."""

    players: tuple[int, ...]
    scores: tuple[float, ...]


def ratings(table: Table, seed: int) -> dict[str, Estimate]:
    """The rating of each player, on OpenSkill's scale: 25 is where everybody starts."""
    deals = len(table.deals)
    if not deals or len(table.names) < 2:
        return {}
    rng = np.random.default_rng(seed)
    games = cache(partial(_ranked, table))
    drawn = min(deals, max(MIN_DEALS, math.ceil(GAMES / table.moves.shape[1])))
    draws = [[int(deal) for deal in rng.integers(deals, size=drawn)] for _ in range(REPLICATES)]
    samples = ([game for deal in draw for game in games(deal)] for draw in draws)
    replicates = np.array([_replicate(sample, len(table.names), rng) for sample in samples])
    centre, spread = replicates.mean(axis=0), replicates.std(axis=0, ddof=1)
    reach = Z * spread * math.sqrt(drawn / deals + 1 / REPLICATES)
    return {
        name: Estimate(float(centre[at]), float(centre[at] - reach[at]), float(centre[at] + reach[at]))
        for at, name in enumerate(table.names)
    }


def _replicate(sample: list[RankedGame], players: int, rng: np.random.Generator) -> Floats:
    """Ratings from scratch over a sample of games, shuffled."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # tau lets players change over time; these do not
    known = [model.rating() for _ in range(players)]
    for at in rng.permutation(len(sample)):
        game = sample[at]
        rated = model.rate([[known[player]] for player in game.players], scores=list(game.scores))
        for player, team in zip(game.players, rated, strict=True):
            known[player] = team[0]
    return np.array([rating.mu for rating in known])


def _ranked(table: Table, deal: int) -> list[RankedGame]:
    """The games of a deal; a game with only one player, or one that all passed, ranks nobody."""
    ranked = []
    for entrants, scores in zip(table.entrants[deal], table.scores[deal], strict=True):
        if not scores.any():
            continue
        players = tuple(int(player) for player in np.unique(entrants))
        means = tuple(float(scores[entrants == player].mean()) for player in players)
        if len(players) > 1:
            ranked.append(RankedGame(players, means))
    return ranked
