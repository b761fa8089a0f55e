# How a game is told: what is done, what can be learned from it, and how it came out.

## A move as advice says it

do_pass = lewat
do_play = mainkan { CARDS($cards) }
do_bid = tawar { CONTRACT($bid) }
do_trump = jadikan { SUIT($suit) } truf
do_call = panggil { CARD($card) }
do_call_blind = panggil { CARD($card) } buta

## What can be learned from a move of Big Two

pass_keeps = Lewat: { KIND($kind) } { CARDS($cards) } tetap harus dikalahkan.
leads_a_trick = Membuka putaran baru dengan { KIND($kind) }; sisa { $left } kartu.
beats_the_table = Mengalahkan { CARDS($cards) } dengan { KIND($kind) }; sisa { $left } kartu.

## What can be learned from a move of Rikken

passes_the_auction = Lewat, menyerahkan permainan kepada yang lain.
bids_for = Tawaran: { GOAL($bid) }.
makes_trump = Kartu { SUIT($suit) } kini mengalahkan semua kartu corak lain.
calls_a_partner = Pemegang { CARD($card) } adalah mitra, dan hanya dia yang tahu.
leads_a_suit = Membuka dengan kartu { SUIT($suit) }; yang punya corak itu harus mengikuti.
follows_suit = Mengikuti corak { SUIT($suit) }.
trumps_in = Tidak punya kartu { SUIT($suit) } dan memakai truf.
throws_away = Tidak punya kartu { SUIT($suit) }.

## How a game of Big Two came out

has_won = { $name } menang.
not_over_yet = Permainan belum selesai.
went_out_first = habis lebih dulu
receives = menerima bayaran yang lain: { $sum } = { SIGNED($points, digits: 0) }
cards_left_cost = sisa { $count } kartu bernilai { $points }
doubled_for_twos = digandakan untuk tiap sisa 2: kali { $times }
many_cards_left = banyak sisa kartu, atau belum bermain: kali { $times }
pays = membayar { $points }

## How a game of Rikken came out. $count is 2 where the reader pays: "You pay".

all_passed = Semua lewat, dan kartu dibagi lagi.
mie_pays =
    Schoppen Mie: { NAMES($names) } { $count ->
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
