# The hint at the table.

hint_close = Tipp schließen
hint_player = Ratgeber
hint_usual = Analyse
hint_not_now = Wenn du am Zug bist, steht hier ein Rat.
hint_thinking = Denkt nach …
hint_refused = Gerade gibt es keinen Rat.
hint_help = Wie viel Hilfe
hint_help_nudge = Wink
hint_help_move = Zug
hint_help_why = Erklärung
hint_play = So spielen
hint_make = So machen
hint_compared = Die besten Züge
hint_chance = { PERCENT($share) } Siegchance
hint_gain = { PERCENT($share) } Gewinnchance
hint_points = { SIGNED($points) } Punkte
hint_chips = { SIGNED($points) } Chips
hint_share = { PERCENT($share) }
hint_line = So kann es weitergehen
hint_line_move = { $name }: { $move }
hint_outcomes = Wie das Reizen enden kann
hint_outcome_pass = Alle passen
hint_why_not = Warum nicht …?
hint_why_not_choose = Einen anderen Zug wählen
hint_best = Das ist der beste Zug.
