# The page's own words.

## Header and titles

nav_skip = Langsung ke isi
nav_label = Utama
nav_menu = Menu
nav_language = Bahasa
title_room = Meja
title_lobby = Lobi
title_records = Permainan saya
title_review = Ulasan
title_rules = Aturan
title_profile = Profil
title_leaderboard = Peringkat
title_account = Akun
title_settings = Pengaturan
title_analysis = Analisis
title_learn = Belajar
title_lesson = Pelajaran
title_puzzles = Teka-teki
title_today = Teka-teki hari ini
title_daily = Kartu hari ini
title_missing = Halaman tidak ditemukan
title_offline = Main luring

## Errors and guests

missing_lead = Tidak ada apa-apa di alamat ini. Periksa apakah ada salah ketik.
error_offline = Server tidak dapat dihubungi. Periksa koneksi lalu coba lagi.
error_home = Ke halaman awal
guest_name = Tamu

## Start page

home_title = Silakan duduk. Kartu sudah dibagikan.
home_lead =
    Main { game_big_two } dan { game_rikken } dengan teman atau melawan komputer, dari yang ramah sampai yang kejam. Tanpa akun.
home_about_big_two =
    Jadilah yang pertama menghabiskan kartu: satuan, pasangan, dan kombinasi lima kartu, selalu lebih tinggi dari sebelumnya.
home_about_rikken =
    Permainan tawaran dan trik dari Belanda: panggil as, temukan mitra, atau main sendiri melawan tiga orang.
home_play = Main sekarang
home_customise = Atur meja
home_rules = Cara bermain
learn_invitation = Baru mengenal { $game }? Pelajari dalam lima menit
home_join = Gabung dengan teman
home_join_how = Masukkan kode ruang mereka.
home_code = Kode ruang
home_enter = Masuk
home_lobby = Temui pemain lain
home_lobby_how = Cari meja dengan kursi kosong.
home_review = Belajar dari permainan Anda
home_review_how = Telusuri setiap langkah dan lihat di mana permainan berbalik.
home_puzzle_how = Posisi dengan jawaban yang benar, dibuktikan oleh pemecah yang eksak.
home_offline_how = Kedua permainan melawan komputer, di perangkat ini dan tanpa server.
home_unreachable = Server tidak dapat dihubungi. Sementara itu Anda bisa main di perangkat ini.
daily_lead = Hari ini semua orang mendapat kartu yang sama dan komputer yang sama. Satu percobaan dihitung.

## Waiting room

room_title = Ruang { $code }
room_timer = { $count } dtk per langkah
room_no_timer = tanpa batas waktu
room_invite = Undang teman dengan kode atau tautan ini. Kursi kosong diisi komputer.
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
room_watching_late = Anda menonton. Setiap permainan terlihat dengan semua kartu setelah selesai.
room_coming = Anda bermain mulai permainan berikutnya.
room_stay_away = Tidak jadi
room_comes = { $name } bermain mulai permainan berikutnya
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
seat_few = sisa { $count } kartu!
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
dock_choose_one = Giliran Anda: pilih satu kartu.
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
dock_prepared = Siap untuk giliran Anda: { $move }
dock_unprepare = Batal
dock_prepare = Mainkan pada giliran berikutnya
dock_prepare_pass = Lewat pada giliran berikutnya
dock_dropped = { $move } tidak bisa sekarang.
dock_dropped_why = Tidak jadi, { $move }: { $why }
dock_hint = Saran
dock_hand_over = Titip main
dock_take_back = Main sendiri
sort_rank = Urut nilai
sort_suit = Urut corak
sort_combination = Urut kombi
table_last_trick = Trik terakhir
table_forced_moves = Lakukan langkah terpaksa untuk saya
log_title = Langkah
log_clock = waktu habis
log_fallback = komputer tidak memutuskan tepat waktu; langkah sederhana dibuatkan

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

## My games and reviews

running_title = Permainan yang berjalan
running_continue = Lanjutkan
