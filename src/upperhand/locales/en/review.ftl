# Reviews, and rooms that start from a position of a game.

## Rooms that start from a position

start_too_late =
    the game has only { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: no room can start after more
start_no_such_seat = the cards can be dealt anew for a seat from 0, but there are only { $count } seats
start_is_over = the game is over there: choose an earlier move
start_has_rules = a room that starts from a game has the rules of that game: name no others
start_of_another_game = the game to start from is another kind of game than the room
start_needs_one_game = name the game to start from once: by its id, or by its record

## What a review says about a costly move

gain_of_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gain_of_chips =
    { $points ->
        [one] { $points } chip
       *[other] { $points } chips
    }
remark_instead = Move { $number }: { $made }. Better: { $better }, worth { $gain } more.
remark_missed_win = Move { $number }: a certain win was there: { $better }.
remark_passed = Move { $number }: passed; { $better } was worth { $points } points more.
remark_should_pass = Move { $number }: played { CARDS($play) }; a pass was worth { $points } points more.
remark_led_into =
    Move { $number }: led a { KIND($kind) } ({ CARDS($play) }) into { $count ->
        [one] a stronger one
       *[other] { $count } stronger ones
    }. Another move was worth { $points } points more.
remark_timid = Move { $number }: passed in the auction; { $better } was worth { $chips } chips more.
remark_overbid = Move { $number }: bid { CONTRACT($bid) }; { $better } was worth { $chips } chips more.

## The page of a review

review_progress = { $number } of { $of } moves judged
review_seat = Seen by
review_believed = By what each player could know
review_true = By the cards as they lie
review_measure_chances = Chance to win
review_measure_points = Points expected
review_measure_chips = Chips expected
review_accuracy = Accuracy
review_accuracy_none = no choice
review_summary = The game in short
review_turning_points = Where the game turned
review_no_turning_points = The chances never changed much.
review_no_remarks = No costly move.
review_grade_best = best
review_grade_good = good
review_grade_inaccuracy = inaccuracy
review_grade_mistake = mistake
review_grade_blunder = blunder
review_loss = Loss:
review_better_move = Better: { $move }
review_made_figures = The move made: { $figures }
review_best_figures = The best move: { $figures }
review_line = It may go on:
review_no_better = Nothing clearly better was found.
review_waiting = This move is being judged …
review_again = Try again from here
review_again_how = You take this seat, computers take the others.
review_play_on = Play on from here
review_play_on_how = Against the players of this game.
review_otherwise = Other hidden cards
review_otherwise_how = The same position, with the cards you cannot see dealt anew.
review_link = Link to this move

## A link to a review, as other programs show it

shared_title = { $game }: { NAMES($names) }
shared_score = { $name } { SIGNED($points, digits: 0) }
shared_about = { NAMES($scores) }. Every move judged, with all hands open.

## Errors and guests

review_missing = There is no game at this link, or it is not over yet.

## My games and reviews

records_none = You have not finished a game yet.
records_game = Game
records_score = Your score
records_running = running
records_load = Load a record
records_load_how = A record is one game as a line of JSON. You can download it from a review.
records_file = From a file
records_text = Or paste the line
records_open = Open review
review_working = Preparing the review: playing out thousands of games from every move …
review_controls = Step through the game
review_back = Previous move
review_forward = Next move
review_turn_before = Previous costly move
review_turn_after = Next costly move
review_move = Move
review_at = { $number } of { $of }
review_curve = Chance to win
review_judgement = About this move
review_only = This was the only possible move.
review_download = Download record
