"""The outlook of a game of Rikken: deals that a seat can believe, bid and played to their end.

A seat believes deals that fit what the others bid. The simulated players bid as a careful table does, and
play cards as the advanced player. The Oracle plays the last tricks, if one side plays against the other: best
play with open cards is then nearly what good players find.
"""

from upperhand._core import Rng
from upperhand._core.rikken import Rules, State, View
from upperhand._core.rikken import outlook as played_outlook
from upperhand.outlook import Calibration, Outlook
from upperhand.rikken.oracle import Objective, Oracle, card_values, objectives

_LAST_TRICKS = 3
# Fitted on 1,000 games: `upperhand experiment review --seed 20261119`.
_BELIEVED = Calibration(slope=0.64, shift=-0.26)
_AS_IT_LIES = Calibration(slope=0.72, shift=-0.04)
#: Cards are played much faster than in Big Two: so many times the effort.
_QUICKER = 4


def stake(rules: Rules) -> float:
    """What the declarer of a plain contract gains or loses, on average."""
    made, lost = rules.stakes("rik" if "rik" in rules.bids else rules.bids[0])
    return (made + lost) / 2


def outlook(state: State, effort: int, seed: int, threads: int = 1) -> Outlook:
    """What every seat may expect, by what it can believe and by the cards as they lie."""
    if state.over:
        return Outlook.at_the_end([score > 0 for score in state.scores], state.scores)
    if state.phase == "play" and max(state.counts) <= _LAST_TRICKS and len(objectives(state)) == 1:
        return _last_tricks(state, effort, seed)
    lies, believed = played_outlook(
        state, seed, deals=_QUICKER * effort, games=2 * _QUICKER * effort, threads=threads
    )
    seats = range(len(believed))
    return Outlook(
        chances=tuple(_BELIEVED.chance(believed[seat][1][seat], believed[seat][0]) for seat in seats),
        points=tuple(_mean(believed[seat][0], believed[seat][2][seat]) for seat in seats),
        true_chances=tuple(_AS_IT_LIES.chance(lies[1][seat], lies[0]) for seat in seats),
        true_points=tuple(_mean(lies[0], lies[2][seat]) for seat in seats),
    )


def _mean(games: int, total: int) -> float:
    return round(total / games, 4)


def _last_tricks(state: State, effort: int, seed: int) -> Outlook:
    believed = [_believed_scores(state.view(seat), effort, seed) for seat in range(len(state.names))]
    end = _best_play(state.copy(), {})
    return Outlook(
        chances=tuple(_last_chance(scores) for scores in believed),
        points=tuple(_mean(effort, sum(scores)) for scores in believed),
        true_chances=tuple(float(score > 0) for score in end),
        true_points=tuple(map(float, end)),
    )


def _last_chance(scores: list[int]) -> float:
    """With few cards left, all deals may come to the same: then it is certain."""
    wins = sum(score > 0 for score in scores)
    return wins / len(scores) if wins in (0, len(scores)) else _BELIEVED.chance(wins, len(scores))


def _believed_scores(view: View, count: int, seed: int) -> list[int]:
    """What so many believed deals come to for the seat, with all hands open."""
    oracles: dict[Objective, Oracle] = {}
    deals = (view.determinise(Rng.derive(seed, 0, view.seat, number)) for number in range(count))
    return [_best_play(deal, oracles)[view.seat] for deal in deals]


def _best_play(state: State, oracles: dict[Objective, Oracle]) -> tuple[int, ...]:
    """Both sides see all cards, and play for the contract; who is the partner depends on the deal."""
    (objective,) = objectives(state)
    oracle = oracles.get(objective) or oracles.setdefault(objective, Oracle())
    while not state.over:
        best = max if state.turn in objective.side else min
        card, _ = best(card_values(state, objective, oracle), key=lambda one: one[1])
        state.apply(card)
    return state.scores
