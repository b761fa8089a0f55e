# The coach at a table that teaches: what matters now, and what would have been better.

## What matters now in Big Two

tip_last_cards = { CARDS($cards) } are all you have left: play them and win.
tip_forced = From here you cannot be stopped. Begin with { CARDS($cards) }.
tip_block =
    { $name } has only { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left. If you play, play high: { CARDS($cards) }.
tip_lead_more =
    { $name } has only { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left. Lead more cards than that: { $name } cannot beat them.
tip_lead_high =
    { $name } has only { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left. Lead high: { CARDS($cards) }.
tip_unbeatable =
    Nobody can beat { CARDS($cards) }. You lead again, and { $plays ->
        [one] { $plays } more play empties your hand.
       *[other] { $plays } more plays empty your hand.
    }
tip_open = Your play must contain { CARDS($card) }. The more cards go with it, the better: { CARDS($cards) }.
tip_lead_five = You lead: get rid of five cards at once with { CARDS($cards) }.
tip_lead_low = You lead, so now you can get rid of your low cards: { CARDS($cards) }.
tip_breaks_up = Any play here breaks up a combination that you hold. A pass keeps your hand together.
tip_save = Only high cards beat it: { CARDS($cards) }. So early in the game you may keep them and pass.
tip_cheapest = { CARDS($cards) } beats it and breaks up nothing.

## What matters now in Rikken

tip_bid_rik =
    { $count } { SUIT($suit) } and { $honours } aces and kings: with a partner that is enough for a { contract_rik }.
tip_bid_misere = No ace, no king and many low cards: a hand that can avoid every trick. Think of { contract_misere }.
tip_bid_pass =
    For a { contract_rik } you want a suit of five cards or more, and three aces and kings. Without them, pass and defend.
tip_choose_trump = Your longest suit is { SUIT($suit) }, with { $count } cards. Make it trump.
tip_call_ace = Call the { CARDS($card) }: you hold the king of its suit, and the ace of your partner makes it high.
tip_call_short = Call the ace of a suit in which you hold few cards: when they are gone, you can trump.
tip_draw_trumps = You play the contract: lead { SUIT($suit) } until the others have no trump left to take your tricks.
tip_find_partner = Your partner holds the { CARDS($card) }. Lead a low card of its suit to find out who it is.
tip_lead_winners = Lead the cards that nobody can beat, and count your tricks.
tip_lead_for_declarer = You are the partner of { $name }. Lead { SUIT($suit) }, the trump: your side holds most of them.
tip_partner_leads = You are the partner of { $name }: your tricks count together. Take yours, then lead low.
tip_cash_ace = You play against { $name }. Take a trick with the { CARDS($card) } before it can be trumped.
tip_defend = You play against { $name }. Lead a suit of which you hold few: when it is gone you can trump.
tip_friend_has_it = { $name } is on your side and has the trick. Play low, and keep your high cards.
tip_cannot_take = You cannot take this trick. Give away the card that you need least.
tip_trump_it = You have no { SUIT($suit) }. A trump takes the trick; another card gives it away.
tip_take_cheaply = You play last: the { CARDS($card) } is enough to take the trick.
tip_high_or_low = Others play after you. Take the trick with a card that is hard to beat, or play your lowest.
tip_stop_misere = { $name } wants as few tricks as possible. Play low, so that { $name } must take the trick.
tip_one_trick = You need exactly one trick. Take it with a high card, and from then on stay below.
tip_lead_below = You want no more tricks. Lead a low card that somebody must beat.
tip_stay_below = Stay below the highest card. The { CARDS($card) } is the highest that is safe now.
tip_throw_high = You cannot follow suit, so you cannot take the trick: get rid of your most dangerous card.

## After a move that gives much away

coach_better = Your last move gave much away. Better was: { $command }; { $why }.
