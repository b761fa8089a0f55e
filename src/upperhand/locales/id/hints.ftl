# Petunjuk di meja.

hint_close = Tutup saran
hint_player = Penasihat
hint_usual = Analisis
hint_not_now = Saran muncul di sini saat giliran Anda.
hint_thinking = Berpikir …
hint_refused = Saran tidak tersedia saat ini.
hint_help = Seberapa banyak bantuan
hint_help_nudge = Isyarat
hint_help_move = Langkah
hint_help_why = Penjelasan
hint_play = Mainkan
hint_make = Lakukan
hint_compared = Langkah terbaik
hint_chance = menang { PERCENT($share) }
hint_gain = untung { PERCENT($share) }
hint_points = { SIGNED($points) } poin
hint_chips = { SIGNED($points) } keping
hint_share = { PERCENT($share) }
hint_line = Kemungkinan kelanjutannya
hint_line_move = { $name }: { $move }
hint_outcomes = Kemungkinan akhir lelang
hint_outcome_pass = Semua lewat
hint_why_not = Mengapa bukan …?
hint_why_not_choose = Pilih langkah lain
hint_best = Ini langkah terbaik.
