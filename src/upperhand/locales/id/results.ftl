# The end of a game: the result and the score sheet.

## End of a game

sheet_title = Lembar skor
sheet_empty = Belum ada permainan yang selesai.
sheet_bid = Tawaran
sheet_made = berhasil
sheet_lost = gagal
over_title = Permainan selesai
over_won = Anda menang
over_lost = Anda kalah
over_even = Tidak ada yang menang
over_look = Lihat meja
over_show = Hasil
over_player = Pemain
over_cards_left = Sisa kartu
over_cards_dealt = Kartu awal
over_none_left = kartu habis
over_total = Jumlah
over_leave = Keluar
over_next = Permainan berikutnya ({ $number } dari { $of })
over_again = Main lagi
over_countdown = Permainan berikutnya mulai dalam { $time }
over_hold = Hentikan hitungan
