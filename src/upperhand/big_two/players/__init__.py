"""The table of Big Two players: a new player is one file in this folder and one line here.

An entry is a player with its usual settings; a spec text changes them: `name:setting=value`.
"""

from upperhand.big_two.players.big2ai import AI1, AI2, AI3, AI4, AI4Plus
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.players.dial import Dial
from upperhand.big_two.players.dynamic_greedy import TUNED, DynamicGreedy
from upperhand.big_two.players.network import NetworkPlayer
from upperhand.big_two.players.rl_ppo import RlPpo
from upperhand.big_two.players.rule_based import RuleBased
from upperhand.big_two.players.simple import Conventional, Lowest, Random, RandomPass
from upperhand.player import Player

PLAYERS: dict[str, Player] = {
    "random": Random(),
    "random_pass": RandomPass(),
    "lowest": Lowest(),
    "conventional": Conventional(),
    "rule_based": RuleBased(),
    "dynamic_greedy": DynamicGreedy(),
    "dynamic_greedy_tuned": TUNED,
    "network": NetworkPlayer(),
    "rl_ppo": RlPpo(),
    "champion": Champion(),
    "dial": Dial(),
    "ai1": AI1(),
    "ai2": AI2(),
    "ai3": AI3(),
    "ai4": AI4(),
    "ai4_plus": AI4Plus(),
}
