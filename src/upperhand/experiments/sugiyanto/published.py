"""What the paper prints: Tables 1 to 5, digit by digit."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Side:
    """One column of Tables 2 to 4: both seats of a player, in the games won and in those lost."""

    wins: int
    won_mean: float
    won_sd: float
    losses: int
    lost_mean: float
    lost_sd: float


@dataclass(frozen=True)
class Contest:
    """One of Tables 2 to 4."""

    number: int
    opponent: str
    games: int
    rule_based: Side
    others: Side
    p_value: str
    effect_size: float

    @property
    def win_rate(self) -> float:
        return self.rule_based.wins / self.games

    @property
    def winners_points(self) -> float:
        """Points that the winner of a game was given, on average."""
        return sum(side.wins * side.won_mean for side in (self.rule_based, self.others)) / self.games

    @property
    def losers_points(self) -> float:
        """Points that the three losers of a game were given together, on average."""
        return sum(side.losses * side.lost_mean for side in (self.rule_based, self.others)) / self.games

    @property
    def surplus(self) -> float:
        """The sum of a game's four scores, on average; by the rules it is 0."""
        return self.winners_points + self.losers_points

    @property
    def lost_mean_if_missing(self) -> float:
        """The mean of the losing rule-based seats, were all points that are missing theirs."""
        return self.rule_based.lost_mean - self.surplus * self.games / self.rule_based.losses

    @property
    def rounding(self) -> float:
        """How far rounded means can move the sum of a game's four scores: half a unit a seat."""
        return 0.005 * sum(side.wins + side.losses for side in (self.rule_based, self.others)) / self.games


EXPERIMENT_1 = Contest(
    number=1,
    opponent="randomised",
    games=2000,
    rule_based=Side(1792, 15.64, 6.43, 2208, -4.01, 2.57),
    others=Side(208, 12.32, 6.53, 3792, -4.64, 2.53),
    p_value="1.0669e-283",
    effect_size=0.5921,
)
EXPERIMENT_2 = Contest(
    number=2,
    opponent="conventional",
    games=2000,
    rule_based=Side(1460, 16.08, 6.16, 2540, -4.22, 2.55),
    others=Side(540, 15.16, 6.98, 3460, -4.63, 2.51),
    p_value="2.5233e-100",
    effect_size=0.3545,
)
EXPERIMENT_3 = Contest(
    number=3,
    opponent="people",
    games=2000,
    rule_based=Side(1101, 18.25, 7.24, 2899, -4.72, 3.16),
    others=Side(899, 16.10, 7.71, 3101, -5.31, 3.33),
    p_value="2.5325e-14",
    effect_size=0.1442,
)

GAME_LENGTH = 37.3725  # turns, over 250 games

# Table 1: cards in hand -> possible moves, strategic complexity, tree size; as printed.
TABLE_1 = {
    13: (1379, "0.9936", "2.15e117"),
    12: (871, "0.7897", "7.51e109"),
    11: (529, "0.6154", "6.06e101"),
    10: (308, "0.4696", "1.01e93"),
    9: (172, "0.3509", "3.53e83"),
    8: (93, "0.2580", "3.69e73"),
    7: (50, "0.1892", "3.12e63"),
    6: (28, "0.1416", "1.21e54"),
    5: (17, "0.1103", "9.66e45"),
    4: (11, "0.0887", "8.31e38"),
    3: (7, "0.0708", "3.83e31"),
    2: (4, "0.0535", "3.16e22"),
    1: (2, "0.0378", "1.78e11"),
}
TABLE_1_MEAN = (267, "0.4372", "4.8394e90")

# Table 5: (cards in hand, cards on the table) -> seconds a decision.
TABLE_5 = {
    (13, 1): 0.766,
    (13, 2): 0.558,
    (13, 5): 0.943,
    (8, 1): 0.077,
    (8, 2): 0.061,
    (8, 5): 0.063,
    (5, 1): 0.052,
    (5, 2): 0.054,
    (5, 5): 0.058,
}
