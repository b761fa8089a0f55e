# Evenings of clubs: what the server says, then the page's own texts.

evening_decides = di meja sebuah acara, hal ini ditentukan oleh acara itu
evening_time_is_over = waktu babak sudah habis; komputer menyelesaikan permainan
evening_is_paused = acara sedang dijeda; tunggu sampai pemimpin melanjutkan
evening_no_hints = tidak ada saran dalam acara: semua orang memainkan kartu yang sama
evening_bad_time = acara dimulai di masa depan, dalam { $days } hari
evening_needs_account = hanya pemilik akun yang dapat membuat acara; buat akun dulu
evening_nobody = tidak ada orang dengan nomor ini di acara
evening_removed = seorang pemimpin telah mengeluarkan Anda dari acara ini
evening_too_late = tidak ada babak lagi; sudah terlambat untuk ikut
evening_full = acara sudah penuh: { $count } orang ikut
evening_not_joined = Anda tidak ikut acara ini
evening_has_started = acara sudah dimulai
evening_is_empty = belum ada yang ikut
evening_is_over = acara sudah selesai
evening_directors_only = hanya pemimpin acara yang dapat melakukan ini
evening_not_running = acara tidak sedang berjalan
evening_too_many = Anda sudah punya { $count } acara yang belum selesai; akhiri salah satunya dulu
evening_server_full = terlalu banyak acara di server ini; coba lagi nanti
evening_bad_name = nama acara terdiri dari 1 sampai 60 karakter yang dapat dicetak
evening_unknown = tidak ada acara dengan kode ini

## The list of evenings

title_evenings = Acara klub
title_evening = Acara klub
evenings_lead = Turnamen beberapa babak: semua meja memainkan kartu yang sama, jadi bukan kartu yang menentukan, melainkan cara Anda memainkannya.
evenings_need_account = Untuk memimpin acara Anda perlu akun:
evenings_new = Acara baru
evenings_code = Kode acara
evenings_running = Sedang berjalan
evenings_coming = Akan datang
evenings_past = Sudah lewat
evenings_none_running = Tidak ada acara yang berjalan.
evenings_none_coming = Tidak ada acara yang direncanakan.
evenings_none_past = Belum ada acara yang dimainkan.
evenings_starts = Mulai { $time }
evenings_by_hand = Mulai saat pemimpin memulainya
evenings_paused = Acara sedang dijeda
evenings_round = Babak { $round } dari { $of }
evenings_size = { $rounds } babak, masing-masing { $games } permainan
evenings_people = { $count } orang
evenings_director = Pemimpin: { $name }

## A new evening

evenings_name = Nama acara
evenings_rounds = Babak
evenings_games = Permainan per babak
evenings_minutes = Waktu per babak
evenings_count_minutes = { $count } menit
evenings_count_minutes_round = { $count } menit per babak
evenings_rest = Jeda antar babak
evenings_level = Tingkat komputer
evenings_start = Mulai
evenings_start_by_hand = Saat saya menekan tombol
evenings_start_at_time = Pada waktu tertentu, dengan atau tanpa saya
evenings_time = Mulai pada
evenings_private = Pribadi: hanya ditemukan lewat tautan atau kode
evenings_make = Buat acara

## An evening

evenings_computers = komputer: { $level }
evenings_resting = Jeda: babak { $round } dari { $of } segera dimulai
evenings_over = Acara sudah selesai
evenings_given_up = Acara tidak dimainkan
evenings_time_left = Sisa waktu: { $time }
evenings_go_to_table = Ke meja saya
evenings_your_name = Nama Anda
evenings_join = Ikut
evenings_come_back = Saya kembali
evenings_joined = Anda ikut. Meja Anda terbuka di sini saat acara dimulai.
evenings_next_round = Anda bermain mulai babak berikutnya.
evenings_leave = Tinggalkan acara
evenings_removed_you = Seorang pemimpin telah mengeluarkan Anda dari acara ini.
evenings_tables = Meja babak { $round }
evenings_table = Meja { $number }
evenings_computer = Komputer
evenings_table_done = selesai
evenings_played = { $played } dari { $of } permainan dimainkan
evenings_nobody_yet = Belum ada yang ikut. Bagikan tautannya.
evenings_here = hadir
evenings_out = tidak bermain
evenings_removed = dikeluarkan
evenings_second = pemimpin kedua

## Directing

evenings_directing = Memimpin acara
evenings_directing_how = Anda boleh menutup halaman ini: babak berjalan sendiri, dan komputer bermain untuk orang yang tidak hadir.
evenings_begin = Mulai acara
evenings_pause = Jeda
evenings_continue = Lanjutkan
evenings_end = Akhiri acara
evenings_end_sure = Komputer menyelesaikan permainan yang berjalan, dan tidak ada babak lagi.
evenings_end_sure_now = Tidak ada babak lagi.
evenings_not_end = Jangan akhiri
evenings_make_second = Pemimpin kedua
evenings_replace = Ganti dengan komputer
evenings_remove = Keluarkan

## Standings

evenings_standings = Klasemen
evenings_final = Klasemen akhir
evenings_how = Selisih membandingkan hasil Anda pada setiap kartu dengan rata-rata mereka yang memegang kartu yang sama di meja lain. Sebuah permainan dihitung bila semua meja sudah menyelesaikannya.
evenings_place = Peringkat
evenings_difference = Selisih
# A narrow column.
evenings_round_short = B{ $round }
evenings_your_boards = Permainan Anda
evenings_boards_of = Permainan { $name }
evenings_board = Babak { $round }, permainan { $board }
evenings_compared = { $points }, rata-rata yang lain { $mean }
evenings_alone = { $points }, tidak ada pembanding
evenings_others = Yang lain dengan kartu ini: { $others }
evenings_by_computer = Sebagian besar dimainkan komputer: dihitung paling tinggi rata-rata.
evenings_no_boards = Belum ada permainan yang selesai di semua meja.

## At a table of an evening

evenings_at_table = babak { $round } dari { $of }, permainan { $board } dari { $boards }
# A small sign on the table.
evenings_at_table_short = B { $round }/{ $of } · { $board }/{ $boards }
evenings_closed = Cara menghitung
evenings_table_closed = Ini meja sebuah acara. Selama orang lain memainkan kartu yang sama, hanya orang di meja ini yang melihatnya.
evenings_to_evening = Ke acara
