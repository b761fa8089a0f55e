# How a game is told: what is done, and how it came out.

## A move as advice says it

do_pass = pas
do_play = speel { CARDS($cards) }
do_bid = bied { CONTRACT($bid) }
do_trump = maak { SUIT($suit) } troef
do_call = vraag { CARD($card) }
do_call_blind = vraag { CARD($card) } blind

## How a game of Big Two came out

has_won = { $name } heeft gewonnen.
not_over_yet = Het spel is nog niet uit.
went_out_first = was als eerste uit
receives = krijgt wat de anderen betalen: { $sum } = { SIGNED($points, digits: 0) }
cards_left_cost =
    { $count ->
        [one] { $count } kaart over kost
       *[other] { $count } kaarten over kosten
    } { $points }
doubled_for_twos = verdubbeld voor elke 2 die over is: maal { $times }
many_cards_left = veel kaarten over, of niets gespeeld: maal { $times }
pays = betaalt { $points }

## How a game of Rikken came out. A name may be "You": verbs must fit both.

all_passed = Iedereen heeft gepast; er wordt opnieuw gegeven.
mie_pays =
    { contract_schoppen_mie }: { NAMES($names) } { $count ->
        [one] moest betalen
       *[other] moesten betalen
    }.
made_contract = { $name } haalde { $contract }: { $tricks }.
lost_contract = { $name } verloor { $contract }: { $tricks }.
made_contract_with = { $name } haalde { $contract } met { $partner }: { $tricks }.
lost_contract_with = { $name } verloor { $contract } met { $partner }: { $tricks }.
two_sentences = { $first } { $then }
the_contract = { CONTRACT($contract) }
the_contract_in = { CONTRACT($contract) } in { SUIT($trump) }
role_partner = { CONTRACT($contract) }, maat
role_defender = tegen { CONTRACT($contract) }
role_passed_out = rondgepast
count_of_tricks =
    { $count ->
        [one] { $count } slag
       *[other] { $count } slagen
    }
count_of_chips =
    { $chips ->
        [one] { SIGNED($chips, digits: 0) } fiche
       *[other] { SIGNED($chips, digits: 0) } fiches
    }
