# The pages to learn a game: the page's own words.

learn_try = Learn it at the table, step by step
learn_title = Learn a game
learn_lead = About ten small steps at the table, with prepared cards and no clock. Then a first game with a coach.
learn_start = Start the lesson
learn_go_on = Continue the lesson
learn_lesson = Learn { $game }
learn_loading = Shuffling the cards …
learn_step = Step { $number } of { $of }
learn_right = Right.
learn_wrong = Not quite.
learn_watch = Watch what the others do.
learn_ready = Well done. Go to the next step.
learn_next = Next
learn_skip = Skip
learn_back = Back
learn_again = Again
learn_points = How the game came out
learn_guided = Play a guided game
learn_guided_how = Now a real game, without a clock. The coach tells you what matters.
coach_title = Coach
coach_silent = The coach speaks when it is your turn.
