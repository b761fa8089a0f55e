# Why a player makes a move. The move itself is shown beside the reason.

# A sentence that was stored when reasons were still text.
plain_text = { $text }

## Any player

only_move = tidak ada pilihan lain
only_card = tak ada kartu lain yang boleh dimainkan
nothing_beats = tak ada kartu di tangan yang mengalahkan { CARDS($play) }
last_combination = ini kombinasi terakhir, dan permainan dimenangkan
drawn_from_plays = diundi dari { $count } kombinasi yang boleh dimainkan
drawn_from_moves = diundi dari { $count } langkah yang boleh
only_play = ini satu-satunya langkah yang boleh
rules_open = menurut aturan, permainan dibuka dengan kartu terendah
time_was_up = waktunya habis

## Big Two: the lowest

lowest_single = satuan terendah
only_play_that_beats = hanya ini yang mengalahkan { CARDS($play) }
weakest_that_beats = terlemah dari { $count } langkah yang mengalahkan { CARDS($play) }

## Big Two: rule_based

wins_by_force = pasti menang, apa pun kartu yang lain: { CARDS($plays) }
class_A = tak ada kartu yang belum terlihat yang mengalahkannya
class_B = sedikit kartu yang belum terlihat yang mengalahkannya
class_C = banyak kartu yang belum terlihat yang mengalahkannya
class_D = semua kartu yang belum terlihat mengalahkannya
must_open_with = kombinasi di tangan yang berisi { CARDS($card) }, kartu yang harus dimainkan
opens_alone = permainan dibuka dengan kartu ini saja
sure_and_out_next = langkah ini tak terkalahkan, lalu { CARDS($next) } menghabiskan kartu
sure_first_of_last = langkah ini tak terkalahkan, dan ini yang pertama dari { $count } langkah terakhir
higher_of_two_against_one_card =
    yang lebih tinggi dari dua kartu, karena seorang lawan sisa satu kartu; { CARDS($other) } disimpan
lower_of_two = yang lebih rendah dari dua kartu, karena { CARDS($other) } masih bisa dikalahkan
control_later = { CARDS($sure) } tak terkalahkan, dan nanti mengambil kendali untuk { CARDS($next) }
highest_of_three_against_one_card = tertinggi dari tiga kartu, karena seorang lawan sisa satu kartu
lowest_of_three = terendah dari tiga kartu, karena { CARDS($highest) } pun bisa dikalahkan
second_lowest_of_four = terendah kedua dari empat kartu, karena { CARDS($highest) } tak terkalahkan
highest_of_four_against_one_card = tertinggi dari empat kartu, karena seorang lawan sisa satu kartu
lowest_of_four = terendah dari empat kartu, karena { CARDS($highest) } pun bisa dikalahkan
one_card_cannot_follow = lawan yang sisa satu kartu tidak bisa menjawabnya
could_answer_and_be_out = lawan yang sisa { $count } kartu bisa menjawab { CARDS($group) } lalu habis
higher_of_two_pairs = yang lebih tinggi dari dua pasangan, karena seorang lawan sisa dua kartu
lower_of_two_pairs = yang lebih rendah dari dua pasangan, karena { CARDS($other) } masih bisa dikalahkan
lower_single_against_two_cards =
    satuan yang lebih rendah, karena seorang lawan sisa dua kartu; { CARDS($pair) } disimpan untuk nanti
lower_single_before_sure_pair =
    satuan yang lebih rendah; { CARDS($pair) } tak terkalahkan dan mengambil kendali nanti
first_to_get_rid_of = yang pertama perlu dibuang: { $outlook }
more_pairs_than_singles = pasangan lebih banyak daripada satuan, dan tak ada kombinasi lima kartu
lowest_five_card_of_last = kombinasi lima kartu terendah dari { $count } langkah terakhir
single_against_one_card = seorang lawan sisa satu kartu, dan untuk satuan ini, { $outlook }
highest_pair_against_two_cards = pasangan tertinggi, karena seorang lawan sisa dua kartu
lowest_pair_of_last = pasangan terendah dari { $count } langkah terakhir
broken_up = { CARDS($combination) } dipecah untuk ini, karena seorang lawan sisa satu kartu
broken_up_for_last_plays = { CARDS($combination) } dipecah untuk ini, karena seorang lawan sisa paling banyak dua kartu
nothing_held_back = tidak ada yang ditahan, karena tinggal { $count } langkah
no_part_beats = pecahan kombinasi pun tak ada yang mengalahkan { CARDS($play) }
held_back_few_sure =
    { CARDS($card) }, kartu tertinggi, ditahan, karena hanya { $sure } dari { $count } langkah pasti menang
