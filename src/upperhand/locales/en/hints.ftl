# The hint at the table.

hint_close = Close hint
hint_player = Advisor
hint_usual = Analysis
hint_not_now = Advice appears here when it is your turn.
hint_thinking = Thinking …
hint_refused = No advice is available right now.
hint_help = How much help
hint_help_nudge = Nudge
hint_help_move = Move
hint_help_why = Explain
hint_play = Play it
hint_make = Do it
hint_compared = The best moves
hint_chance = { PERCENT($share) } to win
hint_gain = { PERCENT($share) } to gain
hint_points = { SIGNED($points) } points
hint_chips = { SIGNED($points) } chips
hint_share = { PERCENT($share) }
hint_line = It may go on like this
hint_line_move = { $name }: { $move }
hint_outcomes = How the auction may end
hint_outcome_pass = Everybody passes
hint_why_not = Why not …?
hint_why_not_choose = Choose another move
hint_best = This is the best move.
