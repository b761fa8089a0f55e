# Puzzles and the deal of the day.

## What a puzzle asks

puzzle_goal_find_win = Find the play that wins for certain, whatever the others hold.
puzzle_goal_best_lead = Find the best lead. You cannot see the other hands.
puzzle_goal_make = Make { CONTRACT($contract) }. All hands are open.
puzzle_goal_make_tricks = Make { CONTRACT($contract) }: { $tricks } tricks are needed. All hands are open.
puzzle_goal_defeat = Defeat { CONTRACT($contract) }. All hands are open.
puzzle_goal_defeat_tricks = Defeat { CONTRACT($contract) }: keep the declarer below { $tricks } tricks. All hands are open.
puzzle_goal_best_card_make = Find the best lead to make { CONTRACT($contract) }. You only see your own hand.
puzzle_goal_best_card_defeat = Find the best lead against { CONTRACT($contract) }. You only see your own hand.

## What became of an answer

puzzle_go_on = Right. Go on.
puzzle_solved = Solved.
puzzle_pass_gives_away = A pass gives the certain win away.
puzzle_can_be_beaten = { CARDS($play) } is not certain: somebody may hold { CARDS($answer) }, and you cannot answer every such play.
puzzle_rest_not_sure = Nobody beats { CARDS($play) }, but the cards you keep do not win for certain.
puzzle_goes_down = After { CARDS($card) } the contract goes down.
puzzle_is_made = After { CARDS($card) } the contract is made.
puzzle_goes_down_tricks =
    After { CARDS($card) } your side gets only { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }; { $wanted } are needed.
puzzle_is_made_tricks = After { CARDS($card) } the declarer gets { $tricks } tricks; { $wanted } are enough.
puzzle_lead_costs = { CARDS($best) } is better than any other lead by at least { NUMBER($points) } points a game, in { $games } games of a long search. You led { CARDS($play) }.
puzzle_card_keeps_less = In { $deals } deals that fit what you saw, { CARDS($best) } reaches the goal in { PERCENT($share) }, and no other lead in more than { PERCENT($other_share) }. You led { CARDS($card) }.

## Refusals

no_such_puzzle = there is no such puzzle
puzzle_is_over = this puzzle is already decided: there is nothing more to answer
daily_no_hints = there are no hints in the deal of the day: others play it, too

## Kinds and themes

puzzle_kind_find_win = Find the win
puzzle_kind_best_lead = Best lead
puzzle_kind_make = Make the contract
puzzle_kind_defeat = Defeat the contract
puzzle_kind_any = Every kind
puzzle_theme_on_lead = On lead
puzzle_theme_to_beat = A play to beat
puzzle_theme_to_follow = A card to follow
puzzle_theme_unbeatable = Nothing beats it
puzzle_theme_lead_low = Lead low, take it back
puzzle_theme_five_cards = Five cards
puzzle_theme_few_cards = Few cards
puzzle_theme_trump = Trump
puzzle_theme_discard = Discard
puzzle_theme_short = Short
puzzle_theme_long = Long

## The page of puzzles

puzzles_kind = Kind
puzzles_rating = Rated { NUMBER($rating, useGrouping: 0) }
puzzles_your_rating = Your rating
puzzles_solved_count = Solved
puzzles_streak = In a row
puzzles_best_streak = Best row
puzzles_next = Next puzzle
puzzles_again = Try again
puzzles_line = The solution
puzzles_step = Move { $number } of { $of }
puzzles_back = One move back
puzzles_forward = One move forward
puzzles_right_was = Right was { CARDS($moves) }.
puzzles_counted_once = Only the first try counts.
puzzles_loading = Looking for a puzzle …

## The deal of the day

daily_play = Play today's deal
daily_resume = Continue today's deal
daily_results = Results of the day
daily_place = Place
daily_name = Name
daily_champion = { level_champion }
daily_you = You
daily_score_points = { SIGNED($points, digits: 0) } points
daily_score_chips = { SIGNED($points, digits: 0) } chips
daily_yours = You made { $score }: place { $place } of { $of }. You beat { PERCENT($share) } of the others; a tie counts half.
daily_yours_alone = You made { $score }. Nobody else has finished yet.
daily_against_champion = { level_champion } made { $score } with your cards.
daily_nobody = Nobody has finished this deal yet.
daily_others =
    { $count ->
        [one] { $count } person has finished.
       *[other] { $count } people have finished.
    }
daily_next = The next deal comes at midnight UTC.
