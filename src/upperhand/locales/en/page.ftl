# The page's own words.

## Header and titles

nav_skip = Skip to content
nav_label = Main
nav_menu = Menu
nav_language = Language
title_room = Table
title_lobby = Lobby
title_records = My games
title_review = Review
title_rules = Rules
title_profile = Profile
title_leaderboard = Leaderboard
title_account = Account
title_settings = Settings
title_analysis = Analysis
title_learn = Learn
title_lesson = Lesson
title_puzzles = Puzzles
title_today = Puzzle of the day
title_daily = Deal of the day
title_missing = Page not found
title_offline = Play offline

## Errors and guests

missing_lead = There is nothing at this address. Check it for typing errors.
error_offline = The server cannot be reached. Check the connection and try again.
error_home = Go to the start page
guest_name = Guest

## Start page

home_title = Take a seat. The cards are dealt.
home_lead = Play Big Two and Rikken with friends or against computers, from gentle to merciless. No account needed.
home_about_big_two = Shed all your cards first: singles, pairs and five-card hands, each higher than the last.
home_about_rikken = The Dutch game of bids and tricks: call an ace, find your partner, or play alone against three.
home_play = Play now
home_customise = Set up a table
home_rules = How to play
learn_invitation = New to { $game }? Learn it in five minutes
home_join = Join friends
home_join_how = Enter their room code.
home_code = Room code
home_enter = Enter
home_lobby = Meet others
home_lobby_how = Find a table with a free seat.
home_review = Learn from your games
home_review_how = Step through every move and see where the game turned.
home_puzzle_how = Positions with a right answer, proven by exact solvers.
home_offline_how = Both games against computers, on this device and without a server.
home_unreachable = The server cannot be reached. Meanwhile you can play on this device.
daily_lead = Everybody gets the same cards today, and the same computers. One try counts.

## Waiting room

room_title = Room { $code }
room_timer = { $count } s per move
room_no_timer = no time limit
room_invite = Invite friends with this code or link. Free seats are filled by computers.
room_copied = Copied
room_open_seat = Open seat
room_computer = Computer, { $level }
room_away = away
room_ready = ready
room_sit = Sit here
room_stand = Leave seat
room_start = Start game
room_waiting = Waiting for the others …
room_watching = You are watching.
room_watching_late = You are watching. You see each game with all hands when it is over.
room_coming = You play from the next game on.
room_stay_away = Not after all
room_comes = { $name } plays from the next game on
room_no_entry = You cannot enter this room
room_missing = There is no room { $code }.
room_reload = This page is out of date. Please reload it.
room_connecting = Connecting …
room_reconnecting = Connection lost. Reconnecting …

## Table

table_title = Table { $code }
table_side = Game details
table_game = game { $number } of { $of }
table_watching = { $count } watching
seat_you = You
seat_your_turn = It is your turn.
seat_turn = to play
seat_cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
seat_few =
    { $count ->
        [one] last card!
       *[other] { $count } cards left!
    }
seat_passed = passed
seat_led = led
seat_played_by_computer = computer plays
# On a phone the seat is narrow: keep it short.
seat_back = back in { $time }
seat_hand = { $name } holds { $cards }
hand_label =
    Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
timer_left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
move_pass = Pass
status_won = { $name }: out of cards!
status_beat = To beat: { $play } ({ $name })
status_leads = On lead: { $name }.
status_contains = The play must contain { CARDS($card) }.
dock_label = Your cards and actions
dock_choose = Your turn: choose cards.
dock_choose_one = Your turn: choose a card.
dock_speak = Your turn: make your choice on the table.
dock_bid = Your turn: bid on the table, or pass.
dock_must_pass = You can only pass.
dock_forced = Only { $move } is possible: it is made for you.
dock_done = Done for you: { $move }.
dock_passing = You pass until this trick ends.
dock_pass_trick = Pass this trick
dock_waits = { $name } is thinking …
dock_away = The computer plays for you.
dock_offers = What you can play
dock_play = Play
dock_prepared = Prepared for your turn: { $move }
dock_unprepare = Cancel
dock_prepare = Play at your next turn
dock_prepare_pass = Pass at your next turn
dock_dropped = { $move } is not possible now.
dock_dropped_why = Not done, { $move }: { $why }
dock_hint = Hint
dock_hand_over = Autoplay
dock_take_back = Play myself
sort_rank = By rank
sort_suit = By suit
sort_combination = By plays
table_last_trick = Last trick
table_forced_moves = Make forced moves for me
log_title = Moves
log_clock = out of time
log_fallback = the computer did not decide in time; a simple move was made for it

## Rikken at the table

rikken_auction = The auction.
rikken_highest = Highest bid: { $bid }
rikken_passed_out = Everybody passed.
rikken_bids = Bids
rikken_choose_trump = Choose trump
rikken_choose_call = Call a card: its holder is your partner
rikken_worth =
    worth { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
rikken_trump_is = trump { $suit }
rikken_trump_short = trump: { SUIT($suit) }
rikken_calls = called { CARDS($card) }
rikken_calls_blind = called { CARDS($card) } blind
rikken_blind = blind
rikken_partner = partner
rikken_partner_is = partner: { $name }
rikken_partner_unknown = partner: unknown
rikken_dealer = dealer
rikken_declarer = declarer
rikken_taken = tricks: { $count }, goal: { $goal }
rikken_tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }

## My games and reviews

running_title = Games in progress
running_continue = Continue
