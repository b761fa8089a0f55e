# The first lesson of each game: what a step says, and what is answered to a move.

## Big Two

lesson_big_two_goal =
    The first player without cards wins. You hold the { CARDS($card) }, the lowest card of all, so you begin, and your first play must contain it. Touch the card, then press Play.
lesson_big_two_goal_right = Well played. Now the others follow in turn, each with a higher card.
lesson_big_two_ranks =
    From low to high: 3 4 5 6 7 8 9 10 J Q K A 2. The 2 is the highest. Beat the { CARDS($card) } with a higher card, but with the lowest that will do.
lesson_big_two_ranks_right = Save your high cards for when you need them.
lesson_big_two_ranks_other_ten =
    Both tens will do. Play the { CARDS($card) } and keep the other one: you will need it in a moment.
lesson_big_two_can_beat =
    You may pass, but here you can beat it without a loss, and every card you get rid of counts.
lesson_big_two_lower_will_do = That beats it, but a lower card will do. Save your high cards for when you need them.
lesson_big_two_suits =
    Between cards of one rank the suit decides, from low to high: ♦ ♣ ♥ ♠. So the ten of hearts beat the ten of clubs. Now beat the { CARDS($card) } with your ten.
lesson_big_two_suits_right = Spades are the highest suit: there is no higher ten.
lesson_big_two_suits_higher = That beats it, but the { CARDS($card) } will do.
lesson_big_two_pass =
    Nothing beats the { CARDS($card) }. If you cannot play, or do not want to, you pass.
lesson_big_two_pass_right =
    A pass is no loss: you can play again at your next turn. When all the others pass, { $name } leads again.
lesson_big_two_pairs =
    { $name } leads a pair: two cards of one rank. Only a higher pair beats it. Beat it with your lowest pair. The button Pair, under your hand, picks it for you.
lesson_big_two_pairs_right = Two cards gone, and your high pair is still there.
lesson_big_two_pairs_lower = That pair wins too, but a lower one will do.
lesson_big_two_lead =
    Everybody passed, so you lead, with any play you like. Lead your lowest card: later it will be hard to get rid of.
lesson_big_two_lead_right = A low card beats nothing, so lead it while you can.
lesson_big_two_lead_lowest =
    You may lead that. But your 4 beats nothing: you can only get rid of it when you lead. Lead it now.
lesson_big_two_five =
    A few tricks later. Five cards can go at once: five ranks in a row are a straight. Lead yours. The button Straight picks it for you.
lesson_big_two_five_right = Five cards gone at once. Only another five-card hand could have beaten it.
lesson_big_two_five_more = You may lead that, but the straight gets rid of five cards at once.
lesson_big_two_hands =
    Five-card hands from low to high: straight, flush (one suit), full house (three and two), four of a kind and a card, straight flush. { $name } led a straight: beat it with the lowest hand that will do.
lesson_big_two_hands_right = A flush beats every straight, and you keep the full house for later.
lesson_big_two_hands_flush_will_do =
    A full house beats it, but so does your flush. Keep the full house for later.
lesson_big_two_twos =
    { $name } has only two cards left. Your { CARDS($card) } beats every card. Keep your 2s for a moment like this: take the lead, and you can finish.
lesson_big_two_twos_right = Nobody can beat it, so you lead.
lesson_big_two_twos_pass = Then { $name } leads and may finish at once. Take the lead with your 2.
lesson_big_two_finish = You lead, and you hold a pair. Play both cards, and your hand is empty.
lesson_big_two_finish_right = Your hand is empty: you win!
lesson_big_two_finish_single = Then you still hold a card, and somebody else may finish first. Play both at once.
lesson_big_two_points =
    Each loser pays you one point for each card left: double from ten cards on, triple for thirteen. So get rid of cards even when you cannot win.

## Rikken

lesson_rikken_trick =
    Each player plays one card: that is a trick. The first card decides the suit, and whoever has that suit must follow. Its highest card takes the trick: ace, king, queen, jack, 10, down to 2. { $name } led { SUIT($suit) }. Take the trick.
