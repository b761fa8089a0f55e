"""One dial from beginner to champion, to give every person an equal opponent."""

from dataclasses import dataclass
from typing import Annotated

from upperhand._core import Cards, Rng
from upperhand._core.big_two import Move, View
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.players.network import Scored, drawn
from upperhand.big_two.weights import load_network
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.spec import Between, check_settings

SEARCHES_FROM = 90.0  # below, the network decides with the mistakes of `mistakes(strength)`
_PLAYOUTS = (20, 200)  # games per decision where the search begins, and at strength 100
_HIGH = 10  # the rank of kings: a play with this card or a higher one probably wins the trick


@dataclass(frozen=True)
class Mistakes:
    """What a weak player gets wrong. Preferences are in the logits of the network: 25 are about a point."""

    temperature: float
    """How freely it chooses among moves that it likes."""
    cutoff: float
    """It plays no move that it likes less than the best it sees by more than this."""
    overlooks: float
    """The chance that it does not see a kind of five-card hand; three quarters of it for pairs."""
    memory: int
    """It remembers the cards of this many plays; those of earlier ones may be anywhere."""
    greed: float
    """How much more it likes a play for each step that its highest card is above the lowest rank."""


NONE = Mistakes(temperature=0, cutoff=0, overlooks=0, memory=52, greed=0)


def mistakes(strength: float) -> Mistakes:
    """The mistakes of a player of this strength: every kind becomes rarer with more strength.

    >>> mistakes(0).memory, mistakes(60).memory, mistakes(90) == NONE
    (0, 13, True)
    """
    weakness = max(0.0, 1 - strength / SEARCHES_FROM)
    if weakness == 0:
        return NONE
    return Mistakes(
        temperature=100 * weakness**1.25,
        cutoff=140 * weakness,
        overlooks=0.9 * weakness,
        memory=min(52, int(6.6 * (1 / weakness - 1))),
        greed=11 * weakness + 56 * max(0.0, weakness - 0.75),  # the weakest throw their high cards away
    )


@dataclass(frozen=True)
class Dial:
    """Plays at a chosen level: `strength` 0 is a beginner, 90 plays like `network`, 100 like `champion`.

    Below 90 it makes mistakes that people make, fewer with more strength: it overlooks combinations, forgets
    cards that were played, likes high cards too much, and is not exact about what is best. It plays nothing
    that looks bad to itself. Above 90 it searches, longer with more strength.
    """

    strength: Annotated[float, Between(0, 100)] = 50.0

    def __post_init__(self) -> None:
        check_settings(self)

    def lighter(self, share: float) -> "Dial":
        """With less search; with none, the network's move."""
        searching = max(0.0, self.strength - SEARCHES_FROM)
        return Dial(self.strength - (1 - share) * searching)

    def decide(self, view: View, rng: Rng) -> Decision:
        if self.strength > SEARCHES_FROM:
            return champion(self.strength).decide(view, rng)
        moves = view.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], Reason("only_move"))
        last = next((move for move in moves if move.cards == view.hand), None)
        if last is not None:  # nobody overlooks these
            return Decision(last, Reason("last_cards"))
        return _think(view, mistakes(self.strength), rng)


def champion(strength: float) -> Champion:
    """The player with search at the upper end of the dial: the best that a server can afford at 100."""
    part = (strength - SEARCHES_FROM) / (100 - SEARCHES_FROM)
    fewest, most = _PLAYOUTS
    playouts = round(fewest + part * (most - fewest))
    return Champion(playouts=playouts, deals=playouts // 2)


def forgotten(view: View, memory: int) -> Cards:
    """The cards of others that a player with this memory, in plays, no longer knows to be played."""
    plays = [(seat, move.cards) for seat, move in view.history if not move.is_pass]
    early = plays[: max(0, len(plays) - max(1, memory))]  # the last play lies on the table, or just did
    mask = 0
    for seat, cards in early:
        if seat != view.seat:
            mask |= cards.mask
    return Cards.from_mask(mask)


def _think(view: View, weak: Mistakes, rng: Rng) -> Decision:
    scored = load_network().score(view, forgotten(view, weak.memory))
    seen = _seen(view, scored, weak.overlooks, rng)
    plain = max(seen, key=lambda one: one[1])
    liked = [(move, logit + weak.greed * _height(move), points) for move, logit, points in seen]
    move, _, points = _draw(liked, weak, rng)
    values = tuple((one, round(worth, 3)) for one, _, worth in seen)
    return Decision(move, _thought(view, move, plain[0], round(points, 1)), values)


def _thought(view: View, move: Move, best: Move, points: float) -> Reason:
    """What it thinks of its move."""
    if move == best:
        return Reason("seems_best", points=points)
    high = view.table is not None and _height(move) >= _HIGH and _height(move) > _height(best)
    return Reason("wants_the_lead" if high else "seems_good", points=points)


def _seen(view: View, scored: Scored, overlooks: float, rng: Rng) -> Scored:
    """The moves it sees: a whole kind of combination is seen or not. Singles and the pass are always seen."""
    if overlooks == 0:
        return scored
    missed: dict[str, bool] = {}
    out = []
    for one in scored:
        if one[0].is_pass or len(one[0].cards) == 1:
            out.append(one)
            continue
        combination = view.rules.classify(one[0].cards)
        kind = combination.kind if combination else ""
        if kind not in missed:
            missed[kind] = rng.random() < (overlooks if len(one[0].cards) == 5 else 0.75 * overlooks)
        if not missed[kind]:
            out.append(one)
    return out or scored


def _height(move: Move) -> int:
    """The steps of its highest card above the lowest rank; none for a pass."""
    return 0 if move.is_pass else (move.cards.mask.bit_length() - 1) // 4


def _draw(liked: Scored, weak: Mistakes, rng: Rng) -> tuple[Move, float, float]:
    best = max(logit for _, logit, _ in liked)
    near = [one for one in liked if one[1] >= best - weak.cutoff]
    return drawn(near, weak.temperature, rng)
