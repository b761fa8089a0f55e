"""How people speak of Rikken, and how a game of it is told."""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import groupby

from upperhand._core import Cards
from upperhand._core.rikken import Move, State, View, arrange, cover_card
from upperhand.games import Told
from upperhand.locales import arguments, word
from upperhand.reason import Reason

SCORE = "chips"
RANKS = "AKQJT98765432"
SCORELESS = "were passed out"
ONE_WINNER = False
CARDS_LEFT = False
USUAL_RULES = "vorsteveld2007"
USUAL_PLAYER = "advanced"

Name = Callable[[int], str]
Game = State | View


def line_ends(state: State) -> bool:
    """The auction is a line, what the declarer says then another, and each trick one."""
    return state.phase in ("trump", "play", "over") and not state.trick


def by_suit(cards: Cards) -> list[tuple[str, list[Cards]]]:
    """The cards of each suit that is held, from high to low."""
    return [(suit, list(found)) for suit, found in groupby(arrange(cards), key=lambda card: card.suit)]


def hand(cards: Cards) -> str:
    """By suit, each from high to low."""
    return "  ".join(" ".join(map(str, found)) for _, found in by_suit(cards))


def contract_name(contract: str) -> str:
    """`Solo 8`."""
    return word("contract", contract)


def bid_kind(contract: str) -> str:
    """With a `partner`, `alone`, for `few` tricks, with `open` cards, or `each` player alone.

    >>> [bid_kind(contract) for contract in ("troela", "solo8", "misere", "open_misere", "schoppen_mie")]
    ['partner', 'alone', 'few', 'open', 'each']
    """
    beginnings = {"rik": "partner", "troela": "partner", "solo": "alone", "open": "open", "schoppen": "each"}
    return next((kind for start, kind in beginnings.items() if contract.startswith(start)), "few")


def card_name(card: Cards) -> str:
    """`ace of spades`, for a card that is called."""
    return str(Reason("the_card", card=card))


def suit_name(suit: str) -> str:
    """`hearts`."""
    return word("suit", suit)


def command(move: Move) -> Reason:
    """A move as advice says it: `bid Solo 8`, `make hearts trump`, `play 3D`."""
    if move.is_pass:
        return Reason("do_pass")
    if move.kind == "bid":
        return Reason("do_bid", bid=move.contract)
    if move.kind == "trump":
        return Reason("do_trump", suit=move.suit)
    if move.kind == "call":
        return Reason("do_call_blind" if move.blind else "do_call", card=move.cards)
    return Reason("do_play", cards=move)


def card_reason(player: str, word: str, view: View, card: Move) -> Reason:
    """Why a player of the core plays a card, by its word for it, with the values that the message needs."""
    code = word if word == "only_card" else f"{player}_{word}"
    known: dict[str, Callable[[], object]] = {
        "own": lambda: card.cards.suit,
        "led": lambda: view.trick[0][1].suit if view.trick else card.cards.suit,
        "trump": lambda: view.trump,
        "best": lambda: view.table,
        "cover": lambda: cover_card(view),
    }
    return Reason(code, **{name: known[name]() for name in sorted(arguments(code))})


def contract(game: Game, name: Name) -> str:
    """What is played, from a State or a View: `Ann plays Rik in hearts and calls AS`."""
    if game.contract == "schoppen_mie":
        return "Everybody plays Schoppen Mie"
    players = [name(seat) for seat in game.declarers]
    ending = "s" if len(players) == 1 and players != ["You"] else ""
    text = f"{joined(players)} play{ending} {in_trump(game)}"
    if game.called is None:
        return text
    return f"{text} and call{ending} {game.called}{' blind' if game.blind else ''}"


def in_trump(game: Game) -> Reason:
    """`Rik in hearts`."""
    contract = game.contract or "pass"
    if game.trump is None:
        return Reason("the_contract", contract=contract)
    return Reason("the_contract_in", contract=contract, trump=game.trump)


def result(game: Game, scores: tuple[int, ...], name: Name) -> Reason:
    """How a game came out."""
    if game.passed_out:
        return Reason("all_passed")
    if game.contract == "schoppen_mie":
        payers = [name(seat) for seat, score in enumerate(scores) if score < 0]
        return Reason("mie_pays", names=payers, count=len(payers))
    *before, last = (_came_out(game, seat, scores[seat] > 0, name) for seat in game.declarers)
    return reduce(lambda then, first: Reason("two_sentences", first=first, then=then), reversed(before), last)


def _came_out(game: Game, seat: int, made: bool, name: Name) -> Reason:
    side = [seat] if game.partner is None else [seat, game.partner]
    tricks, who, contract = count(sum(game.tricks_won[each] for each in side)), name(seat), in_trump(game)
    if game.partner is None:
        return Reason(
            "made_contract" if made else "lost_contract", name=who, contract=contract, tricks=tricks
        )
    return Reason(
        "made_contract_with" if made else "lost_contract_with",
        name=who,
        contract=contract,
        partner=name(game.partner),
        tricks=tricks,
    )


def count(tricks: int) -> Reason:
    """`1 trick`, `5 tricks`."""
    return Reason("count_of_tricks", count=tricks)


def joined(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def roles(state: State) -> tuple[Reason, ...]:
    """The contract a seat declared, was partner in, or defended against."""
    return tuple(_role(state, seat) for seat in range(len(state.names)))


def _role(state: State, seat: int) -> Reason:
    if state.contract is None:
        return Reason("role_passed_out")
    if seat in state.declarers or state.contract == "schoppen_mie":
        return Reason("the_contract", contract=state.contract)
    return Reason("role_partner" if seat == state.partner else "role_defender", contract=state.contract)


def story(state: State) -> Iterator[Told]:
    """The auction bid by bid, what is played, and trick by trick in the order of play."""
    # Two seats may be taken by the same player; their numbers then tell them apart.
    names = state.names if len(set(state.names)) == len(state.names) else [f"seat {n}" for n in range(4)]
    yield Told("", state.dealer, "deals")
    for seat, bid in state.bids:
        yield Told("", seat, contract_name(bid))
    if state.passed_out:
        yield Told("", None, "Everybody passed")
    elif state.phase in ("play", "over"):
        partner = "" if state.partner is None else f"with {names[state.partner]}"
        yield Told("", None, contract(state, names.__getitem__), partner)
    won = [0] * len(names)
    for number, (leader, played, winner) in enumerate(state.tricks, start=1):
        won[winner] += 1
        yield Told(str(number), leader, _cards(played), f"{names[winner]} takes it ({won[winner]})")
    if state.trick:
        yield Told(str(len(state.tricks) + 1), state.trick_leader, _cards(state.trick))


def _cards(played: Iterable[tuple[int, Cards]]) -> str:
    return " ".join(str(card) for _, card in played)
