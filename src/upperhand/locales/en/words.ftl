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
contract_solo8_beter = Solo 8 beter
contract_solo9_beter = Solo 9 beter
contract_solo10_beter = Solo 10 beter
contract_solo11_beter = Solo 11 beter
contract_solo12_beter = Solo 12 beter
contract_solo13_beter = Solo 13 beter

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
goal_solo8_beter = 8 tricks alone, in hearts
goal_solo9_beter = 9 tricks alone, in hearts
goal_solo10_beter = 10 tricks alone, in hearts
goal_solo11_beter = 11 tricks alone, in hearts
goal_solo12_beter = 12 tricks alone, in hearts
goal_solo13_beter = all 13 tricks alone, in hearts; you lead

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
aim_solo8_beter = 8 tricks, hearts trump
aim_solo9_beter = 9 tricks, hearts trump
aim_solo10_beter = 10 tricks, hearts trump
aim_solo11_beter = 11 tricks, hearts trump
aim_solo12_beter = 12 tricks, hearts trump
aim_solo13_beter = all 13, hearts trump

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
preset_huisregels = House rules
