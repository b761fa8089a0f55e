"""Searches for better numbers of the greedy player; needs optuna and cmaes, which the `train` extra brings.

    python -m upperhand.big_two.players.dynamic_greedy_tuning --generations 30 --deals 100 --finals 500

An evolution strategy (CMA-ES) tries a generation of settings, moves to where the better ones lie, and so on.
All settings of a generation meet the same deals, two of the player against two of each opponent, so that they
differ by their numbers and not by their luck; the next generation meets others, so that none fits the deals.
The averages of the better half of the last generations then play deals of their own, which decide. No report
uses any of these deals: the arena draws its seeds from 2^53 numbers, those here start at fixed ones.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import NamedTuple

import optuna

from upperhand._core.big_two import State
from upperhand.big_two.players.dynamic_greedy import player_of
from upperhand.big_two.presets import preset
from upperhand.match import play_game
from upperhand.player import Player, format_spec, make_player

OPPONENTS = ("rule_based", "conventional")
RULES = preset("greedy")
GENERATION = 16  # settings in one
FIRST_SEARCH_DEAL = 1_000_000_000
FIRST_FINAL_DEAL = 2_000_000_000

_SEATS = ((0, 2), (1, 3))  # of the player; the opponents have the others
_AVERAGED = (1, 2, 4, 8)  # last generations


class Knob(NamedTuple):
    """A number that is searched from the middle of a range, and what it is in the paper."""

    low: float
    high: float
    paper: float


# The middles are a brisk player: the paper's passes on most singles, which is no good place to search from.
# A kept straight stays at the paper's 150: twice all numbers would choose the same moves.
KNOBS = {
    # Table 2 times these: cards below zero, those up to the aces, the 2s, and pairs.
    "low_singles": Knob(0, 3, 1),
    "middle_singles": Knob(0.4, 1.6, 1),
    "twos": Knob(0.4, 1.6, 1),
    "pairs": Knob(0.4, 1.6, 1),
    "triple": Knob(0, 100, 50),
    "five_cards_step": Knob(0, 20, 10),
    "lead_pair": Knob(0, 120, 50),
    "lead_triple": Knob(0, 150, 50),
    "lead_five": Knob(50, 250, 150),
    "follow_single": Knob(0, 80, 0),
    "follow_pair": Knob(20, 140, 50),
    "follow_triple": Knob(20, 180, 50),
    "follow_five": Knob(100, 300, 150),
    "late_single": Knob(0, 60, 30),
    "late_pair": Knob(0, 60, 30),
    "finish_single": Knob(0, 60, 20),
    "finish_pair": Knob(0, 100, 50),
    "stop_single": Knob(0, 60, 20),
    "stop_pair": Knob(100, 300, 200),
    "stop_five": Knob(0, 200, 100),
    "risk_single": Knob(0, 80, 0),
    "risk_pair": Knob(0, 40, 0),
    "risk_five": Knob(0, 40, 0),
}

PAPER = {name: float(knob.paper) for name, knob in KNOBS.items()}
START = {name: (knob.low + knob.high) / 2 for name, knob in KNOBS.items()}


class Final(NamedTuple):
    """A set of knobs and the share of the final games that it won."""

    settings: str
    win_rate: float
    knobs: dict[str, float]


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    study = search(options.generations, options.deals, options.seed)
    finals = final_round(study, options.finals)
    told = {
        "options": vars(options),
        "finals": [final._asdict() for final in finals],
        "best": format_spec(player_of(finals[0].knobs)),
    }
    print(json.dumps(told, indent=2))


def search(generations: int, deals: int, seed: int) -> optuna.Study:
    """The same study for the same arguments."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.CmaEsSampler(seed=seed, popsize=GENERATION)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    study.enqueue_trial(START)  # the sampler takes over from the second trial
    study.optimize(
        lambda trial: _try(trial, deals), n_trials=generations * GENERATION + 1, callbacks=[_tell_progress]
    )
    return study


def final_round(study: optuna.Study, deals: int) -> list[Final]:
    """Averages of the search, its start and the paper on deals that no trial has seen, best first."""
    entries = {f"last {count} generations": _average(study, count) for count in _AVERAGED}
    entries |= {"start of the search": START, "paper": PAPER}
    final_deals = range(FIRST_FINAL_DEAL, FIRST_FINAL_DEAL + deals)
    finals = [Final(name, win_rate(player_of(knobs), final_deals), knobs) for name, knobs in entries.items()]
    return sorted(finals, key=lambda final: final.win_rate, reverse=True)


def win_rate(player: Player, deals: range) -> float:
    """The share of games that two of the player win against two of an opponent, over all opponents."""
    wins = 0
    for opponent in map(make_player, OPPONENTS):
        for deal in deals:
            wins += sum(_wins(player, opponent, seats, deal) for seats in _SEATS)
    return wins / (len(OPPONENTS) * len(deals) * len(_SEATS))


def _wins(player: Player, opponent: Player, seats: tuple[int, ...], deal: int) -> bool:
    state = State.deal(RULES, deal)
    play_game(state, [player if seat in seats else opponent for seat in range(4)], deal)
    return state.winner in seats


def _try(trial: optuna.Trial, deals: int) -> float:
    knobs = {name: trial.suggest_float(name, knob.low, knob.high) for name, knob in KNOBS.items()}
    first = FIRST_SEARCH_DEAL + _generation(trial.number) * deals
    return win_rate(player_of(knobs), range(first, first + deals))


def _generation(trial: int) -> int:
    return (trial - 1) // GENERATION if trial else 0


def _average(study: optuna.Study, generations: int) -> dict[str, float]:
    """The mean of the better half of each of the last generations."""
    last = _generation(len(study.trials) - 1)
    chosen: list[optuna.trial.FrozenTrial] = []
    for generation in range(max(0, last - generations + 1), last + 1):
        members = [trial for trial in study.trials[1:] if _generation(trial.number) == generation]
        members.sort(key=lambda trial: trial.value or 0.0, reverse=True)
        chosen += members[: GENERATION // 2]
    return {name: round(sum(trial.params[name] for trial in chosen) / len(chosen), 2) for name in KNOBS}


def _tell_progress(study: optuna.Study, trial: optuna.trial.FrozenTrial) -> None:
    if trial.number and trial.number % GENERATION == 0:
        values = [each.value or 0.0 for each in study.trials[-GENERATION:]]
        mean = sum(values) / len(values)
        print(f"generation {_generation(trial.number) + 1}: {mean:.1%} of games won", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Search for better numbers of the greedy player.")
    parser.add_argument("--generations", type=int, default=30, help=f"each tries {GENERATION} settings")
    parser.add_argument("--deals", type=int, default=100, help="deals of a generation")
    parser.add_argument("--finals", type=int, default=500, help="deals that decide in the end")
    parser.add_argument("--seed", type=int, default=1, help="of the search")
    return parser


if __name__ == "__main__":
    main()
