"""The adaptive player of Vorsteveld (2007), section 6.2: it bids by how games with similar hands ended.

The games of its knowledge base become beliefs, and the bid is the contract of the most expected chips, or, as
the thesis proposes, the one that pays most of those won often enough. What is not known yet is bid as usual,
and so becomes known. Cards are played as the advanced player plays them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from upperhand._core import Rng
from upperhand._core.rikken import Move, View
from upperhand.knowledge import NONE
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.bidding import Bidding, Method, Range, bid, conditions, fits_trump, method
from upperhand.rikken.bidding.forecasts import KINDS, wants_tricks
from upperhand.rikken.knowledge import Counting, Index, Tally, generalised, load, seen_by, written
from upperhand.rikken.players.advanced import Advanced, Cover
from upperhand.spec import Between, check_settings

# tpc: as the thesis proposes. mixed: where no tricks are wanted, the cards that cannot be got rid of instead.
Generalising = Literal["mixed", "tpc"]
Deciding = Literal["chips", "percentage"]

_NOTHING = Index(None, [], [])


@dataclass(frozen=True)
class Adaptive:
    """Bids by the chips that similar hands gained in learned games; plays like `advanced` (Vorsteveld).

    `knowledge` is its base, `prior` a base that counts for all opponents. With `enough` games of a kind of
    hand and contract, these games decide; before that, `bidding` and `conditions` decide as in `advanced`,
    with a margin of `reach` tricks to try things. Only the `last` games of the base count; 0: all.
    `generalising` says how hands are classified: `tpc` as in the thesis, or `mixed`. `deciding` says by what:
    the `chips` to expect, or the `percentage` of games won, which must be `percentage` or more. `cover` is as
    in `advanced`.
    """

    knowledge: str = "shipped"
    prior: str = "none"
    enough: Annotated[int, Between(1)] = 10
    last: Annotated[int, Between(0)] = 0
    reach: Annotated[float, Between(0, 13)] = 0.0
    generalising: Generalising = "mixed"
    bidding: Bidding = "ltc"
    conditions: tuple[str, ...] = ("minimal",)
    deciding: Deciding = "chips"
    percentage: Annotated[float, Between(0, 100)] = 50.0
    cover: Cover = "any"

    def __post_init__(self) -> None:
        check_settings(self)
        conditions(self.conditions, "advanced", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        usual = Advanced(self.bidding, self.conditions, self.cover)
        if view.phase != "auction":
            return usual.decide(view, rng)
        own, prior = load(self.knowledge, view.rules), load(self.prior, view.rules)
        if own is None and prior is None:
            found = usual.decide(view, rng)
            wanted_to_know = {self.knowledge, self.prior} != {NONE}
            return (
                replace(found, reason=Reason("nothing_learned", why=found.reason))
                if wanted_to_know
                else found
            )
        wanted = conditions(self.conditions, "advanced", self.bidding)
        memory = LearnedGames(own or _NOTHING, prior or _NOTHING, self.generalising, self.enough, self.last)
        usual_bidding = UsualBidding(method(self.bidding), wanted, self.reach)
        if self.deciding == "percentage":
            return bid_by_percentage(view, rng, memory, usual_bidding, self.percentage / 100)
        return choose_bid(view, rng, memory, usual_bidding)


@dataclass(frozen=True)
class Belief:
    """What is expected of a contract on a hand of this kind.

    The games of this table count one by one; those of all tables count for as many games as are enough, at
    their mean. So a new table is met with what is known of others, and soon has the greater weight.
    """

    here: Tally
    everywhere: Tally
    enough: int

    @property
    def known(self) -> bool:
        return self.everywhere.games >= self.enough

    @property
    def chips(self) -> float:
        """The chips of a game, on average."""
        weighed = self.here.chips + self.enough * self.everywhere.mean
        return weighed / (self.here.games + self.enough)

    @property
    def won(self) -> float:
        """The share of games won, weighed in the same way."""
        weighed = self.here.wins + self.enough * self.everywhere.won
        return weighed / (self.here.games + self.enough)


@dataclass(frozen=True)
class LearnedGames:
    """Reads the indexes as a player's settings say."""

    own: Index
    prior: Index
    """Counts for all tables equally."""
    generalising: Generalising
    enough: int
    last: int
    """Only this many of the latest games of its own base count; 0: all."""

    def contract(self, view: View, contract: str) -> Belief:
        counting = self.counting(contract)
        here = self.own.tally(contract, view.hand, counting, seen_by(view), self.last)
        learned = self.own.tally(contract, view.hand, counting, memory=self.last)
        return Belief(here, learned + self.prior.tally(contract, view.hand, counting), self.enough)

    def counting(self, contract: str) -> Counting:
        return "tpc" if self.generalising == "tpc" or wants_tricks(contract) else "ltc"


