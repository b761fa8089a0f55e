# The players of the papers.

## Players of the papers: what each is, and what it was measured to be

new_papers = 论文中的玩家
paper_big_two_random = 随机出牌。二对二胜率 26%。
paper_big_two_random_pass = 随机出牌或过牌。二对二胜率 18%。
paper_big_two_lowest = 总是出最小的牌。二对二胜率 51%。
paper_big_two_conventional = 论文中的简单对手，打法与 lowest 完全相同。
paper_big_two_rule_based = 按拆牌规则出牌（Sugiyanto 等人）。二对二胜率 74%。
paper_big_two_dynamic_greedy = 按论文的数值表保留最有价值的手牌（Matthew）。二对二胜率 33%。
paper_big_two_dynamic_greedy_tuned = 同样的方法，数值经过调整。二对二胜率 74%。
paper_big_two_network = 按训练好的神经网络出牌。二对二胜率 79%。
paper_big_two_rl_ppo = 用编号动作训练的神经网络（依照 Charlesworth）。在其原规则下二对二胜率 61%。
paper_big_two_champion = 神经网络加上对可能牌局的搜索。短搜索二对二胜率 69%。
paper_big_two_dial = 从{ level_beginner }到{ level_champion }可调的玩家，这里取中间值。
paper_big_two_ai1 = Big2AI 的 AI 1.0：在猜测的手牌中逼对手过牌。二对二胜率 20%。
paper_big_two_ai2 = Big2AI 的 AI 2.0：还会从记录中学习。二对二胜率 19%。
paper_big_two_ai3 = Big2AI 的 AI 3.0：还会比较最近几轮。二对二胜率 20%。
paper_big_two_ai4 = Big2AI 的 AI 4.0：模拟整局。二对二胜率 54%。
paper_big_two_ai4_plus = 改进的 AI 4.0：按分数判断，并能强制取胜。二对二胜率 73%。
paper_rikken_random = 随机叫牌和出牌。每局平均输 3.0 个筹码。
paper_rikken_random_silent = 从不叫牌，随机出牌。对较强的玩家胜率 32%。
paper_rikken_basic = 按出牌顺位的几条规则（Vorsteveld）。胜率 46%，每局 0.0 个筹码。
paper_rikken_advanced = 推断各家可能的牌（Vorsteveld）。胜率 54%，每局赢 0.4 个筹码。
paper_rikken_monte_carlo = 在随机牌局中试每张牌（Vorsteveld）。胜率 52%，每局赢 0.1 个筹码。
paper_rikken_adaptive = 按学到的结果叫牌（Vorsteveld）。每局比 advanced 多赢 0.17 个筹码。
paper_rikken_dial = 从{ level_beginner }到{ level_champion }可调的玩家，这里取中间值。
paper_rikken_network = 按训练好的神经网络叫牌和出牌。对三个 advanced，胜率 56%，每局 0.5 个筹码。
paper_rikken_champion = 在可能的牌局上比较各种选择。对三个 advanced，胜率 62%，每局 1.0 个筹码。
