## Orang lain: undangan, kursi, obrolan, dan meja yang tetap ada

seat_guest = tamu
rated_label = Rating
rated_yes = Permainan dihitung
rated_no = Permainan santai
rated_yes_how = Dihitung untuk rating dan statistik.
rated_no_how = Hanya masuk riwayat: rating tidak berubah.
wait_minutes = { $count } menit
wait_host = Sampai saya mulai
wait_label = Kursi kosong menunggu orang
wait_left = Dalam { $time } komputer ({ $level }) mengisi kursi kosong.
your_name = Nama Anda

## Mengundang

invite_title = Undang
invite_copy = Salin tautan
invite_share = Bagikan
invite_qr = Kode QR
invite_qr_label = Kode QR dengan tautan ke meja ini
invite_qr_how = Pindai dengan kamera ponsel.
invited_title = { $host } mengundang Anda ke sebuah meja
invited_seats = { $count } kursi kosong
invited_sit = Duduk
invited_watch = Hanya menonton
ready_button = Saya siap
host_begins = { $name } memulai permainan.

## Kursi dan meja yang tetap ada

together_title = Bersama
swap_with = Tukar dengan { $name }
swap_take = Pindah ke kursi { $number }
swap_asked = Anda meminta { $name } bertukar kursi.
swap_wanted = { $name } ingin bertukar kursi dengan Anda.
swap_agree = Tukar kursi
swap_decline = Tidak, terima kasih
swap_withdraw = Tidak jadi
swap_next = Kursi permainan berikutnya, menurut urutan main: { NAMES($names) }
shuffle_seats = Acak kursi
keep_room = Simpan meja ini
keep_how = Alamat, orang, dan lembar skor tetap: bertemu lagi di sini minggu depan.
keep_needs = Dengan akun Anda dapat menyimpan meja, dan bertemu lagi di sana minggu depan.
kept = Meja ini tetap ada
kept_title = Meja yang tetap ada
kept_open = Buka
kept_give_up = Lepaskan meja ini
kept_sure = Lepaskan? Meja lalu ditutup seperti meja lain.

## Obrolan

talk_title = Bicara
talk_reactions = Reaksi
talk_phrases = Ungkapan
talk_people = Orang
talk_said = { $name }: { $text }
signal_smile = senyum
signal_laugh = tawa
signal_wow = wah
signal_sad = sedih
signal_bravo = bravo
signal_think = hmm
signal_hello = Halo!
signal_good_luck = Semoga berhasil!
signal_well_played = Main bagus!
signal_thanks = Terima kasih!
signal_sorry = Maaf!
signal_good_game = Permainan bagus!
signal_one_more = Sekali lagi?
signal_must_go = Saya harus pergi.
chat_allow = Izinkan obrolan
chat_allow_how = Anda membaca tulisan orang lain dan mereka membaca tulisan Anda, jika mereka juga mengizinkannya.
chat_label = Obrolan dengan { NAMES($names) }
chat_nobody_yes = Belum ada orang lain di sini yang mengizinkan obrolan.
chat_send = Kirim
chat_lines = Yang ditulis
talk_mute = Bisukan { $name }
talk_unmute = Dengarkan { $name } lagi
talk_block = Blokir { $name }
talk_block_sure = Benar-benar blokir { $name }? Kalian tidak lagi saling mendengar, di meja mana pun.
talk_blocked = Anda memblokir { $name }.
blocked_title = Orang yang diblokir
blocked_none = Anda tidak memblokir siapa pun.
talk_unblock = Buka blokir { $name }

## Yang ditolak

host_only = hanya tuan rumah yang dapat melakukan ini
host_blocks_you = tuan rumah ruang privat ini tidak ingin Anda ikut
talk_alone = tidak ada orang lain di meja ini untuk diajak bicara
nobody_sits_there = tidak ada orang yang duduk di situ
not_yourself = itu Anda sendiri
blocked_enough = Anda sudah memblokir { $count } orang; buka blokir seseorang dahulu
chat_off = izinkan obrolan dahulu; lalu Anda dapat menulis
chat_nobody = tidak ada orang di meja ini yang dapat membaca tulisan Anda: keduanya harus mengizinkan obrolan
chat_in_game = selama permainan Anda hanya dapat menulis jika semua orang di meja dapat membacanya
chat_empty = tidak ada yang dikirim
chat_long = sebuah pesan paling panjang { $count } karakter
chat_link = pesan tidak boleh berisi tautan
keep_needs_account = hanya pemilik akun yang dapat menyimpan meja
keep_not_this_room = meja yang mulai dari sebuah posisi tidak dapat disimpan
kept_enough = Anda sudah menyimpan { $count } meja; lepaskan satu dahulu
swap_between_games = kursi hanya dapat ditukar di antara dua permainan
swap_no_such_seat = tidak ada kursi lain dengan nomor ini
swap_fixed_seats = di meja ini semua orang tetap di kursinya
