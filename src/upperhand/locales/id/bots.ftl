## Bot: program yang bermain dengan akun sendiri

seat_bot = bot
bots_title = Bot
bots_about = Bot adalah akun untuk program Anda. Bot punya nama, rating, dan riwayat sendiri. Semua orang melihat bahwa itu bot, dan milik siapa.
bots_guide = Antarmuka untuk program
bots_name = Nama bot
bots_make = Buat bot
bots_delete = Hapus
bots_delete_sure = Benar-benar hapus { $name }? Rating dan statistiknya dihapus, dan tokennya tidak berlaku lagi. Ini tidak dapat dibatalkan.
bots_delete_now = Hapus selamanya
bots_keep = Simpan
token_name = Token baru, dipakai di
token_where = laptop saya
token_make = Buat token
token_once = Ini token { $name }. Salin sekarang: token hanya ditampilkan sekali ini. Siapa pun yang memilikinya bermain sebagai bot Anda.
token_copy = Salin
token_copied = Tersalin
token_hide = Sudah saya salin
token_unused = belum pernah dipakai
token_used = terakhir dipakai { $moment }
token_revoke = Cabut
token_revoke_label = Cabut token { $name }
bots_allowed = Bot boleh ikut bermain
bots_allowed_how = Bot tidak pernah mengubah rating orang.
bots_welcome = Bot diizinkan
profile_owner = Bot milik { $name }
leaderboard_bots = Bot

## Yang ditolak

bad_token = token ini tidak dikenal: mungkin sudah dicabut; buat yang baru di halaman akun
not_for_bots = bot tidak dapat melakukan ini: bot hanya dapat mencari meja dan bermain
no_hints_for_bots = bot bermain sendiri: bot tidak mendapat saran
no_bots_here = tuan rumah tidak ingin ada bot di meja ini
own_bot_here = di meja yang dihitung, bot tidak dapat bermain dengan pemiliknya, atau dengan bot lain milik pemilik itu
bots_need_account = hanya pemilik akun yang dapat mempunyai bot
too_many_bots = Anda sudah punya { $count } bot; hapus satu dulu
too_many_tokens = bot ini sudah punya { $count } token; cabut satu dulu
no_such_bot = Anda tidak punya bot seperti itu
no_such_token = bot ini tidak punya token seperti itu
