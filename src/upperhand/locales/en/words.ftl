# Words of the games, by the codes that the engine has for them.

## Suits, ranks and cards

suit_S = spades
suit_H = hearts
suit_C = clubs
suit_D = diamonds
rank_J = jack
rank_Q = queen
rank_K = king
rank_A = ace
card_name = { $rank } of { $suit }
the_card = { CARD($card) }

## Combinations of Big Two

kind_card = card
kind_single = single
kind_pair = pair
kind_triple = triple
kind_two_pair = two pair
kind_four_of_a_kind = four of a kind
kind_straight = straight
kind_flush = flush
kind_full_house = full house
kind_four_plus_one = four and one
kind_straight_flush = straight flush

## Contracts of Rikken

contract_pass = pass
contract_rik = Rik
contract_rik_beter = Rik beter
contract_solo8 = Solo 8
contract_troela = Troela
contract_piek = Piek
contract_solo9 = Solo 9
contract_misere = Misère
contract_solo10 = Solo 10
contract_open_piek = Open Piek
contract_solo11 = Solo 11
contract_open_piek_talk = Open Piek, talk
contract_open_misere = Open Misère
contract_solo12 = Solo 12
contract_open_misere_talk = Open Misère, talk
contract_solo13 = Solo 13
contract_schoppen_mie = Schoppen Mie

## What a contract asks for

goal_rik = 8 tricks with a partner, the holder of an ace you call, in a trump of your choice
goal_rik_beter = 8 tricks with a partner, the holder of an ace you call, in hearts
goal_troela = 8 tricks with the holder of the fourth ace, who chooses trump
goal_piek = exactly one trick, alone and without trump
goal_misere = no trick at all, alone and without trump
goal_open_piek = exactly one trick without trump, cards open from the second trick on
goal_open_piek_talk =
    exactly one trick without trump, cards open from the second trick on, the others confer; you lead
goal_open_misere = no trick at all without trump, cards open from the second trick on
goal_open_misere_talk =
    no trick at all without trump, cards open from the second trick on, the others confer; you lead
goal_solo13 = all 13 tricks alone, in a trump of your choice; you lead
goal_schoppen_mie = everyone for themselves: take neither the queen of spades nor the last trick
goal_solo8 = 8 tricks alone, in a trump of your choice
goal_solo9 = 9 tricks alone, in a trump of your choice
goal_solo10 = 10 tricks alone, in a trump of your choice
goal_solo11 = 11 tricks alone, in a trump of your choice
goal_solo12 = 12 tricks alone, in a trump of your choice

## The same in a few words, under the kind of the bid

bids_partner = With a partner
bids_alone = Alone, your trump
bids_few = Few tricks, no trump
bids_open = Open cards, no trump
bids_each = Each alone
aim_rik = 8 tricks
aim_rik_beter = 8 tricks, hearts trump
aim_troela = 8 tricks, fourth ace
aim_piek = exactly 1 trick
aim_misere = no trick
aim_open_piek = exactly 1 trick
aim_open_piek_talk = exactly 1, others confer
aim_open_misere = no trick
aim_open_misere_talk = none, others confer
aim_solo13 = all 13 tricks
aim_schoppen_mie = not Q♠, not the last trick
aim_solo8 = 8 tricks
aim_solo9 = 9 tricks
aim_solo10 = 10 tricks
aim_solo11 = 11 tricks
aim_solo12 = 12 tricks

## Games, levels and scores

game_big_two = Big Two
game_rikken = Rikken
level_beginner = Beginner
level_novice = Novice
level_casual = Casual
level_steady = Steady
level_skilled = Skilled
level_strong = Strong
level_expert = Expert
level_champion = Champion
character_beginner = Plays what comes to hand and overlooks much.
character_novice = Knows the rules, and spends strong cards too early.
character_casual = Plays sound cards, forgets what was played.
character_steady = Makes few blunders, and plans little.
character_skilled = Plans the hand, and misses a chance now and then.
character_strong = Remembers every card and seldom errs.
character_expert = Plays as well as one can without looking ahead.
character_champion = Looks ahead in hundreds of simulated games.
level_easy = Easy
level_normal = Normal
level_hard = Hard
level_challenge = Challenge
score_points = Points
score_chips = Chips

## Presets: names, then what is special about them

