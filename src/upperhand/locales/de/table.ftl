# Texts about a game: moves and results.

## A move in advice

do_pass = passen
do_play = { CARDS($cards) } spielen
do_bid = { CONTRACT($bid) } bieten
do_trump = { SUIT($suit) } zum Trumpf machen
do_call = { CARD($card) } rufen
do_call_blind = { CARD($card) } blind rufen

## Results of Big Two

has_won = { $name }: gewonnen.
not_over_yet = Das Spiel ist noch nicht zu Ende.
went_out_first = als Erster alle Karten los
receives = bekommt, was die anderen zahlen: { $sum } = { SIGNED($points, digits: 0) }
cards_left_cost =
    { $count ->
        [one] { $count } übrige Karte kostet
       *[other] { $count } übrige Karten kosten
    } { $points }
doubled_for_twos = verdoppelt für jede übrige 2: mal { $times }
many_cards_left = viele Karten übrig oder nichts gespielt: mal { $times }
pays = zahlt { $points }

## Results of Rikken. A name may be "You": verbs must fit both.

all_passed = Alle haben gepasst, und es wird neu gegeben.
mie_pays =
    { contract_schoppen_mie }. { $count ->
       *[other] Verloren
    }: { NAMES($names) }.
made_contract = { $name }: { $contract } geschafft, { $tricks }.
lost_contract = { $name }: { $contract } verloren, { $tricks }.
made_contract_with = { $name } und { $partner }: { $contract } geschafft, { $tricks }.
lost_contract_with = { $name } und { $partner }: { $contract } verloren, { $tricks }.
two_sentences = { $first } { $then }
the_contract = { CONTRACT($contract) }
the_contract_in = { CONTRACT($contract) } in { SUIT($trump) }
role_partner = { CONTRACT($contract) }, Partner
role_defender = gegen { CONTRACT($contract) }
role_passed_out = alle gepasst
count_of_tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
count_of_chips =
    { $chips ->
        [one] { SIGNED($chips, digits: 0) } Chip
       *[other] { SIGNED($chips, digits: 0) } Chips
    }
