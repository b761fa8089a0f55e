# Why a player makes a move. The move itself is shown next to the reason.

# A sentence that was stored when reasons were still text.
plain_text = { $text }

## Any player

only_move = nothing else is possible
only_card = no other card may be played
nothing_beats = nothing in hand beats { CARDS($play) }
last_combination = it is the last combination, and the game is won
drawn_from_plays = it was chosen at random from { $count } legal plays
drawn_from_moves = it was chosen at random from { $count } legal moves
only_play = it is the only legal play
rules_open = the rules open the game with the lowest card
time_was_up = the time was up

## Big Two: the lowest

lowest_single = the lowest single
only_play_that_beats = it is the only play that beats { CARDS($play) }
weakest_that_beats = it is the weakest of { $count } plays that beat { CARDS($play) }

## Big Two: rule_based

wins_by_force = it wins whatever the others hold: { CARDS($plays) }
class_A = nothing unseen beats it
class_B = few unseen plays beat it
class_C = many unseen plays beat it
class_D = all unseen plays beat it
must_open_with = the combination of the hand that holds { CARDS($card) }, which must be played
opens_alone = the game opens with this card alone
sure_and_out_next = nothing unseen beats it, and { CARDS($next) } goes out next
sure_first_of_last = nothing unseen beats it, and it is the first of { $count } last plays
higher_of_two_against_one_card = the higher of two cards, as an opponent has one card left; { CARDS($other) } stays
lower_of_two = the lower of two cards, as { CARDS($other) } can still be beaten
control_later = nothing unseen beats { CARDS($sure) }, which takes control for { CARDS($next) } later
highest_of_three_against_one_card = the highest of three cards, as an opponent has one card left
lowest_of_three = the lowest of three cards, as even { CARDS($highest) } can be beaten
second_lowest_of_four = the second lowest of four cards, as nothing unseen beats { CARDS($highest) }
highest_of_four_against_one_card = the highest of four cards, as an opponent has one card left
lowest_of_four = the lowest of four cards, as even { CARDS($highest) } can be beaten
one_card_cannot_follow = an opponent with one card left cannot follow it
could_answer_and_be_out = an opponent with { $count } cards left could answer { CARDS($group) } and be out
higher_of_two_pairs = the higher of two pairs, as an opponent has two cards left
lower_of_two_pairs = the lower of two pairs, as { CARDS($other) } can still be beaten
lower_single_against_two_cards = the lower single, as an opponent has two cards left; { CARDS($pair) } stays for later
lower_single_before_sure_pair = the lower single; { CARDS($pair) }, which nothing unseen beats, takes control later
first_to_get_rid_of = the first to get rid of: { $outlook }
more_pairs_than_singles = there are more pairs than singles, and no five-card hand
lowest_five_card_of_last = the lowest five-card hand of { $count } last plays
single_against_one_card =
    the lowest of the singles that are hardest to beat, as an opponent has one card left; { $outlook }
highest_pair_against_two_cards = the highest pair, as an opponent has two cards left
lowest_pair_of_last = the lowest pair of { $count } last plays
broken_up = { CARDS($combination) } is broken up for it, as an opponent has one card left
broken_up_for_last_plays = { CARDS($combination) } is broken up for it, as an opponent has at most two cards left
nothing_held_back = nothing is held back, as only { $count } plays are left
no_part_beats = not even a part of a combination beats { CARDS($play) }
held_back_few_sure =
    { CARDS($card) }, the highest card, is held back, as only { $sure } of { $count } plays are sure to win
held_back_far_from_out =
    { CARDS($card) }, the highest card, is held back while everybody has more than { $count } cards
held_back_twos = { CARDS($cards) } is held back, to take control with one 2 after the other
held_back_early =
    { CARDS($cards) } is held back this early, after a pass, to take control for the other five-card hand
weakest_of_the_hand = the weakest play of the hand that beats { CARDS($play) }; { $outlook }
pair_split_for_control = a high pair is split to take control with each of its cards; { $outlook }
nothing_beats_unbroken = nothing in hand beats { CARDS($play) } unless a combination is broken up

## Big Two: ai1 to ai4, ai4_plus, champion and the networks

most_passes =
    { PERCENT($share) } of the opponents pass, the most of { $count ->
        [one] { $count } play
       *[other] { $count } plays
    }
