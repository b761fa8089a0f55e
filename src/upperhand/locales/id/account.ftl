# Accounts, profiles and the leaderboard.

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

## Ratings

leaderboard_computers = Tampilkan komputer
leaderboard_how = Orang dan komputer memakai satu skala: sekitar 800 adalah { level_beginner }, 2400 adalah { level_champion }. Semua mulai dari 1200; tanda ? berarti permainannya masih sedikit.
account_change_password = Ganti kata sandi
account_password_now = Kata sandi sekarang
account_password_changed = Kata sandi sudah diganti, dan perangkat lain sudah keluar.
account_sessions = Tempat Anda masuk
account_session_here = peramban ini
account_session_unknown = peramban tidak dikenal
account_session_since = sejak { $day }
account_session_end = Keluar
account_sessions_end = Keluarkan semua yang lain
account_delete = Hapus akun
account_delete_what = Rating, statistik, dan pengaturan Anda dihapus. Permainan dengan orang lain tetap ada, tanpa nama Anda. Ini tidak dapat dibatalkan.
account_delete_now = Hapus selamanya
