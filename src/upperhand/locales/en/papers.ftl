# The players of the papers.

## Players of the papers: what each is, and what it was measured to be

new_papers = Players of the papers
paper_big_two_random = Plays at random. Won 26% of its games, two against two.
paper_big_two_random_pass = Plays or passes at random. Won 18% of its games, two against two.
paper_big_two_lowest = Always plays its lowest card. Won 51% of its games, two against two.
paper_big_two_conventional = The simple opponent of the papers. Plays exactly like lowest.
paper_big_two_rule_based = Plays by rules for splitting the hand (Sugiyanto et al.). Won 74% of its games, two against two.
paper_big_two_dynamic_greedy = Keeps the most valuable hand by the tables of its paper (Matthew). Won 33% of its games, two against two.
paper_big_two_dynamic_greedy_tuned = The same with tuned tables. Won 74% of its games, two against two.
paper_big_two_network = Plays what a trained network prefers. Won 79% of its games, two against two.
paper_big_two_rl_ppo = A network of numbered moves (after Charlesworth). Won 61% of its games under its own rules, two against two.
paper_big_two_champion = The network with a search over likely deals. Won 69% of its games with a short search, two against two.
paper_big_two_dial = One player from { level_beginner } to { level_champion }; here at the middle.
paper_big_two_ai1 = AI 1.0 of Big2AI: forces passes in guessed hands. Won 20% of its games, two against two.
paper_big_two_ai2 = AI 2.0 of Big2AI: also learns from recorded plays. Won 19% of its games, two against two.
paper_big_two_ai3 = AI 3.0 of Big2AI: also compares the last rounds. Won 20% of its games, two against two.
paper_big_two_ai4 = AI 4.0 of Big2AI: simulates whole games. Won 54% of its games, two against two.
paper_big_two_ai4_plus = AI 4.0 improved: judges by points and wins by force. Won 73% of its games, two against two.
paper_rikken_random = Bids and plays at random. Lost 3.0 chips per game.
paper_rikken_random_silent = Never bids, plays at random. Won 32% of its games against the better ones.
paper_rikken_basic = A few rules for each place in the trick (Vorsteveld). Won 46% of its games, 0.0 chips per game.
paper_rikken_advanced = Works out who can hold what (Vorsteveld). Won 54% of its games, 0.4 chips per game.
paper_rikken_monte_carlo = Tries each card in random games (Vorsteveld). Won 52% of its games, 0.1 chips per game.
paper_rikken_adaptive = Bids by what it has learned (Vorsteveld). Gained 0.17 chips per game more than advanced.
paper_rikken_dial = One player from { level_beginner } to { level_champion }; here at the middle.
paper_rikken_network = Bids and plays what a trained network prefers. Won 56% of its games, 0.5 chips per game, against three of advanced.
paper_rikken_champion = Compares moves in games on likely deals. Won 62% of its games, 1.0 chips per game, against three of advanced.
