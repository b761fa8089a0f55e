"""How people speak of Rikken, and how a game of it is told."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from upperhand._core import Cards
from upperhand._core.rikken import Move, State, View, arrange
from upperhand.games import Told

SCORE = "chips"
SCORELESS = "were passed out"
ONE_WINNER = False
CARDS_LEFT = False
USUAL_RULES = "vorsteveld2007"
USUAL_PLAYER = "advanced"

SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}

CONTRACTS = {
    "pass": "pass",
    "rik": "Rik",
    "rik_beter": "Rik beter",
    "solo8": "Solo 8",
    "troela": "Troela",
    "piek": "Piek",
    "solo9": "Solo 9",
    "misere": "Misère",
    "solo10": "Solo 10",
    "open_piek": "Open Piek",
    "solo11": "Solo 11",
    "open_piek_talk": "Open Piek, talk",
    "open_misere": "Open Misère",
    "solo12": "Solo 12",
    "open_misere_talk": "Open Misère, talk",
    "solo13": "Solo 13",
    "schoppen_mie": "Schoppen Mie",
}
_OPEN = ", cards open from the second trick on"
_TALK = f"{_OPEN}, the others confer; you lead"
GOALS = {
    "rik": "8 tricks with a partner, the holder of an ace you call, in a trump of your choice",
    "rik_beter": "8 tricks with a partner, the holder of an ace you call, in hearts",
    "troela": "8 tricks with the holder of the fourth ace, who chooses trump",
    "piek": "exactly one trick, alone and without trump",
    "misere": "no trick at all, alone and without trump",
    "open_piek": f"exactly one trick without trump{_OPEN}",
    "open_piek_talk": f"exactly one trick without trump{_TALK}",
    "open_misere": f"no trick at all without trump{_OPEN}",
    "open_misere_talk": f"no trick at all without trump{_TALK}",
    "solo13": "all 13 tricks alone, in a trump of your choice; you lead",
    "schoppen_mie": "all for themselves: take neither the queen of spades nor the last trick",
} | {f"solo{tricks}": f"{tricks} tricks alone, in a trump of your choice" for tricks in range(8, 13)}

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


def card_name(card: Cards) -> str:
    """`ace of spades`, for a card that is called."""
    return f"{RANKS.get(card.rank, card.rank)} of {SUITS[card.suit]}"


def command(move: Move) -> str:
    """A move as advice begins: `bid Solo 8`, `make hearts trump`, `play 3D`."""
    if move.is_pass:
        return "pass"
    if move.kind == "bid":
        return f"bid {CONTRACTS[move.contract or 'pass']}"
    if move.kind == "trump":
        return f"make {SUITS[move.suit or 'S']} trump"
    if move.kind == "call":
        return f"call the {card_name(move.cards)}{' blind' if move.blind else ''}"
    return f"play {move}"


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


def in_trump(game: Game) -> str:
    """`Rik in hearts`."""
    trump = f" in {SUITS[game.trump]}" if game.trump else ""
    return CONTRACTS[game.contract or "pass"] + trump


def result(game: Game, scores: tuple[int, ...], name: Name) -> str:
    """How a game came out, in a sentence."""
    if game.passed_out:
        return "Everybody passed, and the cards are dealt again."
    if game.contract == "schoppen_mie":
        payers = [name(seat) for seat, score in enumerate(scores) if score < 0]
        return f"Schoppen Mie: {joined(payers)} {'pay' if payers == ['You'] or payers[1:] else 'pays'}."
    return " ".join(_came_out(game, seat, scores[seat] > 0, name) for seat in game.declarers)


def _came_out(game: Game, seat: int, made: bool, name: Name) -> str:
    side = [seat] if game.partner is None else [seat, game.partner]
    tricks = sum(game.tricks_won[each] for each in side)
    partner = "" if game.partner is None else f" with {name(game.partner)}"
    verb = "made" if made else "lost"
    return f"{name(seat)} {verb} {in_trump(game)}{partner}: {count(tricks)}."


def count(tricks: int) -> str:
    return "1 trick" if tricks == 1 else f"{tricks} tricks"


def joined(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def roles(state: State) -> tuple[str, ...]:
    """The contract a seat declared, was partner in, or defended against."""
    return tuple(_role(state, seat) for seat in range(len(state.names)))


def _role(state: State, seat: int) -> str:
    if state.contract is None:
        return "passed out"
    name = CONTRACTS[state.contract]
    if seat in state.declarers or state.contract == "schoppen_mie":
        return name
    return f"{name}, partner" if seat == state.partner else f"against {name}"


def story(state: State) -> Iterator[Told]:
    """The auction bid by bid, what is played, and trick by trick in the order of play."""
    # Two seats may be taken by the same player; their numbers then tell them apart.
    names = state.names if len(set(state.names)) == len(state.names) else [f"seat {n}" for n in range(4)]
    yield Told("", state.dealer, "deals")
    for seat, bid in state.bids:
        yield Told("", seat, CONTRACTS[bid])
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
