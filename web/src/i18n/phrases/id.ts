import type { PhraseBook } from "./english";

const book: PhraseBook = {
  // Combinations as the rules of Big Two describe them.
  "a pair of {rank}s": "pasangan {rank}",
  "three {rank}s": "tiga {rank}",
  "two pair, {rank}s and {rank2}s": "dua pasangan, {rank} dan {rank2}",
  "four {rank}s": "empat {rank}",
  "a straight ranked by {card}": "straight bernilai {card}",
  "a flush with {card} on top": "flush dengan {card} tertinggi",
  "a full house of {rank}s": "full house {rank}",
  "four {rank}s and a card": "empat {rank} dan satu kartu",
  "a straight flush ranked by {card}": "straight flush bernilai {card}",
  "{card}": "{card}",
  // Why a play of Big Two is not possible.
  "{phrase} cannot be played on {phrase2}: play {count} cards or a bomb":
    "{phrase} tidak bisa di atas {phrase2}: mainkan {count} kartu atau bom",
  "{phrase} cannot be played on {phrase2}: play {count} card or a bomb":
    "{phrase} tidak bisa di atas {phrase2}: mainkan {count} kartu atau bom",
  "{phrase} cannot be played on {phrase2}: play {count} cards":
    "{phrase} tidak bisa di atas {phrase2}: mainkan {count} kartu",
  "{phrase} cannot be played on {phrase2}: play {count} card":
    "{phrase} tidak bisa di atas {phrase2}: mainkan {count} kartu",
  "{phrase} cannot be played on {phrase2}: play the same type or a bomb":
    "{phrase} tidak bisa di atas {phrase2}: mainkan jenis yang sama atau bom",
  "{phrase} cannot be played on {phrase2}: play the same type":
    "{phrase} tidak bisa di atas {phrase2}: mainkan jenis yang sama",
  "{phrase} ({cards}) does not beat the one on the table ({cards2})":
    "{phrase} ({cards}) tidak mengalahkan yang di meja ({cards2})",
  "{phrase} does not beat {phrase2}": "{phrase} tidak mengalahkan {phrase2}",
  "the opening play must contain {card}: a pass is not possible":
    "pembukaan harus berisi {card}: tidak bisa lewat",
  "the opening play must contain {card}": "pembukaan harus berisi {card}",
  "the opening play must be {card} alone": "pembukaan harus {card} saja",
  "whoever leads must play: a pass is not possible": "yang memimpin harus bermain: tidak bisa lewat",
  "three of a kind may not be played alone under these rules":
    "three of a kind tidak boleh dimainkan sendiri di aturan ini",
  "four of a kind is played with a fifth card under these rules":
    "four of a kind dimainkan dengan kartu kelima di aturan ini",
  "four of a kind is not played under these rules": "four of a kind tidak dimainkan di aturan ini",
  "no combination has more than five cards": "tidak ada kombinasi lebih dari lima kartu",
  "{cards} is no combination under these rules": "{cards} bukan kombinasi di aturan ini",
  "no play that is possible now contains it": "tidak ada langkah yang memakainya sekarang",
  // Why a card or a bid of Rikken is not possible.
  "{card} does not follow suit: {suit} were led": "{card} tidak mengikuti corak: {suit} yang dipimpin",
  "{card} is the called card and must be played now":
    "{card} adalah kartu yang dipanggil dan harus dimainkan sekarang",
  "{card} is no trump: who cannot follow suit must trump":
    "{card} bukan truf: yang tak bisa mengikuti corak harus memakai truf",
  "{card} must be played by who cannot follow suit": "yang tak bisa mengikuti corak harus memainkan {card}",
  "{card} cannot be played: spades wait until {card2} has been played":
    "{card} tidak bisa dimainkan: sekop menunggu {card2} dimainkan",
  "{card} cannot be led: spades wait until {card2} has been played":
    "{card} tidak bisa dipimpin: sekop menunggu {card2} dimainkan",
  "{suit} must be led with {card}, the called card":
    "{suit} harus dipimpin dengan {card}, kartu yang dipanggil",
  "three aces must be bid as troela: a pass is not possible":
    "tiga as harus ditawar sebagai troela: tidak bisa lewat",
  "all others have passed, so the dealer must bid: a pass is not possible":
    "semua lainnya lewat, jadi pembagi harus menawar",
  "{contract} does not outbid {contract2}": "{contract} tidak mengungguli {contract2}",
  "{suit} cannot be trump: it is the suit of the partner's ace":
    "{suit} tidak bisa jadi truf: itu corak as mitra",
  // What is refused at a table.
  "it is the turn of {name}": "giliran {name}",
  "the game is over": "permainan sudah selesai",
  "the game is not over": "permainan belum selesai",
  "no game has begun": "belum ada permainan yang dimulai",
  "you have no seat at this table": "Anda tidak punya kursi di meja ini",
  "you sit at this table already": "Anda sudah duduk di meja ini",
  "no seat is free": "tidak ada kursi kosong",
  "this seat is not free": "kursi ini tidak kosong",
  "you have seen another hand of this game; wait for the next":
    "Anda sudah melihat kartu lain di permainan ini; tunggu berikutnya",
  "who looks on here sees all hands; sit down when the game is over":
    "penonton di sini melihat semua kartu; duduklah setelah permainan selesai",
  "only who made the room can begin": "hanya pembuat ruang yang bisa memulai",
  "the room has begun to play": "ruang sudah mulai bermain",
  "the computer plays your seat; take it back first": "komputer memainkan kursi Anda; ambil kembali dulu",
  "this could not be stored; try again": "ini tidak bisa disimpan; coba lagi",
  "advice is given when it is your turn": "saran diberikan saat giliran Anda",
  "something went wrong here; try again": "ada yang salah di sini; coba lagi",
  "too many ask just now; try again in a minute": "terlalu banyak orang bertanya saat ini; coba lagi sebentar lagi",
  "that is too fast; wait a moment and try again": "terlalu cepat; tunggu sebentar lalu coba lagi",
  "the room is closed": "ruang sudah ditutup",
  "there is no room with this code": "tidak ada ruang dengan kode ini",
  // What is refused elsewhere.
  "you have an account; log out before you make another":
    "Anda sudah punya akun; keluar dulu sebelum membuat yang lain",
  "this name belongs to somebody else; choose another": "nama ini milik orang lain; pilih yang lain",
  "there is no account with this name and password": "tidak ada akun dengan nama dan kata sandi ini",
  "there is no account with this name": "tidak ada akun dengan nama ini",
  "a password has at least {count} different characters":
    "kata sandi paling sedikit {count} karakter berbeda",
  "a password has at least {count} characters": "kata sandi paling sedikit {count} karakter",
  "this password would be guessed at once; choose another": "kata sandi ini mudah ditebak; pilih yang lain",
  "a name has 1 to 24 printable characters": "nama terdiri dari 1 sampai 24 karakter yang terlihat",
  "the name of an account stays as it is": "nama akun tidak bisa diubah",
  "one seat is yours; leave those of other people open":
    "satu kursi milik Anda; biarkan kursi orang lain kosong",
  "there is no session; open one first": "tidak ada sesi; muat ulang halaman",
  "there is no such game, or it is not over": "permainan ini tidak ada atau belum selesai",
  "too many games are being reviewed; try again in a minute":
    "terlalu banyak permainan ditinjau; coba lagi sebentar",
  // How a game of Big Two came out.
  "{name} won.": "{name} menang.",
  "went out first": "habis lebih dulu",
  "receives what the others pay: {sum} = {count}": "menerima bayaran yang lain: {sum} = {count}",
  "{count} card left cost {count2}": "sisa {count} kartu bernilai {count2}",
  "{count} cards left cost {count2}": "sisa {count} kartu bernilai {count2}",
  "doubled for each 2 left: times {count}": "digandakan tiap sisa 2: kali {count}",
  "many cards left, or none played: times {count}": "banyak sisa kartu, atau belum bermain: kali {count}",
  "pays {count}": "membayar {count}",
  // How a game of Rikken came out.
  "Everybody passed, and the cards are dealt again.": "Semua lewat, dan kartu dibagi lagi.",
  "Schoppen Mie: {names} pays.": "Schoppen Mie: {names} membayar.",
  "Schoppen Mie: {names} pay.": "Schoppen Mie: {names} membayar.",
  "{name} made {phrase} with {name2}: {phrase2}.": "{name} berhasil {phrase} bersama {name2}: {phrase2}.",
  "{name} lost {phrase} with {name2}: {phrase2}.": "{name} gagal {phrase} bersama {name2}: {phrase2}.",
  "{name} made {phrase}: {phrase2}.": "{name} berhasil {phrase}: {phrase2}.",
  "{name} lost {phrase}: {phrase2}.": "{name} gagal {phrase}: {phrase2}.",
  "{contract} in {suit}": "{contract} dengan truf {suit}",
  "{contract}, partner": "{contract}, mitra",
  "against {contract}": "melawan {contract}",
  "{contract}": "{contract}",
  "passed out": "semua lewat",
  "{count} trick": "{count} trik",
  "{count} tricks": "{count} trik",
  "{count} chips": "{count} keping",
  // What can be learned from a move.
  "A pass: {kind} {cards} stays the play to beat.": "Lewat: {kind} {cards} tetap harus dikalahkan.",
  "A pass.": "Lewat.",
  "A {kind} leads a new trick; {count} card left.": "{kind} membuka putaran baru; sisa {count} kartu.",
  "A {kind} leads a new trick; {count} cards left.": "{kind} membuka putaran baru; sisa {count} kartu.",
  "A {kind} that beats {cards}; {count} card left.": "{kind} yang mengalahkan {cards}; sisa {count} kartu.",
  "A {kind} that beats {cards}; {count} cards left.": "{kind} yang mengalahkan {cards}; sisa {count} kartu.",
  "A pass leaves the game to the others.": "Lewat menyerahkan permainan kepada yang lain.",
  "A card of {suit} now beats every card of another suit.": "Kartu {suit} kini mengalahkan semua corak lain.",
  "Whoever holds the {called} is the partner, and only they know it.":
    "Pemegang {called} adalah mitra, dan hanya dia yang tahu.",
  "Leads {suit}; who holds that suit must follow.": "Memimpin {suit}; yang punya corak itu harus mengikuti.",
  "Follows {suit}.": "Mengikuti {suit}.",
  "Has no {suit} and trumps.": "Tidak punya {suit} dan memakai truf.",
  "Has no {suit}.": "Tidak punya {suit}.",
  "A bid of {phrase}.": "Tawaran: {phrase}.",
  // Advice: what to do.
  "lead {cards}: {phrase}": "pimpin {cards}: {phrase}",
  "play {cards}: {phrase}": "mainkan {cards}: {phrase}",
  "pass: {phrase}": "lewat: {phrase}",
  "bid {contract}, as a bid must be made: {phrase}": "tawar {contract}, karena harus menawar: {phrase}",
  "bid {contract}: {phrase}": "tawar {contract}: {phrase}",
  "trump {letter}: {phrase}": "truf {letter}: {phrase}",
  "call {card} blind: {phrase}": "panggil {card} buta: {phrase}",
  "call {card}: {phrase}": "panggil {card}: {phrase}",
  "play {cards}": "mainkan {cards}",
  "pass": "lewat",
  "bid {contract}": "tawar {contract}",
  "make {suit} trump": "jadikan {suit} truf",
  "call the {called} blind": "panggil {called} buta",
  "call the {called}": "panggil {called}",
  "{cards} is the only legal move": "{cards} satu-satunya langkah",
  "{card} is the only legal card": "{card} satu-satunya kartu",
  // Advice of the rule-based player of Big Two.
  "nothing unseen beats it": "tak ada kartu tak terlihat yang mengalahkannya",
  "little that is unseen beats it": "sedikit kartu tak terlihat yang mengalahkannya",
  "much that is unseen beats it": "banyak kartu tak terlihat yang mengalahkannya",
  "all that is unseen beats it": "semua kartu tak terlihat mengalahkannya",
  "nothing unseen beats it, and {cards} goes out next":
    "tak ada yang mengalahkannya, lalu {cards} habis berikutnya",
  "nothing unseen beats it, and it is the first of {count} last plays":
    "tak ada yang mengalahkannya, dan ini pertama dari {count} langkah terakhir",
  "nothing unseen beats {cards}, which takes control for {cards2}":
    "tak ada yang mengalahkan {cards}, yang mengambil kendali untuk {cards2}",
  "the higher of two cards, as an opponent has one card left; {cards} stays":
    "yang lebih tinggi dari dua kartu, karena lawan sisa satu; {cards} disimpan",
  "the lower of two cards, as {cards} can still be beaten":
    "yang lebih rendah dari dua kartu, karena {cards} masih bisa dikalahkan",
  "the highest of three cards, as an opponent has one card left":
    "tertinggi dari tiga kartu, karena lawan sisa satu",
  "the lowest of three cards, as even {cards} can be beaten":
    "terendah dari tiga kartu, karena {cards} pun bisa dikalahkan",
  "the second lowest of four cards, as nothing unseen beats {cards}":
    "kedua terendah dari empat kartu, karena tak ada yang mengalahkan {cards}",
  "the highest of four cards, as an opponent has one card left":
    "tertinggi dari empat kartu, karena lawan sisa satu",
  "the lowest of four cards, as even {cards} can be beaten":
    "terendah dari empat kartu, karena {cards} pun bisa dikalahkan",
  "an opponent with one card left cannot follow it": "lawan dengan satu kartu tidak bisa mengikutinya",
  "an opponent with {count} cards left could answer {cards} and be out":
    "lawan dengan {count} kartu bisa menjawab {cards} lalu habis",
  "the higher of two pairs, as an opponent has two cards left":
    "pasangan yang lebih tinggi, karena lawan sisa dua kartu",
  "the lower of two pairs, as {cards} can still be beaten":
    "pasangan yang lebih rendah, karena {cards} masih bisa dikalahkan",
  "the lower single, as an opponent has two cards left; {cards} stays for later":
    "satuan yang lebih rendah, karena lawan sisa dua kartu; {cards} disimpan",
  "the lower single; {cards}, which nothing unseen beats, takes control later":
    "satuan yang lebih rendah; {cards}, yang tak terkalahkan, mengambil kendali nanti",
  "the first to get rid of: {phrase}": "yang pertama harus dibuang: {phrase}",
  "{cards} is broken up for it, as an opponent has one card left":
    "{cards} dipecah untuknya, karena lawan sisa satu kartu",
  "not even a part of a combination beats {cards}": "bagian kombinasi pun tidak mengalahkan {cards}",
  "{cards}, the highest card, is held back, as only {count} of {count2} plays are sure to win":
    "{cards}, kartu tertinggi, ditahan: hanya {count} dari {count2} langkah pasti menang",
  "{cards}, the highest card, is held back while everybody has more than {count} cards":
    "{cards}, kartu tertinggi, ditahan selama semua punya lebih dari {count} kartu",
  "{cards} is held back, to take control with one 2 after the other":
    "{cards} ditahan, untuk mengambil kendali dengan 2 satu per satu",
  "{cards} is held back this early, after a pass, to take control for the other five-card hand":
    "{cards} ditahan dulu, untuk mengambil kendali bagi lima kartu lainnya",
  "the weakest play of the hand that beats {cards}; {phrase}":
    "langkah terlemah yang mengalahkan {cards}; {phrase}",
  "a high pair is split to take control with each of its cards; {phrase}":
    "pasangan tinggi dipecah untuk mengambil kendali dengan tiap kartunya; {phrase}",
  "nothing in hand beats {cards} unless a combination is broken up":
    "tak ada yang mengalahkan {cards} kecuali kombinasi dipecah",
  "nothing in hand beats {cards}": "tak ada di tangan yang mengalahkan {cards}",
  "the lowest five-card hand of {count} last plays": "lima kartu terendah dari {count} langkah terakhir",
  "the lowest pair of {count} last plays": "pasangan terendah dari {count} langkah terakhir",
  "an opponent has one card left, and of these singles {phrase}":
    "lawan sisa satu kartu, dan dari satuan ini {phrase}",
  "it wins whatever the others hold: {list}": "menang apa pun kartu yang lain: {list}",
  "the combination of the hand that holds {card}, which must be played":
    "kombinasi yang berisi {card}, yang harus dimainkan",
  "it is the last combination, and the game is won": "ini kombinasi terakhir, dan permainan menang",
  "the highest pair, as an opponent has two cards left": "pasangan tertinggi, karena lawan sisa dua kartu",
  "there are more pairs than singles, and no five-card hand":
    "lebih banyak pasangan daripada satuan, dan tak ada lima kartu",
  "the game opens with this card alone": "permainan dibuka dengan kartu ini saja",
  // Advice of the levels of Big Two.
  "{count} of the opponents pass, the most of {count2} plays":
    "{count} lawan lewat, terbanyak dari {count2} langkah",
  "{count} of the simulated games are won, the most of {count2} plays":
    "{count} simulasi dimenangkan, terbanyak dari {count2} langkah",
  "it is the only play there is": "hanya ini langkah yang ada",
  "{cards} is worth more together than what could be played of it":
    "{cards} lebih berharga bersama daripada dipecah",
  "nothing reaches {count}, so it saves points ({count2} of the opponents pass)":
    "tak ada yang mencapai {count}, jadi menghemat poin ({count2} lawan lewat)",
  "nothing reaches {count}, so it saves points ({count2} of the simulated games are won)":
    "tak ada yang mencapai {count}, jadi menghemat poin ({count2} simulasi dimenangkan)",
  "from here the game is won, whatever the others hold":
    "dari sini permainan menang, apa pun kartu yang lain",
  // Advice on the auction of Rikken.
  "even for {contract}, the nearest bid, {phrase}": "bahkan untuk {contract}, tawaran terdekat, {phrase}",
  "the hand should win {count} tricks, and it asks for {phrase}":
    "kartu ini diperkirakan meraih {count} trik, dan perlu {phrase}",
  "the hand should win {count} trick, and it asks for {phrase}":
    "kartu ini diperkirakan meraih {count} trik, dan perlu {phrase}",
  "{count} or more": "{count} atau lebih",
  "{count} at most": "paling banyak {count}",
  "{count} to {count2}": "{count} sampai {count2}",
  "{suit} have the most points, {count}": "{suit} punya poin terbanyak, {count}",
  "{suit} have {count} points, the most of the suits to call":
    "{suit} punya {count} poin, terbanyak dari corak yang bisa dipanggil",
  "{suit} have {count} points, and nothing else may be called":
    "{suit} punya {count} poin, dan tak ada lain yang bisa dipanggil",
  "the rules leave no better choice": "aturan tidak memberi pilihan lebih baik",
  "no higher bid is possible": "tak ada tawaran lebih tinggi",
  "it never bids": "ia tidak pernah menawar",
  // Advice of the advanced player of Rikken.
  "no other card may be played": "tak ada kartu lain yang boleh dimainkan",
  "an opponent may still hold {suit}, and the highest trump draws them":
    "lawan mungkin masih punya {suit}, dan truf tertinggi menariknya",
  "an opponent may still hold {suit}, and any trump helps to draw them":
    "lawan mungkin masih punya {suit}, dan truf mana pun membantu menariknya",
  "no opponent holds a trump any more, and it is the highest of {suit} still out":
    "lawan tak punya truf lagi, dan ini {suit} tertinggi",
  "no opponent holds a trump any more, and the trumps are kept for later":
    "lawan tak punya truf lagi, dan truf disimpan",
  "no opponent holds a trump any more, and only trumps are left":
    "lawan tak punya truf lagi, dan hanya truf yang tersisa",
  "there is no trump to draw with, and it is the highest of {suit} still out":
    "tak ada truf untuk menarik, dan ini {suit} tertinggi",
  "there is neither a trump nor the highest card of a suit to lead":
    "tak ada truf maupun kartu tertinggi untuk dipimpin",
  "it is the highest of {suit} still out": "ini {suit} tertinggi",
  "none of the cards is the highest of its suit, and trumps are not led against the declarer":
    "tak ada kartu tertinggi di coraknya, dan truf tidak dipimpin melawan pemain utama",
  "only trumps are left": "hanya truf yang tersisa",
  "{card}, the highest of {suit}, wins for our side, and the lowest card is enough":
    "{card}, {suit} tertinggi, menang untuk pihak kita, kartu terendah cukup",
  "our side wins with {card} so far, and the highest of {suit} is not in hand":
    "pihak kita unggul dengan {card}, dan {suit} tertinggi tidak di tangan",
  "our side wins with {card}, which only this hand could beat, so the lowest will do":
    "pihak kita unggul dengan {card}, hanya tangan ini yang bisa mengalahkan, jadi yang terendah cukup",
  "our side wins with {card} so far, and the highest of {suit} makes it sure":
    "pihak kita unggul dengan {card}, dan {suit} tertinggi memastikannya",
  "only our own side plays after it, and it is the lowest card above {card}":
    "setelah ini hanya pihak kita, dan ini terendah di atas {card}",
  "an opponent can still follow suit, and the highest of {suit} wins for sure":
    "lawan masih bisa mengikuti corak, dan {suit} tertinggi pasti menang",
  "no opponent after it can follow suit, and it is the lowest card above {card}":
    "tak ada lawan sesudahnya yang bisa mengikuti, dan ini terendah di atas {card}",
  "it is the lowest card above {card}; the highest of {suit} is not in hand":
    "ini terendah di atas {card}; {suit} tertinggi tidak di tangan",
  "nothing in hand beats {card}, and it is the lowest of {suit}":
    "tak ada yang mengalahkan {card}, dan ini {suit} terendah",
  "our side wins with {card}, so a small card goes":
    "pihak kita unggul dengan {card}, jadi buang kartu kecil",
  "without {suit}, the lowest trump beats {card}": "tanpa {suit}, truf terendah mengalahkan {card}",
  "with neither {suit} nor a trump that could win, a small card goes":
    "tanpa {suit} maupun truf yang menang, buang kartu kecil",
  "{card} has trumped the trick, and it is the lowest of {suit}":
    "{card} sudah menruf, dan ini {suit} terendah",
  "our side has trumped with {card}, so a small card goes":
    "pihak kita sudah menruf dengan {card}, jadi buang kartu kecil",
  "it is the lowest trump above {card}": "ini truf terendah di atas {card}",
  "{card} has trumped the trick and cannot be overtrumped, so a small card goes":
    "{card} sudah menruf dan tak bisa diungguli, jadi buang kartu kecil",
  "the trick is our side's with {card}, so the smallest card goes":
    "trik ini milik kita dengan {card}, jadi buang kartu terkecil",
  "it is the smallest card that wins the trick from {card}": "ini kartu terkecil yang menang dari {card}",
  "nothing wins the trick from {card}, so the smallest card goes":
    "tak ada yang menang dari {card}, jadi buang kartu terkecil",
  "no trick is won yet, and it is low beside the other cards of its suit":
    "belum ada trik, dan kartu ini rendah di coraknya",
  "it is the card kept for the one trick, and no other high card is left":
    "ini kartu untuk satu trik itu, dan tak ada kartu tinggi lain",
  "no trick is wanted with this card, and it is the highest below {card}":
    "tak ingin trik dengan kartu ini, dan ini tertinggi di bawah {card}",
  "no card stays below {card}, and it is the lowest of {suit}":
    "tak ada kartu di bawah {card}, dan ini {suit} terendah",
  "without {suit}, the highest card goes, but {card} is kept for the one trick":
    "tanpa {suit}, buang kartu tertinggi, tetapi {card} disimpan untuk satu trik",
  "the declarer has no trick yet, and any card will do": "pemain utama belum punya trik, kartu apa pun boleh",
  "no trick is wanted, and it is low beside the other cards of its suit":
    "tak ingin trik, dan kartu ini rendah di coraknya",
  "no trick is wanted, and it is the highest card below {card}":
    "tak ingin trik, dan ini tertinggi di bawah {card}",
  "without {suit}, the card that weighs most in the hand can go": "tanpa {suit}, kartu terberat bisa dibuang",
  "it is low beside the other {suit} in hand, and a declarer may hold {suit2}":
    "ini rendah di antara {suit} di tangan, dan pemain utama mungkin punya {suit2}",
  "no declarer holds any suit of this hand, so a relatively low card goes":
    "pemain utama tak punya corak tangan ini, jadi kartu agak rendah",
  "without {suit}, the card that weighs most in the hand goes, and low ones stay":
    "tanpa {suit}, kartu terberat dibuang, yang rendah disimpan",
  "the declarer has yet to play, and it is the highest card below {card}":
    "pemain utama belum bermain, dan ini tertinggi di bawah {card}",
  "the declarer has yet to play, and it is the lowest of {suit}":
    "pemain utama belum bermain, dan ini {suit} terendah",
  "the declarer does not win this trick, so the highest of {suit} can go":
    "pemain utama tidak menang trik ini, jadi {suit} tertinggi bisa dibuang",
  "the declarer wins with {card}, and it is the highest card below":
    "pemain utama menang dengan {card}, dan ini tertinggi di bawahnya",
  "no card stays below {card} of the declarer, so the highest goes":
    "tak ada kartu di bawah {card} pemain utama, jadi buang yang tertinggi",
  // Goals of bids.
  "8 tricks with a partner, the holder of an ace you call, in a trump of your choice":
    "8 trik bersama mitra pemegang as yang dipanggil, truf pilihan sendiri",
  "8 tricks with a partner, the holder of an ace you call, in hearts":
    "8 trik bersama mitra pemegang as yang dipanggil, truf hati",
  "8 tricks with the holder of the fourth ace, who chooses trump":
    "8 trik bersama pemegang as keempat, yang memilih truf",
  "exactly one trick, alone and without trump": "tepat satu trik, sendiri tanpa truf",
  "no trick at all, alone and without trump": "tanpa trik sama sekali, sendiri tanpa truf",
  "exactly one trick without trump, cards open from the second trick on, the others confer; you lead":
    "tepat satu trik tanpa truf, kartu terbuka mulai trik kedua, yang lain berunding; Anda memimpin",
  "exactly one trick without trump, cards open from the second trick on":
    "tepat satu trik tanpa truf, kartu terbuka mulai trik kedua",
  "no trick at all without trump, cards open from the second trick on, the others confer; you lead":
    "tanpa trik, tanpa truf, kartu terbuka mulai trik kedua, yang lain berunding; Anda memimpin",
  "no trick at all without trump, cards open from the second trick on":
    "tanpa trik, tanpa truf, kartu terbuka mulai trik kedua",
  "all 13 tricks alone, in a trump of your choice; you lead":
    "semua 13 trik sendiri, truf pilihan sendiri; Anda memimpin",
  "all for themselves: take neither the queen of spades nor the last trick":
    "semua sendiri-sendiri: jangan ambil ratu sekop maupun trik terakhir",
  "{count} tricks alone, in a trump of your choice": "{count} trik sendiri, truf pilihan sendiri",
  // Advice of the basic player of Rikken.
  "no higher card of {suit} is left": "tak ada {suit} lebih tinggi tersisa",
  "lead {card}, drawn from the hand: none of its cards is the highest left of a suit":
    "pimpin {card}, diundi: tak ada kartu tertinggi di coraknya",
  "play {card}, drawn from the {suit} in hand: one beats {card2}, but a higher is still out":
    "mainkan {card}, diundi dari {suit}: satu mengalahkan {card2}, tetapi masih ada yang lebih tinggi",
  "play {card}, the lowest of the {suit} in hand: none of them beats {card2}":
    "mainkan {card}, {suit} terendah: tak ada yang mengalahkan {card2}",
  "trump with {card}, the lowest trump in hand, as there are no {suit}":
    "menruf dengan {card}, truf terendah, karena tak punya {suit}",
  "throw {card} away: a lowest card of the hand, and not the highest left of {suit}":
    "buang {card}: salah satu kartu terendah, dan bukan {suit} tertinggi",
  "throw {card} away: each suit's lowest card in hand is the highest left of it":
    "buang {card}: kartu terendah tiap corak adalah yang tertinggi",
  "win with {card}, the lowest of the {suit} in hand that beats {card2}":
    "menang dengan {card}, {suit} terendah yang mengalahkan {card2}",
  "play {card}, the lowest of the {suit} in hand, as the trick cannot be won from {card2}":
    "mainkan {card}, {suit} terendah, karena trik tak bisa direbut dari {card2}",
  "win with {card}, the lowest trump that beats {card2}":
    "menang dengan {card}, truf terendah yang mengalahkan {card2}",
  "play {card}, the lowest trump: none in hand beats {card2}":
    "mainkan {card}, truf terendah: tak ada yang mengalahkan {card2}",
  "lead {card}, the lowest of the {suit} in hand, so that somebody else wins the trick":
    "pimpin {card}, {suit} terendah, agar orang lain menang trik",
  "play {card}, the highest of the {suit} in hand below {card2}":
    "mainkan {card}, {suit} tertinggi di bawah {card2}",
  "play {card}, the lowest of the {suit} in hand, which are all above {card2}":
    "mainkan {card}, {suit} terendah, semuanya di atas {card2}",
  "get rid of {card}, the highest of the {suit} in hand, as there are no {suit2}":
    "buang {card}, {suit} tertinggi, karena tak punya {suit2}",
  "play {card}, the highest of the {suit} in hand, as {card2} keeps the declarer out":
    "mainkan {card}, {suit} tertinggi, karena {card2} menahan pemain utama",
  "lead {card}, the highest of the {suit} in hand, to win the one trick":
    "pimpin {card}, {suit} tertinggi, untuk satu trik itu",
  "play {card}, the highest of the {suit} in hand, to win the one trick":
    "mainkan {card}, {suit} tertinggi, untuk satu trik itu",
  "play {card}, drawn from the legal cards while the declarer has no trick":
    "mainkan {card}, diundi selama pemain utama belum punya trik",
  "{count} own tricks on average over games played out, the most of {count2} cards tried":
    "rata-rata {count} trik dalam simulasi, terbanyak dari {count2} kartu",
  "{count} own tricks on average over games played out, the fewest of {count2} cards tried":
    "rata-rata {count} trik dalam simulasi, tersedikit dari {count2} kartu",
  // Advice of other players.
  "lead {card}, the lowest single": "pimpin {card}, satuan terendah",
  "{cards} is the only play that beats {cards2}": "{cards} satu-satunya yang mengalahkan {cards2}",
  "{cards} is the weakest of {count} plays that beat {cards2}":
    "{cards} terlemah dari {count} langkah yang mengalahkan {cards2}",
  "{cards} is the only legal play": "{cards} satu-satunya langkah",
  "pass is the only legal move": "lewat satu-satunya langkah",
  "{cards} was drawn from {count} legal plays": "{cards} diundi dari {count} langkah",
  "{cards} was drawn from {count} legal moves": "{cards} diundi dari {count} langkah",
  "{cards} promises {count} points, the best of {count2} moves":
    "{cards} menjanjikan {count} poin, terbaik dari {count2} langkah",
  "pass promises {count} points, the best of {count2} moves":
    "lewat menjanjikan {count} poin, terbaik dari {count2} langkah",
  "{cards} is preferred among {count} moves": "{cards} lebih disukai dari {count} langkah",
  "pass is preferred among {count} moves": "lewat lebih disukai dari {count} langkah",
  "it is the only move": "ini satu-satunya langkah",
  "{count} points a simulated game, {count2} for {cards}":
    "{count} poin per simulasi, {count2} untuk {cards}",
  "{count} points a simulated game, {count2} for passing": "{count} poin per simulasi, {count2} untuk lewat",
  "{cards} wins {count} of {count2} simulated games for {count3} points":
    "{cards} menang {count} dari {count2} simulasi, {count3} poin",
  "passing wins {count} of {count2} simulated games for {count3} points":
    "lewat menang {count} dari {count2} simulasi, {count3} poin",
  "{cards}, {count} points: nothing else comes near it": "{cards}, {count} poin: tak ada yang mendekati",
  "pass, {count} points: nothing else comes near it": "lewat, {count} poin: tak ada yang mendekati",
  "it leaves a hand worth {count} and earns {count2}":
    "menyisakan kartu senilai {count} dan memperoleh {count2}",
  "it leaves a hand worth {count}": "menyisakan kartu senilai {count}",
  "{cards} comes {count} behind": "{cards} tertinggal {count}",
  "{cards} comes level": "{cards} setara",
  "the rest of the hand is worth {count} less": "sisa kartu bernilai {count} lebih rendah",
  "the rest of the hand is worth {count} more": "sisa kartu bernilai {count} lebih tinggi",
  "the rest of the hand is worth as much as all of it": "sisa kartu senilai seluruhnya",
  "{phrase}, and the play earns {count}": "{phrase}, dan langkah ini memperoleh {count}",
  "even for {cards} {phrase}": "bahkan untuk {cards} {phrase}",
  // Several sentences.
  "{sentence} {sentence2}": "{sentence} {sentence2}",
  "{phrase}; {phrase2}": "{phrase}; {phrase2}",
};
export default book;