lesson_rikken_trick_right = No card of a suit is higher than its ace: the trick is yours.
lesson_rikken_trick_too_low = It follows suit, but the { CARDS($card) } is higher and takes the trick.
lesson_rikken_lead = Whoever takes a trick leads to the next one, with any card. Lead a card that takes a trick again.
lesson_rikken_lead_right = The highest card of the suit: your second trick.
lesson_rikken_lead_low = You may lead it, but somebody will play higher. The { CARDS($card) } is the highest of its suit.
lesson_rikken_trump =
    One suit is trump, here { SUIT($suit) }: even the lowest trump beats every card of the other suits. { $name } led { SUIT($led) }, and you have none, so you may play any card. Take the trick.
lesson_rikken_trump_right = Your { CARDS($card) } beats even the king.
lesson_rikken_trump_discard = You may throw that card away, but then the { CARDS($card) } takes the trick.
lesson_rikken_bid =
    A game begins with an auction: the highest bid is played. { CONTRACT($bid) } promises 8 of the 13 tricks, together with a partner. You hold six hearts with the four highest, another ace and a king: bid { CONTRACT($bid) }.
lesson_rikken_bid_right = The others pass, so you play your { contract_rik }.
lesson_rikken_bid_pass = With a hand like this you want to play: it takes seven tricks by itself.
lesson_rikken_bid_solo = Alone you need 8 tricks against three, and this hand takes about seven. A partner makes it safe.
lesson_rikken_bid_piek = { contract_piek } is exactly one trick, without trump. This hand takes far more.
lesson_rikken_bid_misere = { contract_misere } is no trick at all. Your aces cannot help taking some.
lesson_rikken_choose =
    You choose trump. Take your longest suit: the others run out of it first, and every trump left is a trick.
lesson_rikken_choose_right = From now on { SUIT($suit) } beat every other suit.
lesson_rikken_choose_longest = Your longest suit is { SUIT($suit) }. Make it trump.
lesson_rikken_call =
    Now call an ace that you do not hold, of a suit that you do hold. Whoever has it is your partner. Choose one of these two.
lesson_rikken_call_right = Whoever holds it is your partner now, and nobody else knows.
lesson_rikken_find =
    Some tricks later. You called the { CARDS($card) } and want to know who has it. Lead a low card of its suit.
lesson_rikken_find_right = The ace shows it: { $name } is your partner. All your tricks count together.
lesson_rikken_find_king = Your own partner's { CARDS($card) } would take your king. Keep it, and lead a lower card.
lesson_rikken_find_other = That does not bring out the called ace. Lead { SUIT($suit) }.
lesson_rikken_help =
    In this game { $name } plays { contract_rik } and has called the { CARDS($card) }. You hold it: you are the partner, and only you know. The king of { $name } takes this trick already, for both of you. Play so that nothing is wasted.
lesson_rikken_help_right = Your side has the trick, and your ace will take another one.
lesson_rikken_help_overtaken = The king of { $name } takes the trick anyway, and you are partners. Keep your ace for another one.
lesson_rikken_show = { $name } leads to the { CARDS($card) }. Take the trick: now everybody sees who is with whom.
lesson_rikken_show_right = Together you need 8 tricks. The other two try to stop you.
lesson_rikken_misere =
    Some bids are played alone against three: Solo is 8 tricks or more, { contract_piek } exactly one, { contract_misere } none. { contract_piek } and { contract_misere } have no trump. Here you play { contract_misere }. The { CARDS($card) } of { $name } takes this trick: play the highest card that stays below it.
lesson_rikken_misere_right = Well thrown away: that queen can no longer take a trick.
lesson_rikken_misere_later = That is safe now, but the { CARDS($card) } may take a trick later. Under the king it is safe.
lesson_rikken_last = The last trick of a { contract_rik }. You and { $name } have seven tricks together. Take the eighth with your trump.
lesson_rikken_last_right = Eight tricks: your { contract_rik } is made.
lesson_rikken_chips =
    The losers pay in chips. In a { contract_rik } each loser pays 1 chip to each winner, so both of you get 2. A player alone is paid by each of the others, or pays each of them: 1 for { contract_solo8 }, 3 for { contract_piek }, 5 for { contract_misere }.
