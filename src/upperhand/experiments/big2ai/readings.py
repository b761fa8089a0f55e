"""The part `readings`: what the readings of the paper change, and its Figures 16, 19 and 20 in other ways.

Where the paper can be read in two ways, the players have a setting, and its printed text is the usual one.
This part turns each of them over, one at a time. It also shows Figure 19 over the number of games learned,
Figure 20 while AI 4.0 learns, and Figure 16 with the predictor as printed.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from string import Template

from upperhand import Cards
from upperhand._core.big_two import expected_values
from upperhand.arena import Schedule
from upperhand.arena.learning import Contender, LearningMatch, frozen_match
from upperhand.arena.statistics.words import figure
from upperhand.big_two import View, preset
from upperhand.big_two.knowledge import Index, KnowledgeBase, shipped_for
from upperhand.experiments.big2ai import plots
from upperhand.experiments.big2ai.claims import percent
from upperhand.experiments.big2ai.matches import (
    REINFORCED_RULES,
    RULES,
    SEATINGS,
    SEED,
    TITLES,
    FigureRunner,
    Plan,
    make_plan,
    records_file,
    simulating,
    tested,
    version,
)
from upperhand.experiments.big2ai.measures import (
    OPPONENTS,
    first_entrants,
    part_of,
    same_cards_figures,
    seats_figures,
    stacked,
)
from upperhand.experiments.big2ai.predictions import (
    PASS,
    Expect,
    Expected,
    Tally,
    count,
    expecting,
    opponents_figures,
)
from upperhand.experiments.big2ai.recording import recorded_turns
from upperhand.experiments.reporting import Figures, share, table
from upperhand.experiments.request import Request, Result
from upperhand.knowledge import SHIPPED
from upperhand.match import deal_seed
from upperhand.record import Record, read_records

READINGS = "readings"

#: The settings of AI 4.0 that are turned over, by what they mean then.
TURNED = {
    "P1.0 below the root": "below_root=p1",
    "passes as drawn": "passes=drawn",
    "suits together": "suits=together",
    "four trees of a quarter": "trees=4",
    "no limit to even visits": "spread=1",
    "all of these": "below_root=p1,passes=drawn,suits=together,trees=4,spread=1",
}
PRINTED = "as printed"
#: The shipped games that are learned at the points of Figure 19.
LEARNED_AT = (0, 1_250, 2_500, 3_750, 5_000)
#: Parts of Figure 20, each learned before the next.
BLOCKS = 5
#: How AI 2.0 records, in the table of Figure 5.
RECORDINGS = {"nothing learned": "none", "all pairs": "all.db", "by Figure 5": "figure_5.db"}

_SEEDS = {"readings": 21, "19": 22, "20": 23, "5": 24, "5 learned": 25}
_USUAL_DEALS = 100
_FRAME = Path(__file__).with_name("readings.md")


@dataclass(frozen=True)
class Study:
    """Where everything is played, with which budgets, and in how many deals."""

    stage: FigureRunner
    plan: Plan
    deals: int

    @property
    def folder(self) -> Path:
        return self.stage.folder


def study_readings(request: Request) -> Result:
    """Writes `readings.md`, `readings.json` and two pictures."""
    scale = 1.0 if request.scale is None else request.scale
    plan = make_plan(scale, SEED if request.seed is None else request.seed)
    return reproduce_readings(request, plan, max(2, round(_USUAL_DEALS * min(1.0, 10 * scale))))


def reproduce_readings(request: Request, plan: Plan, deals: int) -> Result:
    folder = request.out / "games" / f"readings_{plan.scale:g}"
    folder.mkdir(parents=True, exist_ok=True)
    (request.out / "games" / ".gitignore").write_text("*\n", encoding="ascii")
    study = Study(FigureRunner(request, folder, plan.searches), plan, deals)
    found = all_figures(study)
    pictures = plots.draw_readings(request.out, found)
    results, page = request.out / "readings.json", request.out / "readings.md"
    results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(readings_page(found), encoding="utf-8")
    return Result(found, summary(found), (page, results, *pictures))


def all_figures(study: Study) -> Figures:
    plan = study.plan
    return {
        "scale": plan.scale,
        "seed": plan.seed,
        "searches": plan.searches,
        "games": plan.games,
        "deals": study.deals,
        "readings": _turned(study),
        "recording": _recordings(study),
        "learned": [_same_cards(study, learned) for learned in LEARNED_AT],
        "reinforced": {rules: _reinforced(study, rules) for rules in REINFORCED_RULES},
        "predictors": _predictors(study),
    }


# --- settings of AI 4.0 ---


def contenders(plan: Plan) -> dict[str, Contender]:
    """AI 4.0 as printed, and with each setting turned over."""
    usual = simulating(plan.games)
    turned = {
        title: Contender(f"{usual.name},{settings}", f"{usual.spec},{settings}")
        for title, settings in TURNED.items()
    }
    return {PRINTED: usual, **turned}


def _turned(study: Study) -> Figures:
    """Each against three AI 1.0 over the same deals, with the shipped games as knowledge."""
    found = contenders(study.plan)
    schedule = _against(study, "readings", found.values(), version("ai1", study.plan), LEARNED_AT[-1])
    return same_cards_figures(study.stage.play("Readings", schedule), list(found))


def _against(
    study: Study, seed: str, rivals: Iterable[Contender], usual: Contender, learned: int
) -> Schedule:
    return Schedule(
        tuple(
            frozen_match(
                (tested(rival, usual), usual),
                Path(SHIPPED),
                learned,
                deals=study.deals,
                seed=_seed(study.plan, seed),
                rules=RULES,
                layout="1v3",
            )
            for rival in rivals
        )
    )


def _seed(plan: Plan, name: str) -> int:
    return deal_seed(plan.seed, _SEEDS[name])


# --- how AI 2.0 records ---


def _recordings(study: Study) -> Figures:
    """AI 2.0 that learned the same games in two ways, against three AI 1.0 over the same deals."""
    counted = _learn_twice(study)
    usual = version("ai1", study.plan)
    name = f"ai2:searches={study.plan.searches}"
    rivals = [
        Contender(f"{name} {title}", f"{name},knowledge={_base(study, file)}")
        for title, file in RECORDINGS.items()
    ]
    schedule = _against(study, "5", rivals, usual, 0)
    return {**counted, **same_cards_figures(study.stage.play("Figure 5", schedule), list(RECORDINGS))}


def _base(study: Study, file: str) -> str:
    return file if file == "none" else str(study.folder / file)


def _learn_twice(study: Study) -> Figures:
    """Games of one of each, who know nothing; how many of their turns an AI 2.0 records."""
    match = frozen_match(
        [version(name, study.plan) for name in TITLES],
        Path(SHIPPED),
        0,
        deals=2 * study.deals,
        seed=_seed(study.plan, "5 learned"),
        rules=RULES,
        layout="latin",
    )
    study.stage.play("Figure 5, learned", Schedule((match,)))
    records = list(read_records(records_file(study.folder, "Figure 5, learned")))
    recorded = [recorded_turns(record, None, study.plan.searches) for record in records]
    _learn(study.folder / "all.db", records, [None] * len(records))
    _learn(study.folder / "figure_5.db", records, recorded)
    turns = [turn for each in recorded if each is not None for turn in each]
    return {"games_learned": len(records), "turns": len(turns), "turns_recorded": sum(turns)}


def _learn(path: Path, records: Sequence[Record], counted: Sequence[tuple[bool, ...] | None]) -> None:
    for old in (path, *path.parent.glob(f"{path.name}-*")):
        old.unlink(missing_ok=True)
    with KnowledgeBase(path, create=True) as base:
        for record, turns in zip(records, counted, strict=True):
            base.learn(record, turns)


# --- Figure 19 over the games learned ---


def _same_cards(study: Study, learned: int) -> Figures:
    """Each of the four with the same cards against three AI 3.0, all with so many of the shipped games."""
    rivals = {title: version(name, study.plan) for name, title in TITLES.items()}
    schedule = _against(study, "19", rivals.values(), version("ai3", study.plan), learned)
    ran = study.stage.play(f"Figure 19 after {learned}", schedule)
    return {"learned": learned, **same_cards_figures(ran, list(rivals))}


# --- Figure 20 while AI 4.0 learns ---


def _reinforced(study: Study, rules: str) -> list[Figures]:
    """One AI 4.0 that learns from part to part, against three RL-PPO: all games up to each part."""
    name = f"Figure 20 learned {rules}"
    match = LearningMatch(
        (simulating(study.plan.games), Contender("rl_ppo", "rl_ppo")),
        study.folder / f"{rules}.db",
        blocks=BLOCKS,
        deals=max(2, study.deals // BLOCKS),
        seed=_seed(study.plan, "20"),
        rules=rules,
        layout="1v3",
    )
    cases = [case for ran in study.stage.learn(name, match) for case in first_entrants(ran)]
    whole, entrant = stacked([part for part, _ in cases]), cases[0][1]
    sizes = [(point + 1) * match.deals for point in range(BLOCKS)]
    parts = [part_of(whole, 0, size) for size in sizes]
    return [seats_figures(part, part.seats_of(entrant)) for part in parts]


# --- Figure 16: predictors ---


def expecting_as_printed(index: Index) -> Expect:
    """Eq. 8 alone: the set with the highest P3.0, or the pass where at least half of them were passes.

    P3.0 is the mean of H(s) by P1.0 of the opponent's cards. Without enough related info-sets it expects
    nothing, because no deals are guessed.
    """

    def expect(view: View) -> tuple[Expected, ...]:
        return tuple(_printed(index, view, distance) for distance in (1, 2, 3))

    return expect


def _printed(index: Index, view: View, distance: int) -> Expected:
    _, found = index.expected(view, distance, ranks=True, held=True)
    plays = {name: matching / times for name, (times, matching) in found.items() if name != PASS}
    all_of_them = sum(matching for _, matching in found.values())
    passes = found.get(PASS, (0, 0.0))[1]
    weights = _p1(view, (view.seat + distance) % len(view.counts))
    best = sorted(plays, key=lambda name: -plays[name] * weights[name.rpartition(" ")[0].replace(" ", "_")])
    names = (PASS, *best) if found and 2 * passes >= all_of_them else (*best, PASS)
    return Expected(names if found else (), (PASS,), recalled=bool(found))


def _p1(view: View, seat: int) -> Mapping[str, float]:
    played = sum(len(move.cards) for _, move in view.history)
    return expected_values(view.rules, view.counts[seat], len(Cards.DECK) - played)


def _predictors(study: Study) -> Figures:
    """On the games of AI 4.0 as printed against three AI 1.0: none of them is among the shipped ones."""
    path = shipped_for(preset(RULES))
    assert path is not None, "a base is shipped for the rules of the paper"
    with KnowledgeBase(path) as base:
        index, games = base.index(), len(base)
    ways: dict[str, Expect] = {
        "as printed": expecting_as_printed(index),
        "ours": expecting(path, games, "ai4", study.plan.seed),
        "ours, alike in the last round": expecting(path, games, "last", study.plan.seed),
    }
    name = simulating(study.plan.games).name
    return {title: _predicted(study, expect, name) for title, expect in ways.items()}


def _predicted(study: Study, expect: Expect, name: str) -> Figures:
    tally = Tally(study.deals)
    records = read_records(records_file(study.folder, "Readings"))
    count(tally, islice(records, study.deals * SEATINGS), expect, name)
    return opponents_figures(tally)


# --- the page ---


def summary(figures: Figures) -> str:
    players = figures["readings"]["players"]
    lines = [f"AI 4.0, {title}: {share(own)} won of {own['games']:,}" for title, own in players.items()]
    return "\n".join(lines)


def readings_page(figures: Figures) -> str:
    """The page in Markdown."""
    recording = figures["recording"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        command=_command(figures),
        searches=f"{figures['searches']:,}",
        games=f"{figures['games']:,}",
        deals=f"{figures['deals']:,}",
        played=f"{figures['deals'] * SEATINGS:,}",
        learned_games=f"{recording['games_learned']:,}",
        recorded=f"{recording['turns_recorded']:,} of {recording['turns']:,}",
        rules=RULES,
        turned=_turned_table(figures["readings"]),
        recordings=_recordings_table(recording),
        learned=_learned_table(figures["learned"]),
        reinforced=_reinforced_table(figures["reinforced"]),
        predictors=_predictors_table(figures["predictors"]),
        guesses=_guesses_table(figures["predictors"]["ours"]),
    )


def _command(figures: Figures) -> str:
    scale = "" if figures["scale"] == 1 else f" --scale {figures['scale']:g}"
    seed = "" if figures["seed"] == SEED else f" --seed {figures['seed']}"
    return f"upperhand experiment big2ai --part {READINGS}{scale}{seed}"


def _turned_table(figures: Figures) -> str:
    heads = ["AI 4.0", "Setting", "Won", "Points per game", "Won more than as printed"]
    rows = []
    for title, own in figures["players"].items():
        over = "–" if title == PRINTED else percent(figures["over"][title][PRINTED], "win_rate")
        rows.append((title, f"`{TURNED.get(title, 'default')}`", share(own), figure(own, "score", 1), over))
    return table(heads, rows)


def _recordings_table(figures: Figures) -> str:
    rows = [
        (title, share(own), figure(own, "score", 1), _over_nothing(figures, title))
        for title, own in figures["players"].items()
    ]
    return table(["AI 2.0", "Won", "Points per game", "Won more than with nothing learned"], rows)


def _over_nothing(figures: Figures, title: str) -> str:
    first = next(iter(RECORDINGS))
    return "–" if title == first else percent(figures["over"][title][first], "win_rate")


def _learned_table(points: Sequence[Figures]) -> str:
    rows = [
        (f"{point['learned']:,}", *(share(point["players"][title]) for title in TITLES.values()))
        for point in points
    ]
    return table(["Games learned", *TITLES.values()], rows)


def _reinforced_table(figures: Mapping[str, Sequence[Figures]]) -> str:
    seats = list(next(iter(figures.values()))[0]["players"])
    rows = [
        (f"`{rules}`", f"{point['games']:,}", *(share(point["players"][seat]) for seat in seats))
        for rules, points in figures.items()
        for point in points
    ]
    return table(["Rules", "Games played", *(f"{seat}: won" for seat in seats)], rows)


def _predictors_table(figures: Mapping[str, Figures]) -> str:
    heads = ["Predictor", "Of", "Actions", "All actions", 'Always "pass"', "Plays", "Plays only", "Recalled"]
    rows = [
        (
            title,
            name,
            f"{own['actions']:,}",
            share(own, "all"),
            f"{own['passes']:.1%}",
            f"{own['played']:,}",
            share(own, "plays"),
            share(own, "recalled"),
        )
        for title, opponents in figures.items()
        for name, own in opponents.items()
    ]
    return table(heads, rows)


def _guesses_table(opponents: Figures) -> str:
    rows = [
        (f"Figure 17d: {title}", *(f"{opponents[name][key]:.2%}" for name in OPPONENTS), paper)
        for title, key, paper in (
            ("each opponent guessed apart", "chance_plays", "3% / 1% / 0.1%"),
            ("all opponents up to this one guessed", "chance_product", "3% / 1% / 0.1%"),
        )
    ]
    return table(["Guessing plays", *OPPONENTS, "Paper, at most"], rows)
