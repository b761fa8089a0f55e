# The page's own words.

## Header and titles

nav_skip = Langsung ke isi
nav_label = Utama
nav_menu = Menu
nav_language = Bahasa
theme_label = Tema
theme_system = Ikut sistem
theme_light = Terang
theme_dark = Gelap
title_room = Meja
title_lobby = Lobi
title_records = Permainan saya
title_review = Ulasan
title_rules = Aturan
title_profile = Profil
title_leaderboard = Peringkat
title_account = Akun
title_analysis = Analisis
title_missing = Halaman tidak ditemukan

## Errors and guests

missing_lead = Tidak ada apa-apa di alamat ini. Periksa apakah ada salah ketik.
review_missing = Tidak ada permainan di tautan ini, atau belum selesai.
error_offline = Server tidak dapat dihubungi. Periksa koneksi lalu coba lagi.
error_home = Ke halaman awal
guest_name = Tamu

## Start page

home_title = Silakan duduk. Kartu sudah dibagikan.
home_lead =
    Main Big Two (Capsa Banting) dan Rikken dengan teman atau melawan komputer, dari yang ramah sampai yang kejam. Tanpa akun.
home_about_big_two =
    Jadilah yang pertama menghabiskan kartu: satuan, pasangan, dan paket lima kartu, selalu lebih tinggi dari sebelumnya.
home_about_rikken =
    Permainan tawaran dan trik dari Belanda: panggil as, temukan mitra, atau main sendiri melawan tiga orang.
home_play = Main sekarang
home_customise = Atur meja
home_rules = Cara bermain
home_join = Gabung dengan teman
home_join_how = Masukkan kode ruang mereka.
home_code = Kode ruang
home_enter = Masuk
home_lobby = Temui pemain lain
home_lobby_how = Cari meja dengan kursi kosong.
home_review = Belajar dari permainan Anda
home_review_how = Telusuri setiap langkah dan lihat di mana permainan berbalik.

## New table

new_title = Meja { $game } baru
new_close = Tutup
new_preset = Aturan
new_players = Pemain
new_timer = Waktu per langkah
new_seconds = { $count } detik
new_no_limit = Tanpa batas
new_games = Jumlah permainan
new_seats = Siapa yang bermain
new_seat = Kursi { $number }
new_levels = Komputer, menurut tingkat
new_wait = Komputer mengisi kursi kosong setelah
new_wait_always = Tidak pernah: tunggu orang
new_spectators = Penonton
new_private = Privat: hanya lewat kode atau tautan
new_teaching = Ajari saya: pelatih memberi tahu apa yang penting
new_switches = Aturan khusus
new_switches_how = Ubah aturan satu per satu dari pilihan di atas.
new_add = Tambah
new_remove = Hapus { $value }
new_lower = Turunkan { $value }
new_create = Buat ruang
new_play = Main
spectators_none = Tidak ada
spectators_public = Melihat meja, tetapi bukan kartu di tangan
spectators_delayed = Melihat semua kartu, dengan jeda

## Lobby

lobby_lead = Meja dengan kursi untuk Anda.
lobby_empty = Belum ada meja terbuka. Jadilah yang pertama.
lobby_host = Tuan rumah: { $name }
lobby_join = Gabung

## Waiting room

room_title = Ruang { $code }
room_timer = { $count } dtk per langkah
room_no_timer = tanpa batas waktu
room_invite = Undang teman dengan kode atau tautan ini. Kursi kosong diisi komputer.
room_share = Bagikan tautan
room_copied = Tersalin
room_open_seat = Kursi kosong
room_computer = Komputer, { $level }
room_away = pergi
room_ready = siap
room_sit = Duduk di sini
room_stand = Tinggalkan kursi
room_start = Mulai permainan
room_waiting = Menunggu yang lain …
room_watching = Anda menonton.
room_watching_late = Anda menonton dengan semua kartu terbuka, { $count } detik di belakang meja.
room_watching_soon = Langkah pertama muncul setelah jeda itu.
room_wait = Dalam { $count } detik komputer ({ $level }) mengisi kursi kosong.
room_no_entry = Anda tidak dapat masuk ke ruang ini
room_missing = Tidak ada ruang { $code }.
room_reload = Halaman ini sudah usang. Muat ulang.
room_connecting = Menghubungkan …
room_reconnecting = Koneksi terputus. Menghubungkan lagi …

## Table

