"""Decisions: what a player does in a seat, computed in a worker process.

`decide_once` decides for a seat of our own tables, `decide_view` for a game that another program plays, of
which nothing is kept. This module imports little, so that workers start quickly.
"""

from dataclasses import dataclass
from typing import Any

from upperhand import Cards, Record, Rng, games, make_player
from upperhand.errors import IllegalMoveError, UpperhandError
from upperhand.reason import Reason


@dataclass(frozen=True)
class Decided:
    """A decision as plain values, which travel between processes. `fallback` says why it is the clock's."""

    move: str
    reason: Reason
    values: tuple[tuple[str, float], ...] = ()
    fallback: str | None = None


def decide_once(game: str, record: str, seat: int, player: str, chance: tuple[int, int]) -> Decided:
    """In a worker: the decision of one player in one seat, from that seat's View."""
    state: Any = Record.from_json(record).replay()
    decision = make_player(player, game).decide(state.view(seat), Rng.derive(*chance, seat, state.ply))
    if problem := state.why_not(decision.move):
        raise UpperhandError(f"it chose {decision.move}, but {problem}")
    values = tuple((str(move), float(value)) for move, value in decision.values)
    return Decided(str(decision.move), decision.reason, values)


# --- games that are played elsewhere ---

_TRIES = 400
_DECK = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "SHCD"]


@dataclass(frozen=True)
class Known:
    """All that a seat knows: the rules, its own cards, every move, and who began."""

    game: str
    rules_json: str
    seat: int
    dealt: tuple[str, ...]
    moves: tuple[str, ...]
    #: The dealer where there is one, otherwise the seat that moves first.
    start: int | None
    #: Hands of others that lie open: their seat and what they hold now.
    exposed: tuple[tuple[int, tuple[str, ...]], ...] = ()


def decide_view(known: Known, player: str, seed: int) -> Decided:
    """What a player does in that seat."""
    state = Deals(known).find(Rng(seed))
    if state.over:
        raise UpperhandError("the game is over")
    if state.turn != known.seat:
        raise UpperhandError(f"it is the turn of seat {state.turn}, not of seat {known.seat}")
    rng = Rng.derive(seed, 0, known.seat, state.ply)
    decision = make_player(player, known.game).decide(state.view(known.seat), rng)
    values = tuple((str(move), float(value)) for move, value in decision.values)
    return Decided(str(decision.move), decision.reason, values)


class Deals:
    """Looks for a deal in which the moves could be made.

    A View does not depend on how hidden cards lie, so any such deal gives the true View of the seat. What is
    known of the others' cards grows as their moves are replayed.
    """

    def __init__(self, known: Known) -> None:
        self._package = games.load(known.game)
        self._rules = self._package.Rules.from_json(known.rules_json)
        self._seat, self._moves = known.seat, known.moves
        named = (known.seat, known.start or 0, *(seat for seat, _ in known.exposed))
        if max(named) >= self._rules.players:
            raise UpperhandError(f"seats are numbered from 0 to {self._rules.players - 1}")
        own = {str(card) for card in Cards(" ".join(known.dealt))}
        self._size = len(own)
        self._held: list[set[str]] = [set() for _ in range(self._rules.players)]
        self._held[known.seat] = own
        for seat, cards in known.exposed:
            self._held[seat] |= set(cards)
        self._lacks: list[set[str]] = [set() for _ in self._held]
        self._nowhere: set[str] = set()
        self._dealing: dict[str, Any] = {}
        if games.has_dealer(known.game):
            self._dealing = {} if known.start is None else {"dealer": known.start}
        else:
            self._learn_who_opens(known.start)

    def _learn_who_opens(self, first: int | None) -> None:
        """The lowest card that was dealt opens, so what is lower was not dealt."""
        first = self._seat if first is None else first
        played = Cards(self._moves[0]) if self._moves and first != self._seat else None
        hidden = [card for card in _DECK if card not in self._held[self._seat]]
        mine = Cards(" ".join(self._held[self._seat]))
        among = mine if first == self._seat else played or Cards(" ".join(hidden))
        lowest = self._rules.lowest_card(among)
        self._held[first].add(str(lowest))
        self._nowhere = {
            card
            for card in hidden
            if Cards(card) != lowest and self._rules.lowest_card(Cards(card) | lowest) != lowest
        }

    def find(self, rng: Rng) -> Any:
        """The game after the moves, in some deal in which they could be made."""
        problem: object = "a card is in two hands, or a hand has too many"
        for _ in range(_TRIES):
            hands = self._hands(rng)
            if any(len(hand) != self._size for hand in hands):
                continue  # chance left no room for a card; the next one may
            state = self._package.State.from_hands(self._rules, hands, **self._dealing)
            try:
                self._replay(state)
            except IllegalMoveError as error:
                problem = error
            else:
                return state
        raise UpperhandError(f"the moves do not fit the cards: {problem}")

    def _replay(self, state: Any) -> None:
        for text in self._moves[state.ply :]:
            move, turn = self._package.Move(text), state.turn
            try:
                state.apply(move)
            except IllegalMoveError:
                if turn != self._seat:
                    self._learn(state, turn, move)
                raise

    def _learn(self, state: Any, turn: int, move: Any) -> None:
        """A player who plays a card held it; one who does not follow suit has none left of it."""
        played = {str(card) for card in move.cards} if getattr(move, "kind", "card") == "card" else set()
        others = set().union(*(held for place, held in enumerate(self._held) if place != turn))
        if played & others:
            raise UpperhandError(f"seat {turn} cannot have played {move}: it is another seat's")
        trick = getattr(state, "trick", None)
        if played - self._held[turn]:
            self._held[turn] |= played
        elif trick and played and trick[0][1].suit != move.cards.suit:
            self._lacks[turn].add(trick[0][1].suit)

    def _hands(self, rng: Rng) -> list[Cards]:
        """What is held for certain, and the other cards at random where they may lie."""
        certain = set().union(*self._held)
        hidden = [card for card in _DECK if card not in certain and card not in self._nowhere]
        rng.shuffle(hidden)
        hands = [list(held) for held in self._held]
        for card in hidden:
            self._lay(card, hands, set())
        return [Cards(" ".join(hand)) for hand in hands]

    def _lay(self, card: str, hands: list[list[str]], tried: set[int]) -> bool:
        """Finds a hand for a card; where none has room, another card has to move on (an augmenting path)."""
        places = [place for place, lacks in enumerate(self._lacks) if card[1] not in lacks]
        for place in sorted(places, key=lambda place: len(hands[place])):
            if len(hands[place]) < self._size:
                hands[place].append(card)
                return True
            if place in tried:
                continue
            tried.add(place)
            for number in range(len(self._held[place]), self._size):  # those before it lie there for certain
                if self._lay(hands[place][number], hands, tried):
                    hands[place][number] = card
                    return True
        return False
