# The pages to learn a game: the page's own words.

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
