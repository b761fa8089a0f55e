# The first lesson of each game: what a step says, and what is answered to a move.

## Big Two

lesson_big_two_goal =
    Pemain yang pertama kehabisan kartu menang. Anda memegang { CARDS($card) }, kartu terendah, jadi Anda memulai, dan langkah pertama harus memuat kartu itu. Sentuh kartunya, lalu tekan Mainkan.
lesson_big_two_goal_right = Bagus. Sekarang yang lain bergiliran, selalu dengan kartu yang lebih tinggi.
lesson_big_two_ranks =
    Dari rendah ke tinggi: 3 4 5 6 7 8 9 10 J Q K A 2. Angka 2 paling tinggi. Kalahkan { CARDS($card) } dengan kartu yang lebih tinggi, tetapi yang terendah saja yang cukup.
lesson_big_two_ranks_right = Simpan kartu tinggi sampai Anda memerlukannya.
lesson_big_two_ranks_other_ten =
    Kedua kartu 10 bisa. Mainkan { CARDS($card) } dan simpan yang satunya: sebentar lagi diperlukan.
lesson_big_two_can_beat =
    Anda boleh lewat, tetapi di sini Anda bisa mengalahkannya tanpa rugi, dan setiap kartu yang habis itu berarti.
lesson_big_two_lower_will_do =
    Itu lebih tinggi, tetapi kartu yang lebih rendah sudah cukup. Simpan kartu tinggi sampai Anda memerlukannya.
lesson_big_two_suits =
    Bila nilainya sama, corak yang menentukan, dari rendah ke tinggi: ♦ ♣ ♥ ♠. Karena itu 10 hati mengalahkan 10 keriting. Sekarang kalahkan { CARDS($card) } dengan kartu 10 Anda.
lesson_big_two_suits_right = Sekop adalah corak tertinggi: tidak ada 10 yang lebih tinggi.
lesson_big_two_suits_higher = Itu lebih tinggi, tetapi { CARDS($card) } sudah cukup.
lesson_big_two_pass =
    Tidak ada yang mengalahkan { CARDS($card) }. Bila tidak bisa atau tidak mau bermain, Anda lewat.
lesson_big_two_pass_right =
    Lewat bukan kerugian: pada giliran berikutnya Anda boleh bermain lagi. Bila semua yang lain lewat, { $name } membuka lagi.
lesson_big_two_pairs =
    { $name } membuka dengan pasangan: dua kartu senilai. Hanya pasangan yang lebih tinggi yang mengalahkannya. Mainkan pasangan terendah Anda. Tombol Pasangan di bawah kartu memilihkannya.
lesson_big_two_pairs_right = Dua kartu habis, dan pasangan tinggi Anda masih ada.
lesson_big_two_pairs_lower = Pasangan itu juga menang, tetapi yang lebih rendah sudah cukup.
lesson_big_two_lead =
    Semua lewat, jadi Anda membuka dengan apa saja. Mainkan kartu terendah: nanti kartu itu sulit dihabiskan.
lesson_big_two_lead_right = Kartu rendah tidak mengalahkan apa pun, jadi mainkan saat Anda membuka.
lesson_big_two_lead_lowest =
    Itu boleh. Tetapi angka 4 Anda tidak mengalahkan apa pun: hanya bisa dihabiskan saat membuka. Mainkan sekarang.
lesson_big_two_five =
    Beberapa trik kemudian. Lima kartu bisa habis sekaligus: lima nilai berurutan adalah straight. Bukalah dengan itu. Tombol Straight memilihkannya.
lesson_big_two_five_right = Lima kartu habis sekaligus. Hanya kombinasi lima kartu lain yang bisa mengalahkannya.
lesson_big_two_five_more = Itu boleh, tetapi straight menghabiskan lima kartu sekaligus.
lesson_big_two_hands =
    Kombinasi lima kartu dari rendah ke tinggi: straight, flush (satu corak), full house (tiga dan dua), empat tambah satu, straight flush. { $name } membuka dengan straight: kalahkan dengan kombinasi terendah yang cukup.
