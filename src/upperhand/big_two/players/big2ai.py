"""The players of Chen and Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement
Prediction for the Card Game Big2, IEEE Access 10, 2022: AI 1.0 to 4.0, and a stronger one beside them.

The search and the flow of Fig. 3 are in the core (`core/big_two/players/big2ai`); here are the settings, the
players and what they say for themselves.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from upperhand._core import Rng
from upperhand._core.big_two import (
    Big2aiOutcome,
    View,
    WeighedMove,
    big2ai_search,
    forced_win,
    weigh_moves,
)
from upperhand.big_two.knowledge import knows_nothing, load
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.spec import Between, Milliseconds, Share, Threads, check_settings

_Budget = Annotated[int, Between(1, 10**7)]
_Number = Annotated[int, Between(0, 10**9)]
_OF_THE_SEARCH = ("n_c", "n_s", "l_v", "r_w", "n_i", "r_s", "v_i", "trees", "spread", "threads", "ms")

_ONLY, _CHEAPEST, _PASS = 4, 12, 13  # the steps of Fig. 3 that end it; 11 is the other

# Eq. 10 below the root: as printed, or as in eq. 2.
BelowRoot = Literal["p3", "p1"]
# How often simulated opponents pass: as in related info-sets (Fig. 10), or if what they draw beats nothing.
Passes = Literal["learned", "drawn"]
# Whether P3.0 tells sets of the same type and rank apart (Fig. 9).
Suits = Literal["apart", "together"]

# What win rates are shares of: opponents who pass, or simulated games that are won.
Rate = Literal["passes", "wins"]


@dataclass(frozen=True)
class Big2aiSettings:
    """What AI 1.0 to 4.0 have in common: the constants of the paper, under its names."""

    n_c: _Number = 4  # N_c: with this many cards or fewer the end is near
    n_s: _Number = 3  # N_s: with this many possible sets or fewer
    l_v: _Number = 30  # L_v: from this table-card level on
    r_w: Annotated[float, Between(0, 10**9)] = 0.65  # R_w: a win rate to trust
    trees: Annotated[int, Between(1, 64)] = 1  # share the budget, and may have a thread each
    spread: Share = 0.5  # the most of the budget that all sets get evenly, before priorities decide
    threads: Threads = 1
    ms: Milliseconds = 0  # milliseconds to search for; 0: the number of searches counts

    def __post_init__(self) -> None:
        check_settings(self)


@dataclass(frozen=True)
class LearningSettings(Big2aiSettings):
    """What the players that learn have besides."""

    # A base of learned games: shipped, none, or a file; @N takes the first N games of it.
    knowledge: str = "shipped"


@dataclass(frozen=True)
class RelatingSettings(LearningSettings):
    """What the players that compare info-sets have besides."""

    n_i: Annotated[int, Between(1, 10**9)] = 3  # N_i: fewer related info-sets than this are too few
    r_s: Annotated[int, Between(1, 5)] = 3  # R_s: rounds that info-sets are compared over
    v_i: Annotated[int, Between(0, 49)] = 2  # V_i: by how many levels the second look is wider


@dataclass(frozen=True)
class AI1(Big2aiSettings):
    """Plays the set that forces the most passes in guessed hands (AI 1.0 of Big2AI).

    `searches` are rounds simulated per decision; `n_c`, `n_s`, `l_v` and `r_w` say when the end is near and
    what win rate to trust then.
    """

    searches: _Budget = 10_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return _decision(self, view, _search(self, 1, self.searches, view, rng), "passes")


@dataclass(frozen=True)
class AI2(LearningSettings):
    """Like `ai1`, but opponents play as recorded after the same set at the same stage (AI 2.0 of Big2AI).

    `knowledge` is the base of learned games; without one it plays like `ai1`.
    """

    searches: _Budget = 10_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return _decision(self, view, _search(self, 2, self.searches, view, rng), "passes")


@dataclass(frozen=True)
class AI3(RelatingSettings):
    """Like `ai1`, but opponents play as they did when the last rounds were similar (AI 3.0 of Big2AI).

    `n_i`, `r_s` and `v_i` say which learned games are similar, `knowledge` where they are.
    """

    searches: _Budget = 10_000

    def decide(self, view: View, rng: Rng) -> Decision:
        return _decision(self, view, _search(self, 3, self.searches, view, rng), "passes")


@dataclass(frozen=True)
class AI4(RelatingSettings):
    """Plays the set that wins the most simulated games; opponents move as in learned ones (AI 4.0 of Big2AI).

    `games` are simulated to their end per decision; the other settings are those of `ai3`. Three more say how
    the paper is read, its printed text being the usual one: whether weights `below_root` are P3.0 or P1.0,
    whether opponents pass as often as `learned` or as sets are drawn, and whether learned `suits` count.
    """

    games: _Budget = 1_000
    below_root: BelowRoot = "p3"
    passes: Passes = "learned"
    suits: Suits = "apart"

    def decide(self, view: View, rng: Rng) -> Decision:
        found = _search(
            self,
            4,
            self.games,
            view,
            rng,
            p3_below_root=self.below_root == "p3",
            learned_passes=self.passes == "learned",
            suits_apart=self.suits == "apart",
        )
        return _decision(self, view, found, "wins")


def _search(
    player: Big2aiSettings, version: int, budget: int, view: View, rng: Rng, **readings: bool
) -> Big2aiOutcome:
    settings = {name: value for name, value in vars(player).items() if name in _OF_THE_SEARCH}
    index = load(player.knowledge, view.rules) if isinstance(player, LearningSettings) else None
    return big2ai_search(view, version, budget, rng.bits(), index, **settings, **readings)


def _decision(player: Big2aiSettings, view: View, found: Big2aiOutcome, rate: Rate) -> Decision:
    """The decision of a search; a player that learns says so if it knows no game by these rules."""
    values = tuple((one.move, one.rate) for one in found.candidates if one.playable)
    reason = _reason_by_steps(view, found, player.r_w, rate)
    if values and isinstance(player, LearningSettings) and knows_nothing(player.knowledge, view.rules):
        reason = Reason("nothing_learned", why=reason)
    return Decision(found.move, reason, values)


def _reason_by_steps(view: View, found: Big2aiOutcome, trusted: float, rate: Rate) -> Reason:
    last = found.steps[-1]
    if last == _PASS and not found.candidates:
        return Reason("nothing_beats", play=view.table)
    if last == _PASS:
        return Reason("kept_together", kept=_kept(found))
    if last == _ONLY:
        return Reason("only_play_there_is")
    share = round(next(one.rate for one in found.candidates if one.move == found.move), 2)
    if last == _CHEAPEST:
        return Reason(
            "saves_points_passes" if rate == "passes" else "saves_points_wins", trusted=trusted, share=share
        )
    return Reason("most_passes" if rate == "passes" else "most_wins", share=share, count=_playable(found))


def _kept(found: Big2aiOutcome) -> str:
    return str(max((one for one in found.candidates if not one.playable), key=lambda one: one.rate).move)


def _playable(found: Big2aiOutcome) -> int:
    return sum(one.playable for one in found.candidates)


# AI 4.0 with what it lacks: the pass as a move, points instead of wins, and opponents with sense.


@dataclass(frozen=True)
class AI4Plus:
    """Plays the move that earns the most points in games simulated to the end; wins by force when it can.

    Differences from `ai4`: Passing is a move like any other. Moves are judged by points, not by wins or by
    what is left in hand. All moves are tried on the same guessed deals, and the worse ones drop out early.
    Guesses in which a seat passed although it could have played are kept with the chance `doubt` per pass.
    Simulated seats save their high cards with the chance `save`, lead low and whole sets first, and stop a
    player who is about to win. Nothing is learned: it needs no knowledge.
    """

    games: _Budget = 1_000
    doubt: Annotated[float, Between(0.01, 1)] = 0.6
    save: Share = 0.1
    threads: Threads = 1
    ms: Milliseconds = 0

    def __post_init__(self) -> None:
        check_settings(self)

    def decide(self, view: View, rng: Rng) -> Decision:
        line = forced_win(view)
        if line:
            return Decision(line[0], Reason("won_from_here"))
        moves = weigh_moves(
            view, self.games, rng.bits(), doubt=self.doubt, save=self.save, threads=self.threads, ms=self.ms
        )
        values = tuple((one.move, one.points) for one in moves if one.games)
        return Decision(moves[0].move, _reason_by_points(view, moves), values)


def _reason_by_points(view: View, moves: list[WeighedMove]) -> Reason:
    best = moves[0]
    if len(moves) == 1:
        return Reason("nothing_beats", play=view.table) if best.move.is_pass else Reason("only_move")
    second = moves[1]
    points, other_points = round(best.points, 1), round(second.points, 1)
    if second.move.is_pass:
        return Reason("points_against_pass", points=points, other_points=other_points)
    return Reason("points_against_play", points=points, other_points=other_points, other=second.move)
