"""How Rikken is shown."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from upperhand import Cards, Decision, Rng, make_player
from upperhand.locales import word
from upperhand.reason import Reason
from upperhand.rikken import Move, Rules, State, View, arrange
from upperhand.rikken.words import (
    bid_kind,
    card_name,
    command,
    contract_name,
    count,
    in_trump,
    result,
    roles,
    suit_name,
)
from upperhand.server.web.presenters import Played, TrickStarts, cached, refusals, texts
from upperhand.server.web.wire.views import (
    Bid,
    BidKind,
    Contract,
    LastTrick,
    Legal,
    RikkenPhase,
    RikkenSeat,
    RikkenView,
    Stake,
    TableMove,
)

_STEADY = make_player("basic", "rikken")


def views(views: Sequence[View], starts: TrickStarts) -> list[RikkenView]:  # noqa: ARG001 - Views know their tricks
    """Only some seats may know a partner and open hands, so each seat has its own view."""
    return [
        _shown(view, seat=view.seat, hand=view.hand, partner=view.partner, exposed=view.exposed)
        for view in views
    ]


def public(views: Sequence[View], starts: TrickStarts) -> RikkenView:  # noqa: ARG001
    """A partner known to all, and hands that everybody else sees."""
    partners = {view.partner for view in views}
    partner = partners.pop() if len(partners) == 1 else None
    seen = [set(view.exposed) | {view.seat} for view in views]
    exposed = {seat: cards for view in views for seat, cards in view.exposed.items()}
    open_to_all = {seat: cards for seat, cards in exposed.items() if all(seat in known for known in seen)}
    return _shown(views[0], seat=None, hand=Cards(""), partner=partner, exposed=open_to_all)


def _shown(
    view: View, *, seat: int | None, hand: Cards, partner: int | None, exposed: Mapping[int, Cards]
) -> RikkenView:
    return RikkenView(
        game="rikken",
        seat=seat,
        phase=cast(RikkenPhase, view.phase),
        turn=view.turn,
        dealer=view.dealer,
        leader=view.trick_leader if view.phase in ("play", "over") else None,
        seats=_seats(view, exposed),
        hand=texts(arrange(hand)),
        bids=[_bid(who, bid) for who, bid in view.bids],
        stakes=stakes(view.rules) if view.phase == "auction" else [],
        contract=_contract(view, partner),
        table=None if view.table is None else str(view.table.cards),
        trick=_cards(view.trick),
        last_trick=_last_trick(view),
        tricks_won=list(view.tricks_won),
        passed_out=view.passed_out,
    )


def opened(view: RikkenView, state: State) -> RikkenView:
    """The same with all hands on the table, for puzzles; then the partner is no secret either."""
    seats = [
        seat.model_copy(update={"exposed": texts(arrange(state.hands[seat.seat]))}) for seat in view.seats
    ]
    contract = view.contract and view.contract.model_copy(update={"partner": state.partner})
    return view.model_copy(update={"seats": seats, "contract": contract})


@cached
def _bid(seat: int, bid: str) -> Bid:
    return Bid(seat=seat, bid=bid, text=contract_name(bid))


@cached
def stakes(rules: Rules) -> list[Stake]:
    return [_stake(rules, bid) for bid in rules.bids]


def _stake(rules: Rules, bid: str) -> Stake:
    gain, loss = rules.stakes(bid)
    return Stake(bid=bid, kind=cast(BidKind, bid_kind(bid)), gain=gain, loss=loss)


def _seats(view: View, exposed: Mapping[int, Cards]) -> list[RikkenSeat]:
    said = dict(view.bids)
    counts, won = view.counts, view.tricks_won
    return [
        _seat(seat, name, counts[seat], won[seat], said.get(seat), exposed.get(seat))
        for seat, name in enumerate(view.names)
    ]


@cached
def _seat(seat: int, name: str, count: int, tricks: int, bid: str | None, shown: Cards | None) -> RikkenSeat:
    return RikkenSeat(
        seat=seat,
        name=name,
        count=count,
        tricks=tricks,
        bid=bid,
        passed=bid == "pass",
        exposed=None if shown is None else texts(arrange(shown)),
    )


def _contract(view: View, partner: int | None) -> Contract | None:
    if view.contract is None:
        return None
    return Contract(
        name=view.contract,
        text=str(in_trump(view)),
        goal=word("goal", view.contract),
        declarers=list(view.declarers),
        trump=view.trump,
        called=None if view.called is None else str(view.called),
        blind=view.blind,
        partner=partner,
    )


def _cards(played: Iterable[tuple[int, Cards]]) -> list[TableMove]:
    return [_card(seat, card) for seat, card in played]


@cached
def _card(seat: int, card: Cards) -> TableMove:
    return TableMove(seat=seat, move=str(card), kind="card", cards=[str(card)], text=str(card))


def _last_trick(view: View) -> LastTrick | None:
    if not view.tricks:
        return None
    _, played, winner = view.tricks[-1]
    return LastTrick(plays=_cards(played), winner=winner)


def legal(view: View) -> list[Legal]:
    return [_legal(view.rules, move) for move in view.legal_moves()]


@cached
def _legal(rules: Rules, move: Move) -> Legal:
    made = table_move(rules, 0, move)
    if move.kind == "card":
        return Legal(move=made.move, kind="card", cards=made.cards)
    if move.is_pass:
        return Legal(move=made.move, kind="pass", cards=[])
    if move.kind == "trump":
        return Legal(
            move=made.move, kind="trump", cards=[], text=suit_name(move.suit or "S"), choice=move.suit
        )
    if move.kind == "call":
        name, card = card_name(move.cards), str(move.cards)
        return Legal(move=made.move, kind="call", cards=[], text=name, choice=card, blind=move.blind)
    bid = move.contract or "pass"
    return Legal(move=made.move, kind="bid", cards=[], text=contract_name(bid), choice=bid)


def why_not(view: View, legal: Iterable[Legal]) -> dict[str, Reason]:
    if view.phase == "play":
        return refusals(view, legal, Move.of)
    bids = view.rules.bids if view.phase == "auction" else ()
    reasons = {bid: view.why_not(Move.bid(bid)) for bid in bids}
    return {bid: reason for bid, reason in reasons.items() if reason}


def asks_for_cards(view: View) -> bool:
    return view.phase == "play"


@cached
def table_move(rules: Rules, seat: int, move: Move) -> TableMove:  # noqa: ARG001 - moves say themselves what they are
    kind = "pass" if move.is_pass else move.kind
    laid = texts(move.cards) if move.kind == "card" else []
    return TableMove(seat=seat, move=str(move), kind=kind, cards=laid, text=str(command(move)))


def sentence(rules: Rules, name: str, move: Move) -> str:  # noqa: ARG001
    verb, _, rest = str(command(move)).partition(" ")
    return " ".join(filter(None, (name, f"{verb}{'es' if verb == 'pass' else 's'}", rest)))


def clock_move(view: View, rng: Rng) -> Decision:
    """A pass if it is legal; otherwise the move of the steady player, since a low card may be a gift."""
    if view.is_legal(Move.PASS):
        return Decision(Move.PASS, Reason("time_was_up"))
    return _STEADY.decide(view, rng)


def patterns(state: State) -> list[list[str]]:
    """The contract, for the seats that declared it."""
    declared = state.contract
    return [[declared] if declared and seat in state.declarers else [] for seat in range(len(state.names))]


def played(state: State) -> Played:
    return Played(state.contract, list(state.declarers), state.partner)


def headline(state: State) -> Reason:
    return result(state, tuple(state.scores), state.names.__getitem__)


def explain(state: State) -> list[list[Reason]]:
    return [
        [role, count(state.tricks_won[seat]), Reason("count_of_chips", chips=score)]
        for seat, (role, score) in enumerate(zip(roles(state), state.scores, strict=True))
    ]
