"""The table of Rikken players: a new player is one file in this folder and one line here.

An entry is a player with its usual settings; a spec text changes them: `name:setting=value`.
"""

from upperhand.player import Player
from upperhand.rikken.players.adaptive import Adaptive
from upperhand.rikken.players.advanced import Advanced
from upperhand.rikken.players.basic import Basic
from upperhand.rikken.players.champion import Champion
from upperhand.rikken.players.dial import Dial
from upperhand.rikken.players.monte_carlo import MonteCarlo
from upperhand.rikken.players.network import NetworkPlayer
from upperhand.rikken.players.simple import Random

PLAYERS: dict[str, Player] = {
    "random": Random(),
    "random_silent": Random(bids=False),
    "basic": Basic(),
    "advanced": Advanced(),
    "monte_carlo": MonteCarlo(),
    "adaptive": Adaptive(),
    "dial": Dial(),
    "network": NetworkPlayer(),
    "champion": Champion(),
}
