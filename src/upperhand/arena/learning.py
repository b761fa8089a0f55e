"""Learning matches: blocks of deals, each played with what was learned from the blocks before it.

While a block is played, its players' knowledge is frozen, so its games do not depend on the order in which
they are played. Then the block is learned in game order. So any number of workers gives the same curve.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from upperhand import games
from upperhand.arena.run import Run
from upperhand.arena.schedule import Entrant, Match, Schedule, read_layout
from upperhand.errors import SpecError
from upperhand.match import deal_seed
from upperhand.player import make_player
from upperhand.record import Record, read_records

# In a spec text, as in `ai4:knowledge={knowledge}`, this stands for what was learned before the block.
LEARNED = "{knowledge}"

# Plays a schedule and keeps its Records in the file, from which an interrupted run resumes.
Play = Callable[[Schedule, Path], Run]
# Adds games to the base in that file, in their order.
Learn = Callable[[Path, Iterable[Record]], object]


@dataclass(frozen=True)
class Contender:
    """A player with a fixed name at every table, whatever it knows at that time.

    >>> Contender("four", "ai4:knowledge={knowledge}").spec_after(Path("base.db"), 500)
    'ai4:knowledge=base.db@500'
    """

    name: str
    spec: str

    def spec_after(self, base: Path, learned: int) -> str:
        """The spec of this player with the first games of a base as its knowledge."""
        return self.spec.replace(LEARNED, f"{base}@{learned}" if learned else "none")

    def entrant(self, game: str, base: Path, learned: int) -> Entrant:
        return Entrant(self.name, make_player(self.spec_after(base, learned), game))


class Blocks(Protocol):
    """Matches played one after the other, and all learned into one base file."""

    @property
    def base(self) -> Path: ...

    @property
    def blocks(self) -> int:
        """The number of matches."""

    def block(self, number: int, learned: int) -> Match:
        """The match with that number, by players who have learned this many games."""


@dataclass(frozen=True)
class LearningMatch:
    """A number of blocks with the same number of deals, all learned into one base file."""

    contenders: tuple[Contender, ...]
    base: Path
    blocks: int
    deals: int
    """Of each block."""
    seed: int
    rules: str
    layout: str | None = None
    game: str = "big_two"

    def __post_init__(self) -> None:
        if self.blocks < 1:
            raise SpecError(f"{self.blocks} blocks cannot be played: a learning match has at least one")

    def block(self, number: int, learned: int) -> Match:
        """The match of one block: its own deals, and knowledge of this many games."""
        return frozen_match(
            self.contenders,
            self.base,
            learned,
            deals=self.deals,
            seed=deal_seed(self.seed, number),
            rules=self.rules,
            layout=self.layout,
            game=self.game,
        )


def frozen_match(
    contenders: Iterable[Contender],
    base: Path,
    learned: int,
    *,
    deals: int,
    seed: int,
    rules: str,
    layout: str | None = None,
    game: str = "big_two",
) -> Match:
    """A match whose players know the first games of a base, and learn nothing from it."""
    entrants = tuple(contender.entrant(game, base, learned) for contender in contenders)
    chosen = games.read_rules(rules, game)
    return Match(game, chosen, entrants, read_layout(layout, len(entrants), chosen.players), deals, seed)


def play_blocks(match: Blocks, folder: Path, play: Play, learn: Learn) -> list[Run]:
    """Plays and learns all blocks; the Records are in the folder, one file per block.

    The Records are the source of truth: the base is rebuilt from them, so it does not matter what an
    interrupted run had learned. Games in which a player failed are not learned.
    """
    _remove(match.base)
    runs, learned = list[Run](), 0
    for number in range(match.blocks):
        path = block_file(folder, number)
        runs.append(play(Schedule((match.block(number, learned),)), path))
        finished = [record for record in read_records(path) if record.scores is not None]
        learn(match.base, finished)
        learned += len(finished)
    return runs


def block_file(folder: Path, number: int) -> Path:
    """The file with the Records of a block."""
    return folder / f"{number:03}.jsonl"


def _remove(base: Path) -> None:
    """The base, and files that the database may have left next to it."""
    for path in (base, *base.parent.glob(f"{base.name}-*")):
        path.unlink(missing_ok=True)
