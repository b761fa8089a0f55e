# Words of the games, by the codes that the engine has for them.

## Suits, ranks and cards

suit_S = sekop
suit_H = hati
suit_C = keriting
suit_D = wajik
rank_J = jack
rank_Q = ratu
rank_K = raja
rank_A = as
card_name = { $rank } { $suit }
the_card = { CARD($card) }

## Combinations of Big Two

kind_card = kartu
kind_single = satuan
kind_pair = pasangan
kind_triple = tris
kind_two_pair = dua pasang
kind_four_of_a_kind = empat sama
kind_straight = straight
kind_flush = flush
kind_full_house = full house
kind_four_plus_one = empat tambah satu
kind_straight_flush = straight flush

## Contracts of Rikken

contract_pass = lewat
contract_rik = Rik
contract_rik_beter = Rik beter
contract_solo8 = Solo 8
contract_troela = Troela
contract_piek = Piek
contract_solo9 = Solo 9
contract_misere = Misère
contract_solo10 = Solo 10
contract_open_piek = Piek terbuka
contract_solo11 = Solo 11
contract_open_piek_talk = Piek terbuka, berunding
contract_open_misere = Misère terbuka
contract_solo12 = Solo 12
contract_open_misere_talk = Misère terbuka, berunding
contract_solo13 = Solo 13
contract_schoppen_mie = Schoppen Mie

## What a contract asks for

goal_rik = 8 trik bersama mitra pemegang as yang dipanggil, truf pilihan sendiri
goal_rik_beter = 8 trik bersama mitra pemegang as yang dipanggil, truf hati
goal_troela = 8 trik bersama pemegang as keempat, yang memilih truf
goal_piek = tepat satu trik, sendiri tanpa truf
goal_misere = tanpa trik sama sekali, sendiri tanpa truf
goal_open_piek = tepat satu trik tanpa truf, kartu terbuka mulai trik kedua
goal_open_piek_talk = tepat satu trik tanpa truf, kartu terbuka mulai trik kedua, yang lain berunding; Anda memimpin
goal_open_misere = tanpa trik, tanpa truf, kartu terbuka mulai trik kedua
goal_open_misere_talk = tanpa trik, tanpa truf, kartu terbuka mulai trik kedua, yang lain berunding; Anda memimpin
goal_solo13 = semua 13 trik sendiri, truf pilihan sendiri; Anda memimpin
goal_schoppen_mie = semua sendiri-sendiri: jangan ambil ratu sekop maupun trik terakhir
goal_solo8 = 8 trik sendiri, truf pilihan sendiri
goal_solo9 = 9 trik sendiri, truf pilihan sendiri
goal_solo10 = 10 trik sendiri, truf pilihan sendiri
goal_solo11 = 11 trik sendiri, truf pilihan sendiri
goal_solo12 = 12 trik sendiri, truf pilihan sendiri

## The same in a few words, under the kind of the bid

bids_partner = Dengan mitra
bids_alone = Sendiri, truf bebas
bids_few = Sedikit trik, tanpa truf
bids_open = Kartu terbuka, tanpa truf
bids_each = Masing-masing
aim_rik = 8 trik
aim_rik_beter = 8 trik, truf hati
aim_troela = 8 trik, as keempat
aim_piek = tepat 1 trik
aim_misere = tanpa trik
aim_open_piek = tepat 1 trik
aim_open_piek_talk = tepat 1, lawan berunding
aim_open_misere = tanpa trik
aim_open_misere_talk = nol, lawan berunding
aim_solo13 = semua 13 trik
aim_schoppen_mie = tanpa Q♠ dan trik terakhir
aim_solo8 = 8 trik
aim_solo9 = 9 trik
aim_solo10 = 10 trik
aim_solo11 = 11 trik
aim_solo12 = 12 trik

## Games, levels and scores

game_big_two = Capsa Banting
game_rikken = Rikken
level_beginner = Pemula
level_novice = Awam
level_casual = Santai
level_steady = Mantap
level_skilled = Terampil
level_strong = Kuat
level_expert = Ahli
level_champion = Juara
character_beginner = Memainkan kartu seadanya dan sering terlewat.
character_novice = Tahu aturan, tetapi membuang kartu kuat terlalu dini.
character_casual = Bermain wajar, tetapi lupa kartu yang sudah keluar.
character_steady = Jarang salah besar, tetapi sedikit merencanakan.
character_skilled = Merencanakan kartunya, sesekali melewatkan peluang.
character_strong = Ingat setiap kartu dan jarang keliru.
character_expert = Bermain sebaik mungkin tanpa melihat ke depan.
character_champion = Melihat ke depan lewat ratusan permainan simulasi.
level_easy = Mudah
level_normal = Normal
level_hard = Sulit
level_challenge = Tantangan
score_points = Poin
score_chips = Keping

## Presets: names, then what is special about them

preset_hongkong = Hong Kong
preset_sugiyanto = Lewat berarti keluar
preset_big2ai = Dengan bom
preset_big2ai_card_value = Dengan bom, kartu bernilai
preset_greedy = Dengan tris
preset_charlesworth = Tris dan kombinasi empat kartu
preset_vorsteveld2007 = Empat tawaran
preset_vorsteveld2007_full = Semua tawaran
preset_stichting2025 = Turnamen 2025
preset_about_hongkong =
    Seperti kebanyakan meja di Hong Kong; sisa sepuluh kartu berlipat dua, tiga belas berlipat tiga.
