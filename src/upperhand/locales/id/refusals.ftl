# Why something cannot be done.

## Any game

game_over = permainan sudah selesai
game_won = permainan sudah selesai: kursi { $seat } menang
no_scores_yet = permainan belum selesai: belum ada skor
no_next_deal_yet = permainan belum selesai: kartunya belum bisa dibagi lagi
out_of_turn = sekarang giliran kursi { $turn }, bukan kursi { $seat }
not_held = kursi { $seat } tidak memegang { CARDS($cards) }
not_held_by_you = Anda tidak memegang { CARDS($cards) }

## Big Two: combinations as people speak of them

these_cards = { CARDS($cards) }
a_single = { CARDS($card) }
a_pair = pasangan { RANK($rank) }
a_triple = tiga { RANK($rank) }
a_two_pair = dua pasang, { RANK($high) } dan { RANK($low) }
a_four_of_a_kind = empat { RANK($rank) }
a_straight = straight bernilai { CARDS($card) }
a_flush = flush dengan { CARDS($card) } tertinggi
a_full_house = full house { RANK($rank) }
a_four_plus_one = empat { RANK($rank) } dan satu kartu
a_straight_flush = straight flush bernilai { CARDS($card) }

## Big Two: why a play is not possible

opening_must_contain = langkah pembuka harus memuat { CARDS($card) }
opening_without_pass = langkah pembuka harus memuat { CARDS($card) }: tidak bisa lewat
opening_must_be = langkah pembuka harus { CARDS($card) } saja
leader_must_play = yang membuka trik harus bermain: tidak bisa lewat
no_triple_alone = tris tidak boleh dimainkan sendiri dalam aturan ini
four_needs_a_fifth = empat sama dimainkan dengan kartu kelima dalam aturan ini
no_four_of_a_kind = empat sama tidak dimainkan dalam aturan ini
more_than_five_cards = tidak ada kombinasi yang lebih dari lima kartu
no_combination = { CARDS($cards) } bukan kombinasi dalam aturan ini
wrong_size = { $play } tidak bisa dimainkan di atas { $table }: mainkan { $count } kartu
wrong_size_or_bomb = { $play } tidak bisa dimainkan di atas { $table }: mainkan { $count } kartu atau bom
wrong_type = { $play } tidak bisa dimainkan di atas { $table }: mainkan jenis yang sama
wrong_type_or_bomb = { $play } tidak bisa dimainkan di atas { $table }: mainkan jenis yang sama atau bom
alike_but_lower = { $what } ({ CARDS($play) }) tidak mengalahkan yang di meja ({ CARDS($table) })
does_not_beat = { $play } tidak mengalahkan { $table }
in_no_play = kartu ini tidak termasuk dalam langkah mana pun yang bisa dimainkan sekarang

## Rikken: why a bid, a trump, a call or a card is not possible

bid_wanted = { $move } tidak bisa sekarang: tawarlah atau lewat
trump_wanted = { $move } tidak bisa sekarang: sebutkan truf, misalnya trump H
call_wanted = { $move } tidak bisa sekarang: panggil mitra, misalnya call AS
card_wanted = { $move } tidak bisa sekarang: mainkan kartu, misalnya AS
troela_without_pass = { $aces } as harus ditawar sebagai { contract_troela }: tidak bisa lewat
troela_must_be_bid = { $aces } as harus ditawar sebagai { contract_troela }: { CONTRACT($bid) } tidak bisa
troela_needs_aces = { contract_troela } memerlukan tepat tiga as di tangan
troela_needs_more_aces = { contract_troela } memerlukan tiga atau empat as di tangan
troela_begins_with = mitra membuka { contract_troela } dengan as keempat atau kartu yang dipanggil, bukan dengan { CARDS($card) }
not_trumped_now = { CARDS($card) } adalah truf, dan trik pertama { contract_troela } ini tidak boleh ditruf oleh yang punya kartu lain
dealer_must_bid = semua yang lain sudah lewat, jadi pembagi harus menawar: tidak bisa lewat
not_bid_here = { CONTRACT($bid) } tidak ditawar dalam aturan ini
schoppen_mie_comes_last =
    { contract_schoppen_mie } hanya boleh ditawar bila ketiga pemain lain sudah lewat dan belum ada yang menawar
does_not_outbid = { CONTRACT($bid) } tidak lebih tinggi dari { CONTRACT($other) }
no_trump_of_the_ace = { SUIT($suit) } tidak bisa jadi truf: itu corak as mitra
no_trump_of_the_called = { SUIT($suit) } tidak bisa jadi truf: itu corak kartu yang dipanggil
call_in_own_hand = { CARDS($card) } ada di tangan pemanggil sendiri
call_of_trump = { CARDS($card) } adalah truf dan tidak bisa dipanggil
call_another = { CARDS($card) } tidak bisa dipanggil sekarang: panggil salah satu dari { CARDS($cards) }
call_not_blind = { CARDS($card) } tidak dipanggil buta: pemanggil punya kartu { SUIT($suit) }
call_blind = pemanggil tidak punya kartu { SUIT($suit) }: sebutkan, misalnya call { CARDS($card) } blind
led_with_called_card = { SUIT($suit) } harus dibuka dengan { CARDS($card) }, kartu yang dipanggil
called_card_now = { CARDS($card) } adalah kartu yang dipanggil dan harus dimainkan sekarang
does_not_follow = { CARDS($card) } tidak mengikuti corak: yang dibuka adalah { SUIT($suit) }
must_trump = { CARDS($card) } bukan truf: yang tak bisa mengikuti corak harus memakai truf
queen_goes_now = yang tak bisa mengikuti corak harus memainkan { CARDS($card) }
spades_not_led_yet =
    { CARDS($card) } tidak bisa untuk membuka: sekop harus menunggu sampai { CARDS($queen) } dimainkan
spades_not_yet =
    { CARDS($card) } tidak bisa dimainkan: sekop harus menunggu sampai { CARDS($queen) } dimainkan

## The playroom: what is refused at a table

stale_action =
    ini untuk langkah { $ply } permainan { $game }, tetapi meja di langkah { $table_ply } permainan { $table_game }
turn_of = sekarang giliran { $name }
game_not_over = permainan belum selesai
no_game_yet = belum ada permainan yang dimulai
no_seat_here = Anda tidak punya kursi di meja ini
seated_already = Anda sudah duduk di meja ini
no_free_seat = tidak ada kursi kosong
seat_taken = kursi ini tidak kosong
same_address = seseorang bermain di sini dari alamat yang sama dengan Anda; ini tidak bisa dalam permainan yang dihitung, tetapi bisa dalam permainan santai
host_starts = hanya tuan rumah yang bisa memulai permainan
room_has_started = permainan di ruang ini sudah dimulai
computer_plays_your_seat = komputer memainkan kursi Anda; ambil kembali dulu
database_silent = basis data tidak menjawab; coba lagi
not_stored = ini tidak bisa disimpan; coba lagi
hint_out_of_turn = saran diberikan saat giliran Anda
something_went_wrong = ada yang salah di sini; coba lagi
too_fast = terlalu cepat; tunggu sebentar lalu coba lagi
too_many_requests = terlalu banyak permintaan saat ini; coba lagi dalam satu menit
room_is_moving = meja ini sedang dipindahkan; coba lagi
room_closed = ruang sudah ditutup
no_such_room = tidak ada ruang dengan kode ini
one_seat_is_yours = satu kursi milik Anda; biarkan kursi orang lain terbuka
