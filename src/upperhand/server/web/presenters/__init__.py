"""Presenters: one module per game in this package turns Views into messages.

All messages to a seat or a spectator about a running game come from `views`, `public`, `legal` and
`why_not`, which get only Views; `explain` and `headline` are for finished games.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol, cast

from upperhand import Cards, Decision, Record, Rng, games
from upperhand.analysis import Alternative
from upperhand.reason import Reason
from upperhand.server.web.wire.server import HintAlternative, HintOutcome
from upperhand.server.web.wire.views import BigTwoView, Legal, RikkenView, Stake, TableMove

View = BigTwoView | RikkenView

#: A cache for small values that are the same for every seat and at every table.
cached = lru_cache(maxsize=20_000)


@dataclass(frozen=True)
class TrickStarts:
    """The plies at which the current trick and the one before it began."""

    start: int = 0
    before: int = 0


@dataclass(frozen=True)
class Played:
    """What was played in a finished game; no contract where there are no bids, or nobody made one."""

    contract: str | None
    declarers: Sequence[int]
    partner: int | None = None
    #: The kind of combination that ended a game without bids.
    finish: str | None = None

    def role(self, seat: int) -> str | None:
        """None where everybody plays alone, and if all passed."""
        if self.contract is None or not self.declarers:
            return None
        if seat in self.declarers:
            return "declarer"
        return "partner" if seat == self.partner else "defender"


class Presenter(Protocol):
    """The module of a game."""

    def views(self, views: Sequence[Any], starts: TrickStarts) -> Sequence[View]:
        """What every seat sees; parts that all see are built once if possible."""

    def public(self, views: Sequence[Any], starts: TrickStarts) -> View:
        """What a spectator sees: no more than every seat knows."""

    def legal(self, view: Any) -> list[Legal]:
        """What the seat may do now, weakest first within a kind."""

    def stakes(self, rules: Any) -> list[Stake]:
        """Every bid of the rules from low to high, with what it is worth."""

    def why_not(self, view: Any, legal: Iterable[Legal]) -> dict[str, Reason]:
        """Why some cards cannot be played now or, in an auction, some bids not made."""

    def asks_for_cards(self, view: Any) -> bool:
        """Whether the seat to move plays cards, rather than bids."""

    def table_move(self, rules: Any, seat: int, move: Any) -> TableMove:
        """A move that was made."""

    def sentence(self, rules: Any, name: str, move: Any) -> str:
        """A move that was made, as a sentence."""

    def clock_move(self, view: Any, rng: Rng) -> Decision:
        """The default move when the time is up; quick enough for the event loop."""

    def patterns(self, state: Any) -> list[list[str]]:
        """What each seat played in a finished game, for its person's statistics."""

    def played(self, state: Any) -> Played:
        """What was played in a finished game, and by whom."""

    def headline(self, state: Any) -> Reason:
        """The result of a game."""

    def explain(self, state: Any) -> list[list[Reason]]:
        """How the points of each seat were counted, in lines."""


#: The tag of a Record that tells which seats were those of bots: `1 3`.
_BOTS = "bots"


def bots_tag(seats: Iterable[int]) -> dict[str, str]:
    """What a Record says of the bots in these seats; nothing where there are none."""
    return {_BOTS: told} if (told := " ".join(map(str, seats))) else {}


def bot_seats(record: Record) -> list[bool]:
    """For every seat of a Record of ours whether a bot sat there."""
    told = str(record.tags.get(_BOTS, "")).split()
    return [str(seat) in told for seat in range(len(record.seats))]


def has_won(game: str, scores: Sequence[int], seat: int) -> bool:
    """The best score where one player wins from all others; otherwise any gain."""
    return scores[seat] == max(scores) if games.words(game).ONE_WINNER else scores[seat] > 0


def result_of(game: str, scores: Sequence[int], seat: int) -> str:
    """`won`, `lost` or `even`."""
    if has_won(game, scores, seat):
        return "won"
    return "lost" if games.words(game).ONE_WINNER or scores[seat] < 0 else "even"


def load_presenter(game: str) -> Presenter:
    """The presenter of a game."""
    return cast(Presenter, import_module(f"upperhand.server.web.presenters.{game}"))


def texts(cards: Iterable[Cards]) -> list[str]:
    """Cards one by one as text."""
    return [str(card) for card in cards]


def refusals(view: Any, legal: Iterable[Legal], of: Any) -> dict[str, Reason]:
    """For every card in hand that is in no legal move, why it cannot be played alone."""
    live = {card for each in legal for card in each.cards}
    dead = [card for card in view.hand if str(card) not in live]
    return {str(card): view.why_not(of(card)) or Reason("in_no_play") for card in dead}


def alternative(game: str, one: Alternative | None) -> HintAlternative | None:
    """What a move is compared with; its move is said as advice is."""
    if one is None:
        return None
    outcome = HintOutcome(**one.outcome.to_json()) if one.outcome else None
    command = games.words(game).command(one.move)
    return HintAlternative(move=str(one.move), command=command, points=one.points, outcome=outcome)
