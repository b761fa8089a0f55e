"""The signature of the engine's behaviour: one number over fixed games of every preset.

It changes when rules, move generation, dealing or playouts do anything else than before, and with nothing
else: a change of behaviour is meant, and says so with the new number, or it is a mistake.
"""

from zlib import crc32

from upperhand.big_two import PRESETS, Rules, State, perft, playouts, preset

_POLICIES = ("random", "random_pass", "lowest")


def _presets() -> list[Rules]:
    return [preset(name, players=players) for name in PRESETS for players in PRESETS[name].players]


def signature() -> str:
    """Eight hexadecimal digits."""
    lines = []
    for rules in _presets():
        lines.append(f"{rules!r} {[perft(State.deal(rules, seed), 3) for seed in range(8)]}")
        for policy in _POLICIES:
            result = playouts(rules, 500, 1, 1, policy)
            lines.append(f"{policy} {result.moves} {result.wins} {result.scores}")
    return f"{crc32(chr(10).join(lines).encode()):08x}"
