# Apa kata analisis tentang langkah, untuk petunjuk di meja. Angkanya tampil di sampingnya.

## Alasan memilih langkah

waiting_pays = kartu Anda lebih berharga nanti
keeps_the_lead = tak ada yang bisa mengalahkannya, jadi Anda membuka lagi; { $plays } kali main lagi tangan Anda habis
somebody_nearly_out = ada lawan yang tinggal punya { $count } kartu, dan ini paling menahannya
leaves_plays = setelah ini, { $plays } kali main lagi tangan Anda habis

## Kelemahannya

no_worse_in_games = sama baiknya dengan yang terbaik, sejauh terlihat dari { $games } simulasi
worse_than_play = { $points } poin lebih sedikit daripada { CARDS($play) }
worse_than_pass = { $points } poin lebih sedikit daripada lewat

## Apa yang perlu dilihat

nudge_forced = Dari sini Anda pasti bisa menang, apa pun kartu yang lain.
nudge_wait = Anda tidak harus main setiap kali bisa.
nudge_unbeatable = Anda punya kombinasi yang tak bisa dikalahkan siapa pun.
nudge_cards =
    { $count ->
        [1] Perhatikan satuan Anda.
        [2] Perhatikan pasangan Anda.
       *[other] Perhatikan kombinasi { $count } kartu Anda.
    }

## Rikken

passing_is_best = tak ada tawaran yang lebih menguntungkan daripada lewat
bid_made_in = Anda memainkannya di { PERCENT($played) } permainan dan berhasil di { PERCENT($share) } di antaranya
bid_no_gain = permainan itu tidak membuktikan bahwa hasilnya lebih baik daripada lewat
bid_gains = secara keseluruhan { $chips } keping lebih banyak daripada lewat
bid_costs = secara keseluruhan { $chips } keping lebih sedikit daripada lewat
bid_for_each = setiap orang lalu bermain sendiri
bid_never_played = selalu ada yang menawar lebih tinggi
pass_others_play =
    { $name } lalu paling sering memainkan { CONTRACT($contract) } ({ PERCENT($share) }), { SIGNED($chips) } keping untuk Anda
pass_all_pass = paling sering semua lewat ({ PERCENT($share) })
fewer_chips = { $chips } keping lebih sedikit daripada yang terbaik
more_chips_in_games = hasilnya paling banyak keping dalam { $games } simulasi
nudge_pass = Tangan Anda lebih baik untuk bertahan.
nudge_bid = Tangan Anda layak untuk menawar.
nudge_low_bid = Kartu rendah bisa menjadi kekuatan.
nudge_trump = Perhatikan corak Anda yang terpanjang.
nudge_call = Di corak apa mitra bisa membantu Anda?
nudge_lead_trump = Pikirkan kartu truf.
nudge_lead = Corak mana yang membantu pihak Anda?
nudge_take = Bisakah Anda memenangkan trik ini?
nudge_keep = Anda tak perlu memakai kartu tinggi di sini.
