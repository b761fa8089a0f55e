# How a game is told: what is done, what can be learned from it, and how it came out.

## A move as advice says it

do_pass = pas
do_play = speel { CARDS($cards) }
do_bid = bied { CONTRACT($bid) }
do_trump = maak { SUIT($suit) } troef
do_call = vraag { CARD($card) }
do_call_blind = vraag { CARD($card) } blind

## What can be learned from a move of Big Two

pass_keeps = Past; { KIND($kind) } { CARDS($cards) } blijft liggen.
leads_a_trick =
    Nieuwe ronde: { KIND($kind) }; nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    }.
beats_the_table =
    Hoger dan { CARDS($cards) }: { KIND($kind) }; nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    }.

## What can be learned from a move of Rikken

passes_the_auction = Past en laat het spel aan de anderen.
bids_for = Een bod: { GOAL($bid) }.
makes_trump = Een kaart van { SUIT($suit) } slaat nu elke kaart van een andere kleur.
calls_a_partner = Wie { CARD($card) } heeft, is de maat, en is de enige die dat weet.
leads_a_suit = Komt uit met { SUIT($suit) }; wie die kleur heeft, moet bekennen.
follows_suit = Bekent { SUIT($suit) }.
trumps_in = Heeft geen { SUIT($suit) } en troeft.
throws_away = Heeft geen { SUIT($suit) }.

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

## How a game of Rikken came out. $count is 2 where the reader pays: "You pay".

all_passed = Iedereen heeft gepast; er wordt opnieuw gegeven.
mie_pays =
    Schoppen Mie: { NAMES($names) } { $count ->
        [one] betaalt
       *[other] betalen
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
