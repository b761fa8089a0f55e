# Presets and switches of the rules: what they are and mean.

## Presets: names, then what is special about them

preset_about_hongkong =
    Seperti kebanyakan meja di Hong Kong; sisa sepuluh kartu berlipat dua, tiga belas berlipat tiga.
preset_about_sugiyanto = A2345 dan 23456 juga straight; yang lewat keluar sampai trik selesai.
preset_about_big2ai =
    Empat tambah satu dan straight flush adalah bom, tanpa flush, dan jenis dijawab jenis yang sama; tiap sisa 2 menggandakan.
preset_about_big2ai_card_value = Sama, tetapi tiap sisa kartu bernilai sendiri-sendiri.
preset_about_greedy = Tris boleh sendiri; sisa sepuluh kartu berlipat dua, dan tiga bila belum bermain.
preset_about_charlesworth = Tris dan kombinasi empat kartu boleh; kartu terendah membuka sendiri.
preset_about_vorsteveld2007 = { contract_rik }, { contract_solo8 }, { contract_piek }, dan { contract_misere }: awal terbaik.
preset_about_vorsteveld2007_full = Semua tawaran dari { contract_rik } sampai { contract_schoppen_mie }, dengan { contract_troela } untuk tiga as.
preset_about_stichting2025 = Tabel tawaran dan keping turnamen Belanda.
preset_about_huisregels = Tiga as wajib disebut, as yang dipanggil wajib dimainkan, kartu tidak dikocok, dan jika semua lewat, { contract_schoppen_mie } dimainkan.

## Switches: names, then what they mean

switch_players = Pemain
switch_deal = Pembagian
switch_suit_order = Corak dari rendah ke tinggi
switch_triples = Tris sendiri
switch_four_card_hands = Kombinasi empat kartu
switch_five_card_hands = Kombinasi lima kartu, rendah ke tinggi
switch_straights = Straight, rendah ke tinggi
switch_flush_order = Penentu flush
switch_must_match = Yang harus sama
switch_bombs = Bom
switch_opening = Pembukaan
switch_after_pass = Setelah lewat
switch_lead_after_unbeatable = Membuka lagi setelah kartu tak terkalahkan
switch_scoring = Penghitungan
switch_card_points = Poin per kartu
switch_double_from = Berlipat dua mulai
switch_triple_from = Berlipat tiga mulai
switch_triple_if_unplayed = Berlipat tiga bila belum main
switch_double_per_two = Berlipat dua untuk setiap 2
switch_bids = Tawaran, rendah ke tinggi
switch_shuffle = Kocokan
switch_called_ace = As yang dipanggil
switch_blind_call = Panggilan buta
switch_troela = { contract_troela }
switch_troela_lead = Pembukaan { contract_troela }
switch_four_aces = Empat as
switch_join = Tawaran yang boleh dimainkan beberapa orang
switch_must_trump = Wajib truf
switch_all_pass = Bila semua lewat
switch_scores = Tabel keping
switch_overtricks = Keping untuk trik lebih
switch_tariffs = Keping sendiri
switch_about_players = berapa yang bermain
switch_about_triples = tiga kartu senilai boleh dimainkan sendiri
switch_about_four_card_hands = dua pasang dan, di atasnya, empat sama boleh dimainkan
switch_about_five_card_hands = kombinasi lima kartu yang berlaku, dari rendah ke tinggi
switch_about_straights = straight dari rendah ke tinggi, ditulis dengan nilai penentu di akhir
switch_about_bombs = kombinasi yang boleh di atas apa pun selain bom
switch_about_lead_after_unbeatable = setelah langkah yang tak terkalahkan, pemainnya langsung membuka lagi
switch_about_card_points = poin tiap sisa kartu
switch_about_double_from = berlipat dua mulai sisa sebanyak ini; 0: tidak pernah
switch_about_triple_from = berlipat tiga mulai sisa sebanyak ini; 0: tidak pernah
switch_about_triple_if_unplayed = berlipat tiga bagi yang belum bermain
switch_about_double_per_two = berlipat dua lagi untuk tiap sisa 2
switch_about_bids = kontrak yang boleh ditawar, dari rendah ke tinggi
switch_about_blind_call = as boleh dipanggil buta bila tak ada as dari corak di tangan yang bisa dipanggil
switch_about_four_aces = empat as juga menjadi { contract_troela }: pemain utama memanggil raja, dan pemegangnya menjadi mitra
switch_about_join = kontrak yang boleh dimainkan bersama
switch_about_must_trump = yang tak bisa mengikuti corak harus memakai truf
switch_about_overtricks = keping untuk tiap trik di atas sasaran, dan tiap trik kurang setelah yang pertama; 0: tidak ada
switch_about_tariffs = keping yang dibayar setiap pembayar untuk sebuah kontrak, sebagai ganti tabel
choice_deal_thirteen = masing-masing 13 kartu
choice_deal_whole_deck = seluruh dek, untuk tiga pemain
choice_flush_order_suit = corak, lalu kartu tertinggi
choice_flush_order_top_card = kartu tertinggi
choice_must_match_size = jumlah kartu
choice_must_match_type = jumlah kartu dan jenis
choice_opening_contains = langkah apa pun dengan kartu terendah
choice_opening_alone = kartu terendah sendiri
choice_opening_automatic = kartu terendah sendiri, otomatis
choice_after_pass_may_return = boleh bermain lagi di trik itu
choice_after_pass_out = tidak ikut sampai trik selesai
choice_scoring_count = setiap kartu sama nilainya
choice_scoring_card_value = setiap kartu menurut nilainya
choice_shuffle_fresh = kocok baru
choice_shuffle_groups = trik dikocok sebagai kelompok
choice_shuffle_never = tidak pernah
choice_called_ace_free = pemegangnya boleh menyimpan
choice_called_ace_must_when_led = harus dimainkan saat coraknya dibuka
choice_called_ace_must_when_declarer_leads = harus dimainkan saat pemain utama membuka coraknya
choice_troela_off = tanpa kontrak sendiri
choice_troela_optional = boleh
choice_troela_obligatory = wajib
choice_troela_lead_left_of_dealer = pemain di kiri pembagi
choice_troela_lead_ace = mitra, dengan as keempat
choice_troela_lead_ace_not_trumped = mitra, dengan as keempat, dan tidak boleh ditruf
choice_all_pass_redeal = dibagi lagi
choice_all_pass_schoppen_mie = main { contract_schoppen_mie }
choice_all_pass_dealer_plays = pembagi harus menawar
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, { contract_rik } bernilai 1 keping
choice_scores_stichting = Stichting Rikken (turnamen)

## Where the presets come from; titles stay as they are

preset_source_hongkong = aturan yang dipakai di kebanyakan meja di Hong Kong
preset_source_sugiyanto = Sugiyanto, Fernando & Tai, A Rule-Based AI Method for an Agent Playing Big Two, Applied Sciences 11, 4206, 2021
preset_source_big2ai = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: aturannya
preset_source_big2ai_card_value = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: poin dari eksperimennya
preset_source_greedy = Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung Institute of Technology, 2009
preset_source_charlesworth = Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018
preset_source_vorsteveld2007 = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: empat tawaran utama dari eksperimennya
preset_source_vorsteveld2007_full = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: Tabel 2.1
preset_source_stichting2025 = tabel turnamen Stichting Rikken, 2025; tumpukan kartu dan as menurut kebiasaan
preset_source_huisregels = aturan rumah yang umum: penjelasan permainan oleh klub dan pemain
