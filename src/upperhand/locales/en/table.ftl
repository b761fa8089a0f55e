# Texts about a game: moves and results.

## A move in advice

do_pass = pass
do_play = play { CARDS($cards) }
do_bid = bid { CONTRACT($bid) }
do_trump = make { SUIT($suit) } trump
do_call = call the { CARD($card) }
do_call_blind = call the { CARD($card) } blind

## Results of Big Two

has_won = { $name } won.
not_over_yet = The game is not over.
went_out_first = went out first
receives = receives what the others pay: { $sum } = { SIGNED($points, digits: 0) }
cards_left_cost =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left cost { $points }
doubled_for_twos = doubled for each 2 left: times { $times }
many_cards_left = many cards left, or none played: times { $times }
pays = pays { $points }

## Results of Rikken. A name may be "You": verbs must fit both.

all_passed = Everybody passed, and the cards are dealt again.
mie_pays =
    { contract_schoppen_mie }: { NAMES($names) } { $count ->
       *[other] had to pay
    }.
made_contract = { $name } made { $contract }: { $tricks }.
lost_contract = { $name } lost { $contract }: { $tricks }.
made_contract_with = { $name } made { $contract } with { $partner }: { $tricks }.
lost_contract_with = { $name } lost { $contract } with { $partner }: { $tricks }.
two_sentences = { $first } { $then }
the_contract = { CONTRACT($contract) }
the_contract_in = { CONTRACT($contract) } in { SUIT($trump) }
role_partner = { CONTRACT($contract) }, partner
role_defender = against { CONTRACT($contract) }
role_passed_out = passed out
count_of_tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
count_of_chips =
    { $chips ->
        [one] { SIGNED($chips, digits: 0) } chip
       *[other] { SIGNED($chips, digits: 0) } chips
    }
