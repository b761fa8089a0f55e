"""The adaptive player of Vorsteveld (2007), section 6.2: it bids by how games on such hands ended before.

`player` has the settings, `beliefs` what they make of the knowledge base, `bidding` the choice.
"""

from upperhand.rikken.players.adaptive.player import Adaptive

__all__ = ["Adaptive"]
