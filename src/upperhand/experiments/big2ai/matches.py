"""What is played, by whom and with which budgets; the games are kept, so that a run can be resumed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from upperhand.arena import Match, Run, Schedule, make_match
from upperhand.arena.learning import LEARNED, Contender, LearningMatch, block_file, frozen_match, play_blocks
from upperhand.big_two.knowledge import KnowledgeBase
from upperhand.experiments.big2ai.recording import recorded_turns
from upperhand.experiments.request import Request, check_scale, require_whole
from upperhand.match import deal_seed
from upperhand.record import Record

# How much is played: the paper's counts and budgets, or a stated part of them.


# The points of the experiments go by card value; the rules are otherwise those of `big2ai`.
RULES = "big2ai_card_value"
# RL-PPO was trained under the rules of its author; there and under the paper's it meets AI 4.0.
REINFORCED_RULES = (RULES, "charlesworth")
# Of deals that served no choice of a player or a setting.
SEED = 20220908

SEARCHES, GAMES = 10_000, 1_000  # the budgets of AI 1.0 to 3.0, and of AI 4.0, that the paper settles on
SHARES = (0.1, 0.2, 0.5, 1.0, 2.0)  # of these budgets: the points of Figure 14
LONGER = 5  # times as many simulated games: what fits into 10 s where GAMES fit into 2 s

SEATINGS = 4  # of one against three, and of four by turns round the table
TABLE_POINTS, TABLE_GAMES = 8, 8_000  # Figure 18
LEARNED_POINTS, LEARNED_GAMES = 5, 5_000  # Figures 15 to 17
BLOCKS = 5  # learned between one point and the next

# Down to this scale only budgets shrink, as with fewer games hardly an order would show; below it both do.
_ALL_GAMES_FROM = 0.1


@dataclass(frozen=True)
class Plan:
    """Budgets of the players, and deals of each match; a deal is played in four seatings."""

    scale: float
    seed: int
    searches: int
    games: int
    repeats: int
    """Deals of each point of Figure 14: 100 games."""
    table: int
    """Deals of each block of Figure 18."""
    learned: int
    """Deals of each block of Figure 15b."""
    evaluated: int
    """Deals of each point of Figures 15a to 17, and of each player against three AI 1.0: 500 games."""
    same_cards: int
    """Deals of Figure 19, where each is played with the cards of every seat."""
    thinking: int
    """Deals of Figure 21, of which the paper gives no number."""
    timed: int = 40
    """Decisions that are timed for each point of Figure 14, always with the paper's budget."""
    blocks: int = BLOCKS

    def learned_games(self, point: int) -> int:
        """Games learned at a point of Figures 15 to 17."""
        return point * self.blocks * self.learned * SEATINGS

    def table_deals(self, point: int) -> int:
        """Deals played up to a point of Figure 18."""
        return point * self.blocks * self.table

    def searches_at(self, share: float) -> int:
        return max(1, round(self.searches * share))

    def games_at(self, share: float) -> int:
        return max(1, round(self.games * share))


def make_plan(scale: float, seed: int) -> Plan:
    """The plan with this part of the paper's budgets, and as many games as the paper or, below 0.1, fewer.

    >>> make_plan(0.1, 7).searches, make_plan(0.1, 7).games, make_plan(0.1, 7).learned_games(5)
    (1000, 100, 5000)
    >>> make_plan(0.02, 7).searches, make_plan(0.02, 7).games, make_plan(0.02, 7).learned_games(5)
    (200, 20, 1000)
    """
    check_scale(scale)

    part = min(1.0, scale / _ALL_GAMES_FROM)

    def deals(games: int, parts: int = 1) -> int:
        return max(2, round(games * part / SEATINGS / parts))

    return Plan(
        scale=scale,
        seed=seed,
        searches=max(1, round(SEARCHES * scale)),
        games=max(1, round(GAMES * scale)),
        repeats=deals(100),
        table=deals(TABLE_GAMES, TABLE_POINTS * BLOCKS),
        learned=deals(LEARNED_GAMES, LEARNED_POINTS * BLOCKS),
        evaluated=deals(500),
        same_cards=deals(100 * SEATINGS),
        thinking=deals(100 * SEATINGS),
    )


