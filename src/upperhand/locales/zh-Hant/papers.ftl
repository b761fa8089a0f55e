# The players of the papers.

## Players of the papers: what each is, and what it was measured to be

new_papers = 論文中的玩家
paper_big_two_random = 隨機出牌。二對二勝率 26%。
paper_big_two_random_pass = 隨機出牌或過牌。二對二勝率 18%。
paper_big_two_lowest = 總是出最小的牌。二對二勝率 51%。
paper_big_two_conventional = 論文中的簡單對手，打法與 lowest 完全相同。
paper_big_two_rule_based = 依拆牌規則出牌（Sugiyanto 等人）。二對二勝率 74%。
paper_big_two_dynamic_greedy = 依論文的數值表保留最有價值的手牌（Matthew）。二對二勝率 33%。
paper_big_two_dynamic_greedy_tuned = 同樣的方法，數值經過調整。二對二勝率 74%。
paper_big_two_network = 依訓練過的網路出牌。二對二勝率 79%。
paper_big_two_rl_ppo = 以編號動作訓練的網路（依 Charlesworth）。在其原規則下二對二勝率 61%。
paper_big_two_champion = 網路加上對可能牌局的搜尋。短搜尋二對二勝率 69%。
paper_big_two_dial = 從{ level_beginner }到{ level_champion }的可調玩家，此處為中間值。
paper_big_two_ai1 = Big2AI 的 AI 1.0：在猜測的手牌中逼對手過牌。二對二勝率 20%。
paper_big_two_ai2 = Big2AI 的 AI 2.0：也從紀錄中學習。二對二勝率 19%。
paper_big_two_ai3 = Big2AI 的 AI 3.0：也比較最近幾輪。二對二勝率 20%。
paper_big_two_ai4 = Big2AI 的 AI 4.0：模擬整局。二對二勝率 54%。
paper_big_two_ai4_plus = 改良的 AI 4.0：以分數判斷並能強制取勝。二對二勝率 73%。
paper_rikken_random = 隨機叫牌與出牌。每局平均輸 3.0 籌碼。
paper_rikken_random_silent = 從不叫牌，隨機出牌。對上較強者勝率 32%。
paper_rikken_basic = 依出牌順位的幾條規則（Vorsteveld）。勝率 46%，每局 0.0 籌碼。
paper_rikken_advanced = 推斷各家可能的牌（Vorsteveld）。勝率 54%，每局贏 0.4 籌碼。
paper_rikken_monte_carlo = 在隨機牌局中試每張牌（Vorsteveld）。勝率 52%，每局贏 0.1 籌碼。
paper_rikken_adaptive = 依所學叫牌（Vorsteveld）。每局比 advanced 多贏 0.17 籌碼。
paper_rikken_dial = 從{ level_beginner }到{ level_champion }的可調玩家，此處為中間值。
paper_rikken_network = 依訓練過的網路叫牌和出牌。對三個 advanced，勝率 56%，每局 0.5 籌碼。
paper_rikken_champion = 在可能的牌局上比較各種選擇。對三個 advanced，勝率 62%，每局 1.0 籌碼。