table_title = Meja { $code }
table_side = Jalannya permainan
table_game = permainan { $number } dari { $of }
table_watching = { $count } penonton
seat_you = Anda
seat_your_turn = Giliran Anda.
seat_turn = giliran
seat_cards = { $count } kartu
seat_passed = lewat
seat_led = pembuka
seat_played_by_computer = komputer main
# On a phone the seat is narrow: keep it short.
seat_back = kembali { $time }
seat_hand = { $name } memegang { $cards }
hand_label = Kartu Anda, { $count } kartu
timer_left = { $count } detik tersisa
move_pass = Lewat
status_won = { $name }: kartu habis!
status_beat = Harus dikalahkan: { $play } ({ $name })
status_leads = Giliran membuka: { $name }.
status_contains = Harus memuat { CARDS($card) }.
dock_label = Kartu dan tindakan Anda
dock_choose = Giliran Anda: pilih kartu.
dock_speak = Giliran Anda: tentukan pilihan di meja.
dock_bid = Giliran Anda: pilih tawaran di meja, atau lewat.
dock_must_pass = Anda hanya bisa lewat.
dock_forced = Hanya { $move } yang mungkin: dilakukan untuk Anda.
dock_done = Dilakukan untuk Anda: { $move }.
dock_passing = Anda lewat sampai trik ini selesai.
dock_pass_trick = Lewati trik ini
dock_waits = { $name } sedang berpikir …
dock_away = Komputer bermain untuk Anda.
dock_offers = Yang bisa dimainkan
dock_play = Mainkan
dock_hint = Saran
dock_hand_over = Serahkan
dock_take_back = Main sendiri
sort_rank = Urut nilai
sort_suit = Urut jenis
sort_combination = Urut set
table_last_trick = Trik terakhir
table_forced_moves = Lakukan langkah terpaksa untuk saya
log_title = Langkah
log_clock = waktu habis
log_fallback = komputer gagal; langkahnya dibuatkan

## Rikken at the table

rikken_auction = Lelang.
rikken_highest = Tawaran tertinggi: { $bid }
rikken_passed_out = Semua lewat.
rikken_bids = Tawaran
rikken_choose_trump = Pilih truf
rikken_choose_call = Panggil kartu: pemegangnya menjadi mitra Anda
rikken_worth = bernilai { $count } keping
rikken_trump_is = truf { $suit }
rikken_trump_short = truf: { SUIT($suit) }
rikken_calls = memanggil { CARDS($card) }
rikken_calls_blind = memanggil { CARDS($card) } buta
rikken_blind = buta
rikken_partner = mitra
rikken_partner_is = mitra: { $name }
rikken_partner_unknown = mitra: belum diketahui
rikken_dealer = pembagi
rikken_declarer = main
rikken_taken = trik: { $count }, tujuan: { $goal }
rikken_tricks = { $count } trik

## End of a game

sheet_title = Lembar skor
sheet_empty = Belum ada permainan yang selesai.
sheet_bid = Tawaran
sheet_made = berhasil
sheet_lost = gagal
over_title = Permainan selesai
over_won = Anda menang
over_lost = Anda kalah
over_even = Tidak ada yang menang
over_look = Lihat meja
over_show = Hasil
over_player = Pemain
over_cards_left = Sisa kartu
over_cards_dealt = Kartu awal
over_none_left = kartu habis
over_total = Jumlah
over_leave = Keluar
over_next = Permainan berikutnya ({ $number } dari { $of })
over_again = Main lagi
over_countdown = Permainan berikutnya mulai dalam { $time }
over_hold = Hentikan hitungan

## My games and reviews

running_title = Permainan yang berjalan
running_continue = Lanjutkan
records_none = Anda belum menyelesaikan permainan.
records_game = Permainan
records_score = Skor Anda
records_running = berjalan
records_load = Muat catatan
records_load_how = Catatan adalah satu permainan dalam satu baris JSON. Unduh dari ulasannya.
records_file = Dari berkas
records_text = Atau tempel barisnya
records_open = Buka ulasan
review_working = Ulasan sedang dibuat: ribuan permainan dimainkan dari setiap langkah …
review_controls = Telusuri permainan
review_back = Langkah sebelumnya
review_forward = Langkah berikutnya
review_turn_before = Langkah terlewat sebelumnya
review_turn_after = Langkah terlewat berikutnya
review_move = Langkah
review_at = { $number } dari { $of }
review_curve = Peluang menang
review_judgement = Tentang langkah ini
review_only = Ini satu-satunya langkah yang mungkin.
review_download = Unduh catatan

## Account, profile and leaderboard

account_nickname = Nama Anda di meja
account_save = Simpan
account_saved = Tersimpan
account_register = Buat akun
account_log_in = Masuk
account_log_out = Keluar
account_why = Akun menyimpan permainan, poin, dan rating Anda. Permainan sebagai tamu ikut terbawa.
account_welcome = Selamat datang kembali.
account_name = Nama
account_password = Kata sandi
account_you = Anda masuk sebagai { $name }.
account_profile = Profil Anda
profile_loading = Memuat …
profile_none = Belum ada permainan selesai.
profile_played = Permainan
profile_won = Menang
profile_score = Skor
profile_rating = Rating
profile_level = Tingkat
profile_by_level = Melawan komputer
profile_patterns = Yang dimainkan
profile_recent = Permainan terbaru
profile_people_rating = Rating melawan orang
profile_average = Poin per permainan
profile_since = Bermain sejak { $date }
leaderboard_against = Lawan
leaderboard_everybody = Melawan semua
leaderboard_people = Melawan orang
leaderboard_none = Belum ada yang memiliki rating.

