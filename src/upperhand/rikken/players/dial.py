"""One dial from beginner to the strongest player, to give every person an equal opponent.

All of it is one way to decide: games are imagined from what the seat knows and played to the end for every
candidate (`try_moves` of the core), in the auction, for trump and call, and for cards. A weak player errs as
people do. It is greedy, so every chance of a bid feels larger, or is in a timid mood and passes. It forgets
cards that were played, and who could not follow suit. It imagines few games, and takes a card that looks
almost as good as the best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import Annotated

from upperhand._core import Cards, Rng
from upperhand._core.rikken import Move, View, believed_card, try_moves
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.bidding import call_partner, name_trump
from upperhand.rikken.bidding.chips import Outlook, felt_chips, outlooks, thinkable
from upperhand.spec import Between, check_settings


@dataclass(frozen=True, slots=True)
class Character:
    """What a player of some strength is like."""

    confidence: float
    """The power to which the chance of a bid is raised: 1 weighs it as it is, less is greed."""
    mood: float
    """By how much confidence changes from bid to bid, as a factor of two either way."""
    reach: float
    """How many tricks the goal of a bid may be away from the forecast of the hand."""
    memory: float
    """The chance to remember a card that was played, and who lacks which suit."""
    temperature: float
    """How much worse, in shares of the stake, a card may look and still be drawn; 0: the best is played."""
    games: int
    """Imagined for a decision."""
    draws: int = 1
    """Deals drawn for each that is imagined: the one that fits the auction best counts."""
    errors: float = 0.0
    """How clearly a card, a trump or a call must gain over the usual one, in standard errors."""


# Between two lines every figure changes evenly. docs/players.md has what they were measured to give.
_CHARACTERS: tuple[tuple[float, Character], ...] = (
    (0, Character(0.05, 0.3, 6.0, 0.0, 1.2, 10)),
    (15, Character(0.12, 0.3, 4.9, 0.0, 1.1, 11)),
    (30, Character(0.25, 0.4, 3.9, 0.1, 1.0, 12)),
    (45, Character(0.45, 0.4, 3.1, 0.2, 0.9, 14)),
    (60, Character(0.8, 0.4, 2.5, 0.4, 0.7, 18)),
    (75, Character(1.0, 0.3, 2.5, 0.75, 0.35, 40)),
    (90, Character(1.0, 0.1, 2.8, 1.0, 0.05, 300, 3, 0.25)),
    (100, Character(1.0, 0.0, 3.0, 1.0, 0.0, 1500, 6, 0.5)),
)

_FEW_GAMES = 75.0  # the strength up to which a decision takes a millisecond or two
_HABIT = 1.5  # how much likelier the usual card is drawn than one that looks as good
_ENOUGH_TO_COMPARE = 100  # games, for trumps and calls: with fewer the usual choice is better


def character(strength: float) -> Character:
    """The character at a strength.

    >>> character(12.5).memory, character(100).games
    (0.0, 1500)
    """
    for (low, weaker), (high, stronger) in pairwise(_CHARACTERS):
        if strength <= high:
            return _mixed(weaker, stronger, (strength - low) / (high - low))
    raise ValueError(f"a strength is from 0 to 100, not {strength}")


def _mixed(weaker: Character, stronger: Character, share: float) -> Character:
    def mix(low: float, high: float) -> float:
        return round(low + (high - low) * share, 4)

    return Character(
        mix(weaker.confidence, stronger.confidence),
        mix(weaker.mood, stronger.mood),
        mix(weaker.reach, stronger.reach),
        mix(weaker.memory, stronger.memory),
        mix(weaker.temperature, stronger.temperature),
        round(mix(weaker.games, stronger.games)),
        round(mix(weaker.draws, stronger.draws)),
        mix(weaker.errors, stronger.errors),
    )


@dataclass(frozen=True)
class Dial:
    """Plays at a chosen level: `strength` 0 is a beginner, 100 the strongest player of Rikken here.

    It bids, calls and plays by the chips that imagined games bring. Weak players bid too much, forget cards
    and take cards that only look good; strong ones remember everything and imagine more games.
    """

    strength: Annotated[float, Between(0, 100)] = 50

    def __post_init__(self) -> None:
        check_settings(self)

    def lighter(self, share: float) -> "Dial":
        """With fewer imagined games, as a player of less strength has them."""
        searching = max(0.0, self.strength - _FEW_GAMES)
        return Dial(self.strength - (1 - share) * searching)

    def decide(self, view: View, rng: Rng) -> Decision:
        return decide(view, rng, character(self.strength))


def decide(view: View, rng: Rng, who: Character) -> Decision:
    """What a player of this character does."""
    legal = view.legal_moves()
    if len(legal) == 1:
        return Decision(legal[0], Reason("only_move"))
    if view.phase == "auction":
        return bid(view, rng, who)
    if view.phase == "play":
        return play(view, rng, who)
    usual = name_trump(view) if view.phase == "trump" else call_partner(view)
    return settle(view, rng, who, usual) if who.games >= _ENOUGH_TO_COMPARE else usual


def bid(view: View, rng: Rng, who: Character) -> Decision:
    """The bid that seems to bring most chips, with the chances as this player feels them."""
    moves = thinkable(view, who.reach + rng.random())
    if len(moves) == 1:
        return Decision(moves[0], Reason("dial_out_of_reach"))
    _, tried = _try(view, rng, who, moves)
    confidence = who.confidence * 2 ** (who.mood * (2 * rng.random() - 1))
    best = max(tried, key=lambda one: felt_chips(view, one, confidence))
    return Decision(best.move, _why_bid(best, tried), _values(tried))


def settle(view: View, rng: Rng, who: Character, usual: Decision) -> Decision:
    """Trump or the card to call: the usual one, unless another brings more chips."""
    best, tried = _try(view, rng, who, _usual_first(view, usual.move))
    why = usual.reason if best == usual.move else _why(best, tried)
    return Decision(best, why, _values(tried))


def play(view: View, rng: Rng, who: Character) -> Decision:
    """The usual card, unless another brings more chips or, to a weak player, looks almost as good."""
    forgotten = _forgotten(view, rng, who.memory)
    voids = rng.random() < who.memory
    usual, _ = believed_card(view, rng, forgotten, voids)
    best, tried = _try(view, rng, who, _usual_first(view, usual), forgotten, voids)
    if who.temperature > 0 and view.contract is not None:
        best = _drawn(tried, who.temperature * view.rules.stakes(view.contract)[0], rng)
    return Decision(best, _why(best, tried), _values(tried))


def _usual_first(view: View, usual: Move) -> list[Move]:
    return [usual, *(move for move in view.legal_moves() if move != usual)]


def _try(
    view: View,
    rng: Rng,
    who: Character,
    moves: Sequence[Move],
    forgotten: Cards = Cards(),  # noqa: B008  immutable
    voids: bool = True,
) -> tuple[Move, list[Outlook]]:
    best, tried = try_moves(
        view,
        moves,
        who.games,
        rng,
        forgotten=forgotten,
        voids=voids,
        bids=who.draws,
        errors=who.errors,
    )
    return best, outlooks(tried)


def _forgotten(view: View, rng: Rng, memory: float) -> Cards:
    """Of the cards in finished tricks, those that slip this player's mind now; never its own."""
    cards = Cards()
    for _, trick, _ in view.tricks:
        for seat, card in trick:
            if seat != view.seat and rng.random() >= memory:
                cards |= card
    return cards


