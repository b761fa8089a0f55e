"""Plays all games of a plan; Records lie in a folder, from which a run that was stopped goes on."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from upperhand.arena import Run, Schedule
from upperhand.arena.learning import Contender, LearningMatch, block_file, play_blocks
from upperhand.errors import UpperhandError
from upperhand.experiments.big2ai import matches
from upperhand.experiments.big2ai.knowing import learn
from upperhand.experiments.big2ai.plan import SEATINGS, TABLE_POINTS, Plan
from upperhand.experiments.request import Request

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
class Stage:
    """Plays the games of one figure after the other into a folder."""

    request: Request
    folder: Path

    def play(self, name: str, schedule: Schedule) -> Run:
        self.request.tell(f"{name}: {len(schedule):,} games")
        return self._play(schedule, records_file(self.folder, name))

    def learn(self, name: str, match: LearningMatch) -> list[Run]:
        games = match.blocks * match.deals * SEATINGS
        self.request.tell(f"{name}: {games:,} games in {match.blocks} blocks, each learned before the next")
        folder = records_folder(self.folder, name)
        folder.mkdir(exist_ok=True)
        return play_blocks(match, folder, self._play, learn)

    def _play(self, schedule: Schedule, path: Path) -> Run:
        ran = self.request.play(schedule, path)
        failure = next((each.failure for each in ran.outcomes if each.failure), None)
        if failure is not None:
            raise UpperhandError(
                f"{failure.player} failed: {failure.reason}; its game is {failure.record.to_json()}"
            )
        return ran


def games_folder(request: Request, plan: Plan) -> Path:
    """A folder for each scale, as budgets are not told by every Record; git is told to pass over it."""
    folder = request.out / "games" / f"scale_{plan.scale:g}"
    folder.mkdir(parents=True, exist_ok=True)
    (request.out / "games" / ".gitignore").write_text("*\n", encoding="ascii")
    return folder


def play_all(request: Request, plan: Plan, rivals: Sequence[Contender]) -> Played:
    """All figures; those with trained players after the games that they learn from."""
    folder = games_folder(request, plan)
    stage = Stage(request, folder)
    table_base, learned_base = bases(folder)
    table = stage.learn("Figure 18", matches.table(plan, table_base))
    known = table_base, plan.table_deals(TABLE_POINTS) * SEATINGS
    learning = stage.learn(LEARNING, matches.learning(plan, learned_base))
    return Played(
        folder=folder,
        searches=stage.play("Figure 14a", matches.searches(plan)),
        simulations=stage.play("Figure 14b", matches.simulations(plan, *known)),
        learning=learning,
        trained=stage.play(TRAINED, matches.trained(plan, learned_base)),
        table=table,
        same_cards=stage.play("Figure 19", matches.same_cards(plan, rivals, *known)),
        against_ai1=stage.play("Against AI 1.0", matches.against_ai1(plan, rivals, *known)),
        reinforced=stage.play("Figure 20", matches.reinforced(plan)),
        thinking=stage.play("Figure 21", matches.thinking(plan, *known)),
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
