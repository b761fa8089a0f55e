# Past games: filters, statistics over time, files; sharing a game on other pages.

title_statistics = Statistik
history_views = Permainan atau statistik
history_games = Permainan
history_filter = Saring
history_all = Semua
history_game = Jenis permainan
history_opponent = Lawan
history_people = Orang
history_levels = Komputer
history_result = Hasil
history_contract = Kontrak
history_finish = Cara berakhir
history_kind = Kontrak atau akhir
history_role = Peran
history_since = Dari
history_until = Sampai
history_clear = Tampilkan semua
history_more = Permainan lainnya
history_none = Tidak ada permainan yang cocok.
history_ended_by = berakhir dengan { $kind }
history_passed_out = semua lewat
result_won = menang
result_lost = kalah
result_even = seri
role_is_declarer = pemain utama
role_is_partner = mitra
role_is_defender = pemain bertahan

## Files

history_export = Data Anda
history_export_how = Semua permainan Anda yang selesai sebagai catatan, dan apa yang disimpan tentang Anda: profil, rating, dan statistik.
history_export_games = Unduh semua permainan
history_export_data = Unduh data saya

## Statistics

statistics_counted = Hanya permainan yang dihitung untuk rating Anda.
statistics_none = Tidak ada permainan terhitung yang cocok.
statistics_win_rate = Menang
statistics_time = Permainan dari waktu ke waktu
statistics_time_key = Bagian gelap kolom adalah kemenangan Anda.
statistics_points = Jumlah poin
statistics_chips = Jumlah keping
statistics_rating = Rating
statistics_by_contract = Menurut kontrak
statistics_by_finish = Menurut cara berakhir
statistics_by_role = Menurut peran
statistics_table = Sebagai tabel
statistics_period = Dari
statistics_game_number = Permainan
statistics_day = Hari
statistics_mistakes = Yang paling merugikan
statistics_reviewed = { $count ->
    [0] Ulas sebuah permainan, lalu di sini dihitung keputusan mana yang paling merugikan.
   *[other] Dari { $count } permainan yang diulas, ketepatan { $accuracy }.
}
statistics_no_mistakes = Tidak ada keputusan yang merugikan.
statistics_times = { $count }×
mistake_missed_win = kemenangan pasti terlewat
mistake_passed = lewat, padahal bermain lebih baik
mistake_should_pass = bermain, padahal lewat lebih baik
mistake_lead = membuka dengan kartu yang salah
mistake_follow = mengikuti dengan kartu yang salah
mistake_timid = lewat, padahal menawar lebih baik
mistake_overbid = menawar, padahal lewat lebih baik
mistake_other_bid = tawaran lain lebih baik
mistake_choice = memilih truf atau kartu yang dipanggil yang salah

## Sharing

embed_title = Sematkan
embed_how = Taruh baris ini di halaman Anda untuk menampilkan permainan di sana. Semua kartu dan langkah terlihat, dan tidak ada apa pun tentang akun Anda.
embed_code = Kode untuk halaman Anda
embed_copy = Salin
embed_copied = Tersalin
embed_look = Lihat
shared_room = { $game }: meja milik { $name }
shared_room_about = Silakan duduk: { $rules }.
shared_daily_about = Kartu yang sama untuk semua, sekali sehari.
