# The pages to learn a game: the page's own words.

title_learn = Belajar
title_lesson = Pelajaran
learn_invitation = Baru mengenal { $game }? Pelajari dalam lima menit
learn_try = Pelajari di meja, langkah demi langkah
learn_title = Pelajari permainan
learn_lead = Sekitar sepuluh langkah kecil di meja, dengan kartu yang sudah disiapkan dan tanpa batas waktu. Setelah itu permainan pertama bersama pelatih.
learn_start = Mulai pelajaran
learn_go_on = Lanjutkan pelajaran
learn_lesson = Belajar { $game }
learn_loading = Kartu sedang dikocok …
learn_step = Langkah { $number } dari { $of }
learn_right = Benar.
learn_wrong = Belum tepat.
learn_watch = Perhatikan langkah pemain lain.
learn_ready = Bagus. Lanjut ke langkah berikutnya.
learn_next = Lanjut
learn_skip = Lewati
learn_back = Kembali
learn_again = Ulangi
learn_points = Hasil permainan
learn_guided = Main dengan bimbingan
learn_guided_how = Sekarang permainan sungguhan, tanpa batas waktu. Pelatih memberi tahu apa yang penting.
coach_title = Pelatih
coach_silent = Pelatih berbicara saat giliran Anda.

## Rules of Rikken: what a first reader needs

rules_rikken_trick = Satu trik
rules_rikken_trick_text =
    Setiap pemain bergiliran meletakkan satu kartu di meja: keempat kartu itu adalah satu trik. Salah satunya memenangkan trik, dan tiga belas trik adalah satu permainan. Yang dihitung adalah jumlah trik; kartu di dalamnya tidak bernilai.
rules_rikken_trick_picture = Wajik dibuka dan semua mengikuti: as, wajik tertinggi, memenangkan trik.
rules_rikken_auction_example =
    Contoh: Anda menawar Rik. Ada menawar Piek, yang lebih tinggi. Blaise dan Emmy lewat. Sekarang Anda menawar lebih tinggi lagi, misalnya Misère, atau lewat. Anda lewat, jadi Ada memainkan Piek melawan kalian bertiga.
rules_rikken_blind_text =
    As itu harus dari corak yang dipegang pemain utama. Bila tidak ada as seperti itu, ia memanggil as dari corak yang tidak dipegangnya: itu panggilan buta, dan ia harus mengatakannya. Pemain yang memegang semua as selain truf memanggil raja.
rules_rikken_bid = Tawaran
rules_rikken_goal = Yang dijanjikan
rules_rikken_made = Berhasil
rules_rikken_lost = Gagal
