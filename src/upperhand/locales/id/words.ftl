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
contract_solo8_beter = Solo 8 beter
contract_solo9_beter = Solo 9 beter
contract_solo10_beter = Solo 10 beter
contract_solo11_beter = Solo 11 beter
contract_solo12_beter = Solo 12 beter
contract_solo13_beter = Solo 13 beter

## What a contract asks for

goal_rik = 8 trik bersama mitra pemegang as yang dipanggil, truf pilihan sendiri
goal_rik_beter = 8 trik bersama mitra pemegang as yang dipanggil, truf hati
goal_troela = 8 trik bersama pemegang as keempat, yang memilih truf
goal_piek = tepat satu trik, sendiri tanpa truf
goal_misere = tanpa trik sama sekali, sendiri tanpa truf
goal_open_piek = tepat satu trik tanpa truf, kartu terbuka mulai trik kedua
goal_open_piek_talk = tepat satu trik tanpa truf, kartu terbuka mulai trik kedua, yang lain berunding; Anda membuka
goal_open_misere = tanpa trik, tanpa truf, kartu terbuka mulai trik kedua
goal_open_misere_talk = tanpa trik, tanpa truf, kartu terbuka mulai trik kedua, yang lain berunding; Anda membuka
goal_solo13 = semua 13 trik sendiri, truf pilihan sendiri; Anda membuka
goal_schoppen_mie = semua sendiri-sendiri: jangan ambil ratu sekop maupun trik terakhir
goal_solo8 = 8 trik sendiri, truf pilihan sendiri
goal_solo9 = 9 trik sendiri, truf pilihan sendiri
goal_solo10 = 10 trik sendiri, truf pilihan sendiri
goal_solo11 = 11 trik sendiri, truf pilihan sendiri
goal_solo12 = 12 trik sendiri, truf pilihan sendiri
goal_solo8_beter = 8 trik sendiri, truf hati
goal_solo9_beter = 9 trik sendiri, truf hati
goal_solo10_beter = 10 trik sendiri, truf hati
goal_solo11_beter = 11 trik sendiri, truf hati
goal_solo12_beter = 12 trik sendiri, truf hati
goal_solo13_beter = semua 13 trik sendiri, truf hati; Anda membuka

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
aim_solo8_beter = 8 trik, truf hati
aim_solo9_beter = 9 trik, truf hati
aim_solo10_beter = 10 trik, truf hati
aim_solo11_beter = 11 trik, truf hati
aim_solo12_beter = 12 trik, truf hati
aim_solo13_beter = semua 13, truf hati

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
preset_huisregels = Aturan rumah