def _drawn(tried: Sequence[Outlook], scale: float, rng: Rng) -> Move:
    """One of the moves, the likelier the better it looks; the usual one, which comes first, is likelier."""
    top = max(one.chips for one in tried)
    weights = [exp((one.chips - top) / scale) for one in tried]
    weights[0] *= _HABIT
    at = rng.random() * sum(weights)
    for one, weight in zip(tried, weights, strict=True):
        at -= weight
        if at < 0:
            return one.move
    return tried[0].move


def _why_bid(chosen: Outlook, tried: Sequence[Outlook]) -> Reason:
    chips, share = round(chosen.chips, 1), round(chosen.share, 2)
    if chosen.move.is_pass:
        return Reason("dial_passes", chips=chips, games=sum(one.games for one in tried))
    hopes = chosen.chips < max(one.chips for one in tried)
    return Reason("dial_hopes" if hopes else "dial_bids", chips=chips, share=share)


def _why(move: Move, tried: Sequence[Outlook]) -> Reason:
    """What the games say of the move; a move that others beat only looked good."""
    chips = next(one.chips for one in tried if one.move == move)
    return Reason(
        "dial_most_chips" if chips >= max(one.chips for one in tried) else "dial_looks_good",
        chips=round(chips, 1),
        games=sum(one.games for one in tried),
        count=len(tried),
    )


def _values(tried: Sequence[Outlook]) -> tuple[tuple[Move, float], ...]:
    return tuple((one.move, round(one.chips, 3)) for one in tried)
