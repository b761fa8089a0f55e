# Why the playroom refuses something, away from the cards.

## Rules that contradict each other

switch_takes = { $switch } harus { $words }, bukan { $value }
switch_names_twice = { $switch } menyebut { $value } dua kali
suits_once_each = { $switch } harus menyebut corak D, C, H dan S masing-masing sekali dari rendah ke tinggi, bukan { $value }
no_straight =
    { $switch } harus berisi lima nilai berurutan, yang menentukan di akhir, seperti '34567'; { $value } bukan
straight_twice = { $switch } menyebut nilai { $value } dua kali
straights_missing = { $switch }: kombinasi lima kartu memuat straight, jadi setidaknya satu harus disebut
straights_unused = { $switch }: kombinasi lima kartu tidak memuat straight maupun straight flush, jadi tidak boleh ada yang disebut
bomb_not_played = { $switch }: { $value } tidak termasuk kombinasi lima kartu
card_points_stay = { $switch } harus tetap 1: setiap kartu sudah bernilai sendiri
double_below_triple = { $switch } harus di bawah jumlah kartu mulai biaya berlipat tiga
whole_deck_is_for_three =
    { $switch }: seluruh dek untuk 3 pemain, bukan { $count }: berempat mendapat tiga belas kartu, berdua memakai sebagian
bids_need_a_plain_one = { $switch } harus memuat kontrak yang tidak butuh kartu khusus, misalnya rik
troela_not_in_bids = { $switch } adalah { $value }, tetapi tidak termasuk tawaran
join_not_in_bids = { $switch }: { $value } tidak termasuk tawaran
overtricks_of_their_own = { $switch }: tabel Stichting Rikken punya keping sendiri untuk trik lebih, jadi harus 0
tariff_unreadable = { $switch }: { $word } bukan tarif; tulis kontrak dengan kepingnya, dari 1 sampai 1000, seperti solo8:2, atau dengan keping menang dan kalah, seperti solo9:60-25
tariff_has_one_amount = { $switch }: { $value } tidak punya pemain utama yang menang atau kalah, jadi hanya ada satu jumlah
tariff_not_played = { $switch }: { $value } tidak dimainkan menurut aturan ini
not_played_by = { $preset } dimainkan oleh { $allowed } orang, bukan { $count }
rules_seat = aturan ini untuk { $count } pemain, bukan { $given }

## A position that is typed in: what cannot be known so

move_impossible = langkah { $number } (kursi { $seat }: { $move }) tidak mungkin dilakukan: { $why }
played_before = { CARDS($cards) } sudah dimainkan
dealt_to = { CARDS($cards) } dibagikan ke kursi { $seat }
has_cards_left = sisa kartunya { $count }
not_dealt = { CARDS($cards) } tidak dibagikan: { CARDS($lowest) } membuka sebagai kartu terendah
in_the_hand_of = { CARDS($card) } ada di tangan kursi { $seat }
shown_not_to_hold = sudah terlihat bahwa ia tidak memegang { CARDS($card) }
no_deal_allows_it = tidak ada pembagian kartu tersembunyi yang memungkinkannya
hand_is_hidden = tangan kursi { $seat } tidak terbuka bagi kursi { $from }
hand_lies_open = tangan kursi { $seat } terbuka dengan { $count } kartu, tetapi { $given } yang diberikan
open_hand_repeats = tangan kursi { $seat } mengulang { CARDS($cards) }
open_hands_fit_no_deal = dengan tangan terbuka ini tidak ada pembagian kartu tersembunyi yang memungkinkan langkah-langkah ini
other_count_dealt = menurut aturan ini satu tangan berisi { $count } kartu, bukan { $given }
opener_is_dealt_18 = menurut aturan ini tangan ini berisi { $count } kartu, bukan { $given }: pembuka mendapat 18
another_seat_opens = kursi { $seat } yang membuka: ia memegang { CARDS($card) }, kartu terendah
lower_card_opens = kartu terendah membuka, dan { CARDS($card) } milik kursi { $seat } lebih rendah daripada { CARDS($other) }
too_high_to_open = { $count } kartu dibagikan, jadi yang terendah lebih rendah daripada { CARDS($card) }

## The playroom: what is refused elsewhere

log_out_first = Anda sudah punya akun; keluar dulu sebelum membuat yang lain
name_taken = nama ini milik orang lain; pilih yang lain
name_of_an_account = nama ini mirip nama sebuah akun; pilih yang lain, atau masuk
wrong_password = tidak ada akun dengan nama dan kata sandi ini
no_such_account = tidak ada akun dengan nama ini
password_too_short = kata sandi paling sedikit { $count } karakter
password_too_simple = kata sandi paling sedikit berisi { $count } karakter yang berbeda
password_too_common = kata sandi ini terlalu mudah ditebak; pilih yang lain
bad_name = nama terdiri dari 1 sampai 24 karakter yang terlihat
account_name_stays = nama akun tidak bisa diubah
preferences_need_account = pengaturan tamu tetap di peramban; buat akun untuk menyimpannya di sini
no_session = tidak ada sesi; buka sesi dulu
no_such_game = permainan ini tidak ada atau belum selesai
no_record = ini bukan catatan: catatan adalah satu baris teks yang dapat diunduh dari ulasan
bad_record = catatan ini tidak dapat dibuka: { $problem }
too_many_reviews = terlalu banyak permainan sedang diulas; coba lagi dalam satu menit
review_failed = permainan ini tidak bisa diulas: { $problem }
no_decision = pemain tidak sampai pada keputusan: { $problem }
too_many_open = terlalu banyak koneksi dari sini; tutup beberapa halaman
too_many_rooms = terlalu banyak ruang Anda sedang dipakai; selesaikan permainan atau tinggalkan satu ruang dulu
record_too_long = satu catatan paling banyak { $count } byte
too_many_loaded = Anda sudah memuat { $count } catatan; tidak ada lagi yang disimpan
no_such_session = sesi ini sudah berakhir
