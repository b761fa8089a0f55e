# Presets and switches of the rules: what they are and mean.

## Presets: names, then what is special about them

preset_about_hongkong = The most common rules in Hong Kong; ten cards left cost double, thirteen triple.
preset_about_sugiyanto = A2345 and 23456 are straights too; a player who passes is out until the trick ends.
preset_about_big2ai =
    Four of a kind and straight flushes are bombs, there are no flushes, and a play must match the type; every 2 left doubles.
preset_about_big2ai_card_value = The same, but each card left costs its own value.
preset_about_greedy =
    Three of a rank may be played alone; ten cards left cost double, and triple if nothing was played.
preset_about_charlesworth = Triples and four-card hands may be played; the lowest card opens automatically.
preset_about_vorsteveld2007 = { contract_rik }, { contract_solo8 }, { contract_piek } and { contract_misere }: the best start.
preset_about_vorsteveld2007_full = Every bid from { contract_rik } to { contract_schoppen_mie }, with { contract_troela } for three aces.
preset_about_stichting2025 = The table of bids and chips of the Dutch tournaments.
preset_about_huisregels = Three aces must be told, the called ace must be played, the pack is not shuffled, and if all pass, { contract_schoppen_mie } is played.

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
switch_troela = { contract_troela }
switch_troela_lead = First lead in { contract_troela }
switch_four_aces = Four aces
switch_join = Bids that several may play
switch_must_trump = Must trump
switch_all_pass = When all pass
switch_scores = Table of chips
switch_overtricks = Chips for further tricks
switch_tariffs = Chips of your own
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
switch_about_four_aces = four aces are a { contract_troela } too: the declarer calls a king, and its holder is the partner
switch_about_join = contracts that several may play at once
switch_about_must_trump = a player who cannot follow suit must trump
switch_about_overtricks = chips for each trick beyond the goal, and for each but the first short of it; 0: none
switch_about_tariffs = the chips that each payer pays for a contract, in place of the table's
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
choice_troela_lead_left_of_dealer = the player left of the dealer
choice_troela_lead_ace = the partner, with the fourth ace
choice_troela_lead_ace_not_trumped = the partner, with the fourth ace, and nobody may trump it
choice_all_pass_redeal = deal again
choice_all_pass_schoppen_mie = play { contract_schoppen_mie }
choice_all_pass_dealer_plays = the dealer must bid
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, a { contract_rik } for 1 chip
choice_scores_stichting = Stichting Rikken (tournaments)

## Where the presets come from; titles stay as they are

preset_source_hongkong = the rules most tables in Hong Kong play by
preset_source_sugiyanto = Sugiyanto, Fernando & Tai, A Rule-Based AI Method for an Agent Playing Big Two, Applied Sciences 11, 4206, 2021
preset_source_big2ai = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: the rules
preset_source_big2ai_card_value = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: the points of the experiments
preset_source_greedy = Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung Institute of Technology, 2009
preset_source_charlesworth = Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018
preset_source_vorsteveld2007 = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: the four main bids of the experiments
preset_source_vorsteveld2007_full = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: Table 2.1
preset_source_stichting2025 = the tournament table of the Stichting Rikken, 2025; pack and ace by custom
preset_source_huisregels = common house rules: descriptions of the game by clubs and players
