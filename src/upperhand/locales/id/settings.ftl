# Settings: how the page looks, sounds and plays.

settings_here = Pengaturan ini disimpan di peramban ini.
settings_account = Buat akun agar tersedia di mana saja.
settings_kept = Pengaturan ini disimpan bersama akun Anda, { $name }.
settings_not_kept = Perubahan terakhir sejauh ini hanya ada di peramban ini: { $why }

## Look

settings_look = Tampilan
settings_felt = Meja
settings_felt_green = Hijau
settings_felt_blue = Biru
settings_felt_wine = Merah anggur
settings_felt_plum = Ungu
settings_felt_grey = Abu-abu
settings_back = Punggung kartu
settings_back_red = Garis merah
settings_back_blue = Kisi biru
settings_back_green = Titik hijau
settings_back_black = Hitam dan emas
settings_suits = Warna kartu
settings_suits_four = Empat warna
settings_suits_two = Merah dan hitam
settings_card_size = Kartu di tangan
settings_card_size_normal = Normal
settings_card_size_small = Kecil
settings_card_size_large = Besar
settings_theme = Tema
settings_theme_system = Ikut sistem
settings_theme_light = Terang
settings_theme_dark = Gelap

## Play

settings_play = Bermain
settings_hand = Tombol
settings_hand_right = Untuk tangan kanan
settings_hand_left = Untuk tangan kiri
settings_forced_moves_how = Jika hanya ada satu langkah, langkah itu dilakukan sesaat kemudian.
settings_confirm = Tanya sebelum setiap langkah
settings_confirm_how = Langkah dilakukan ketika Anda memilihnya sekali lagi.
settings_confirm_again = Sekali lagi untuk memastikan: { $move }

## Sound and touch

settings_cues = Suara dan getaran
settings_sound = Suara
settings_sound_soft = Pelan
settings_sound_full = Keras
settings_sound_off = Mati
settings_vibration = Getar
settings_vibration_how = Saat giliran Anda, dan saat waktu hampir habis.
settings_vibration_missing = Perangkat atau peramban ini tidak dapat bergetar.

## Games

settings_games = Permainan Anda
settings_teaches = Komputer boleh belajar dari permainan saya
settings_teaches_how = Komputer mempelajari apa yang dimainkan dan kapan. Jika Anda melarangnya, komputer juga melupakan permainan Anda yang sudah dipelajari.
