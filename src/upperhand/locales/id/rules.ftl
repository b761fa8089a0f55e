# The rules of the games, as the page tells them.

## Rules

rules_title = Cara bermain { $game }
rules_presets = Pilihan aturan
rules_presets_how = Tiap meja berbeda. Pilih paket aturan saat mengatur meja, dan ubah aturan satuan bila mau.
rules_big_two_aim = Tujuan
rules_big_two_aim_text =
    Habiskan semua kartu sebelum yang lain. Dua sampai empat pemain masing-masing memegang 13 kartu.
rules_big_two_order = Urutan kartu
rules_big_two_order_text = Dari rendah ke tinggi: 3 4 5 6 7 8 9 10 J Q K A 2. Angka 2 paling tinggi.
rules_big_two_suits =
    Bila nilainya sama, corak yang menentukan; di kebanyakan meja wajik terendah, lalu keriting, hati, dan sekop.
rules_big_two_opening = Pembukaan
rules_big_two_opening_text =
    Pemegang kartu terendah memulai. Di kebanyakan meja langkah pertama harus memuat kartu itu.
rules_big_two_tricks = Bermain
rules_big_two_tricks_text =
    Yang membuka memainkan kombinasi apa saja. Yang lain bergiliran mengalahkannya dengan kombinasi lebih tinggi berjumlah kartu sama, atau lewat. Bila tidak ada yang mengalahkan, pemainnya membuka lagi.
rules_big_two_end = Akhir
rules_big_two_end_text = Permainan selesai saat seseorang kehabisan kartu: dialah pemenangnya.
rules_big_two_kinds = Kombinasi
rules_big_two_kinds_text =
    Satu, dua, atau di sebagian meja tiga kartu; dan kombinasi lima kartu, di sini dari rendah ke tinggi: yang lebih tinggi mengalahkan yang lebih rendah.
rules_kind_single = Satu kartu; nilai dulu, lalu corak.
rules_kind_pair = Dua kartu senilai; bila sama, corak yang lebih tinggi menang.
rules_kind_triple = Tiga kartu senilai; tidak di semua meja.
rules_kind_straight = Lima nilai berurutan, lebih dari satu corak.
rules_kind_flush = Lima kartu secorak.
rules_kind_full_house = Tiga kartu senilai dan dua senilai lain; yang tiga menentukan.
rules_kind_four_plus_one = Empat kartu senilai dan satu kartu bebas.
rules_kind_straight_flush = Lima nilai berurutan secorak.
rules_big_two_points = Poin
rules_big_two_points_text =
    Setiap yang kalah membayar untuk sisa kartunya; di kebanyakan meja berlipat dua mulai sepuluh kartu. Pemenang menerima semua bayaran.
rules_rikken_aim = Tujuan
rules_rikken_aim_text =
    Empat pemain masing-masing memegang 13 kartu dan menawar apa yang akan dicapai: sekian trik, tepat satu, atau tanpa trik.
rules_rikken_order = Urutan kartu
rules_rikken_order_text = Di setiap corak, juga truf, as tertinggi, lalu raja, ratu, jack, 10, sampai 2.
rules_rikken_auction = Lelang
rules_rikken_auction_text =
    Mulai dari kiri pembagi, tiap pemain menawar lebih tinggi atau lewat; yang sudah lewat tidak ikut lagi. Penawar tertinggi menjadi pemain utama. Tabel di bawah memuat tawaran dari rendah ke tinggi.
rules_rikken_partner = Truf dan mitra
rules_rikken_partner_text =
    Dalam { contract_rik }, pemain utama menyebut truf dan memanggil as yang tidak dipegangnya. Pemegang as itu menjadi mitra, dan tidak ada orang lain yang tahu sampai as itu dimainkan.
rules_rikken_play = Permainan
rules_rikken_play_text =
    Pemain di kiri pembagi membuka. Yang lain mengikuti corak bila bisa, kalau tidak boleh memainkan kartu apa saja. Truf tertinggi memenangkan trik, atau kartu tertinggi dari corak yang dibuka. Pemenang membuka berikutnya.
rules_rikken_play_picture = Keriting dibuka; dengan truf hati, 2 hati memenangkan trik.
rules_rikken_points = Keping
rules_rikken_points_text =
    Setelah tiga belas trik yang kalah membayar yang menang, makin sulit kontraknya makin banyak. Yang main sendiri berhitung dengan ketiga lawan. Tabel ini memuat jumlah yang diterima atau dibayar pemain utama.

## Rules of Rikken: what a first reader needs

rules_rikken_trick = Satu trik
rules_rikken_trick_text =
    Setiap pemain bergiliran meletakkan satu kartu di meja: keempat kartu itu adalah satu trik. Salah satunya memenangkan trik, dan tiga belas trik adalah satu permainan. Yang dihitung adalah jumlah trik; kartu di dalamnya tidak bernilai.
rules_rikken_trick_picture = Wajik dibuka dan semua mengikuti: as, wajik tertinggi, memenangkan trik.
rules_rikken_auction_example =
    Contoh: Anda menawar { contract_rik }. Ada menawar { contract_piek }, yang lebih tinggi. Blaise dan Emmy lewat. Sekarang Anda menawar lebih tinggi lagi, misalnya { contract_misere }, atau lewat. Anda lewat, jadi Ada memainkan { contract_piek } melawan kalian bertiga.
rules_rikken_blind_text =
    As itu harus dari corak yang dipegang pemain utama. Bila tidak ada as seperti itu, ia memanggil as dari corak yang tidak dipegangnya: itu panggilan buta, dan ia harus mengatakannya. Pemain yang memegang semua as selain truf memanggil raja.
rules_rikken_bid = Tawaran
rules_rikken_goal = Yang dijanjikan
rules_rikken_made = Berhasil
rules_rikken_lost = Gagal