lesson_big_two_hands_right = Flush mengalahkan semua straight, dan full house disimpan untuk nanti.
lesson_big_two_hands_flush_will_do =
    Full house mengalahkannya, tetapi flush Anda juga. Simpan full house untuk nanti.
lesson_big_two_twos =
    Kartu { $name } tinggal dua. { CARDS($card) } Anda mengalahkan semua kartu. Simpan angka 2 untuk saat seperti ini: ambil giliran membuka, dan Anda bisa menyelesaikan.
lesson_big_two_twos_right = Tidak ada yang bisa mengalahkannya, jadi Anda membuka.
lesson_big_two_twos_pass = Kalau begitu { $name } membuka dan mungkin langsung habis. Ambil giliran dengan angka 2 Anda.
lesson_big_two_finish = Anda membuka dan memegang pasangan. Mainkan keduanya, dan kartu Anda habis.
lesson_big_two_finish_right = Kartu Anda habis: Anda menang!
lesson_big_two_finish_single =
    Kalau begitu masih tersisa satu kartu, dan orang lain mungkin habis lebih dulu. Mainkan keduanya sekaligus.
lesson_big_two_points =
    Setiap yang kalah membayar satu poin per sisa kartu: berlipat dua mulai sepuluh kartu, berlipat tiga untuk tiga belas. Jadi habiskan kartu meskipun Anda tidak bisa menang.

## Rikken

lesson_rikken_trick =
    Setiap pemain memainkan satu kartu: itulah satu trik. Kartu pertama menentukan corak, dan yang punya corak itu harus mengikuti. Kartu tertinggi corak itu memenangkan trik: as, raja, ratu, jack, 10, sampai 2. { $name } membuka dengan { SUIT($suit) }. Menangkan trik ini.
lesson_rikken_trick_right = Tidak ada yang lebih tinggi dari as di coraknya: trik ini milik Anda.
lesson_rikken_trick_too_low = Coraknya sama, tetapi { CARDS($card) } lebih tinggi dan memenangkan trik.
lesson_rikken_lead =
    Pemenang trik membuka trik berikutnya dengan kartu apa saja. Bukalah dengan kartu yang menang lagi.
lesson_rikken_lead_right = Kartu tertinggi coraknya: trik kedua Anda.
lesson_rikken_lead_low =
    Itu boleh, tetapi orang lain akan bermain lebih tinggi. { CARDS($card) } adalah yang tertinggi di coraknya.
lesson_rikken_trump =
    Satu corak adalah truf, di sini { SUIT($suit) }: truf terendah pun mengalahkan semua kartu corak lain. { $name } membuka dengan { SUIT($led) }, dan Anda tidak punya, jadi Anda boleh memainkan kartu apa saja. Menangkan trik ini.
lesson_rikken_trump_right = { CARDS($card) } Anda mengalahkan bahkan raja.
lesson_rikken_trump_discard = Kartu itu boleh dibuang, tetapi lalu { CARDS($card) } memenangkan trik.
lesson_rikken_bid =
    Permainan dimulai dengan lelang: tawaran tertinggi dimainkan. { CONTRACT($bid) } menjanjikan 8 dari 13 trik, bersama seorang mitra. Anda memegang enam hati dengan empat yang tertinggi, satu as lagi dan satu raja: tawarlah { CONTRACT($bid) }.
lesson_rikken_bid_right = Yang lain lewat, jadi Anda memainkan { contract_rik }.
lesson_rikken_bid_pass = Dengan kartu seperti ini Anda ingin bermain: kartu ini sendiri bernilai tujuh trik.
lesson_rikken_bid_solo =
    Sendirian Anda perlu 8 trik melawan tiga orang, dan kartu ini kira-kira tujuh. Mitra membuatnya aman.
