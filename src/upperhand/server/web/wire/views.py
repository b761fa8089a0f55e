"""What is seen of a game: one model per game, filled only from a View (`presenters/`)."""

from typing import Annotated, Literal, TypeVar

from pydantic import ConfigDict, Field

from upperhand.server.web.wire.common import Card, Model

RikkenPhase = Literal["auction", "trump", "call", "play", "over"]
BidKind = Literal["partner", "alone", "few", "open", "each"]

T = TypeVar("T")
OrAbsent = Annotated[T | None, Field(exclude_if=lambda value: value is None)]


class TableMove(Model):
    """A move on the table: a play, a pass, a bid, a choice or a card."""

    seat: int
    move: str
    #: single, pair, ... straight_flush and pass in Big Two; bid, trump, call, card and pass in Rikken.
    kind: str
    cards: list[Card]
    #: In English; the page has words of its own for `kind` and `cards`.
    text: str


class Legal(Model):
    """A move that the seat may make now. `cards` are the cards it plays; a bid plays none.

    There may be hundreds of them, so what does not apply is left out.
    """

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    move: str
    kind: str
    cards: list[Card]
    text: OrAbsent[str] = None
    #: A bid's contract, the suit made trump, or the card called.
    choice: OrAbsent[str] = None
    blind: OrAbsent[bool] = None


class LastTrick(Model):
    """The previous trick, to keep it on the screen for a while."""

    plays: list[TableMove]
    winner: int


class BigTwoSeat(Model):
    seat: int
    name: str
    count: int
    #: Whether it passed and is not asked again before the next play, or in this trick where the rules say so.
    passed: bool


class BigTwoView(Model):
    """Big Two as one seat sees it; `seat` is null for a spectator, whose hand is empty."""

    game: Literal["big_two"]
    seat: int | None
    phase: Literal["play", "over"]
    turn: int
    #: Who led, or leads, the running trick.
    leader: int
    seats: list[BigTwoSeat]
    hand: list[Card]
    #: The own hand split into plays as a good player might, to arrange it by.
    groups: list[list[Card]] = []
    #: The play to beat.
    table: TableMove | None
    #: Every play and pass of the running trick.
    trick: list[TableMove]
    last_trick: LastTrick | None
    #: The card that must be part of the first play.
    must_contain: Card | None
    winner: int | None
    #: All hands, where a spectator sees them after the game or a review shows them.
    hands: list[list[Card]] | None = None


class RikkenSeat(Model):
    seat: int
    name: str
    count: int
    tricks: int
    #: The last thing said in the auction.
    bid: str | None
    passed: bool
    #: An open hand.
    exposed: list[Card] | None


class Bid(Model):
    seat: int
    bid: str
    text: str


class Stake(Model):
    """What a bid is worth, in all, to the player who makes it or loses it."""

    bid: str
    #: Bids of one kind are shown together.
    kind: BidKind
    gain: int
    loss: int


class Contract(Model):
    """What is played or, in the auction, the highest bid so far."""

    name: str
    text: str
    goal: str
    declarers: list[int]
    trump: str | None
    called: Card | None
    blind: bool
    #: The declarer's partner, if this seat knows.
    partner: int | None


class RikkenView(Model):
    """Rikken as one seat sees it; `seat` is null for a spectator, whose hand is empty."""

    game: Literal["rikken"]
    seat: int | None
    phase: RikkenPhase
    turn: int
    dealer: int
    leader: int | None
    seats: list[RikkenSeat]
    hand: list[Card]
    bids: list[Bid]
    #: In the auction, every bid of the rules from low to high, whether or not it may still be made.
    stakes: list[Stake]
    contract: Contract | None
    #: The card that wins the running trick.
    table: Card | None
    #: The running trick.
    trick: list[TableMove]
    last_trick: LastTrick | None
    tricks_won: list[int]
    passed_out: bool
    hands: list[list[Card]] | None = None


GameView = Annotated[BigTwoView | RikkenView, Field(discriminator="game")]
