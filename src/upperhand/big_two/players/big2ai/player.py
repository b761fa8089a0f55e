"""AI 1.0 to 4.0: one search, configured by what the paper changes between versions."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.big_two import Big2aiOutcome, View, big2ai_search
from upperhand.big_two.knowledge import load
from upperhand.big_two.players.big2ai.settings import Learning, Relating, Settings
from upperhand.big_two.players.big2ai.wording import PASSES, WINS, decision
from upperhand.player import Decision


@dataclass(frozen=True)
class AI1(Settings):
    """Plays the set that forces the most passes in guessed hands (AI 1.0 of Big2AI).

    `searches` are rounds simulated a decision; `n_c`, `n_s`, `l_v` and `r_w` say when the end is near and
    what win rate to trust then.
    """

    searches: int = 10_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return decision(view, _search(self, 1, self.searches, view, rng), self.r_w, PASSES)


@dataclass(frozen=True)
class AI2(Learning):
    """As `ai1`, with opponents who play as recorded after the same set at the same stage (AI 2.0 of Big2AI).

    `knowledge` is the base of learned games; without one it plays as `ai1`.
    """

    searches: int = 10_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return decision(view, _search(self, 2, self.searches, view, rng), self.r_w, PASSES)


@dataclass(frozen=True)
class AI3(Relating):
    """As `ai1`, with opponents who play as they did when the last rounds went alike (AI 3.0 of Big2AI).

    `n_i`, `r_s` and `v_i` say which learned games are alike, `knowledge` where they are.
    """

    searches: int = 10_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return decision(view, _search(self, 3, self.searches, view, rng), self.r_w, PASSES)


@dataclass(frozen=True)
class AI4(Relating):
    """Plays the set that wins most simulated games, opponents moving as in learned ones (AI 4.0 of Big2AI).

    `games` are simulated a decision, to their end; the other settings are those of `ai3`.
    """

    games: int = 1_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return decision(view, _search(self, 4, self.games, view, rng), self.r_w, WINS)


_OF_THE_SEARCH = ("n_c", "n_s", "l_v", "r_w", "n_i", "r_s", "v_i", "threads", "ms")


def _search(player: Settings, version: int, budget: int, view: View, rng: Rng) -> Big2aiOutcome:
    settings = {name: value for name, value in vars(player).items() if name in _OF_THE_SEARCH}
    index = load(player.knowledge, view.rules) if isinstance(player, Learning) else None
    return big2ai_search(view, version, budget, rng.bits(), index, **settings)