## Rules

rules_title = Cara bermain { $game }
rules_presets = Pilihan aturan
rules_presets_how = Tiap meja berbeda. Pilih paket aturan saat mengatur meja, dan ubah aturan satuan bila mau.
rules_big_two_aim = Tujuan
rules_big_two_aim_text =
    Habiskan semua kartu sebelum yang lain. Dua sampai empat pemain masing-masing memegang 13 kartu.
rules_big_two_order = Urutan kartu
rules_big_two_order_text = Dari rendah ke tinggi: 3 4 5 6 7 8 9 10 J Q K A 2. Angka 2 paling tinggi.
rules_big_two_suits =
    Bila nilainya sama, jenis yang menentukan; di kebanyakan meja wajik terendah, lalu keriting, hati, dan sekop.
rules_big_two_opening = Pembukaan
rules_big_two_opening_text =
    Pemegang kartu terendah memulai. Di kebanyakan meja langkah pertama harus memuat kartu itu.
rules_big_two_tricks = Bermain
rules_big_two_tricks_text =
    Yang membuka memainkan kombinasi apa saja. Yang lain bergiliran mengalahkannya dengan kombinasi lebih tinggi berjumlah kartu sama, atau lewat. Bila tidak ada yang mengalahkan, pemainnya membuka lagi.
rules_big_two_end = Akhir
rules_big_two_end_text = Permainan selesai saat seseorang kehabisan kartu: dialah pemenangnya.
rules_big_two_kinds = Kombinasi
rules_big_two_kinds_text =
    Satu, dua, atau di sebagian meja tiga kartu; dan paket lima kartu, di sini dari rendah ke tinggi: yang lebih tinggi mengalahkan yang lebih rendah.
rules_kind_single = Satu kartu; nilai dulu, lalu jenis.
rules_kind_pair = Dua kartu senilai; bila sama, jenis yang lebih tinggi menang.
rules_kind_triple = Tiga kartu senilai; tidak di semua meja.
rules_kind_straight = Lima nilai berurutan, lebih dari satu jenis.
rules_kind_flush = Lima kartu sejenis.
rules_kind_full_house = Tiga kartu senilai dan dua senilai lain; yang tiga menentukan.
rules_kind_four_plus_one = Empat kartu senilai dan satu kartu bebas.
rules_kind_straight_flush = Lima nilai berurutan sejenis.
rules_big_two_points = Poin
rules_big_two_points_text =
    Setiap yang kalah membayar untuk sisa kartunya; di kebanyakan meja dobel mulai sepuluh kartu. Pemenang menerima semua bayaran.
rules_rikken_aim = Tujuan
rules_rikken_aim_text =
    Empat pemain masing-masing memegang 13 kartu dan menawar apa yang akan dicapai: sekian trik, tepat satu, atau tanpa trik.
rules_rikken_order = Urutan kartu
rules_rikken_order_text = Di setiap jenis, juga truf, as tertinggi, lalu raja, ratu, jack, 10, sampai 2.
rules_rikken_auction = Lelang
rules_rikken_auction_text =
    Mulai dari kiri pembagi, tiap pemain menawar lebih tinggi atau lewat; yang sudah lewat tidak ikut lagi. Penawar tertinggi menjadi pemain utama. Tabel di bawah memuat tawaran dari rendah ke tinggi.
rules_rikken_partner = Truf dan mitra
rules_rikken_partner_text =
    Dalam Rik, pemain utama menyebut truf dan memanggil as yang tidak dipegangnya. Pemegang as itu menjadi mitra, dan tidak ada orang lain yang tahu sampai as itu dimainkan.
rules_rikken_play = Permainan
rules_rikken_play_text =
    Pemain di kiri pembagi membuka. Yang lain mengikuti jenis bila bisa, kalau tidak boleh memainkan kartu apa saja. Truf tertinggi memenangkan trik, atau kartu tertinggi dari jenis yang dibuka. Pemenang membuka berikutnya.
rules_rikken_play_picture = Keriting dibuka; dengan truf hati, 2 hati memenangkan trik.
rules_rikken_points = Keping
rules_rikken_points_text =
    Setelah tiga belas trik yang kalah membayar yang menang, makin sulit kontraknya makin banyak. Yang main sendiri berhitung dengan ketiga lawan. Tabel ini memuat jumlah yang diterima atau dibayar pemain utama.
