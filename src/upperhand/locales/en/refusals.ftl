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
troela_without_pass = { $aces } aces must be bid as { contract_troela }: a pass is not possible
troela_must_be_bid = { $aces } aces must be bid as { contract_troela }: { CONTRACT($bid) } is not possible
troela_needs_aces = { contract_troela } needs exactly three aces in hand
troela_needs_more_aces = { contract_troela } needs three aces in hand, or four
troela_begins_with = the partner begins a { contract_troela } with the fourth ace or the called card, not with { CARDS($card) }
not_trumped_now = { CARDS($card) } is a trump, and nobody trumps the first trick of this { contract_troela } who has another card
dealer_must_bid = all others have passed, so the dealer must bid: a pass is not possible
not_bid_here = { CONTRACT($bid) } is not bid under these rules
schoppen_mie_comes_last = { contract_schoppen_mie } may only be bid when the three others have passed and nobody has bid
does_not_outbid = { CONTRACT($bid) } does not outbid { CONTRACT($other) }
no_trump_of_the_ace = { SUIT($suit) } cannot be trump: it is the suit of the partner's ace
no_trump_of_the_called = { SUIT($suit) } cannot be trump: it is the suit of the called card
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
same_address = somebody plays here from the same address as you; in rated games that is not possible, but at a casual table it is
host_starts = only the host can start the game
room_has_started = the game in this room has already started
computer_plays_your_seat = the computer plays your seat; take it back first
database_silent = the database does not answer; try again
not_stored = this could not be saved; try again
hint_out_of_turn = hints are given when it is your turn
something_went_wrong = something went wrong here; try again
too_fast = that is too fast; wait a moment and try again
too_many_requests = too many people are asking right now; try again in a minute
room_is_moving = this table is being moved; try again
room_closed = the room is closed
no_such_room = there is no room with this code
one_seat_is_yours = one seat is yours; leave those of other people open
