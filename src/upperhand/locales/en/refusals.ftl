# Why something cannot be done.

## Any game

game_over = the game is over
game_won = the game is over: seat { $seat } has won
no_scores_yet = the game is not over: there are no scores yet
no_next_deal_yet = the game is not over: its cards cannot be dealt again yet
out_of_turn = it is the turn of seat { $turn }, not of seat { $seat }
not_held = seat { $seat } does not hold { CARDS($cards) }
not_held_by_you = you do not hold { CARDS($cards) }

## Big Two: names of combinations

these_cards = { CARDS($cards) }
a_single = { CARDS($card) }
a_pair = a pair of { RANK($rank) }s
a_triple = three { RANK($rank) }s
a_two_pair = two pair, { RANK($high) }s and { RANK($low) }s
a_four_of_a_kind = four { RANK($rank) }s
a_straight = a straight ranked by { CARDS($card) }
a_flush = a flush with { CARDS($card) } on top
a_full_house = a full house of { RANK($rank) }s
a_four_plus_one = four { RANK($rank) }s and a card
a_straight_flush = a straight flush ranked by { CARDS($card) }

## Big Two: why a play is not possible

opening_must_contain = the opening play must contain { CARDS($card) }
opening_without_pass = the opening play must contain { CARDS($card) }: a pass is not possible
opening_must_be = the opening play must be { CARDS($card) } alone
leader_must_play = the player who leads must play: a pass is not possible
no_triple_alone = three of a kind may not be played alone under these rules
four_needs_a_fifth = four of a kind is played with a fifth card under these rules
no_four_of_a_kind = four of a kind is not played under these rules
more_than_five_cards = no combination has more than five cards
no_combination = { CARDS($cards) } is not a combination under these rules
wrong_size =
    { $play } cannot be played on { $table }: play { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wrong_size_or_bomb =
    { $play } cannot be played on { $table }: play { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } or a bomb
wrong_type = { $play } cannot be played on { $table }: play the same type
wrong_type_or_bomb = { $play } cannot be played on { $table }: play the same type or a bomb
alike_but_lower = { $what } ({ CARDS($play) }) does not beat the one on the table ({ CARDS($table) })
does_not_beat = { $play } does not beat { $table }
in_no_play = no legal play contains it

## Rikken: why a bid, a trump, a call or a card is not possible

bid_wanted = { $move } is not possible now: bid or pass
trump_wanted = { $move } is not possible now: name trump, as in trump H
call_wanted = { $move } is not possible now: call a partner, as in call AS
card_wanted = { $move } is not possible now: play a card, as in AS
troela_without_pass = three aces must be bid as Troela: a pass is not possible
troela_must_be_bid = three aces must be bid as Troela: { CONTRACT($bid) } is not possible
troela_needs_aces = Troela needs exactly three aces in hand
dealer_must_bid = all others have passed, so the dealer must bid: a pass is not possible
not_bid_here = { CONTRACT($bid) } is not bid under these rules
schoppen_mie_comes_last = Schoppen Mie may only be bid when the three others have passed and nobody has bid
does_not_outbid = { CONTRACT($bid) } does not outbid { CONTRACT($other) }
no_trump_of_the_ace = { SUIT($suit) } cannot be trump: it is the suit of the partner's ace
call_in_own_hand = { CARDS($card) } is in the caller's own hand
call_of_trump = { CARDS($card) } is a trump and cannot be called
call_another = { CARDS($card) } cannot be called now: call one of { CARDS($cards) }
call_not_blind = { CARDS($card) } is not called blind: the caller holds { SUIT($suit) }
call_blind = the caller holds no { SUIT($suit) }: announce it, as in call { CARDS($card) } blind
led_with_called_card = { SUIT($suit) } must be led with { CARDS($card) }, the called card
called_card_now = { CARDS($card) } is the called card and must be played now
does_not_follow = { CARDS($card) } does not follow suit: { SUIT($suit) } were led
must_trump = { CARDS($card) } is not a trump: a player who cannot follow suit must trump
queen_goes_now = a player who cannot follow suit must play { CARDS($card) }
spades_not_led_yet = { CARDS($card) } cannot be led: spades may not be led until { CARDS($queen) } has been played
spades_not_yet = { CARDS($card) } cannot be played: spades may not be played until { CARDS($queen) } has been played

## Rules that contradict each other

switch_takes = { $switch } must be { $words }, not { $value }
switch_names_twice = { $switch } names { $value } twice
suits_once_each = { $switch } must name the suits D, C, H and S once each from low to high, not { $value }
no_straight =
    { $switch } must be five consecutive ranks each, the one that ranks it last, as in '34567'; { $value } is not
straight_twice = { $switch } names the ranks of { $value } twice
straights_missing = { $switch }: straights are among the five-card hands, so at least one must be listed
straights_unused = { $switch }: the five-card hands have neither straight nor straight flush, so none can be listed
bomb_not_played = { $switch }: { $value } is not among the five-card hands
card_points_stay = { $switch } must stay 1: each card has a value of its own
double_below_triple = { $switch } must be below the number of cards from which the cost triples
whole_deck_is_for_three =
    { $switch }: the whole deck is for 3 players, not { $count }: four share it at thirteen each, two play with part of it
bids_need_a_plain_one = { $switch } must name a contract that needs no special hand, as rik
troela_not_in_bids = { $switch } is { $value }, but it is not among the bids
join_not_in_bids = { $switch }: { $value } is not among the bids
not_played_by = { $preset } is played by { $allowed }, not by { $count }
rules_seat = these rules seat { $count }, not { $given }

## A position that is typed in: what cannot be known so

move_impossible = move { $number } (seat { $seat }: { $move }) cannot have been made: { $why }
played_before = { CARDS($cards) } was played before
dealt_to = { CARDS($cards) } was dealt to seat { $seat }
has_cards_left =
    it has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left
not_dealt = { CARDS($cards) } was not dealt: { CARDS($lowest) } opened as the lowest card
in_the_hand_of = { CARDS($card) } is in the hand of seat { $seat }
shown_not_to_hold = it has shown that it does not hold { CARDS($card) }
no_deal_allows_it = no deal of the hidden cards allows it
hand_is_hidden = the hand of seat { $seat } does not lie open to seat { $from }
hand_lies_open = the hand of seat { $seat } lies open with { $count } cards, but { $given } are given
open_hand_repeats = the hand of seat { $seat } repeats { CARDS($cards) }
open_hands_fit_no_deal = the open hands leave no deal of the hidden cards that allows these moves
other_count_dealt = a hand has { $count } cards under these rules, not { $given }
opener_is_dealt_18 = this hand has { $count } cards under these rules, not { $given }: 18 go to the seat that opens
another_seat_opens = seat { $seat } opens: it holds { CARDS($card) }, the lowest card of all
lower_card_opens = the lowest card opens, and { CARDS($card) } of seat { $seat } is lower than { CARDS($other) }
too_high_to_open = { $count } cards are dealt, so the lowest of them is lower than { CARDS($card) }

## The playroom: what is refused at a table

stale_action =
    this answers move { $ply } of game { $game }, but the table is at move { $table_ply } of game { $table_game }
turn_of = it is the turn of { $name }
game_not_over = the game is not over
no_game_yet = no game has started
no_seat_here = you have no seat at this table
seated_already = you already have a seat at this table
no_free_seat = no seat is free
seat_taken = this seat is not free
seen_another_hand = you have seen another hand of this game; wait for the next one
spectators_see_all = spectators see all hands here; sit down when the game is over
host_starts = only the host can start the game
room_has_started = the game in this room has already started
computer_plays_your_seat = the computer plays your seat; take it back first
database_silent = the database does not answer; try again
not_stored = this could not be saved; try again
hint_out_of_turn = hints are given when it is your turn
something_went_wrong = something went wrong here; try again
too_fast = that is too fast; wait a moment and try again
too_many_requests = too many people are asking right now; try again in a minute
room_closed = the room is closed
no_such_room = there is no room with this code
one_seat_is_yours = one seat is yours; leave those of other people open

## The playroom: what is refused elsewhere

log_out_first = you have an account; log out before you create another
name_taken = this name belongs to somebody else; choose another
wrong_password = there is no account with this name and password
no_such_account = there is no account with this name
password_too_short = a password needs at least { $count } characters
password_too_simple = a password needs at least { $count } different characters
password_too_common = this password would be guessed at once; choose another
bad_name = a name has 1 to 24 printable characters
account_name_stays = the name of an account cannot be changed
no_session = there is no session; open the page again
no_such_game = there is no such game, or it is not over
no_record = this is not a record: a record is one line of text, which you can download from a review
bad_record = this record cannot be opened: { $problem }
too_many_reviews = too many games are being reviewed; try again in a minute
review_failed = the game could not be reviewed: { $problem }
no_decision = the player made no decision: { $problem }
