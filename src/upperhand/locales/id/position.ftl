# Halaman yang menganalisis suatu posisi.

## Menyusun posisi

position_lead = Susun sebuah posisi dan lihat nilai setiap langkah serta siapa yang mungkin memegang kartu mana.
position_game = Permainan
position_rules = Aturan
position_players = Pemain
position_first = Siapa yang membuka
position_dealer = Siapa yang membagi
position_seat = Kursi { $number }
position_hand = Kartu Anda saat dibagikan
position_hand_how = Klik kartu yang Anda terima.
position_count = { $count } kartu
position_clear = Kosongkan
position_paste = Atau tempel baris catatan
position_paste_how = Baris JSON sebuah permainan, seperti yang bisa diunduh dari ulasan. Semua kartunya lalu diketahui.
position_open = Buka
position_edit = Ubah kartu

## Langkah

position_moves = Langkah sejauh ini
position_no_moves = Belum ada yang dimainkan.
position_undo = Urungkan
position_to_move = Giliran { $name }
position_yours = Giliran Anda: mainkan kartu, atau lihat nilai setiap langkah.
position_over = Permainan selesai.
position_choose_for = Pilih yang dimainkan { $name }
position_add = Tambahkan
position_text = Atau tulis langkahnya
position_at = Setelah langkah { $number }
position_seen_by = Dilihat oleh
position_partner = Mitra, jika seseorang menawar { contract_troela }
position_partner_none = Anda, atau tidak ada
position_lies_open = Tangan { $name } terbuka: pilih { $count } kartunya

## Hasil

position_analyse = Analisis
position_working = Banyak permainan dimainkan dari sini …
position_candidates = Nilai setiap langkah
position_games = { $games } permainan, ± { $error }
position_holders = Siapa memegang apa
position_holders_how = Peluang setiap kursi memegang kartu yang tidak Anda lihat, dalam persen.
position_cards_of = Kartu { $name }
position_open_play = Jika semua kartu terbuka
position_open_ask = Pecahkan dengan kartu terbuka
position_open_exact = Semua melihat seluruh kartu dan bermain sebaik mungkin.
position_open_network = Semua kartu diketahui; yang lain bermain seperti jaringan.
position_open_side = Trik untuk { $names }
position_open_made = Kontrak { $names }
position_open_points = Poin untuk { $names }
position_open_none = Ini tidak bisa dipecahkan di sini: belum ada kartu untuk dimainkan, atau masih terlalu banyak.
position_made = berhasil
position_down = gagal
position_show_hands = Tampilkan semua kartu
position_share = Bagikan posisi ini
position_link = Analisis posisi ini
