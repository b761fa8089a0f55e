# The page's own words.

## Header and titles

nav_skip = Skip to content
nav_label = Main
nav_menu = Menu
nav_language = Language
theme_label = Theme
theme_system = Same as system
theme_light = Light
theme_dark = Dark
title_room = Table
title_lobby = Lobby
title_records = My games
title_review = Review
title_rules = Rules
title_profile = Profile
title_leaderboard = Leaderboard
title_account = Account
title_analysis = Analysis
title_missing = Page not found

## Errors and guests

missing_lead = There is nothing at this address. Check it for typing errors.
review_missing = There is no game at this link, or it is not over yet.
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
home_join = Join friends
home_join_how = Enter their room code.
home_code = Room code
home_enter = Enter
home_lobby = Meet others
home_lobby_how = Find a table with a free seat.
home_review = Learn from your games
home_review_how = Step through every move and see where the game turned.

## New table

new_title = New { $game } table
new_close = Close
new_preset = Rules
new_players = Players
new_timer = Time per move
new_seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
new_no_limit = No limit
new_games = Games
new_seats = Who plays
new_seat = Seat { $number }
new_levels = Computer by level
new_wait = Computers fill open seats after
new_wait_always = Never: wait for people
new_spectators = Spectators
new_private = Private: join by code or link only
new_teaching = Teach me: a coach says what matters
new_switches = Custom rules
new_switches_how = Change individual rules of the preset.
new_add = Add
new_remove = Remove { $value }
new_lower = Move { $value } down
new_create = Create room
new_play = Play
spectators_none = None
spectators_public = See the table, but no hands
spectators_delayed = See all hands, with a delay

## Lobby

lobby_lead = Tables with a seat for you.
lobby_empty = No table is open right now. Be the first to open one.
lobby_host = Host: { $name }
lobby_join = Join

## Waiting room

room_title = Room { $code }
room_timer = { $count } s per move
room_no_timer = no time limit
room_invite = Invite friends with this code or link. Free seats are filled by computers.
room_share = Share link
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
room_watching_late = You are watching with all hands open, { $count } seconds behind the table.
room_watching_soon = The first moves appear when they are old enough.
room_wait =
    Computers ({ $level }) take the open seats in { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }.
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
dock_hint = Hint
dock_hand_over = Hand over
dock_take_back = Play myself
sort_rank = By rank
sort_suit = By suit
sort_combination = By sets
table_last_trick = Last trick
table_forced_moves = Make forced moves for me
log_title = Moves
log_clock = out of time
log_fallback = computer failed; a move was made for it

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

## My games and reviews

running_title = Games in progress
running_continue = Continue
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

## Account, profile and leaderboard

account_nickname = Your name at the table
account_save = Save
account_saved = Saved
account_register = Create account
account_log_in = Log in
account_log_out = Log out
account_why = An account keeps your games, points and rating. Games you played as a guest are kept too.
account_welcome = Welcome back.
account_name = Name
account_password = Password
account_you = You are logged in as { $name }.
account_profile = Your profile
profile_loading = Loading …
profile_none = No finished games yet.
profile_played = Games
profile_won = Won
profile_score = Score
profile_rating = Rating
profile_level = Level
profile_by_level = Against computers
profile_patterns = What was played
profile_recent = Recent games
profile_people_rating = Rating against people
profile_average = Points per game
profile_since = Playing since { $date }
leaderboard_against = Opponents
leaderboard_everybody = Against everybody
leaderboard_people = Against people
leaderboard_none = Nobody has a rating yet.

## Rules

rules_title = How to play { $game }
rules_presets = Rules to choose from
rules_presets_how = Tables differ. Choose a preset when you set up a table, and change individual rules if you like.
rules_big_two_aim = The aim
rules_big_two_aim_text = Get rid of all your cards before the others do. Two to four players have 13 cards each.
rules_big_two_order = The order of cards
rules_big_two_order_text = From low to high: 3 4 5 6 7 8 9 10 J Q K A 2. The 2 is the highest rank.
rules_big_two_suits =
    Between cards of one rank the suit decides; at most tables diamonds are lowest, then clubs, hearts and spades.
rules_big_two_opening = The opening
rules_big_two_opening_text =
    The player with the lowest card dealt begins. At most tables the first play must contain that card.
rules_big_two_tricks = Playing
rules_big_two_tricks_text =
    The leader plays any combination. In turn, the others beat it with a higher one of the same number of cards, or pass. When nobody beats it, its player leads again with anything.
rules_big_two_end = The end
rules_big_two_end_text = The game ends when somebody has no cards left: that player wins.
rules_big_two_kinds = The combinations
rules_big_two_kinds_text =
    One, two or, at some tables, three cards; and hands of five cards, here from low to high: any higher one beats any lower one.
rules_kind_single = One card; rank first, then suit.
rules_kind_pair = Two cards of one rank; between equals the higher suit wins.
rules_kind_triple = Three cards of one rank; not at every table.
rules_kind_straight = Five ranks in a row, of more than one suit.
rules_kind_flush = Five cards of one suit.
rules_kind_full_house = Three of one rank and two of another; the three decide.
rules_kind_four_plus_one = Four of one rank and any fifth card.
rules_kind_straight_flush = Five ranks in a row of one suit.
rules_big_two_points = Points
rules_big_two_points_text =
    Each loser pays for the cards still in hand; at most tables the cost is doubled from ten cards on. The winner gets what the losers pay.
rules_rikken_aim = The aim
rules_rikken_aim_text =
    Four players have 13 cards each and bid what they will achieve: a number of tricks, exactly one, or none.
rules_rikken_order = The order of cards
rules_rikken_order_text = In every suit, including trump, the ace is highest, then king, queen, jack, 10, down to the 2.
rules_rikken_auction = The auction
rules_rikken_auction_text =
    Starting left of the dealer, each player bids higher than the last bid or passes; a player who has passed is out. The highest bidder, the declarer, plays the contract. The table below lists the bids from low to high.
rules_rikken_partner = Trump and partner
rules_rikken_partner_text =
    In a Rik the declarer names trump and calls an ace they do not hold. The holder of that ace is the partner, and nobody else knows until it is played.
rules_rikken_play = The play
rules_rikken_play_text =
    The player left of the dealer leads. The others follow suit if they can, and otherwise play any card. The highest trump takes the trick, or else the highest card of the suit led. The winner leads next.
rules_rikken_play_picture = Clubs are led; with hearts as trump the 2 of hearts takes the trick.
rules_rikken_points = Chips
rules_rikken_points_text =
    After thirteen tricks the losers pay the winners; a harder contract pays more. A player who plays alone settles with each of the three others. The table says what the declarer gets or pays in all.