held_back_far_from_out =
    { CARDS($card) }, kartu tertinggi, ditahan selama semua pemain punya lebih dari { $count } kartu
held_back_twos = { CARDS($cards) } ditahan, agar tiap kartu 2 bisa mengambil kendali satu per satu
held_back_early =
    masih awal, setelah ada yang lewat, { CARDS($cards) } ditahan untuk mengambil kendali bagi kombinasi lima kartu lainnya
weakest_of_the_hand = langkah terlemah di tangan yang mengalahkan { CARDS($play) }; { $outlook }
pair_split_for_control =
    pasangan tinggi dipecah untuk mengambil kendali dengan tiap kartunya; { $outlook }
nothing_beats_unbroken =
    tak ada kartu di tangan yang mengalahkan { CARDS($play) } kecuali kombinasi dipecah

## Big Two: ai1 to ai4, ai4_plus, champion and the networks

most_passes = { PERCENT($share) } lawan lewat, terbanyak dari { $count } langkah
most_wins = { PERCENT($share) } simulasi dimenangkan, terbanyak dari { $count } langkah
saves_points_passes =
    tak ada yang mencapai { PERCENT($trusted) }, jadi ini menghemat poin ({ PERCENT($share) } lawan lewat)
saves_points_wins =
    tak ada yang mencapai { PERCENT($trusted) }, jadi ini menghemat poin ({ PERCENT($share) } simulasi dimenangkan)
only_play_there_is = hanya ini langkah yang ada
kept_together = { CARDS($kept) } lebih berharga utuh daripada dimainkan sebagian
won_from_here = dari sini permainan pasti menang, apa pun kartu yang lain
points_against_play =
    { SIGNED($points) } poin per simulasi, { SIGNED($other_points) } untuk { CARDS($other) }
points_against_pass = { SIGNED($points) } poin per simulasi, { SIGNED($other_points) } untuk lewat
nothing_learned = { $why }; ia belum mempelajari permainan dengan aturan ini
preferred = paling disukai dari { $count } langkah
promises = menjanjikan { SIGNED($points) } poin, terbaik dari { $count } langkah
nothing_near = { SIGNED($points) } poin: tak ada lain yang mendekati
simulated_play =
    { CARDS($play) } menang di { PERCENT($share) } dari { $games } simulasi, { SIGNED($points) } poin
simulated_pass = lewat menang di { PERCENT($share) } dari { $games } simulasi, { SIGNED($points) } poin
also = { $first }; { $then }
places_are_fewer = tempat hanya dinomori untuk { $places } kartu, bukan { $count }
foreseen = hasilnya { SIGNED($points, digits: 0) } poin jika yang lain mengikuti jaringan
foreseen_against = hasilnya { SIGNED($points, digits: 0) } poin melawan { $opponents }

## Big Two: dynamic_greedy

bomb_against_last_card = pemain berikutnya sisa satu kartu dan tidak bisa menjawab bom
highest_against_last_card = kartu tertinggi, karena pemain berikutnya sisa satu kartu
leaves = menyisakan kartu senilai { $worth }
leaves_and_earns = menyisakan kartu senilai { $worth } dan memperoleh { $earned }
comes_behind = { $what }; { CARDS($other) } tertinggal { $behind }
comes_level = { $what }; { CARDS($other) } setara
rest_worth_less = nilai sisa kartu berkurang { $worth }
rest_worth_more = nilai sisa kartu bertambah { $worth }
rest_worth_as_much = nilai sisa kartu sama dengan seluruhnya
and_the_play_earns = { $what }, dan langkah ini memperoleh { $earned }
even_for = bahkan dengan { CARDS($play) }, { $what }
as = { $what }, karena { $why }
and = { $first } dan { $then }
many_cards_cost = { $own } kartu di tangan jadi mahal saat seorang lawan sisa { $other }
few_cards_in_hand = di tangan hanya tersisa { $own } kartu
opponent_has = seorang lawan sisa { $count } kartu
opponent_has_range = seorang lawan sisa { $least } sampai { $most } kartu

