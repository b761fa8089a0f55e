"""Ratings: OpenSkill's Plackett-Luce model, in which everybody at a table meets everybody else.

A person has a rating against everybody, one against people alone, and one against each computer it met;
computers are rated on the same scale by the people they met. A table without people rates nobody.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from openskill.models import PlackettLuce

#: Whom a rating is against where it is no single computer; a spec cannot be written like this.
EVERYBODY, PEOPLE = "(everybody)", "(people)"
#: A rating is so many deviations below the estimate: what somebody is worth almost for certain.
_SURE = 3.0
_MODEL = PlackettLuce()


@dataclass(frozen=True)
class Skill:
    """What the model knows of somebody: an estimate and its deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def rating(self) -> float:
        """Nothing is known of who begins, and their rating is 0."""
        return self.mu - _SURE * self.sigma


@dataclass(frozen=True)
class Result:
    """What a game was for who sat in one seat: a person's id, or the level or spec of a computer."""

    rated: str
    is_person: bool
    score: int
    won: bool
    #: What was played, such as kinds of combinations or a contract.
    patterns: tuple[str, ...] = ()


def meetings(results: Sequence[Result]) -> dict[str, list[Result]]:
    """Who met whom in a game, by whom the rating is against."""
    people = [result for result in results if result.is_person]
    computers = sorted({result.rated for result in results if not result.is_person})
    met = {EVERYBODY: list(results), PEOPLE: people}
    met |= {name: [each for each in results if each.is_person or each.rated == name] for name in computers}
    return {against: who for against, who in met.items() if people and len({each.rated for each in who}) > 1}


def rate(known: Mapping[str, Skill], results: Sequence[Result]) -> dict[str, Skill]:
    """Skills after a game; who sat in several seats, as a level may, is ranked by its mean score."""
    scores = {
        rated: [each.score for each in seats] for rated, seats in groupby(sorted(results, key=_who), key=_who)
    }
    teams = [
        [_MODEL.rating(skill.mu, skill.sigma)] for skill in (known.get(each, Skill()) for each in scores)
    ]
    rated = _MODEL.rate(teams, scores=[sum(each) / len(each) for each in scores.values()])
    return {who: Skill(team[0].mu, team[0].sigma) for who, team in zip(scores, rated, strict=True)}


def _who(result: Result) -> str:
    return result.rated
