# How a game is told: what is done, and how it came out.

## A move as advice says it

do_pass = lewat
do_play = mainkan { CARDS($cards) }
do_bid = tawar { CONTRACT($bid) }
do_trump = jadikan { SUIT($suit) } truf
do_call = panggil { CARD($card) }
do_call_blind = panggil { CARD($card) } buta

## How a game of Big Two came out

has_won = { $name } menang.
not_over_yet = Permainan belum selesai.
went_out_first = habis lebih dulu
receives = menerima bayaran yang lain: { $sum } = { SIGNED($points, digits: 0) }
cards_left_cost = sisa { $count } kartu bernilai { $points }
doubled_for_twos = digandakan untuk tiap sisa 2: kali { $times }
many_cards_left = banyak sisa kartu, atau belum bermain: kali { $times }
pays = membayar { $points }

## How a game of Rikken came out. A name may be "You": verbs must fit both.

all_passed = Semua lewat, dan kartu dibagi lagi.
mie_pays =
    { contract_schoppen_mie }: { NAMES($names) } { $count ->
       *[other] membayar
    }.
made_contract = { $name } berhasil dengan { $contract }: { $tricks }.
lost_contract = { $name } gagal dengan { $contract }: { $tricks }.
made_contract_with = { $name } bersama { $partner } berhasil dengan { $contract }: { $tricks }.
lost_contract_with = { $name } bersama { $partner } gagal dengan { $contract }: { $tricks }.
two_sentences = { $first } { $then }
the_contract = { CONTRACT($contract) }
the_contract_in = { CONTRACT($contract) } (truf { SUIT($trump) })
role_partner = { CONTRACT($contract) }, mitra
role_defender = melawan { CONTRACT($contract) }
role_passed_out = semua lewat
count_of_tricks = { $count } trik
count_of_chips = { SIGNED($chips, digits: 0) } keping
