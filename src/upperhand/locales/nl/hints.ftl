# De tip aan tafel.

hint_close = Sluit de tip
hint_player = Adviseur
hint_usual = Analyse
hint_not_now = Als je aan de beurt bent, staat het advies hier.
hint_thinking = Denkt na …
hint_refused = Er is nu geen advies.
hint_help = Hoeveel hulp
hint_help_nudge = Duwtje
hint_help_move = Zet
hint_help_why = Uitleg
hint_play = Speel dit
hint_make = Doe dit
hint_compared = De beste zetten
hint_chance = { PERCENT($share) } kans
hint_gain = { PERCENT($share) } kans
hint_points = { SIGNED($points) } punten
hint_chips = { SIGNED($points) } fiches
hint_share = { PERCENT($share) }
hint_line = Zo kan het verdergaan
hint_line_move = { $name }: { $move }
hint_outcomes = Hoe het bieden kan eindigen
hint_outcome_pass = Iedereen past
hint_why_not = Waarom niet …?
hint_why_not_choose = Kies een andere zet
hint_best = Dit is de beste zet.
