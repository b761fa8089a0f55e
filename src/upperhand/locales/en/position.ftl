# The page that analyses a position.

## Setting up a position

position_lead = Put a position together and see what each move is worth, and who probably holds which card.
position_game = Game
position_rules = Rules
position_players = Players
position_first = Who leads first
position_dealer = Who deals
position_seat = Seat { $number }
position_hand = Your hand at the deal
position_hand_how = Click the cards that you were dealt.
position_count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
position_clear = Clear
position_paste = Or paste the line of a record
position_paste_how = The JSON line of a game, as a review lets you download it. All its cards are known then.
position_open = Open
position_edit = Change the hand

## The moves

position_moves = Moves so far
position_no_moves = Nothing has been played yet.
position_undo = Undo
position_to_move = { $name } to move
position_yours = Your turn: play from your hand, or see what each move is worth.
position_over = The game is over.
position_choose_for = Choose what { $name } played
position_add = Add
position_text = Or write the move
position_at = After move { $number }
position_seen_by = Seen by
position_partner = The partner, if somebody bids { contract_troela }
position_partner_none = You, or nobody
position_lies_open = The hand of { $name } lies open: choose its { $count } cards

## Results

position_analyse = Analyse
position_working = Playing many games from here …
position_candidates = What each move is worth
position_games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, ± { $error }
position_holders = Who holds what
position_holders_how = The chance of each seat to hold a card that you cannot see, in percent.
position_cards_of = Cards of { $name }
position_open_play = If all cards lay open
position_open_ask = Solve with open cards
position_open_exact = Everybody sees all cards and plays the best.
position_open_network = Everybody's cards are known; the others play as the network does.
position_open_side = Tricks for { $names }
position_open_made = Contract of { $names }
position_open_points = Points for { $names }
position_open_none = This cannot be solved here: there is no card to play yet, or too many are left.
position_made = made
position_down = beaten
position_show_hands = Show all hands
position_share = Share this position
position_link = Analyse this position
