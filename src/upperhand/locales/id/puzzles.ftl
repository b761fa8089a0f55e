# Teka-teki dan kartu hari ini.

## Yang ditanyakan teka-teki

puzzle_goal_find_win = Temukan permainan yang pasti menang, apa pun kartu lawan.
puzzle_goal_best_lead = Temukan pembukaan terbaik. Kartu lawan tidak terlihat.
puzzle_goal_make = Penuhi { CONTRACT($contract) }. Semua kartu terbuka.
puzzle_goal_make_tricks = Penuhi { CONTRACT($contract) }: perlu { $tricks } trik. Semua kartu terbuka.
puzzle_goal_defeat = Gagalkan { CONTRACT($contract) }. Semua kartu terbuka.
puzzle_goal_defeat_tricks = Gagalkan { CONTRACT($contract) }: tahan pemain utama di bawah { $tricks } trik. Semua kartu terbuka.
puzzle_goal_best_card_make = Temukan pembukaan terbaik untuk memenuhi { CONTRACT($contract) }. Hanya kartu sendiri yang terlihat.
puzzle_goal_best_card_defeat = Temukan pembukaan terbaik melawan { CONTRACT($contract) }. Hanya kartu sendiri yang terlihat.

## Hasil sebuah jawaban

puzzle_go_on = Benar. Lanjutkan.
puzzle_solved = Terpecahkan.
puzzle_pass_gives_away = Dengan lewat, kemenangan yang pasti itu hilang.
puzzle_can_be_beaten = { CARDS($play) } belum pasti: mungkin ada yang memegang { CARDS($answer) }, dan tidak semua permainan seperti itu dapat dijawab.
puzzle_rest_not_sure = Tidak ada yang mengalahkan { CARDS($play) }, tetapi kartu sisanya belum pasti menang.
puzzle_goes_down = Setelah { CARDS($card) }, kontrak gagal.
puzzle_is_made = Setelah { CARDS($card) }, kontrak terpenuhi.
puzzle_goes_down_tricks = Setelah { CARDS($card) }, pihak Anda hanya mendapat { $tricks } trik; perlu { $wanted }.
puzzle_is_made_tricks = Setelah { CARDS($card) }, pemain utama mendapat { $tricks } trik; { $wanted } sudah cukup.
puzzle_lead_costs = { CARDS($best) } lebih baik daripada pembukaan lain, sedikitnya { NUMBER($points) } poin tiap permainan, dalam { $games } permainan pencarian panjang. Anda membuka dengan { CARDS($play) }.
puzzle_card_keeps_less = Dalam { $deals } pembagian yang cocok dengan yang Anda lihat, { CARDS($best) } mencapai tujuan sebanyak { PERCENT($share) }, dan tidak ada pembukaan lain yang lebih dari { PERCENT($other_share) }. Anda membuka dengan { CARDS($card) }.

## Penolakan

no_such_puzzle = teka-teki itu tidak ada
puzzle_is_over = teka-teki ini sudah selesai: tidak ada lagi yang perlu dijawab
daily_no_hints = tidak ada saran untuk kartu hari ini: orang lain juga memainkannya

## Jenis dan tema

puzzle_kind_find_win = Temukan kemenangan
puzzle_kind_best_lead = Pembukaan terbaik
puzzle_kind_make = Penuhi kontrak
puzzle_kind_defeat = Gagalkan kontrak
puzzle_kind_any = Semua jenis
puzzle_theme_on_lead = Membuka
puzzle_theme_to_beat = Ada yang harus dikalahkan
puzzle_theme_to_follow = Mengikuti kartu
puzzle_theme_unbeatable = Tak terkalahkan
puzzle_theme_lead_low = Buka rendah, lalu rebut kembali
puzzle_theme_five_cards = Lima kartu
puzzle_theme_few_cards = Sedikit kartu
puzzle_theme_trump = Truf
puzzle_theme_discard = Membuang
puzzle_theme_short = Pendek
puzzle_theme_long = Panjang

## Halaman teka-teki

puzzles_kind = Jenis
puzzles_rating = Rating { NUMBER($rating, useGrouping: 0) }
puzzles_your_rating = Rating Anda
puzzles_solved_count = Terpecahkan
puzzles_streak = Beruntun
puzzles_best_streak = Beruntun terbaik
puzzles_next = Teka-teki berikutnya
puzzles_again = Coba lagi
puzzles_line = Solusi
puzzles_step = Langkah { $number } dari { $of }
puzzles_back = Mundur satu langkah
puzzles_forward = Maju satu langkah
puzzles_right_was = Yang benar adalah { CARDS($moves) }.
puzzles_counted_once = Hanya percobaan pertama yang dihitung.
puzzles_loading = Mencari teka-teki …

## Kartu hari ini

daily_play = Mainkan kartu hari ini
daily_resume = Lanjutkan kartu hari ini
daily_results = Hasil hari ini
daily_place = Tempat
daily_name = Nama
daily_champion = { level_champion }
daily_you = Anda
daily_score_points = { SIGNED($points, digits: 0) } poin
daily_score_chips = { SIGNED($points, digits: 0) } keping
daily_yours = Anda mendapat { $score }: tempat { $place } dari { $of }. Anda mengalahkan { PERCENT($share) } dari yang lain; hasil sama dihitung setengah.
daily_yours_alone = Anda mendapat { $score }. Belum ada orang lain yang selesai.
daily_against_champion = { level_champion } mendapat { $score } dengan kartu Anda.
daily_nobody = Belum ada yang menyelesaikan kartu ini.
daily_others = { $count } orang sudah selesai.
daily_next = Kartu berikutnya datang pada tengah malam UTC.
