"""What the paper says. It prints no table of these results: orders and bounds stand in its text."""

SECONDS = 2.0  # that 10,000 searches, or 1,000 simulated games, take at most
# Figures 16 and 17: more than this share of the sets of the next, second and third opponent predicted.
PREDICTED = {"P1": 0.55, "P2": 0.45, "P3": 0.40}
# Figure 17d: what guessing at random predicts at most.
CHANCE = {"P1": 0.03, "P2": 0.01, "P3": 0.001}
# Figures 17a to 17c: from P1 to P3 these are predicted more and more often ...
RISING = {"single": "singles", "pair": "pairs", "full_house": "full houses"}
# ... and these less and less often.
FALLING = {"straight": "straights", "four_plus_one": "fours of a kind"}
WORDS = "in words"  # what stands for a figure where the paper gives none
