# Bermain tanpa server: meja, mesin, dan permainan yang selesai ada di perangkat ini.

offline_lead = Mainkan kedua permainan melawan komputer di perangkat ini. Setelah mesin ada di sini, koneksi tidak diperlukan.
offline_ready = Mesin sudah ada di perangkat ini.
offline_to_fetch = Mesin diambil satu kali: { $size } MB.
offline_fetching = Mengambil mesin: { PERCENT($share) }
offline_not_fetched = Mesin tidak dapat diambil. Hubungkan ke server satu kali, lalu coba lagi.
offline_stopped = Mesin berhenti. Permainan Anda tersimpan dan dapat dibuka lagi.
offline_reopen = Buka permainan lagi
offline_table = Meja di perangkat ini
offline_running = Ada permainan yang menunggu Anda
offline_continue = Lanjutkan
offline_start = Main
offline_finished = Permainan di perangkat ini
offline_download = Unduh permainan
offline_download_all = Unduh semua
offline_later = Saran dan ulasan memerlukan server. Permainan tetap di perangkat ini: ulas saat Anda daring.
