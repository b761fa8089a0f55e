"""Samples of Big Two's speed: in the core, and driven from Python."""

from collections.abc import Iterator
from time import perf_counter, thread_time

from upperhand import Cards, Rng
from upperhand._core.big_two import champion_search
from upperhand.benchmarks.figures import processor_time
from upperhand.big_two import Move, Rules, State, View, count_lead_plays, forced_win, playouts, preset
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.weights import ROLLOUT, load_network

# The rules of the yardstick: ten straights from A2345 up, flushes by their top card.
RULES = Rules(
    straights=("A2345", "23456", "34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA"),
    flush_order="top_card",
)


def playout_moves(games: int, seed: int) -> float:
    """Moves a second of random play, a pass as likely as any play, on one core."""
    moves = 0

    def work() -> None:
        nonlocal moves
        moves = playouts(RULES, games, seed, 1, "random_pass").moves

    seconds = processor_time(work)
    return moves / seconds


def thread_gain(games: int, seed: int) -> float:
    """How many times as fast two threads are as one."""
    elapsed = []
    for threads in (1, 2):
        start = perf_counter()
        playouts(RULES, games, seed, threads, "random_pass")
        elapsed.append(perf_counter() - start)
    return elapsed[0] / elapsed[1]


def lead_nanoseconds(rounds: int, seed: int) -> float:
    """Nanoseconds to enumerate every play of a hand of 13 that leads."""
    hands = 4096
    return processor_time(lambda: count_lead_plays(RULES, hands, rounds, seed)) / (hands * rounds) * 1e9


def _leads(count: int, seed: int) -> list[State]:
    """Positions where seat 0 leads with 13 cards and may play anything."""
    rng = Rng(seed)
    states = []
    for _ in range(count):
        cards = list(Cards.DECK)
        rng.shuffle(cards)
        hands = [Cards(" ".join(map(str, cards[at : at + 13]))) for at in (0, 13, 26, 39)]
        states.append(State.from_hands(RULES, hands, leader=0))
    return states


def legal_moves_microseconds(count: int, seed: int) -> float:
    """Microseconds of `view.legal_moves()` on 13 cards when leading."""
    views = [state.view(0) for state in _leads(count, seed)]

    def work() -> None:
        for view in views:
            view.legal_moves()

    return processor_time(work) / count * 1e6


def _random_game(rng: Rng, seed: int) -> State:
    state = State.deal(RULES, seed)
    while not state.over:
        state.apply(rng.choice(state.legal_moves()))
    return state


def apply_microseconds(games: int, seed: int) -> float:
    """Microseconds of `state.apply(move)`, over the moves of whole games."""
    rng = Rng(seed)
    played: list[tuple[State, list[Move]]] = []
    for number in range(games):
        moves = [move for _, move in _random_game(rng, number).history]
        played.append((State.deal(RULES, number), moves))

    def work() -> None:
        for state, moves in played:
            for move in moves:
                state.apply(move)

    return processor_time(work) / sum(len(moves) for _, moves in played) * 1e6


def forced_win_microseconds(games: int, seed: int, share: float) -> float:
    """The time within which `forced_win(view)` answers this share of all decisions of random games."""
    rng, times = Rng(seed), []
    for number in range(games):
        state = State.deal(RULES, number)
        while not state.over:
            view = state.view(state.turn)
            start = thread_time()
            forced_win(view)
            times.append(thread_time() - start)
            state.apply(rng.choice(state.legal_moves()))
    return sorted(times)[int(share * len(times))] * 1e6


def network_microseconds(games: int, seed: int, share: float) -> float:
    """The time within which the network scores this share of the decisions of its own games."""
    network, times = load_network(), []
    for view in _network_decisions(games, seed):
        start = thread_time()
        network.score(view)
        times.append(thread_time() - start)
    return sorted(times)[int(share * len(times))] * 1e6


def _network_decisions(games: int, seed: int) -> Iterator[View]:
    """Decisions between several moves in games that the network plays."""
    network = load_network()
    for number in range(games):
        state = State.deal(preset("hongkong"), games * seed + number)
        while not state.over:
            view = state.view(state.turn)
            if len(view.legal_moves()) > 1:
                yield view
            state.apply(max(network.score(view), key=lambda one: one[1])[0])


def champion_playouts(views: int, games: int, seed: int) -> float:
    """Games a second that the champion's search plays to their end from early decisions, on one core."""
    # Without trust all deals are alike, so that almost all of the time goes to the games.
    settings = Champion(playouts=games, deals=60, trust=0).search_settings()
    early = [view for view in _network_decisions(views, seed) if view.ply < 4 and len(view.legal_moves()) > 4]
    played = 0

    def work() -> None:
        nonlocal played
        for view in early:
            found = champion_search(view, load_network(), load_network(ROLLOUT), seed, settings)
            played += sum(one.playouts for one in found.candidates)

    seconds = processor_time(work)
    return played / seconds


def python_games(games: int, seed: int) -> float:
    """Whole random games a second, driven move by move from Python."""
    rng = Rng(seed)

    def work() -> None:
        for number in range(games):
            _random_game(rng, number)

    return games / processor_time(work)
