"""The signature of the engine's behaviour: one number over fixed games of every preset.

It changes when rules, move generation, dealing or playouts do anything else than before, and with nothing
else: a change of behaviour is meant, and says so with the new number, or it is a mistake.
"""

from collections.abc import Iterator
from zlib import crc32

from upperhand import big_two, rikken

_POLICIES = ("random", "random_pass", "lowest")


def _presets() -> list[big_two.Rules]:
    found = big_two.PRESETS
    return [big_two.preset(name, players=players) for name in found for players in found[name].players]


def _big_two() -> Iterator[str]:
    for rules in _presets():
        yield f"{rules!r} {[big_two.perft(big_two.State.deal(rules, seed), 3) for seed in range(8)]}"
        for policy in _POLICIES:
            result = big_two.playouts(rules, 500, 1, 1, policy)
            yield f"{policy} {result.moves} {result.wins} {result.scores}"


def _rikken() -> Iterator[str]:
    for name in rikken.PRESETS:
        rules = rikken.preset(name)
        yield f"{rules!r} {[rikken.perft(rikken.State.deal(rules, seed), 3) for seed in range(8)]}"
        # Troela needs three aces, which no chance gives.
        for contract in (None, *(bid for bid in rules.bids if bid != "troela")):
            result = rikken.playouts(rules, 500, 1, 1, "random", contract)
            yield f"{contract} {result.moves} {result.tricks} {result.scores}"


def signature() -> str:
    """Eight hexadecimal digits."""
    return f"{crc32(chr(10).join([*_big_two(), *_rikken()]).encode()):08x}"
