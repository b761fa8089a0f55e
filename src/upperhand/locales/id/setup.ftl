# A new table, and the lobby.

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
spectators_delayed = Melihat semua kartu, setelah permainan

## Lobby

lobby_lead = Meja dengan kursi untuk Anda.
lobby_empty = Belum ada meja terbuka. Jadilah yang pertama.
lobby_host = Tuan rumah: { $name }
lobby_join = Gabung