preset_about_sugiyanto = A2345 dan 23456 juga straight; yang lewat keluar sampai putaran selesai.
preset_about_big2ai =
    Empat sama dan straight flush adalah bom, tanpa flush, dan jenis dijawab jenis yang sama; tiap sisa 2 menggandakan.
preset_about_big2ai_card_value = Sama, tetapi tiap sisa kartu bernilai sendiri-sendiri.
preset_about_greedy = Tiga sama boleh sendiri; sisa sepuluh kartu berlipat dua, dan tiga bila belum bermain.
preset_about_charlesworth = Tris dan kombinasi empat kartu boleh; kartu terendah membuka sendiri.
preset_about_vorsteveld2007 = Rik, Solo 8, Piek, dan Misère: awal terbaik.
preset_about_vorsteveld2007_full = Semua tawaran dari Rik sampai Schoppen Mie, dengan Troela untuk tiga as.
preset_about_stichting2025 = Tabel tawaran dan chip turnamen Belanda.

## Switches: names, then what they mean

switch_players = Pemain
switch_deal = Pembagian
switch_suit_order = Jenis dari rendah ke tinggi
switch_triples = Tiga kartu senilai sendiri
switch_four_card_hands = Paket empat kartu
switch_five_card_hands = Paket lima kartu, rendah ke tinggi
switch_straights = Straight, rendah ke tinggi
switch_flush_order = Penentu flush
switch_must_match = Yang harus sama
switch_bombs = Bom
switch_opening = Pembukaan
switch_after_pass = Setelah lewat
switch_lead_after_unbeatable = Membuka lagi setelah kartu tak terkalahkan
switch_scoring = Penghitungan
switch_card_points = Poin per kartu
switch_double_from = Dobel mulai
switch_triple_from = Tripel mulai
switch_triple_if_unplayed = Tripel bila belum main
switch_double_per_two = Dobel untuk setiap 2
switch_bids = Tawaran, rendah ke tinggi
switch_shuffle = Kocokan
switch_called_ace = As yang dipanggil
switch_blind_call = Panggilan buta
switch_troela = Troela
switch_join = Tawaran yang boleh dimainkan beberapa orang
switch_must_trump = Wajib truf
switch_all_pass = Bila semua lewat
switch_scores = Tabel keping
switch_about_players = berapa yang bermain
switch_about_triples = tiga kartu senilai boleh dimainkan sendiri
switch_about_four_card_hands = dua pasang dan, di atasnya, empat sama boleh dimainkan
switch_about_five_card_hands = kombinasi lima kartu yang berlaku, dari rendah ke tinggi
switch_about_straights = straight dari rendah ke tinggi, ditulis dengan nilai penentu di akhir
switch_about_bombs = kombinasi yang boleh di atas apa pun selain bom
switch_about_lead_after_unbeatable = setelah langkah yang tak terkalahkan, pemainnya langsung memimpin lagi
switch_about_card_points = poin tiap sisa kartu
switch_about_double_from = berlipat dua mulai sisa sebanyak ini; 0: tidak pernah
switch_about_triple_from = berlipat tiga mulai sisa sebanyak ini; 0: tidak pernah
switch_about_triple_if_unplayed = berlipat tiga bagi yang belum bermain
switch_about_double_per_two = berlipat dua lagi untuk tiap sisa 2
switch_about_bids = kontrak yang boleh ditawar, dari rendah ke tinggi
switch_about_blind_call = as boleh dipanggil buta bila tak ada as dari corak di tangan yang bisa dipanggil
switch_about_join = kontrak yang boleh dimainkan bersama
switch_about_must_trump = yang tak bisa mengikuti corak harus memakai truf
choice_deal_thirteen = masing-masing 13 kartu
choice_deal_whole_deck = seluruh dek, untuk tiga pemain
choice_flush_order_suit = corak, lalu kartu tertinggi
choice_flush_order_top_card = kartu tertinggi
choice_must_match_size = jumlah kartu
choice_must_match_type = jumlah kartu dan jenis
choice_opening_contains = langkah apa pun dengan kartu terendah
choice_opening_alone = kartu terendah sendiri
choice_opening_automatic = kartu terendah sendiri, otomatis
choice_after_pass_may_return = boleh bermain lagi di putaran itu
choice_after_pass_out = tidak ikut sampai putaran selesai
choice_scoring_count = setiap kartu sama nilainya
choice_scoring_card_value = setiap kartu menurut nilainya
choice_shuffle_fresh = kocok baru
choice_shuffle_groups = trik dikocok sebagai kelompok
choice_shuffle_never = tidak pernah
choice_called_ace_free = pemegangnya boleh menyimpan
choice_called_ace_must_when_led = harus dimainkan saat coraknya dipimpin
choice_called_ace_must_when_declarer_leads = harus dimainkan saat pemain utama memimpin coraknya
choice_troela_off = tanpa kontrak sendiri
choice_troela_optional = boleh
choice_troela_obligatory = wajib
choice_all_pass_redeal = dibagi lagi
choice_all_pass_schoppen_mie = main Schoppen Mie
choice_all_pass_dealer_plays = pembagi harus menawar
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, Rik bernilai 1 chip
choice_scores_stichting = Stichting Rikken (turnamen)