most_wins =
    { PERCENT($share) } of the simulated games are won, the most of { $count ->
        [one] { $count } play
       *[other] { $count } plays
    }
saves_points_passes =
    nothing reaches { PERCENT($trusted) }, so it saves points ({ PERCENT($share) } of the opponents pass)
saves_points_wins =
    nothing reaches { PERCENT($trusted) }, so it saves points ({ PERCENT($share) } of the simulated games are won)
only_play_there_is = it is the only play there is
kept_together = { CARDS($kept) } is worth more together than what could be played of it
won_from_here = from here the game is won, whatever the others hold
points_against_play =
    { SIGNED($points) } points per simulated game, { SIGNED($other_points) } for { CARDS($other) }
points_against_pass = { SIGNED($points) } points per simulated game, { SIGNED($other_points) } for passing
nothing_learned = { $why }; it has learned no game by these rules
preferred = preferred among { $count } moves
promises = it promises { SIGNED($points) } points, the best of { $count } moves
nothing_near = { SIGNED($points) } points: nothing else comes close
simulated_play =
    { CARDS($play) } wins { PERCENT($share) } of { $games } simulated games for { SIGNED($points) } points
simulated_pass = passing wins { PERCENT($share) } of { $games } simulated games for { SIGNED($points) } points
also = { $first }; { $then }
places_are_fewer = the network knows hands of up to { $places } cards, not of { $count }
foreseen = it leads to { SIGNED($points, digits: 0) } points if the others follow the network
foreseen_against = it leads to { SIGNED($points, digits: 0) } points against { $opponents }

## Big Two: dynamic_greedy

bomb_against_last_card = a bomb is out of reach of the next player, who has one card left
highest_against_last_card = the highest card, as the next player has one card left
leaves = it leaves a hand worth { $worth }
leaves_and_earns = it leaves a hand worth { $worth } and earns { $earned }
comes_behind = { $what }; { CARDS($other) } is { $behind } behind
comes_level = { $what }; { CARDS($other) } is level
rest_worth_less = the rest of the hand is worth { $worth } less
rest_worth_more = the rest of the hand is worth { $worth } more
rest_worth_as_much = the rest of the hand is worth as much as all of it
and_the_play_earns = { $what }, and the play earns { $earned }
even_for = even for { CARDS($play) }: { $what }
as = { $what }, as { $why }
and = { $first } and { $then }
many_cards_cost = { $own } cards in hand cost much now that an opponent has { $other }
few_cards_in_hand =
    only { $own ->
        [one] { $own } card is
       *[other] { $own } cards are
    } left in hand
opponent_has =
    an opponent has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left
opponent_has_range = an opponent has { $least } to { $most } cards left

## Rikken: basic. $led is the suit led, $own the suit of the card, $best the card that wins the trick so far

basic_lead_highest = no higher card of { SUIT($own) } is left
basic_lead_any = chosen at random from the hand: none of its cards is the highest left of a suit
basic_play_highest = no higher card of { SUIT($led) } is left
basic_follow_any =
    chosen at random from the { SUIT($led) } in hand: one beats { CARDS($best) }, but a higher one is still out
basic_follow_lowest = the lowest of the { SUIT($led) } in hand: none of them beats { CARDS($best) }
basic_trump_low = the lowest trump in hand, as there are no { SUIT($led) }
basic_throw_away_low = a lowest card of the hand, and not the highest left of { SUIT($own) }
basic_throw_away_highest = each suit's lowest card in hand is the highest left of it
basic_win_cheaply = the lowest of the { SUIT($led) } in hand that beats { CARDS($best) }
basic_last_lowest = the lowest of the { SUIT($led) } in hand, as the trick cannot be won from { CARDS($best) }
basic_trump_to_win = the lowest trump that beats { CARDS($best) }
basic_only_low_trumps = the lowest trump: none in hand beats { CARDS($best) }
basic_lead_low = the lowest of the { SUIT($own) } in hand, so that somebody else wins the trick
basic_duck = the highest of the { SUIT($led) } in hand below { CARDS($best) }
basic_cannot_duck = the lowest of the { SUIT($led) } in hand, which are all above { CARDS($best) }
basic_unload = the highest of the { SUIT($own) } in hand, as there are no { SUIT($led) }
basic_highest_now = the highest of the { SUIT($led) } in hand, as { CARDS($best) } keeps the declarer out
basic_lead_high = the highest of the { SUIT($own) } in hand, to win the one trick
basic_try_highest = the highest of the { SUIT($led) } in hand, to win the one trick
basic_defend_any = chosen at random from the legal cards while the declarer has no trick

