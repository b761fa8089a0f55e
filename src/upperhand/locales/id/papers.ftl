# The players of the papers.

## Players of the papers: what each is, and what it was measured to be

new_papers = Pemain dari makalah
paper_big_two_random = Bermain acak. Memenangi 26% permainan, dua lawan dua.
paper_big_two_random_pass = Bermain atau pas secara acak. Memenangi 18% permainan, dua lawan dua.
paper_big_two_lowest = Selalu memainkan kartu terendah. Memenangi 51% permainan, dua lawan dua.
paper_big_two_conventional = Lawan sederhana dalam makalah. Bermain persis seperti lowest.
paper_big_two_rule_based = Bermain menurut aturan pembagian kartu (Sugiyanto dkk.). Memenangi 74% permainan, dua lawan dua.
paper_big_two_dynamic_greedy = Menyimpan kartu paling bernilai menurut tabel makalahnya (Matthew). Memenangi 33% permainan, dua lawan dua.
paper_big_two_dynamic_greedy_tuned = Sama, dengan tabel yang disetel. Memenangi 74% permainan, dua lawan dua.
paper_big_two_network = Memainkan pilihan jaringan yang terlatih. Memenangi 79% permainan, dua lawan dua.
paper_big_two_rl_ppo = Jaringan dengan langkah bernomor (menurut Charlesworth). Memenangi 61% permainan dengan aturannya sendiri, dua lawan dua.
paper_big_two_champion = Jaringan dengan pencarian atas pembagian yang mungkin. Memenangi 69% permainan dengan pencarian singkat, dua lawan dua.
paper_big_two_dial = Satu pemain dari pemula hingga juara; di sini di tengah.
paper_big_two_ai1 = AI 1.0 dari Big2AI: memaksa pas pada kartu tebakan. Memenangi 20% permainan, dua lawan dua.
paper_big_two_ai2 = AI 2.0 dari Big2AI: juga belajar dari permainan yang terekam. Memenangi 19% permainan, dua lawan dua.
paper_big_two_ai3 = AI 3.0 dari Big2AI: juga membandingkan putaran terakhir. Memenangi 20% permainan, dua lawan dua.
paper_big_two_ai4 = AI 4.0 dari Big2AI: menyimulasikan seluruh permainan. Memenangi 54% permainan, dua lawan dua.
paper_big_two_ai4_plus = AI 4.0 yang disempurnakan: menilai dengan poin dan menang secara paksa. Memenangi 73% permainan, dua lawan dua.
paper_rikken_random = Menawar dan bermain acak. Kalah 3,0 keping per permainan.
paper_rikken_random_silent = Tidak pernah menawar, bermain acak. Memenangi 32% permainan melawan yang lebih kuat.
paper_rikken_basic = Beberapa aturan untuk tiap posisi dalam trik (Vorsteveld). Memenangi 46% permainan, 0,0 keping per permainan.
paper_rikken_advanced = Menyimpulkan siapa memegang apa (Vorsteveld). Memenangi 54% permainan, 0,4 keping per permainan.
paper_rikken_monte_carlo = Mencoba tiap kartu dalam permainan acak (Vorsteveld). Memenangi 52% permainan, 0,1 keping per permainan.
paper_rikken_adaptive = Menawar dari apa yang telah dipelajari (Vorsteveld). Meraih 0,17 keping lebih banyak daripada advanced.
paper_rikken_dial = Satu pemain dari pemula hingga juara; di sini di tengah.
paper_rikken_network = Menawar dan memainkan pilihan jaringan yang terlatih. Memenangi 56% permainan, 0,5 keping per permainan, melawan tiga advanced.
paper_rikken_champion = Membandingkan langkah dalam permainan atas pembagian yang mungkin. Memenangi 62% permainan, 1,0 keping per permainan, melawan tiga advanced.
