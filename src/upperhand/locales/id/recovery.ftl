# A forgotten password: codes, and links by mail.

title_recover = Kata sandi baru
title_reset = Kata sandi baru
title_confirm = Konfirmasi alamat Anda
recovery_forgot = Lupa kata sandi?
recovery_title = Jika Anda lupa kata sandi
recovery_codes_why = Setiap kode ini menetapkan kata sandi baru, satu kali. Simpan di tempat yang hanya Anda tahu: kode hanya ditampilkan sekarang.
recovery_codes_left = { $count ->
    [0] Anda tidak punya kode pemulihan. Tanpa kode, kata sandi yang terlupa tidak dapat diganti.
   *[other] Anda masih punya { $count } kode pemulihan.
}
recovery_codes_new = Buat kode pemulihan baru
recovery_codes_replace = Kode baru menggantikan kode lama.
recovery_codes_title = Kode pemulihan Anda
recovery_copy = Salin
recovery_copied = Tersalin
recovery_save = Simpan sebagai berkas
recovery_done = Sudah saya simpan
recovery_password = Kata sandi Anda
recovery_with_code = Dengan kode pemulihan
recovery_with_code_how = Anda mendapat kode pemulihan saat membuat akun, atau kemudian di halaman akun.
recovery_code = Kode pemulihan
recovery_new_password = Kata sandi baru
recovery_set = Tetapkan kata sandi baru
recovery_with_mail = Dengan tautan lewat surel
recovery_with_mail_how = Jika akun punya alamat surel yang sudah dikonfirmasi, kami kirim tautan ke sana. Tautan berlaku satu jam.
recovery_send = Kirim tautan
recovery_sent = Jika ada akun seperti itu dengan alamat surel, tautannya sedang dikirim.
recovery_link_how = Pilih kata sandi baru untuk akun Anda. Semua perangkat lain akan keluar.
recovery_mail = Alamat surel
recovery_mail_none = Tidak ada alamat surel yang disimpan. Alamat hanya dipakai untuk menetapkan kata sandi baru.
recovery_mail_is = Kata sandi baru dapat ditetapkan lewat tautan ke { $mail }.
recovery_mail_add = Kirim tautan untuk konfirmasi
recovery_mail_sent = Buka tautan di surel dalam dua hari untuk mengonfirmasi alamat.
recovery_mail_remove = Hapus alamat
recovery_confirm_how = Setelah itu kata sandi baru untuk akun Anda dapat ditetapkan lewat tautan ke alamat ini.
recovery_confirm = Konfirmasi alamat
recovery_confirmed = Alamat sudah dikonfirmasi.
wrong_recovery_code = nama atau kode salah, atau kode sudah dipakai
this_password_is_wrong = kata sandi ini salah
only_accounts = hanya akun yang punya kata sandi; buat akun dulu
dead_link = tautan ini tidak berlaku lagi; minta yang baru
no_mail_here = server ini tidak mengirim surel
mail_not_taken = surel tidak dapat dikirim; coba lagi nanti
bad_mail = ini bukan alamat surel
mail_confirm_subject = Upperhand: konfirmasi alamat surel Anda
mail_confirm =
    Halo { $name },

    buka tautan ini untuk mengonfirmasi alamat ini bagi akun Anda:

    { $link }

    Jika Anda tidak memintanya, abaikan saja.
mail_reset_subject = Upperhand: tetapkan kata sandi baru
mail_reset =
    Halo { $name },

    buka tautan ini dalam satu jam untuk menetapkan kata sandi baru:

    { $link }

    Jika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap.