## Rikken: advanced. $trump is the trump suit, $cover the card kept for the one trick of Piek

advanced_draw_trump_top = an opponent may still hold { SUIT($trump) }, and the highest trump draws them
advanced_draw_trump_any = an opponent may still hold { SUIT($trump) }, and any trump helps to draw them
advanced_trump_drawn_master =
    no opponent holds a trump any more, and it is the highest of { SUIT($own) } still out
advanced_trump_drawn_any = no opponent holds a trump any more, and the trumps are kept for later
advanced_trump_drawn_only_trump = no opponent holds a trump any more, and only trumps are left
advanced_trumpless_master = there is no trump to draw with, and it is the highest of { SUIT($own) } still out
advanced_trumpless_any = there is neither a trump nor the highest card of a suit to lead
advanced_defend_master = it is the highest of { SUIT($own) } still out
advanced_defend_any =
    none of the cards is the highest of its suit, and trumps are not led against the declarer
advanced_defend_only_trump = only trumps are left
advanced_top_is_ours =
    { CARDS($best) }, the highest of { SUIT($led) }, wins for our side, and the lowest card is enough
advanced_ours_not_sure =
    our side wins with { CARDS($best) } so far, and the highest of { SUIT($led) } is not in hand
advanced_ours_below_my_top =
    our side wins with { CARDS($best) }, which only this hand could beat, so the lowest will do
advanced_secure_with_top =
    our side wins with { CARDS($best) } so far, and the highest of { SUIT($led) } makes it sure
advanced_only_friends_to_come =
    only our own side plays after it, and it is the lowest card above { CARDS($best) }
advanced_win_with_top = an opponent can still follow suit, and the highest of { SUIT($led) } wins for sure
advanced_no_rival_can_follow =
    no opponent after it can follow suit, and it is the lowest card above { CARDS($best) }
advanced_beat_cheaply =
    it is the lowest card above { CARDS($best) }; the highest of { SUIT($led) } is not in hand
advanced_cannot_beat = nothing in hand beats { CARDS($best) }, and it is the lowest of { SUIT($led) }
advanced_ours_throw_small = our side wins with { CARDS($best) }, so a small card goes
advanced_ruff = without { SUIT($led) }, the lowest trump beats { CARDS($best) }
advanced_no_trump_throw_small = with neither { SUIT($led) } nor a trump that could win, a small card goes
advanced_ruffed_follow_low = { CARDS($best) } has trumped the trick, and it is the lowest of { SUIT($led) }
advanced_friend_ruffed = our side has trumped with { CARDS($best) }, so a small card goes
advanced_overruff = it is the lowest trump above { CARDS($best) }
advanced_cannot_overruff =
    { CARDS($best) } has trumped the trick and cannot be overtrumped, so a small card goes
advanced_last_ours = the trick is our side's with { CARDS($best) }, so the smallest card goes
advanced_last_wins = it is the smallest card that wins the trick from { CARDS($best) }
advanced_last_cannot_win = nothing wins the trick from { CARDS($best) }, so the smallest card goes
advanced_piek_lead_low = no trick is won yet, and it is low compared with the other cards of its suit
advanced_play_cover = it is the card kept for the one trick, and no other high card is left
advanced_piek_stay_under = no trick is wanted with this card, and it is the highest below { CARDS($best) }
advanced_piek_forced_over = no card stays below { CARDS($best) }, and it is the lowest of { SUIT($led) }
advanced_throw_high_keep_cover =
    without { SUIT($led) }, the highest card goes, but { CARDS($cover) } is kept for the one trick
advanced_any_until_their_trick = the declarer has no trick yet, and any card will do
advanced_lead_low = no trick is wanted, and it is low compared with the other cards of its suit
advanced_stay_under = no trick is wanted, and it is the highest card below { CARDS($best) }
advanced_forced_over = no card stays below { CARDS($best) }, and it is the lowest of { SUIT($led) }
advanced_throw_high = without { SUIT($led) }, the card that weighs most in the hand can go
advanced_lead_their_suit =
    it is low compared with the other { SUIT($own) } in hand, and a declarer may hold { SUIT($own) }
