"""One game of Rikken by the rules as written: the auction, trump and partner, thirteen tricks, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.reference.rikken import (
    CONTRACTS,
    QUEEN,
    SUITS,
    Card,
    Hand,
    Laid,
    Switches,
    aces,
    callable_cards,
    of_suit,
    playable,
    queen_of_spades_cards,
    suit,
    winner,
)
from tests.reference.rikken_scores import scores

PASS = "pass"


@dataclass(frozen=True)
class Settled:
    """A contract that is settled when a game begins, as experiments and exercises want it."""

    contract: str
    declarers: tuple[int, ...] = ()
    trump: str | None = None
    called: Card | None = None
    partner: int | None = None  # where no hand shows who it is
    leader: int | None = None


class Game:
    """A game in progress, from the first bid on or from a contract that is settled."""

    def __init__(
        self, switches: Switches, hands: Sequence[Hand], dealer: int, settled: Settled | None = None
    ) -> None:
        self.switches = switches
        self.settled = settled
        self.dealt = list(hands)
        self.hands = list(hands)
        self.dealer = dealer
        self.phase = "auction"
        self.turn = self.after(dealer)
        self.history: list[tuple[int, str]] = []
        self.bids: list[tuple[int, str]] = []  # with the passes
        self.contract: str | None = None
        self.declarers: list[int] = []
        self.trump: str | None = None
        self.called: Card | None = None
        self.blind = False
        self.partner: int | None = None
        self.without_called: set[int] = set()  # seats whose cards show that they lack the called one
        self.leader: int | None = None
        self.trick: list[Laid] = []
        self.tricks: list[tuple[list[Laid], int]] = []
        if settled is not None:
            self._set_up(settled)

    def _set_up(self, settled: Settled) -> None:
        self.contract, self.declarers = settled.contract, list(settled.declarers)
        self.trump = "H" if settled.contract.endswith("_beter") else settled.trump
        self.called = settled.called
        holders = [seat for seat in range(4) if self.called in self.hands[seat]]
        self.partner = holders[0] if holders else settled.partner
        self._begin_play()
        if settled.leader is not None:
            self.turn = self.leader = settled.leader

    def again(self, dealt: Sequence[Hand]) -> Game:
        """The same beginning with another deal."""
        return Game(self.switches, dealt, self.dealer, self.settled)

    @staticmethod
    def after(seat: int) -> int:
        return (seat + 1) % 4

    # ---- what may be done -----------------------------------------------------------------------

    def legal_moves(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.phase == "auction":
            return self._legal_bids(hand)
        if self.phase == "trump":
            return [f"trump {each}" for each in SUITS if not self._fourth_ace_is(each)]
        if self.phase == "call":
            return callable_cards(hand, self.trump, self.switches["blind_call"])
        return sorted(self._legal_cards(hand)) if self.phase == "play" else []

    def _fourth_ace_is(self, each: str) -> bool:
        """In Troela the partner may not make the suit of the fourth ace, or of the called king, trump."""
        if self.contract != "troela":
            return False
        return f"A{each}" in self.hands[self.turn] or (self.called is not None and suit(self.called) == each)

    # ---- the auction ----------------------------------------------------------------------------

    @property
    def passed(self) -> set[int]:
        return {seat for seat, bid in self.bids if bid == PASS}

    @property
    def highest(self) -> str | None:
        made = [bid for _, bid in self.bids if bid != PASS]
        return made[-1] if made else None

    @property
    def standing(self) -> list[int]:
        """Seats that stand at the highest bid: the one who made it, and those who joined."""
        return [seat for seat, bid in self.bids if bid != PASS and bid == self.highest]

    def _legal_bids(self, hand: Hand) -> list[str]:
        moves = [bid for bid in self.switches["bids"] if self._may_bid(bid, hand)]
        if "troela" in moves and self.switches["troela"] == "obligatory":
            return ["troela"]
        must_play = self.switches["all_pass"] == "dealer_plays" and len(self.passed) == 3
        return moves if must_play else [*moves, PASS]

    def _may_bid(self, bid: str, hand: Hand) -> bool:
        enough = (3, 4) if self.switches["four_aces"] else (3,)
        if bid == "troela" and (self.switches["troela"] == "off" or len(aces(hand)) not in enough):
            return False
        if bid == "schoppen_mie" and len(self.passed) < 3:
            return False
        if self.highest is None:
            return True
        order = list(self.switches["bids"])
        joins = bid == self.highest and bid in self.switches["join"]
        return joins or order.index(bid) > order.index(self.highest)

    def _take_bid(self, bid: str) -> None:
        self.bids.append((self.turn, bid))
        if len(self.passed) == 4:
            self._all_passed()
            return
        asked = [seat for seat in range(4) if seat not in self.passed and seat not in self.standing]
        if self.highest is not None and not asked:
            self._settle(self.highest, self.standing)
            return
        self.turn = self.after(self.turn)
        while self.turn not in asked:
            self.turn = self.after(self.turn)

    def _all_passed(self) -> None:
        if self.switches["all_pass"] == "schoppen_mie":
            self._settle("schoppen_mie", [])
        else:
            self.phase = "over"

    # ---- trump and partner ----------------------------------------------------------------------

    def _settle(self, contract: str, declarers: list[int]) -> None:
        self.contract = contract
        self.declarers = [] if contract == "schoppen_mie" else declarers  # there all play for themselves
        if contract == "troela" and len(aces(self.hands[declarers[0]])) == 4:
            self.phase, self.turn = "call", declarers[0]
        elif contract == "troela":
            self.partner = next(seat for seat in range(4) if seat not in declarers and aces(self.hands[seat]))
            self.phase, self.turn = "trump", self.partner
        elif contract == "rik_beter":
            self.trump = "H"
            self.phase, self.turn = "call", declarers[0]
        elif contract.endswith("_beter"):
            self.trump = "H"
            self._begin_play()
        elif CONTRACTS[contract].trump:
            self.phase, self.turn = "trump", declarers[0]
        else:
            self._begin_play()

    def _take_trump(self, chosen: str) -> None:
        self.trump = chosen
        if self.contract == "rik":
            self.phase = "call"
        else:
            self._begin_play()

    def _take_call(self, card: Card, blind: bool) -> None:
        self.called, self.blind = card, blind
        self.partner = next(seat for seat in range(4) if card in self.hands[seat])
        if self.contract == "troela":
            self.phase, self.turn = "trump", self.partner
        else:
            self._begin_play()

    # ---- the tricks -----------------------------------------------------------------------------

    def _begin_play(self) -> None:
        assert self.contract is not None
        self.phase = "play"
        leads = CONTRACTS[self.contract].leads
        self.turn = self.leader = self.declarers[0] if leads else self.after(self.dealer)
        if self.contract == "troela" and self.switches["troela_lead"] != "left_of_dealer":
            assert self.partner is not None
            self.turn = self.leader = self.partner

    @property
    def led(self) -> str | None:
        return suit(self.trick[0][1]) if self.trick else None

    @property
    def queen_laid(self) -> bool:
        return not any(QUEEN in hand for hand in self.hands)

    def _legal_cards(self, hand: Hand) -> Hand:
        if self.contract == "schoppen_mie":
            return queen_of_spades_cards(hand, self.led, self.queen_laid)
        cards = playable(hand, self.led)
        if self._troela_begins():
            return self._first_of_troela(hand, cards)
        if self.contract == "troela":
            return self._trumping(hand, cards)
        if self.called in cards and self.led is None:
            return self._leads_with_called(cards)
        if self.called in cards and self._must_play_called():
            return frozenset([self.called])
        return self._trumping(hand, cards)

    def _trumping(self, hand: Hand, cards: Hand) -> Hand:
        if self.switches["must_trump"] and self.led is not None and not of_suit(hand, self.led):
            return of_suit(hand, self.trump) or cards
        return cards

    def _troela_begins(self) -> bool:
        """The first trick of the whole game, which the partner of a Troela has to begin."""
        whole = not self.tricks and sum(map(len, self.hands)) + len(self.trick) == 52
        rule = self.switches["troela_lead"] != "left_of_dealer"
        return self.contract == "troela" and whole and rule and self.leader == self.partner

    def _first_of_troela(self, hand: Hand, cards: Hand) -> Hand:
        """It is led with the fourth ace or the called card, and by some rules not trumped."""
        if self.led is None:
            return frozenset([self.called] if self.called else aces(hand))
        if of_suit(hand, self.led):
            return cards
        if self.switches["troela_lead"] == "ace_not_trumped":
            return cards - of_suit(hand, self.trump) or cards
        return self._trumping(hand, cards)

    def _leads_with_called(self, cards: Hand) -> Hand:
        """Where the called card comes as soon as its suit is led, its holder leads that suit with it."""
        assert self.called is not None
        if self.switches["called_ace"] != "must_when_led":
            return cards
        return cards - of_suit(cards, suit(self.called)) | {self.called}

    def _must_play_called(self) -> bool:
        assert self.called is not None
        if self.led != suit(self.called):
            return False
        if self.switches["called_ace"] == "must_when_declarer_leads":
            return self.leader in self.declarers
        return bool(self.switches["called_ace"] == "must_when_led")

    def _shows_no_called(self, card: Card) -> bool:
        """A suit not followed, or a duty not done: this seat does not hold the called card."""
        if self.called is None or card == self.called or self.contract == "troela":
            return False
        if self.led is None:
            return suit(card) == suit(self.called) and self.switches["called_ace"] == "must_when_led"
        if self.led != suit(self.called):
            return False
        return suit(card) != self.led or self._must_play_called()

    def _take_card(self, card: Card) -> None:
        if self._shows_no_called(card):
            self.without_called.add(self.turn)
        self.hands[self.turn] -= {card}
        self.trick.append((self.turn, card))
        if len(self.trick) < 4:
            self.turn = self.after(self.turn)
            return
        taker = winner(self.trick, self.trump)[0]
        self.tricks.append((self.trick, taker))
        self.trick = []
        self.turn = self.leader = taker
        if not self.hands[taker]:
            self.phase = "over"

    # ---- a move ---------------------------------------------------------------------------------

    def move(self, said: str) -> None:
        self.history.append((self.turn, said))
        words = said.split()
        if self.phase == "auction":
            self._take_bid(said)
        elif self.phase == "trump":
            self._take_trump(words[1])
        elif self.phase == "call":
            self._take_call(words[1], "blind" in words)
        else:
            self._take_card(said)

    # ---- what is seen from outside --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def passed_out(self) -> bool:
        return self.over and self.contract is None

    def tricks_won(self) -> list[int]:
        return [sum(taker == seat for _, taker in self.tricks) for seat in range(4)]

    def laid(self) -> list[Laid]:
        """Every card played, in order, with its seat."""
        return [laid for trick, _ in self.tricks for laid in trick] + self.trick

    def scores(self) -> list[int]:
        assert self.over
        if self.contract is None:
            return [0, 0, 0, 0]
        return scores(
            self.switches["scores"],
            self.switches["overtricks"],
            self.switches["tariffs"],
            self.contract,
            self.declarers,
            self.partner,
            self.tricks,
        )

    # ---- what a seat is shown -------------------------------------------------------------------

    def knows_partner(self, seat: int) -> bool:
        """By Troela, by holding the called card, since it fell, or because nobody else can hold it."""
        if self.partner is None:
            return False
        fallen = not any(self.called in hand for hand in self.hands)
        return self.contract == "troela" or seat == self.partner or fallen or len(self.suspects(seat)) == 1

    def suspects(self, seat: int) -> list[int]:
        """Who, for a seat that lacks the called card, may hold it: nobody who was seen not to."""
        others = [who for who in range(4) if who != seat and who not in self.declarers]
        return [who for who in others if who not in self.without_called]

    def shown_to(self, seat: int) -> set[int]:
        """Whose hands, besides its own, lie open to this seat."""
        if self.contract is None or self.phase != "play":
            return set()
        contract = CONTRACTS[self.contract]
        if not contract.open or sum(map(len, self.hands)) > 52 - 5:
            return set()
        if contract.talk and seat not in self.declarers:
            return set(range(4)) - {seat}
        return set(self.declarers) - {seat}
