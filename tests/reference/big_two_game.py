"""One game of Big Two by the rules as written: whose turn it is, what may be played, who won what."""

from __future__ import annotations

from collections.abc import Sequence

from tests.reference.big_two import DECK, BigTwo, Card, CardSet

PASS: CardSet = frozenset()


class Game:
    """A game in progress; a move is the set of cards played, the empty set a pass."""

    def __init__(
        self, rules: BigTwo, hands: Sequence[CardSet], leader: int | None = None, gone: CardSet = PASS
    ) -> None:
        self.rules = rules
        self.dealt = list(hands)
        self.hands = list(hands)
        self.gone = gone
        self.opening_card: Card | None = None
        self.table: CardSet | None = None
        self.table_seat: int | None = None
        self.passed: set[int] = set()
        self.history: list[tuple[int, CardSet]] = []
        self.winner: int | None = None
        if leader is None:
            self.opening_card = rules.lowest(card for hand in hands for card in hand)
            leader = next(seat for seat, hand in enumerate(hands) if self.opening_card in hand)
        self.turn = self.leader = leader
        if self.opening_card is not None and rules.switches["opening"] == "automatic":
            self.move(frozenset([self.opening_card]))

    # ---- what may be played ---------------------------------------------------------------------

    def legal_moves(self) -> list[CardSet]:
        if self.over:
            return []
        plays = self.rules.plays(self.hands[self.turn])
        if self.table is not None:
            table = self.table
            return [play for play in plays if self.rules.beats(play, table)] + [PASS]
        return [play for play in plays if self._opens(play)]

    def _opens(self, play: CardSet) -> bool:
        """The first play of the game holds the lowest card dealt, or is that card alone."""
        if self.history or self.opening_card is None:
            return True
        if self.rules.switches["opening"] == "contains":
            return self.opening_card in play
        return play == {self.opening_card}

    # ---- a move and what follows from it --------------------------------------------------------

    def move(self, cards: CardSet) -> None:
        self.history.append((self.turn, cards))
        if cards == PASS:
            self._take_pass()
        else:
            self._take_play(cards)

    def _take_pass(self) -> None:
        self.passed.add(self.turn)
        assert self.table_seat is not None
        if len(self.passed) == len(self.hands) - 1:
            self._new_trick(self.table_seat)
        else:
            self._next_turn()

    def _take_play(self, cards: CardSet) -> None:
        seat = self.turn
        self.hands[seat] -= cards
        self.table, self.table_seat = cards, seat
        if self.rules.switches["after_pass"] == "may_return":
            self.passed.clear()  # an earlier pass binds nobody once there is a new play to beat
        if not self.hands[seat]:
            self.winner = seat
        elif self.rules.switches["lead_after_unbeatable"] and self._nothing_beats(cards):
            self._new_trick(seat)
        else:
            self._next_turn()

    def _nothing_beats(self, cards: CardSet) -> bool:
        return self.rules.unbeatable(cards, self.unplayed())

    def _new_trick(self, leader: int) -> None:
        self.table = self.table_seat = None
        self.passed.clear()
        self.turn = self.leader = leader

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        while self.turn in self.passed:
            self.turn = (self.turn + 1) % len(self.hands)

    # ---- what is seen from outside --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.winner is not None

    def played(self) -> CardSet:
        return frozenset(card for _, cards in self.history for card in cards)

    def unplayed(self) -> CardSet:
        """Every card that has not been shown: in a hand, the player's own too, or never dealt."""
        return frozenset(DECK) - self.played() - self.gone

    def scores(self) -> list[int]:
        """Each loser pays for the cards left; the winner gets what the losers lose."""
        assert self.winner is not None
        scores = [-self.penalty(seat) for seat in range(len(self.hands))]
        scores[self.winner] = -sum(scores)
        return scores

    def penalty(self, seat: int) -> int:
        """Points lost with the cards still in this seat's hand."""
        hand, switches = self.hands[seat], self.rules.switches
        if switches["scoring"] == "card_value":
            points = self.rules.card_value(hand)
        else:
            points = switches["card_points"] * len(hand)
        if self._is_tripled(seat):
            points *= 3
        elif switches["double_from"] and len(hand) >= switches["double_from"]:
            points *= 2
        if switches["double_per_two"]:
            for _ in (card for card in hand if card[0] == "2"):
                points *= 2
        return int(points)

    def _is_tripled(self, seat: int) -> bool:
        switches = self.rules.switches
        if switches["triple_from"] and len(self.hands[seat]) >= switches["triple_from"]:
            return True
        return bool(switches["triple_if_unplayed"]) and self.hands[seat] == self.dealt[seat]