lesson_rikken_bid_piek = { contract_piek } berarti tepat satu trik, tanpa truf. Kartu ini menang jauh lebih banyak.
lesson_rikken_bid_misere = { contract_misere } berarti tanpa trik sama sekali. As Anda pasti menang beberapa.
lesson_rikken_choose =
    Anda memilih truf. Ambil corak terpanjang: yang lain lebih dulu kehabisan, dan setiap truf yang tersisa adalah trik.
lesson_rikken_choose_right = Mulai sekarang { SUIT($suit) } mengalahkan semua corak lain.
lesson_rikken_choose_longest = Corak terpanjang Anda adalah { SUIT($suit) }. Jadikan truf.
lesson_rikken_call =
    Sekarang panggil as yang tidak Anda pegang, dari corak yang Anda punya. Pemegangnya menjadi mitra Anda. Pilih salah satu dari dua ini.
lesson_rikken_call_right = Pemegangnya kini mitra Anda, dan tidak ada orang lain yang tahu.
lesson_rikken_find =
    Beberapa trik kemudian. Anda memanggil { CARDS($card) } dan ingin tahu siapa pemegangnya. Bukalah dengan kartu rendah dari corak itu.
lesson_rikken_find_right = As itu menunjukkannya: { $name } mitra Anda. Semua trik kalian dihitung bersama.
lesson_rikken_find_king =
    { CARDS($card) } milik mitra sendiri akan mengalahkan raja Anda. Simpan raja, dan buka dengan kartu yang lebih rendah.
lesson_rikken_find_other = Itu tidak memancing as yang dipanggil. Bukalah dengan { SUIT($suit) }.
lesson_rikken_help =
    Di sini { $name } memainkan { contract_rik } dan memanggil { CARDS($card) }. Anda memegangnya: Anda mitranya, dan hanya Anda yang tahu. Raja milik { $name } sudah memenangkan trik ini, untuk kalian berdua. Bermainlah supaya tidak ada yang terbuang.
lesson_rikken_help_right = Trik ini milik kalian, dan as Anda akan memenangkan trik lain.
lesson_rikken_help_overtaken =
    Raja milik { $name } tetap memenangkan trik, dan kalian bermitra. Simpan as untuk trik lain.
lesson_rikken_show = { $name } membuka ke arah { CARDS($card) }. Menangkan trik: kini semua tahu siapa bermitra dengan siapa.
lesson_rikken_show_right = Bersama kalian perlu 8 trik. Dua pemain lain berusaha menggagalkannya.
lesson_rikken_misere =
    Sebagian tawaran dimainkan sendiri melawan tiga orang: Solo berarti 8 trik atau lebih, { contract_piek } tepat satu, { contract_misere } tanpa trik. { contract_piek } dan { contract_misere } tanpa truf. Di sini Anda memainkan { contract_misere }. { CARDS($card) } milik { $name } memenangkan trik ini: mainkan kartu tertinggi yang tetap di bawahnya.
lesson_rikken_misere_right = Buangan yang bagus: ratu itu tidak bisa lagi memenangkan trik.
lesson_rikken_misere_later =
    Itu aman sekarang, tetapi { CARDS($card) } mungkin memenangkan trik nanti. Di bawah raja kartu itu aman.
lesson_rikken_last =
    Trik terakhir sebuah { contract_rik }. Anda dan { $name } bersama punya tujuh trik. Menangkan yang kedelapan dengan truf Anda.
lesson_rikken_last_right = Delapan trik: { contract_rik } Anda berhasil.
lesson_rikken_chips =
    Yang kalah membayar dengan keping. Dalam { contract_rik } setiap yang kalah membayar 1 keping kepada setiap pemenang, jadi kalian masing-masing mendapat 2. Yang main sendiri menerima dari tiap lawan, atau membayar tiap lawan: 1 untuk { contract_solo8 }, 3 untuk { contract_piek }, 5 untuk { contract_misere }.
