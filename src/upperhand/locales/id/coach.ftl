# The coach at a table that teaches: what matters now, and what would have been better.

## What matters now in Big Two

tip_last_cards = Tinggal { CARDS($cards) } di tangan Anda: mainkan dan menang.
tip_forced = Dari sini Anda tidak bisa dihentikan. Mulailah dengan { CARDS($cards) }.
tip_block = Kartu { $name } tinggal { $count }. Bila bermain, mainkan yang tinggi: { CARDS($cards) }.
tip_lead_more = Kartu { $name } tinggal { $count }. Bukalah dengan lebih banyak kartu: { $name } tidak bisa mengalahkannya.
tip_lead_high = Kartu { $name } tinggal { $count }. Bukalah dengan kartu tinggi: { CARDS($cards) }.
tip_unbeatable = Tidak ada yang bisa mengalahkan { CARDS($cards) }. Anda membuka lagi, dan setelah { $plays } langkah lagi kartu Anda habis.
tip_open = Langkah ini harus memuat { CARDS($card) }. Makin banyak kartu yang ikut, makin baik: { CARDS($cards) }.
tip_lead_five = Anda membuka: habiskan lima kartu sekaligus dengan { CARDS($cards) }.
tip_lead_low = Anda membuka, jadi sekarang kartu rendah bisa dihabiskan: { CARDS($cards) }.
tip_breaks_up = Semua langkah di sini memecah kombinasi di tangan Anda. Dengan lewat, kartu Anda tetap utuh.
tip_save = Hanya kartu tinggi yang mengalahkannya: { CARDS($cards) }. Di awal permainan Anda boleh menyimpannya dan lewat.
tip_cheapest = { CARDS($cards) } mengalahkannya tanpa memecah apa pun.

## What matters now in Rikken

tip_bid_rik = { $count } kartu { SUIT($suit) } serta { $honours } as dan raja: bersama mitra itu cukup untuk { contract_rik }.
tip_bid_misere = Tanpa as, tanpa raja, dan banyak kartu rendah: kartu yang bisa menghindari semua trik. Pertimbangkan { contract_misere }.
tip_bid_pass = Untuk { contract_rik } Anda perlu corak dengan lima kartu atau lebih, serta tiga as dan raja. Tanpa itu, lewat dan bertahanlah.
tip_choose_trump = Corak terpanjang Anda adalah { SUIT($suit) }, { $count } kartu. Jadikan truf.
tip_call_ace = Panggil { CARDS($card) }: Anda memegang raja corak itu, dan as mitra membuatnya tertinggi.
tip_call_short = Panggil as dari corak yang kartunya sedikit di tangan Anda: setelah habis, Anda bisa memakai truf.
tip_draw_trumps = Anda pemain utama: bukalah dengan { SUIT($suit) } sampai lawan tidak punya truf untuk merebut trik Anda.
tip_find_partner = Mitra Anda memegang { CARDS($card) }. Bukalah dengan kartu rendah corak itu untuk mengetahui siapa dia.
tip_lead_winners = Bukalah dengan kartu yang tidak bisa dikalahkan, dan hitung trik Anda.
tip_lead_for_declarer = Anda mitra { $name }. Bukalah dengan { SUIT($suit) }, truf: pihak Anda punya paling banyak.
tip_partner_leads = Anda mitra { $name }: trik kalian dihitung bersama. Menangkan trik Anda, lalu buka dengan kartu rendah.
tip_cash_ace = Anda melawan { $name }. Menangkan trik dengan { CARDS($card) } sebelum ditruf.
tip_defend = Anda melawan { $name }. Bukalah corak yang kartunya sedikit: setelah habis Anda bisa memakai truf.
tip_friend_has_it = { $name } di pihak Anda dan sedang memenangkan trik. Mainkan yang rendah dan simpan kartu tinggi.
tip_cannot_take = Trik ini tidak bisa Anda menangkan. Buang kartu yang paling tidak diperlukan.
tip_trump_it = Anda tidak punya { SUIT($suit) }. Truf memenangkan trik; kartu lain melepaskannya.
tip_take_cheaply = Anda bermain terakhir: { CARDS($card) } cukup untuk memenangkan trik.
tip_high_or_low = Masih ada yang bermain setelah Anda. Menangkan dengan kartu yang sulit dikalahkan, atau mainkan yang terendah.
tip_stop_misere = { $name } ingin sesedikit mungkin trik. Mainkan yang rendah, supaya { $name } terpaksa mengambil trik.
tip_one_trick = Anda perlu tepat satu trik. Ambil dengan kartu tinggi, setelah itu tetaplah di bawah.
tip_lead_below = Anda tidak mau trik lagi. Bukalah dengan kartu rendah yang pasti dikalahkan.
tip_stay_below = Tetaplah di bawah kartu tertinggi. { CARDS($card) } adalah yang tertinggi yang masih aman.
tip_throw_high = Anda tidak bisa mengikuti corak, jadi tidak akan menang: buang kartu yang paling berbahaya.

## After a move that gives much away

coach_better = Langkah terakhir Anda banyak merugikan. Lebih baik: { $command }; { $why }.
