"""How much is played: the paper's counts and budgets, or a stated part of them."""

from dataclasses import dataclass

from upperhand.errors import UpperhandError

# The points of the experiments go by card value; the rules are otherwise those of `big2ai`.
RULES = "big2ai_card_value"
# RL-PPO was trained under the rules of its author; there and under the paper's it meets AI 4.0.
REINFORCED_RULES = (RULES, "charlesworth")
# Of deals that served no choice of a player or a setting.
SEED = 20220908

SEARCHES, GAMES = 10_000, 1_000  # the budgets of AI 1.0 to 3.0, and of AI 4.0, that the paper settles on
SHARES = (0.1, 0.2, 0.5, 1.0, 2.0)  # of these budgets: the points of Figure 14
LONGER = 5  # times as many simulated games: what fits into 10 s where GAMES fit into 2 s

SEATINGS = 4  # of one against three, and of four by turns round the table
TABLE_POINTS, TABLE_GAMES = 8, 8_000  # Figure 18
LEARNED_POINTS, LEARNED_GAMES = 5, 5_000  # Figures 15 to 17
BLOCKS = 5  # learned between one point and the next

# Down to this scale only budgets shrink, as with fewer games hardly an order would show; below it both do.
_ALL_GAMES_FROM = 0.1


@dataclass(frozen=True)
class Plan:
    """Budgets of the players, and deals of each match; a deal is played in four seatings."""

    scale: float
    seed: int
    searches: int
    games: int
    repeats: int
    """Deals of each point of Figure 14: 100 games."""
    table: int
    """Deals of each block of Figure 18."""
    learned: int
    """Deals of each block of Figure 15b."""
    evaluated: int
    """Deals of each point of Figures 15a to 17, and of each player against three AI 1.0: 500 games."""
    same_cards: int
    """Deals of Figure 19, where each is played with the cards of every seat."""
    thinking: int
    """Deals of Figure 21, of which the paper gives no number."""
    timed: int = 40
    """Decisions that are timed for each point of Figure 14, always with the paper's budget."""
    blocks: int = BLOCKS

    def learned_games(self, point: int) -> int:
        """Games learned at a point of Figures 15 to 17."""
        return point * self.blocks * self.learned * SEATINGS

    def table_deals(self, point: int) -> int:
        """Deals played up to a point of Figure 18."""
        return point * self.blocks * self.table

    def searches_at(self, share: float) -> int:
        return max(1, round(self.searches * share))

    def games_at(self, share: float) -> int:
        return max(1, round(self.games * share))


def make_plan(scale: float, seed: int) -> Plan:
    """The plan with this part of the paper's budgets, and as many games as the paper or, below 0.1, fewer.

    >>> make_plan(0.1, 7).searches, make_plan(0.1, 7).games, make_plan(0.1, 7).learned_games(5)
    (1000, 100, 5000)
    >>> make_plan(0.02, 7).searches, make_plan(0.02, 7).games, make_plan(0.02, 7).learned_games(5)
    (200, 20, 1000)
    """
    if not 0 < scale <= 1:
        raise UpperhandError(f"the scale {scale:g} is not possible: it is above 0 and at most 1")

    part = min(1.0, scale / _ALL_GAMES_FROM)

    def deals(games: int, parts: int = 1) -> int:
        return max(2, round(games * part / SEATINGS / parts))

    return Plan(
        scale=scale,
        seed=seed,
        searches=max(1, round(SEARCHES * scale)),
        games=max(1, round(GAMES * scale)),
        repeats=deals(100),
        table=deals(TABLE_GAMES, TABLE_POINTS * BLOCKS),
        learned=deals(LEARNED_GAMES, LEARNED_POINTS * BLOCKS),
        evaluated=deals(500),
        same_cards=deals(100 * SEATINGS),
        thinking=deals(100 * SEATINGS),
    )
