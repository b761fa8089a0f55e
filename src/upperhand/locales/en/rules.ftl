# The rules of the games, as the page tells them.

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
    In a { contract_rik } the declarer names trump and calls an ace they do not hold. The holder of that ace is the partner, and nobody else knows until it is played.
rules_rikken_play = The play
rules_rikken_play_text =
    The player left of the dealer leads. The others follow suit if they can, and otherwise play any card. The highest trump takes the trick, or else the highest card of the suit led. The winner leads next.
rules_rikken_play_picture = Clubs are led; with hearts as trump the 2 of hearts takes the trick.
rules_rikken_points = Chips
rules_rikken_points_text =
    After thirteen tricks the losers pay the winners; a harder contract pays more. A player who plays alone settles with each of the three others. The table says what the declarer gets or pays in all.

## Rules of Rikken: what a first reader needs

rules_rikken_trick = A trick
rules_rikken_trick_text =
    Each player in turn lays one card on the table: these four cards are a trick. One of them takes it, and thirteen tricks are a game. What counts is how many tricks a player takes; the cards in them have no value.
rules_rikken_trick_picture = Diamonds are led, and all follow: the ace, the highest diamond, takes the trick.
rules_rikken_auction_example =
    An example: you bid { contract_rik }. Ada bids { contract_piek }, which is higher. Blaise and Emmy pass. Now you bid still higher, such as { contract_misere }, or pass. You pass, so Ada plays { contract_piek }, against the three of you.
rules_rikken_blind_text =
    The ace must be of a suit in which the declarer holds a card. If there is no such ace, the declarer calls the ace of a suit of which they hold nothing: that is a blind call, and they say so. A declarer who holds every ace but trump calls a king.
rules_rikken_bid = Bid
rules_rikken_goal = What it promises
rules_rikken_made = Made
rules_rikken_lost = Lost
