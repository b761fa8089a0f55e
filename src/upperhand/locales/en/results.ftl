# The end of a game: the result and the score sheet.

## End of a game

sheet_title = Score sheet
sheet_empty = No game is finished yet.
sheet_bid = Bid
sheet_made = made
sheet_lost = lost
over_title = The game is over
over_won = You won
over_lost = You lost
over_even = Nobody won
over_look = View table
over_show = Result
over_player = Player
over_cards_left = Cards left
over_cards_dealt = Cards dealt
over_none_left = no cards left
over_total = Total
over_leave = Leave
over_next = Next game ({ $number } of { $of })
over_again = Play again
over_countdown = The next game starts in { $time }
over_hold = Stop the countdown
