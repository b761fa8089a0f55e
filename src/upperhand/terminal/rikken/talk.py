"""What is said at a table of Rikken."""

from collections.abc import Iterator

from upperhand import Cards
from upperhand.locales import word
from upperhand.rikken import Move, Rules, View
from upperhand.rikken.words import (
    Name,
    card_name,
    command,
    contract,
    contract_name,
    count,
    hand,
    result,
    suit_name,
)
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.talk import Choice, Orders
from upperhand.terminal.words import signed

HELP = (
    "Write a bid (rik), trump H, call AS or a card (AS) as it is asked for, "
    "or one of: pass, hint, moves, view, help, quit."
)
SINGLE = True
LISTS_CARDS = False

RANKS = "AKQJT98765432"


def orders(rules: Rules) -> Orders:  # noqa: ARG001 - suits and ranks are the same by all rules
    suits = "SHCD"
    return {
        "suit": lambda card: (suits.index(card.suit), RANKS.index(card.rank)),
        "rank": lambda card: (RANKS.index(card.rank), suits.index(card.suit)),
    }


def choices(rules: Rules, view: View) -> tuple[Choice, ...]:
    """What may be bid, made trump, called or played."""
    moves = [move for move in view.legal_moves() if not move.is_pass]
    return tuple(_CHOICES[move.kind](rules, view, move) for move in moves)


def _bid(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    name = move.contract or "pass"
    gain, loss = rules.stakes(name)
    meaning = f"{word('goal', name)}. Wins {gain} chips or loses {loss}."
    note = f"±{gain}" if gain == loss else f"+{gain} −{loss}"
    return Choice(move, "bids", contract_name(name), note=note, meaning=meaning)


def _trump(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    held = [card for card in view.hand if card.suit == move.suit]
    meaning = f"you hold {' '.join(map(str, held))}." if held else "you hold none."
    return Choice(move, "trump suits", suit_name(move.suit or "S"), note=f"{len(held)} held", meaning=meaning)


def _call(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    note = "blind" if move.blind else ""
    held = sum(card.suit == move.cards.suit for card in view.hand)
    meaning = f"its holder is your partner; of the suit you hold {held}."
    return Choice(move, "cards to call", card_name(move.cards), note=note, meaning=meaning)


def _card(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    return Choice(move, suit_name(move.cards.suit), str(move.cards), move.cards)


_CHOICES = {"bid": _bid, "trump": _trump, "call": _call, "card": _card}


def play_of(cards: Cards) -> Move:
    return Move.of(cards)


def told(session: Session, turn: Turn) -> str:
    who, you = session.who(turn.seat)
    verb, _, rest = str(command(turn.move)).partition(" ")
    ending = "" if you else "es" if verb == "pass" else "s"
    line = " ".join(filter(None, (who, verb + ending, rest)))
    taker = taker_after(session.view, turn.move)
    if taker is None:
        return line
    name, you = session.who(taker)
    return f"{line}, and {'you take' if you else f'{name} takes'} the trick"


def taker_after(view: View, move: Move) -> int | None:
    """Who took the trick that this card ended."""
    ended = (
        winner for _, played, winner in view.tricks if move.kind == "card" and played[-1][1] == move.cards
    )
    return next(ended, None)


def standing(session: Session) -> Iterator[str]:
    view = session.view
    name = _names(session)
    if view.phase == "auction":
        bids = ", ".join(f"{name(seat)} {contract_name(bid)}" for seat, bid in view.bids)
        yield f"auction: {name(view.dealer)} deals; {bids or 'you speak first'}"
    elif view.phase == "play":
        yield f"game: {contract(view, name)}{_partner(view, name)}"
        yield "tricks: " + ", ".join(f"{name(seat)} {won}" for seat, won in enumerate(view.tricks_won))
        yield from (f"{name(seat)} holds {hand(cards)}" for seat, cards in view.exposed.items() if seat)
        played = ", ".join(f"{name(seat)} {card}" for seat, card in view.trick)
        yield f"table: {played or 'empty, you lead'}"
    yield f"hand:  {hand(view.hand)}"
    if view.phase != "play":
        said = [f"{choice.move} ({choice.text} {choice.note})" for choice in session.choices()]
        if any(move.is_pass for move in view.legal_moves()):
            said.append("pass")
        yield f"you may say: {', '.join(said)}"


def _partner(view: View, name: Name) -> str:
    return "" if view.partner is None else f"; {name(view.partner)} is the partner"


def conclusion(session: Session) -> Iterator[str]:
    name = _names(session)
    yield f"Game {session.game + 1}: {result(session.view, session.scores, name)}"
    for seat, score in enumerate(session.scores):
        yield f"  {name(seat)}: {signed(score)} with {count(session.view.tricks_won[seat])}"


def _names(session: Session) -> Name:
    return lambda seat: session.seats[seat].name
