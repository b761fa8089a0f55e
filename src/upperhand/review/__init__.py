"""The review of a game: what every seat could expect at each moment, and what each decision cost.

>>> from upperhand import Record, make_player
>>> from upperhand.big_two import Rules, State
>>> from upperhand.match import play_game
>>> state = State.deal(Rules(players=2), seed=2)
>>> record = play_game(state, [make_player("lowest"), make_player("random")], seed=2)
>>> moments = list(review(record, effort=8))
>>> len(moments) == len(record.moves) + 1              # the deal comes first
True
>>> moments[-1].outlook.chances == tuple(float(score > 0) for score in record.scores)
True
>>> sorted({moment.judgement.grade for moment in moments if moment.judgement} - set(GRADES))
[]
>>> found = summary(record, moments)
>>> len(found.accuracies), len(found.turning_points) <= 3
(2, True)
"""

from upperhand.review.grades import GRADES, LIMITS, accuracy, grade
from upperhand.review.moments import Judgement, Moment, judge, review
from upperhand.review.summary import SeatDigest, Summary, digests, summary

__all__ = [
    "GRADES",
    "LIMITS",
    "Judgement",
    "Moment",
    "SeatDigest",
    "Summary",
    "accuracy",
    "digests",
    "grade",
    "judge",
    "review",
    "summary",
]