preset_hongkong = Hong Kong
preset_sugiyanto = A pass is final
preset_big2ai = With bombs
preset_big2ai_card_value = With bombs, cards have values
preset_greedy = With triples
preset_charlesworth = Triples and four-card hands
preset_vorsteveld2007 = Four bids
preset_vorsteveld2007_full = All bids
preset_stichting2025 = Tournament 2025
preset_about_hongkong = The most common rules in Hong Kong; ten cards left cost double, thirteen triple.
preset_about_sugiyanto = A2345 and 23456 are straights too; a player who passes is out until the trick ends.
preset_about_big2ai =
    Four of a kind and straight flushes are bombs, there are no flushes, and a play must match the type; every 2 left doubles.
preset_about_big2ai_card_value = The same, but each card left costs its own value.
preset_about_greedy =
    Three of a rank may be played alone; ten cards left cost double, and triple if nothing was played.
preset_about_charlesworth = Triples and four-card hands may be played; the lowest card opens automatically.
preset_about_vorsteveld2007 = Rik, Solo 8, Piek and Misère: the best start.
preset_about_vorsteveld2007_full = Every bid from Rik to Schoppen Mie, with Troela for three aces.
preset_about_stichting2025 = The table of bids and chips of the Dutch tournaments.

## Switches: names, then what they mean

switch_players = Players
switch_deal = Deal
switch_suit_order = Suits from low to high
switch_triples = Three of a rank alone
switch_four_card_hands = Four-card hands
switch_five_card_hands = Five-card hands, low to high
switch_straights = Straights, low to high
switch_flush_order = What ranks a flush
switch_must_match = What must match
switch_bombs = Bombs
switch_opening = Opening
switch_after_pass = After a pass
switch_lead_after_unbeatable = Lead again after an unbeatable play
switch_scoring = Scoring
switch_card_points = Points per card
switch_double_from = Doubled from
switch_triple_from = Tripled from
switch_triple_if_unplayed = Tripled if nothing was played
switch_double_per_two = Doubled for each 2
switch_bids = Bids, low to high
switch_shuffle = Shuffling
switch_called_ace = The called ace
switch_blind_call = Blind calls
switch_troela = Troela
switch_join = Bids that several may play
switch_must_trump = Must trump
switch_all_pass = When all pass
switch_scores = Table of chips
switch_about_players = how many play
switch_about_triples = three of a rank may be played alone
switch_about_four_card_hands = two pair and, above it, four of a kind may be played
switch_about_five_card_hands = the five-card hands in play, from low to high
switch_about_straights = the straights from low to high, each written with the rank that ranks it last
switch_about_bombs = hands that may be played on anything that is not a bomb
switch_about_lead_after_unbeatable = after a play that nothing can beat any more, its player leads at once
switch_about_card_points = points that each card left costs
switch_about_double_from = the cost doubles from this many cards left; 0: never
switch_about_triple_from = the cost triples from this many cards left; 0: never
switch_about_triple_if_unplayed = the cost triples for a player who played no card
switch_about_double_per_two = the cost doubles again for each 2 left
switch_about_bids = the contracts that may be bid, from low to high
switch_about_blind_call = an ace may be called blind where no ace of a suit in hand can be called
switch_about_join = contracts that several may play at once
switch_about_must_trump = a player who cannot follow suit must trump
choice_deal_thirteen = 13 cards each
choice_deal_whole_deck = the whole deck, for three players
choice_flush_order_suit = its suit, then its top card
choice_flush_order_top_card = its top card
choice_must_match_size = the number of cards
choice_must_match_type = the number of cards and the type
choice_opening_contains = any play with the lowest card
choice_opening_alone = the lowest card alone
choice_opening_automatic = the lowest card alone, automatically
choice_after_pass_may_return = may play again in the same trick
choice_after_pass_out = out until the trick ends
choice_scoring_count = each card counts the same
choice_scoring_card_value = each card costs its own value
choice_shuffle_fresh = a fresh shuffle
choice_shuffle_groups = the tricks shuffled as groups
choice_shuffle_never = never
choice_called_ace_free = its holder may keep it
choice_called_ace_must_when_led = must be played when its suit is led
choice_called_ace_must_when_declarer_leads = must be played when the declarer leads its suit
choice_troela_off = no contract of its own
choice_troela_optional = may be declared
choice_troela_obligatory = must be declared
choice_all_pass_redeal = deal again
choice_all_pass_schoppen_mie = play Schoppen Mie
choice_all_pass_dealer_plays = the dealer must bid
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, a Rik for 1 chip
choice_scores_stichting = Stichting Rikken (tournaments)
