# Ulasan, dan ruang yang mulai dari suatu posisi.

## Ruang yang mulai dari suatu posisi

start_too_late = permainan itu hanya punya { $moves } langkah: ruang tidak dapat mulai sesudahnya
start_no_such_seat = kartu dapat dibagi ulang untuk kursi mulai dari 0, tetapi hanya ada { $count } kursi
start_is_over = permainan sudah selesai di situ: pilih langkah yang lebih awal
start_has_rules = ruang yang mulai dari suatu permainan memakai aturan permainan itu: jangan sebut aturan lain
start_of_another_game = permainan awal itu jenis permainan yang lain dari ruang ini
start_needs_one_game = sebutkan permainan awal satu kali: dengan id-nya atau dengan catatannya

## Yang dikatakan ulasan tentang langkah yang merugikan

gain_of_points = { $points } poin
gain_of_chips = { $points } keping
remark_instead = Langkah { $number }: { $made }. Lebih baik: { $better }, bernilai { $gain } lebih banyak.
remark_missed_win = Langkah { $number }: ada kemenangan pasti: { $better }.
remark_passed = Langkah { $number }: lewat; { $better } bernilai { $points } poin lebih banyak.
remark_should_pass = Langkah { $number }: memainkan { CARDS($play) }; lewat bernilai { $points } poin lebih banyak.
remark_led_into = Langkah { $number }: membuka dengan { KIND($kind) } ({ CARDS($play) }), lalu dikalahkan { $count } kali. Langkah lain bernilai { $points } poin lebih banyak.
remark_timid = Langkah { $number }: lewat dalam lelang; { $better } bernilai { $chips } keping lebih banyak.
remark_overbid = Langkah { $number }: menawar { CONTRACT($bid) }; { $better } bernilai { $chips } keping lebih banyak.

## Halaman ulasan

review_progress = { $number } dari { $of } langkah sudah dinilai
review_seat = Dilihat oleh
review_believed = Menurut yang dapat diketahui tiap pemain
review_true = Menurut letak kartu yang sebenarnya
review_measure_chances = Peluang menang
review_measure_points = Poin yang diharapkan
review_measure_chips = Keping yang diharapkan
review_accuracy = Ketepatan
review_accuracy_none = tanpa pilihan
review_summary = Ringkasan permainan
review_turning_points = Saat permainan berbalik
review_no_turning_points = Peluang tidak pernah banyak berubah.
review_no_remarks = Tidak ada langkah yang merugikan.
review_grade_best = terbaik
review_grade_good = baik
review_grade_inaccuracy = kurang tepat
review_grade_mistake = keliru
review_grade_blunder = blunder
review_loss = Kerugian:
review_better_move = Lebih baik: { $move }
review_made_figures = Langkah yang dipilih: { $figures }
review_best_figures = Langkah terbaik: { $figures }
review_line = Kelanjutan yang mungkin:
review_no_better = Tidak ditemukan yang jelas lebih baik.
review_waiting = Langkah ini sedang dinilai …
review_again = Coba lagi dari sini
review_again_how = Anda duduk di kursi ini, komputer di kursi lain.
review_play_on = Lanjutkan dari sini
review_play_on_how = Melawan para pemain permainan ini.
review_otherwise = Kartu tersembunyi lain
review_otherwise_how = Posisi yang sama, dengan kartu yang tidak Anda lihat dibagi ulang.
review_link = Tautan ke langkah ini

## Tautan ke ulasan, seperti ditampilkan program lain

shared_title = { $game }: { NAMES($names) }
shared_score = { $name } { SIGNED($points, digits: 0) }
shared_about = { NAMES($scores) }. Setiap langkah dinilai, dengan semua kartu terbuka.

## Errors and guests

review_missing = Tidak ada permainan di tautan ini, atau belum selesai.

## My games and reviews

records_none = Anda belum menyelesaikan permainan.
records_game = Permainan
records_score = Skor Anda
records_running = berjalan
records_load = Muat catatan
records_load_how = Catatan adalah satu permainan dalam satu baris JSON. Unduh dari ulasannya.
records_file = Dari berkas
records_text = Atau tempel barisnya
records_open = Buka ulasan
review_working = Ulasan sedang dibuat: ribuan permainan dimainkan dari setiap langkah …
review_controls = Telusuri permainan
review_back = Langkah sebelumnya
review_forward = Langkah berikutnya
review_turn_before = Langkah terlewat sebelumnya
review_turn_after = Langkah terlewat berikutnya
review_move = Langkah
review_at = { $number } dari { $of }
review_curve = Peluang menang
review_judgement = Tentang langkah ini
review_only = Ini satu-satunya langkah yang mungkin.
review_download = Unduh catatan
