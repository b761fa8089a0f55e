"""Published experiments run again, and our own: one package each, run by `upperhand experiment NAME`.

The module `experiment` of each package has a function `run_experiment(request) -> Result`. It alone writes
the report, into the folder `experiments/NAME` of the project. Packages share `request` and `reporting`.
"""

# A new experiment is one package in this folder and one line here.
EXPERIMENTS: dict[str, str] = {
    "big2ai": "AI 1.0 to 4.0 of Big2AI: budgets, learning, predictions, and each against the others.",
    "levels": "The levels of both games: tunes, measures and rates them under all rules.",
    "review": "Whether the chances that reviews give come true, in games of equal players.",
    "rikken": "Bidding, card play and the tournament of basic, advanced and Monte-Carlo players of Rikken.",
    "sugiyanto": "Two rule-based players against two randomised, two conventional ones, and people.",
}