## Rikken: basic. $led is the suit led, $own the suit of the card, $best the card that wins the trick so far

basic_lead_highest = tak ada lagi { SUIT($own) } yang lebih tinggi
basic_lead_any = diundi dari tangan: tak ada yang tertinggi tersisa di coraknya
basic_play_highest = tak ada lagi { SUIT($led) } yang lebih tinggi
basic_follow_any =
    diundi dari { SUIT($led) } di tangan: ada yang mengalahkan { CARDS($best) }, tetapi yang lebih tinggi masih beredar
basic_follow_lowest = { SUIT($led) } terendah di tangan: tak satu pun mengalahkan { CARDS($best) }
basic_trump_low = truf terendah di tangan, karena tak punya kartu { SUIT($led) }
basic_throw_away_low = salah satu kartu terendah di tangan, dan bukan { SUIT($own) } tertinggi yang tersisa
basic_throw_away_highest = kartu terendah tiap corak di tangan adalah yang tertinggi tersisa di corak itu
basic_win_cheaply = { SUIT($led) } terendah di tangan yang mengalahkan { CARDS($best) }
basic_last_lowest = { SUIT($led) } terendah di tangan, karena trik tak bisa direbut dari { CARDS($best) }
basic_trump_to_win = truf terendah yang mengalahkan { CARDS($best) }
basic_only_low_trumps = truf terendah: tak ada truf di tangan yang mengalahkan { CARDS($best) }
basic_lead_low = { SUIT($own) } terendah di tangan, agar orang lain memenangkan trik
basic_duck = { SUIT($led) } tertinggi di tangan di bawah { CARDS($best) }
basic_cannot_duck = { SUIT($led) } terendah di tangan, karena semuanya di atas { CARDS($best) }
basic_unload = { SUIT($own) } tertinggi di tangan, karena tak punya kartu { SUIT($led) }
basic_highest_now = { SUIT($led) } tertinggi di tangan, karena { CARDS($best) } menahan pemain utama
basic_lead_high = { SUIT($own) } tertinggi di tangan, untuk meraih satu trik itu
basic_try_highest = { SUIT($led) } tertinggi di tangan, untuk meraih satu trik itu
basic_defend_any = diundi dari kartu yang boleh, selama pemain utama belum punya trik

## Rikken: advanced. $trump is the trump suit, $cover the card kept for the one trick of Piek

advanced_draw_trump_top = lawan mungkin masih punya kartu { SUIT($trump) }, dan truf tertinggi menariknya keluar
advanced_draw_trump_any =
    lawan mungkin masih punya kartu { SUIT($trump) }, dan truf apa pun membantu menariknya keluar
advanced_trump_drawn_master = lawan tak punya truf lagi, dan ini { SUIT($own) } tertinggi yang tersisa
advanced_trump_drawn_any = lawan tak punya truf lagi, dan truf disimpan untuk nanti
advanced_trump_drawn_only_trump = lawan tak punya truf lagi, dan di tangan hanya tersisa truf
advanced_trumpless_master =
    tak ada truf untuk menarik truf lawan, dan ini { SUIT($own) } tertinggi yang tersisa
advanced_trumpless_any = tak ada truf maupun kartu tertinggi suatu corak untuk membuka
advanced_defend_master = ini { SUIT($own) } tertinggi yang tersisa
advanced_defend_any =
    tak ada kartu yang tertinggi di coraknya, dan melawan pemain utama tidak dibuka dengan truf
advanced_defend_only_trump = hanya truf yang tersisa
advanced_top_is_ours =
    { CARDS($best) }, { SUIT($led) } tertinggi, menang untuk pihak kita, jadi kartu terendah cukup
advanced_ours_not_sure =
    pihak kita sementara unggul dengan { CARDS($best) }, dan { SUIT($led) } tertinggi tidak di tangan
advanced_ours_below_my_top =
    pihak kita unggul dengan { CARDS($best) }, yang hanya bisa dikalahkan tangan ini, jadi yang terendah cukup
advanced_secure_with_top =
    pihak kita sementara unggul dengan { CARDS($best) }, dan { SUIT($led) } tertinggi memastikannya
advanced_only_friends_to_come =
    setelah ini hanya pihak kita yang bermain, dan ini kartu terendah di atas { CARDS($best) }
