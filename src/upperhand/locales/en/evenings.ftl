# Evenings of clubs: what the server says, then the page's own texts.

evening_decides = at a table of an evening, this is up to the evening
evening_time_is_over = the time of the round is over; computers finish the game
evening_is_paused = the evening is paused; wait until a director goes on
evening_no_hints = there are no hints at an evening: everybody plays the same cards
evening_bad_time = an evening starts in the future, within { $days } days
evening_needs_account = only somebody with an account can make an evening; create one first
evening_nobody = there is nobody with this number at the evening
evening_removed = a director has removed you from this evening
evening_too_late = no further round begins; it is too late to join
evening_full = the evening is full: { $count } people have joined
evening_not_joined = you do not take part in this evening
evening_has_started = the evening has already started
evening_is_empty = nobody has joined yet
evening_is_over = the evening is over
evening_directors_only = only a director of the evening can do this
evening_not_running = the evening is not running
evening_too_many = you already have { $count } evenings that are not over; end one of them first
evening_server_full = there are too many evenings on this server; try again later
evening_bad_name = a name of an evening has 1 to 60 printable characters
evening_unknown = there is no evening with this code

## The list of evenings

title_evenings = Club evenings
title_evening = Club evening
evenings_lead = A tournament of several rounds: all tables play the same deals, so what counts is not the cards you get, but what you make of them.
evenings_need_account = To direct an evening you need an account:
evenings_new = New evening
evenings_code = Code of an evening
evenings_running = Running now
evenings_coming = Coming
evenings_past = Past
evenings_none_running = No evening is running.
evenings_none_coming = No evening is planned.
evenings_none_past = No evening has been played yet.
evenings_starts = Starts { $time }
evenings_by_hand = Starts when a director says so
evenings_paused = The evening is paused
evenings_round = Round { $round } of { $of }
evenings_size =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
evenings_people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
evenings_director = Director: { $name }

## A new evening

evenings_name = Name of the evening
evenings_rounds = Rounds
evenings_games = Games per round
evenings_minutes = Time per round
evenings_count_minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
evenings_count_minutes_round =
    { $count ->
        [one] { $count } minute per round
       *[other] { $count } minutes per round
    }
evenings_rest = Break between rounds
evenings_level = Level of the computers
evenings_start = Start
evenings_start_by_hand = When I press a button
evenings_start_at_time = At a time, with or without me
evenings_time = Starts at
evenings_private = Private: found by its link or code only
evenings_make = Make the evening

## An evening

evenings_computers = computers: { $level }
evenings_resting = Break: round { $round } of { $of } begins soon
evenings_over = The evening is over
evenings_given_up = The evening was not played
evenings_time_left = Time left: { $time }
evenings_go_to_table = Go to my table
evenings_your_name = Your name
evenings_join = Join
evenings_come_back = I am back
evenings_joined = You take part. Your table opens here when the evening starts.
evenings_next_round = You play from the next round on.
evenings_leave = Leave the evening
evenings_removed_you = A director has removed you from this evening.
evenings_tables = Tables of round { $round }
evenings_table = Table { $number }
evenings_computer = Computer
evenings_table_done = finished
evenings_played = { $played } of { $of } games played
evenings_nobody_yet = Nobody has joined yet. Share the link.
evenings_here = here
evenings_out = not playing
evenings_removed = removed
evenings_second = second director

## Directing

evenings_directing = Direct the evening
evenings_directing_how = You may close this page: rounds follow by themselves, and computers play for people who are missing.
evenings_begin = Start the evening
evenings_pause = Pause
evenings_continue = Go on
evenings_end = End the evening
evenings_end_sure = Computers finish the running games, and no further round begins.
evenings_end_sure_now = No further round begins.
evenings_not_end = Do not end it
evenings_make_second = Second director
evenings_replace = Replace by computer
evenings_remove = Remove

## Standings

evenings_standings = Standings
evenings_final = Final standings
evenings_how = The difference compares your result of each deal with the mean of those who held the same cards at other tables. A deal counts when all tables have finished it.
evenings_place = Place
evenings_difference = Difference
# A narrow column.
evenings_round_short = R{ $round }
evenings_your_boards = Your deals
evenings_boards_of = Deals of { $name }
evenings_board = Round { $round }, deal { $board }
evenings_compared = { $points }, mean of others { $mean }
evenings_alone = { $points }, nobody to compare with
evenings_others = Others with these cards: { $others }
evenings_by_computer = Played mostly by a computer: counts as average at best.
evenings_no_boards = No deal has been finished at all tables yet.

## At a table of an evening

evenings_at_table = round { $round } of { $of }, deal { $board } of { $boards }
# A small sign on the table.
evenings_at_table_short = R { $round }/{ $of } · { $board }/{ $boards }
evenings_closed = How it was counted
evenings_table_closed = This is a table of an evening. While others play the same deals, only the people at it see it.
evenings_to_evening = To the evening
