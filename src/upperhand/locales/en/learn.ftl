# The pages to learn a game: the page's own words.

title_learn = Learn
title_lesson = Lesson
learn_invitation = New to { $game }? Learn it in five minutes
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

## Rules of Rikken: what a first reader needs

rules_rikken_trick = A trick
rules_rikken_trick_text =
    Each player in turn lays one card on the table: these four cards are a trick. One of them takes it, and thirteen tricks are a game. What counts is how many tricks a player takes; the cards in them have no value.
rules_rikken_trick_picture = Diamonds are led, and all follow: the ace, the highest diamond, takes the trick.
rules_rikken_auction_example =
    An example: you bid Rik. Ada bids Piek, which is higher. Blaise and Emmy pass. Now you bid still higher, such as Misère, or pass. You pass, so Ada plays Piek, against the three of you.
rules_rikken_blind_text =
    The ace must be of a suit in which the declarer holds a card. If there is no such ace, the declarer calls the ace of a suit of which they hold nothing: that is a blind call, and they say so. A declarer who holds every ace but trump calls a king.
rules_rikken_bid = Bid
rules_rikken_goal = What it promises
rules_rikken_made = Made
rules_rikken_lost = Lost