@dataclass(frozen=True)
class UsualBidding:
    """How the player bids when it knows nothing; `reach` is how many tricks further it then tries."""

    method: Method
    conditions: Mapping[str, Range]
    reach: float

    def decide(self, view: View, rng: Rng) -> Decision:
        return bid(view, rng, self.method, self.conditions)

    def attempt(self, view: View, rng: Rng, known: Mapping[str, Belief]) -> Decision | None:
        """A contract that is worth a try because nobody knows how it ends."""
        unknown = {
            contract: wanted.widened(self.reach)
            for contract, wanted in self.conditions.items()
            if contract not in known
        }
        tried = bid(view, rng, self.method, unknown)
        return tried if tried.move.contract in unknown else None


def choose_bid(view: View, rng: Rng, memory: LearnedGames, usual: UsualBidding) -> Decision:
    """The contract with the most expected chips, if any are expected.

    One that is not known yet is expected to be won, if the usual bidding would play it.
    """
    legal = {move.contract: move for move in view.legal_moves() if move.contract is not None}
    known = _known(view, memory, legal)
    if not known:
        return usual.decide(view, rng)
    values = tuple((legal[contract], round(belief.chips, 3)) for contract, belief in known.items())
    best = max(reversed(known), key=lambda contract: known[contract].chips)
    tried = usual.attempt(view, rng, known) if "pass" in legal else None
    if tried is not None and view.rules.stakes(tried.move.contract)[0] > known[best].chips:
        return Decision(tried.move, Reason("not_known_yet", forecast=tried.reason), values)
    forecast = _forecast(view, memory, best, known[best])
    if known[best].chips > 0 or "pass" not in legal:
        return Decision(legal[best], forecast, values)
    return Decision(legal["pass"], Reason("such_hands_lose", bid=best, forecast=forecast), values)


def bid_by_percentage(
    view: View, rng: Rng, memory: LearnedGames, usual: UsualBidding, least: float
) -> Decision:
    """As section 6.2 has it: "the player will only play when the database has a certain winning percentage".

    Of the contracts won so often, the one with the highest payoff, as in the minimal conditions; one that is
    not known yet counts if the usual bidding would play it.
    """
    legal = {move.contract: move for move in view.legal_moves() if move.contract is not None}
    known = _known(view, memory, legal)
    if not known:
        return usual.decide(view, rng)
    values = tuple((legal[contract], round(belief.won, 3)) for contract, belief in known.items())
    often = [contract for contract, belief in known.items() if belief.won >= least]
    best = max(reversed(often), key=lambda contract: view.rules.stakes(contract)[0]) if often else None
    tried = usual.attempt(view, rng, known) if "pass" in legal else None
    if tried is not None and (best is None or _pays_more(view, tried.move.contract, best)):
        return Decision(tried.move, Reason("not_known_yet", forecast=tried.reason), values)
    likeliest = best or max(known, key=lambda contract: known[contract].won)
    forecast = Reason(
        "won_often",
        share=known[likeliest].won,
        games=known[likeliest].everywhere.games,
        hand=written(generalised(view.hand, memory.counting(likeliest))),
    )
    if best is not None or "pass" not in legal:
        return Decision(legal[likeliest], forecast, values)
    return Decision(legal["pass"], Reason("such_hands_lose", bid=likeliest, forecast=forecast), values)


def _pays_more(view: View, contract: str | None, than: str) -> bool:
    return contract is not None and view.rules.stakes(contract)[0] > view.rules.stakes(than)[0]


def _known(view: View, memory: LearnedGames, legal: Mapping[str, Move]) -> dict[str, Belief]:
    asked = [contract for contract in legal if contract in KINDS and fits_trump(contract, view.hand)]
    beliefs = {contract: memory.contract(view, contract) for contract in asked}
    return {contract: belief for contract, belief in beliefs.items() if belief.known}


def _forecast(view: View, memory: LearnedGames, contract: str, belief: Belief) -> Reason:
    return Reason(
        "such_hands_won",
        chips=round(belief.chips, 1),
        wins=belief.everywhere.wins,
        games=belief.everywhere.games,
        hand=written(generalised(view.hand, memory.counting(contract))),
    )
