"""The claims about predictions."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from upperhand.experiments.big2ai.leads import percent
from upperhand.experiments.big2ai.learned import OPPONENTS
from upperhand.experiments.big2ai.published import CHANCE, FALLING, PREDICTED, RISING, WORDS
from upperhand.experiments.claim import OPEN, Claim, Interval, above, all_of, held
from upperhand.experiments.wording import Found, share

_TURNS = {"all": "actions", "plays": "plays"}
_CASES = {"all": "actions", "plays": "played"}


def prediction_claims(found: Found) -> list[Claim]:
    """Figures 16 and 17."""
    last = found["predictions"]["trained"][-1]
    learned = f"after {last['learned']:,} games"
    return [
        *(_predicted(last, name, key, learned) for key in _TURNS for name in OPPONENTS),
        _over_guessing(last),
        _guessing(last),
        _by_kind(last, RISING, 1, "more and more"),
        _by_kind(last, FALLING, -1, "less and less"),
    ]


def _predicted(point: Found, name: str, key: str, learned: str) -> Claim:
    own, bound = point["opponents"][name], PREDICTED[name]
    return Claim(
        f"Figure 16: more than {bound:.0%} of {name}'s {_TURNS[key]} predicted, {learned}",
        f"> {bound:.0%}",
        share(own, key) if key == "plays" else f"{share(own, key)}; {own['passes']:.1%} were passes",
        f"{own[_CASES[key]]:,} turns",
        above(own[f"{key}_ci"], bound),
    )


def _over_guessing(point: Found) -> Claim:
    opponents = point["opponents"]
    ours = ", ".join(
        f"{name} {share(opponents[name], 'all')} against {opponents[name]['chance_all']:.1%}"
        for name in OPPONENTS
    )
    verdicts = [above(own["all_ci"], own["chance_all"]) for own in opponents.values()]
    turns = sum(own["actions"] for own in opponents.values())
    return Claim(
        "Figure 17d: far more than by guessing, all actions",
        WORDS,
        ours,
        f"{turns:,} turns",
        all_of(verdicts),
    )


def _guessing(point: Found) -> Claim:
    opponents = point["opponents"]
    most = " / ".join(f"{CHANCE[name]:.1%}" for name in OPPONENTS)
    ours = " / ".join(f"{opponents[name]['chance_plays']:.1%}" for name in OPPONENTS)
    turns = sum(own["played"] for own in opponents.values())
    yes = all(opponents[name]["chance_plays"] <= CHANCE[name] for name in OPPONENTS)
    return Claim(
        f"Figure 17d: guessing predicts at most {most} of the plays",
        most,
        ours,
        f"{turns:,} turns",
        held(yes),
    )


def _by_kind(point: Found, kinds: Mapping[str, str], sign: int, words: str) -> Claim:
    """An order from P1 to P2 to P3, for several types of set."""
    steps = {
        f"{kind}, {second} over {first}".replace("_", " "): rise
        for kind in kinds
        for (first, second), rise in zip(pairwise(OPPONENTS), point["rises"].get(kind, ()), strict=False)
    }
    verdicts = [_signed(rise["gap_ci"], sign) for rise in steps.values()] or [OPEN]
    told = {name: rise for name, rise in steps.items() if rise["gap"] is not None}
    ours = min(told, key=lambda name: sign * told[name]["gap"], default=None)
    cases = sum(
        point["opponents"][name]["kinds"].get(kind, {"cases": 0})["cases"]
        for name in OPPONENTS
        for kind in kinds
    )
    return Claim(
        f"Figure 17a–c: from P1 to P3 {words} of {_listed(list(kinds.values()))} predicted",
        WORDS,
        "–" if ours is None else f"{ours}: {percent(told[ours], 'gap')}",
        f"{cases:,} turns",
        all_of(verdicts),
    )


def _signed(interval: Interval, sign: int) -> str:
    low, high = interval
    return above(interval) if sign > 0 or low is None or high is None else above([-high, -low])


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
