"""Published experiments run again: one package a paper, `upperhand experiment NAME` for all of them.

The package of an experiment has a function `run_experiment(request) -> Result`, and its report lies in the
folder `experiments/NAME` of the project, written by that function alone.
"""

# A new experiment is one package beside this file and one line here.
EXPERIMENTS: dict[str, str] = {
    "big2ai": "AI 1.0 to 4.0 of Big2AI: budgets, learning, predictions, and each against the others.",
    "rikken": "Bidding, card play and the tournament of basic, advanced and Monte-Carlo players of Rikken.",
    "sugiyanto": "Two rule-based players against two randomised, two conventional ones, and people.",
}
