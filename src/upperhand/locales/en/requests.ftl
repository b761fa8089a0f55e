# Why the playroom refuses something, away from the cards.

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
overtricks_of_their_own = { $switch }: the table of the Stichting Rikken has chips for further tricks of its own, so it must be 0
tariff_unreadable = { $switch }: { $word } is not a tariff; write a contract with the chips it pays, from 1 to 1000, as in solo8:2, or with those for won and lost, as in solo9:60-25
tariff_has_one_amount = { $switch }: { $value } has no declarer who wins or loses it, so it has one amount
tariff_not_played = { $switch }: { $value } is not played by these rules
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

## The playroom: what is refused elsewhere

log_out_first = you have an account; log out before you create another
name_taken = this name belongs to somebody else; choose another
name_of_an_account = this name looks like that of an account; choose another, or log in
wrong_password = there is no account with this name and password
no_such_account = there is no account with this name
password_too_short = a password needs at least { $count } characters
password_too_simple = a password needs at least { $count } different characters
password_too_common = this password would be guessed at once; choose another
bad_name = a name has 1 to 24 printable characters
account_name_stays = the name of an account cannot be changed
preferences_need_account = the settings of a guest stay in the browser; create an account to keep them here
no_session = there is no session; open the page again
no_such_game = there is no such game, or it is not over
no_record = this is not a record: a record is one line of text, which you can download from a review
bad_record = this record cannot be opened: { $problem }
too_many_reviews = too many games are being reviewed; try again in a minute
review_failed = the game could not be reviewed: { $problem }
no_decision = the player made no decision: { $problem }
too_many_open = there are too many connections from here; close some pages
too_many_rooms = too many of your rooms are in use; finish a game or leave a room first
record_too_long = a record has at most { $count } bytes
too_many_loaded = you have loaded { $count } records already; no more are kept
no_such_session = this session has ended already