# Who plays: the four versions with the budgets of a plan, each under one name at every table.
#
# The name is the spec without the knowledge. So Records state the budget, and players know each other by it.

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
    """AI 4.0 with this number of simulated games."""
    name = f"ai4:games={games}"
    if trained:
        return Contender(name, f"{name},knowledge={LEARNED}")
    return Contender(f"{name},knowledge=none", f"{name},knowledge=none")


def contenders(plan: Plan) -> dict[str, Contender]:
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


# The games of every figure. Each figure has deals of its own; the matches of one figure share them.


# Each figure derives the seed of its deals from the common seed and this number.
_SEEDS = {"14a": 1, "14b": 2, "15a": 3, "15b": 4, "18": 5, "19": 6, "21": 7, "against AI 1.0": 8, "20": 9}


def searches_schedule(plan: Plan) -> Schedule:
    """Figure 14a: one AI 1.0 with other numbers of searches against three with the usual one."""
    usual = version("ai1", plan)
    names = [f"ai1:searches={plan.searches_at(share)}" for share in SHARES]
    rivals = [Contender(name, name) for name in names]
    return _one_against_three(plan, "14a", plan.repeats, rivals, usual, Path(), 0)


def simulations_schedule(plan: Plan, base: Path, learned: int) -> Schedule:
    """Figure 14b: one AI 4.0 with other numbers of simulated games against three with the usual one."""
    usual = version("ai4", plan)
    rivals = [simulating(plan.games_at(share)) for share in SHARES]
    return _one_against_three(plan, "14b", plan.repeats, rivals, usual, base, learned)


def learning_match(plan: Plan, base: Path) -> LearningMatch:
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


def trained_schedule(plan: Plan, base: Path) -> Schedule:
    """Figure 15a: AI 4.0 after 0, 1, 2, ... parts of these games, in the same deals against three AI 1.0."""
    players = (version("ai4", plan), version("ai1", plan))
    return Schedule(
        tuple(
            _frozen_match(plan, "15a", plan.evaluated, players, base, plan.learned_games(point))
            for point in range(LEARNED_POINTS + 1)
        )
    )


def table_match(plan: Plan, base: Path) -> LearningMatch:
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


def same_cards_schedule(plan: Plan, rivals: Sequence[Contender], base: Path, learned: int) -> Schedule:
    """Figure 19: each with the same cards against three AI 3.0."""
    return _one_against_three(plan, "19", plan.same_cards, rivals, version("ai3", plan), base, learned)


def against_ai1_schedule(plan: Plan, rivals: Sequence[Contender], base: Path, learned: int) -> Schedule:
    """Each with the same cards against three AI 1.0."""
    usual = version("ai1", plan)
    return _one_against_three(plan, "against AI 1.0", plan.evaluated, rivals, usual, base, learned)


def reinforced_schedule(plan: Plan) -> Schedule:
    """Figure 20: one AI 4.0, which knows the shipped games, against three RL-PPO."""
    players = [f"ai4:games={plan.games}", "rl_ppo"]
    seed = _seed(plan, "20")
    return Schedule(
        tuple(
            make_match(players, rules=rules, layout="1v3", deals=plan.evaluated, seed=seed)
            for rules in REINFORCED_RULES
        )
    )


def thinking_schedule(plan: Plan, base: Path, learned: int) -> Schedule:
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
        tuple(
            _frozen_match(plan, figure, deals, (tested(rival, usual), usual), base, learned)
            for rival in rivals
        )
    )


def _frozen_match(
    plan: Plan, figure: str, deals: int, players: Sequence[Contender], base: Path, learned: int
) -> Match:
    seed = _seed(plan, figure)
    return frozen_match(players, base, learned, deals=deals, seed=seed, rules=RULES, layout="1v3")


def _seed(plan: Plan, figure: str) -> int:
    return deal_seed(plan.seed, _SEEDS[figure])


# Plays all games of a plan into a folder of Records.

LEARNING, TRAINED = "Figure 15b", "Figure 15a"