advanced_win_with_top = lawan masih bisa mengikuti corak, dan { SUIT($led) } tertinggi pasti menang
advanced_no_rival_can_follow =
    setelah ini tak ada lawan yang bisa mengikuti corak, dan ini kartu terendah di atas { CARDS($best) }
advanced_beat_cheaply =
    ini kartu terendah di atas { CARDS($best) }; { SUIT($led) } tertinggi tidak di tangan
advanced_cannot_beat =
    tak ada kartu di tangan yang mengalahkan { CARDS($best) }, dan ini { SUIT($led) } terendah
advanced_ours_throw_small = pihak kita unggul dengan { CARDS($best) }, jadi kartu kecil dibuang
advanced_ruff = tanpa kartu { SUIT($led) }, truf terendah mengalahkan { CARDS($best) }
advanced_no_trump_throw_small = tanpa kartu { SUIT($led) } maupun truf yang bisa menang, kartu kecil dibuang
advanced_ruffed_follow_low = trik sudah dipotong truf { CARDS($best) }, dan ini { SUIT($led) } terendah
advanced_friend_ruffed = pihak kita sudah memotong dengan truf { CARDS($best) }, jadi kartu kecil dibuang
advanced_overruff = ini truf terendah di atas { CARDS($best) }
advanced_cannot_overruff =
    trik sudah dipotong truf { CARDS($best) } yang tak bisa diungguli, jadi kartu kecil dibuang
advanced_last_ours = trik ini milik pihak kita dengan { CARDS($best) }, jadi kartu terkecil dibuang
advanced_last_wins = ini kartu terkecil yang merebut trik dari { CARDS($best) }
advanced_last_cannot_win =
    tak ada yang bisa merebut trik dari { CARDS($best) }, jadi kartu terkecil dibuang
advanced_piek_lead_low = belum ada trik yang diraih, dan kartu ini rendah di antara kartu secoraknya
advanced_play_cover = ini kartu yang disimpan untuk satu trik itu, dan tak ada kartu tinggi lain
advanced_piek_stay_under =
    trik tidak diinginkan dengan kartu ini, dan ini yang tertinggi di bawah { CARDS($best) }
advanced_piek_forced_over = tak ada kartu di bawah { CARDS($best) }, dan ini { SUIT($led) } terendah
advanced_throw_high_keep_cover =
    tanpa kartu { SUIT($led) }, kartu tertinggi dibuang, tetapi { CARDS($cover) } disimpan untuk satu trik itu
advanced_any_until_their_trick = pemain utama belum punya trik, jadi kartu apa pun boleh
advanced_lead_low = trik tidak diinginkan, dan kartu ini rendah di antara kartu secoraknya
advanced_stay_under = trik tidak diinginkan, dan ini kartu tertinggi di bawah { CARDS($best) }
advanced_forced_over = tak ada kartu di bawah { CARDS($best) }, dan ini { SUIT($led) } terendah
advanced_throw_high = tanpa kartu { SUIT($led) }, kartu yang paling membebani tangan bisa dibuang
advanced_lead_their_suit =
    ini rendah di antara { SUIT($own) } di tangan, dan seorang pemain utama mungkin punya kartu { SUIT($own) }
advanced_no_suit_of_theirs =
    tak ada pemain utama yang punya corak di tangan ini, jadi kartu yang agak rendah dimainkan
advanced_defence_throws_high =
    tanpa kartu { SUIT($led) }, kartu yang paling membebani tangan dibuang, dan yang rendah disimpan
advanced_under_before_them = pemain utama belum bermain, dan ini kartu tertinggi di bawah { CARDS($best) }
advanced_low_before_them = pemain utama belum bermain, dan ini { SUIT($led) } terendah
advanced_spend_high =
    pemain utama tidak memenangkan trik ini, jadi { SUIT($led) } tertinggi bisa dibuang
advanced_leave_it_to_them =
    pemain utama unggul dengan { CARDS($best) }, dan ini kartu tertinggi di bawahnya
advanced_cannot_leave_it =
    tak ada kartu di bawah { CARDS($best) } milik pemain utama, jadi yang tertinggi dibuang

## Rikken: bids, trump and the call