advanced_no_suit_of_theirs = no declarer holds any suit of this hand, so a relatively low card goes
advanced_defence_throws_high =
    without { SUIT($led) }, the card that weighs most in the hand goes, and low ones stay
advanced_under_before_them = the declarer has yet to play, and it is the highest card below { CARDS($best) }
advanced_low_before_them = the declarer has yet to play, and it is the lowest of { SUIT($led) }
advanced_spend_high = the declarer does not win this trick, so the highest of { SUIT($led) } can go
advanced_leave_it_to_them = the declarer wins with { CARDS($best) }, and it is the highest card below it
advanced_cannot_leave_it = no card stays below { CARDS($best) } of the declarer, so the highest goes

## Rikken: bids, trump and the call

drawn_from_contracts = it was chosen at random from { $count } contracts
drawn_but_not_now = { CONTRACT($bid) } was chosen at random, but it may not be bid now
never_bids = it never bids
drawn_as_no_pass = a pass is not possible, and it was chosen at random from { $count } legal bids
should_win =
    the hand should win { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, and the bid asks for { $wanted }
should_make = it is made in { PERCENT($share) } of the games imagined, and the bid needs { PERCENT($wanted) }
tricks_from = { $least } or more
tricks_above = more than { $least }
tricks_to = { $most } at most
tricks_between = { $least } to { $most }
not_even = even for { CONTRACT($bid) }, the nearest bid, { $forecast }
must_bid = a bid must be made, and this is the nearest: { $forecast }
no_better_choice = the rules leave no better choice
no_higher_bid = no higher bid is possible
no_forecast = a forecast of tricks cannot rate the bids that are possible now
most_points_in_suit = { SUIT($suit) } have the most points, { $points }
most_points_to_call = { SUIT($suit) } have { $points } points, the most of the suits to call
only_suit_to_call = { SUIT($suit) } have { $points } points, and nothing else may be called
won_often = { PERCENT($share) } of { $games } games were won with hands like { $hand }
such_hands_won =
    { SIGNED($chips) } chips are expected: { $wins } of { $games } games were won with hands like { $hand }
such_hands_lose = for { CONTRACT($bid) }, { $forecast }
not_known_yet = { $forecast }; the results of such hands here are not known yet

## Rikken: monte_carlo

most_tricks = { $tricks } own tricks on average over games played out, the most of { $count } cards tried
fewest_tricks = { $tricks } own tricks on average over games played out, the fewest of { $count } cards tried
nearest_to_one = { $tricks } own tricks on average over games played out, the nearest to one

## Big Two: what a player of some level thinks of its move

last_cards = these are the last cards
seems_best = it seems best, with { SIGNED($points) } points to expect
seems_good = it seems good enough, with { SIGNED($points) } points to expect
wants_the_lead = it is high enough to take the lead, with { SIGNED($points) } points to expect

## Rikken: dial

dial_most_chips =
    { SIGNED($chips) } chips on average in { $games } imagined games, the most of { $count } choices
dial_looks_good =
    it looked good enough: { SIGNED($chips) } chips on average in { $games } imagined games, { $count } choices compared
dial_bids =
    { SIGNED($chips) } chips are expected: { PERCENT($share) } of the imagined games with this bid gained chips
dial_hopes =
    hopes for the best: { PERCENT($share) } of the imagined games with this bid gained chips, { SIGNED($chips) } on average
dial_passes =
    no bid seems better than a pass, which brings { SIGNED($chips) } chips on average in { $games } imagined games
dial_out_of_reach = the hand is too far from every bid that is possible now
promises_chips = { SIGNED($chips) } chips are expected and { PERCENT($share) } to gain some, preferred among { $count } choices
promises_contract = { PERCENT($share) } to make the contract, and { SIGNED($chips) } chips are expected, preferred among { $count } choices
searched_move = { $move }: { PERCENT($share) } to gain chips, { SIGNED($chips) } chips on average in { $games } games
searched_contract = { $move }: { PERCENT($share) } to make the contract, { SIGNED($chips) } chips on average in { $games } games
searched_bid = { $move }: { PERCENT($share) } to make it where you play it, { SIGNED($chips) } chips all in all in { $games } games
cards_are_equal = all cards that may be played are equal