@dataclass(frozen=True)
class Played:
    """Every game, figure by figure, and the two bases that were learned on the way."""

    folder: Path
    searches: Run
    simulations: Run
    learning: list[Run]
    trained: Run
    table: list[Run]
    same_cards: Run
    against_ai1: Run
    reinforced: Run
    thinking: Run

    @property
    def runs(self) -> list[Run]:
        plain = (
            self.searches,
            self.simulations,
            self.trained,
            self.same_cards,
            self.against_ai1,
            self.reinforced,
            self.thinking,
        )
        return [*self.learning, *self.table, *plain]

    @property
    def bases(self) -> tuple[Path, Path]:
        """The base of the games of Figure 18, and that of those of Figure 15b."""
        return bases(self.folder)

    @property
    def trained_file(self) -> Path:
        return records_file(self.folder, TRAINED)

    def learning_file(self, block: int) -> Path:
        return block_file(records_folder(self.folder, LEARNING), block)

    @property
    def seconds(self) -> float:
        """The time of all decisions by the clock, added up over all workers."""
        return sum(each.nanoseconds for ran in self.runs for each in ran.latency.values()) / 1e9


@dataclass(frozen=True)
class FigureRunner:
    """Plays the games of one figure after the other into a folder."""

    request: Request
    folder: Path
    searches: int
    """Of an AI 2.0 that records what it calculated."""

    def play(self, name: str, schedule: Schedule) -> Run:
        self.request.tell(f"{name}: {len(schedule):,} games")
        return self._play(schedule, records_file(self.folder, name))

    def learn(self, name: str, match: LearningMatch) -> list[Run]:
        games = match.blocks * match.deals * SEATINGS
        self.request.tell(f"{name}: {games:,} games in {match.blocks} blocks, each learned before the next")
        folder = records_folder(self.folder, name)
        folder.mkdir(exist_ok=True)
        return play_blocks(match, folder, self._play, partial(learn, searches=self.searches))

    def _play(self, schedule: Schedule, path: Path) -> Run:
        return require_whole(self.request.play(schedule, path))


def learn(path: Path, records: Iterable[Record], searches: int) -> None:
    """Adds games to the base in a file, in their order; what an AI 2.0 records is that of Figure 5."""
    with KnowledgeBase(path, create=True) as base:
        index = base.index() if len(base) else None
        for record in records:
            base.learn(record, recorded_turns(record, index, searches))


def games_folder(request: Request, plan: Plan) -> Path:
    """A folder for each scale, since not every Record states its budget. Git ignores it."""
    folder = request.out / "games" / f"scale_{plan.scale:g}"
    folder.mkdir(parents=True, exist_ok=True)
    (request.out / "games" / ".gitignore").write_text("*\n", encoding="ascii")
    return folder


def play_all(request: Request, plan: Plan, rivals: Sequence[Contender]) -> Played:
    """All figures; those with trained players after the games that they learn from."""
    folder = games_folder(request, plan)
    stage = FigureRunner(request, folder, plan.searches)
    table_base, learned_base = bases(folder)
    table = stage.learn("Figure 18", table_match(plan, table_base))
    known = table_base, plan.table_deals(TABLE_POINTS) * SEATINGS
    learning = stage.learn(LEARNING, learning_match(plan, learned_base))
    return Played(
        folder=folder,
        searches=stage.play("Figure 14a", searches_schedule(plan)),
        simulations=stage.play("Figure 14b", simulations_schedule(plan, *known)),
        learning=learning,
        trained=stage.play(TRAINED, trained_schedule(plan, learned_base)),
        table=table,
        same_cards=stage.play("Figure 19", same_cards_schedule(plan, rivals, *known)),
        against_ai1=stage.play("Against AI 1.0", against_ai1_schedule(plan, rivals, *known)),
        reinforced=stage.play("Figure 20", reinforced_schedule(plan)),
        thinking=stage.play("Figure 21", thinking_schedule(plan, *known)),
    )


def bases(folder: Path) -> tuple[Path, Path]:
    """The base of the games of Figure 18, and that of those of Figure 15b."""
    return folder / "table.db", folder / "learned.db"


def records_file(folder: Path, name: str) -> Path:
    return folder / f"{_file_name(name)}.jsonl"


def records_folder(folder: Path, name: str) -> Path:
    return folder / _file_name(name)


def _file_name(name: str) -> str:
    return name.lower().replace(" ", "_").replace(".", "_")