drawn_from_contracts = diundi dari { $count } kontrak
drawn_but_not_now = { CONTRACT($bid) } terundi, tetapi tidak boleh ditawar sekarang
never_bids = pemain ini tidak pernah menawar
drawn_as_no_pass = tidak bisa lewat, dan ini diundi dari { $count } tawaran yang boleh
should_win = kartu ini diperkirakan meraih { $tricks } trik, dan tawarannya perlu { $wanted }
should_make = berhasil dalam { PERCENT($share) } simulasi, dan tawarannya perlu { PERCENT($wanted) }
tricks_from = { $least } atau lebih
tricks_above = lebih dari { $least }
tricks_to = paling banyak { $most }
tricks_between = { $least } sampai { $most }
not_even = bahkan untuk { CONTRACT($bid) }, tawaran terdekat, { $forecast }
must_bid = harus menawar, dan ini tawaran terdekat: { $forecast }
no_better_choice = aturan tidak memberi pilihan yang lebih baik
no_higher_bid = tidak ada tawaran yang lebih tinggi
no_forecast = tawaran yang boleh sekarang tidak bisa dinilai dari perkiraan trik
most_points_in_suit = corak { SUIT($suit) } punya poin terbanyak, { $points }
most_points_to_call = corak { SUIT($suit) } punya { $points } poin, terbanyak dari corak yang bisa dipanggil
only_suit_to_call = corak { SUIT($suit) } punya { $points } poin, dan tak ada lain yang boleh dipanggil
won_often = kartu seperti { $hand } menang di { PERCENT($share) } dari { $games } permainan
such_hands_won =
    diperkirakan { SIGNED($chips) } keping, karena kartu seperti { $hand } menang di { $wins } dari { $games } permainan
such_hands_lose = untuk { CONTRACT($bid) }, { $forecast }
not_known_yet = { $forecast }; hasil kartu seperti ini di sini belum diketahui

## Rikken: monte_carlo

most_tricks =
    rata-rata { $tricks } trik sendiri dalam simulasi, terbanyak dari { $count } kartu yang dicoba
fewest_tricks =
    rata-rata { $tricks } trik sendiri dalam simulasi, paling sedikit dari { $count } kartu yang dicoba
nearest_to_one = rata-rata { $tricks } trik sendiri dalam simulasi, paling dekat dengan satu

## Big Two: pendapat pemain dengan tingkat tertentu tentang langkahnya

last_cards = ini kartu terakhir
seems_best = tampaknya ini yang terbaik, dengan perkiraan { SIGNED($points) } poin
seems_good = tampaknya ini cukup baik, dengan perkiraan { SIGNED($points) } poin
wants_the_lead = ini cukup tinggi untuk merebut giliran membuka, dengan perkiraan { SIGNED($points) } poin

## Rikken: dial

dial_most_chips =
    rata-rata { SIGNED($chips) } keping dalam { $games } permainan yang dibayangkan, terbanyak dari { $count } pilihan
dial_looks_good =
    tampak cukup bagus: rata-rata { SIGNED($chips) } keping dalam { $games } permainan yang dibayangkan, { $count } pilihan dibandingkan
dial_bids =
    diperkirakan { SIGNED($chips) } keping: { PERCENT($share) } permainan yang dibayangkan dengan tawaran ini untung
dial_hopes =
    berharap mujur: { PERCENT($share) } permainan yang dibayangkan dengan tawaran ini untung, rata-rata { SIGNED($chips) } keping
dial_passes =
    tak ada tawaran yang tampak lebih baik daripada lewat, yang rata-rata memberi { SIGNED($chips) } keping dalam { $games } permainan yang dibayangkan
dial_out_of_reach = kartunya terlalu jauh dari semua tawaran yang mungkin sekarang
promises_chips = diperkirakan { SIGNED($chips) } keping dan peluang untung { PERCENT($share) }, dipilih dari { $count } pilihan
promises_contract = peluang memenuhi kontrak { PERCENT($share) } dan diperkirakan { SIGNED($chips) } keping, dipilih dari { $count } pilihan
searched_move = { $move }: peluang untung { PERCENT($share) }, rata-rata { SIGNED($chips) } keping dalam { $games } permainan
searched_contract = { $move }: peluang memenuhi kontrak { PERCENT($share) }, rata-rata { SIGNED($chips) } keping dalam { $games } permainan
searched_bid = { $move }: peluang berhasil { PERCENT($share) } jika Anda memainkannya, secara keseluruhan { SIGNED($chips) } keping dalam { $games } permainan
cards_are_equal = semua kartu yang boleh dimainkan sama nilainya
