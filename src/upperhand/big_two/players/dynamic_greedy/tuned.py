"""The numbers that `tuning` found; experiments/greedy/README.md tells how, and what they gained."""

from upperhand.big_two.players.dynamic_greedy.knobs import player_of

TUNED_KNOBS = {
    "low_singles": 2.41,
    "middle_singles": 1.06,
    "twos": 1.13,
    "pairs": 1.01,
    "triple": 50.8,
    "five_cards_step": 9.68,
    "lead_pair": 49.71,
    "lead_triple": 95.66,
    "lead_five": 175.36,
    "follow_single": 53.67,
    "follow_pair": 87.73,
    "follow_triple": 109.6,
    "follow_five": 201.29,
    "late_single": 29.65,
    "late_pair": 38.37,
    "finish_single": 29.07,
    "finish_pair": 77.56,
    "stop_single": 26.99,
    "stop_pair": 170.9,
    "stop_five": 103.49,
    "risk_single": 51.5,
    "risk_pair": 17.75,
    "risk_five": 12.35,
}

TUNED = player_of(TUNED_KNOBS)
