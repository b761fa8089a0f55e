# The hint at the table.

hint_close = 关闭提示
hint_player = 顾问
hint_usual = 分析
hint_not_now = 轮到你时，这里会给出建议。
hint_thinking = 思考中…
hint_refused = 现在没有建议。
hint_help = 提示程度
hint_help_nudge = 点拨
hint_help_move = 出法
hint_help_why = 讲解
hint_play = 就这样出
hint_make = 就这样做
hint_compared = 最好的几种选择
hint_chance = 胜率 { PERCENT($share) }
hint_gain = 赢筹码 { PERCENT($share) }
hint_points = { SIGNED($points) } 分
hint_chips = { SIGNED($points) } 个筹码
hint_share = { PERCENT($share) }
hint_line = 接下来可能这样
hint_line_move = { $name }：{ $move }
hint_outcomes = 叫牌可能的结果
hint_outcome_pass = 所有人都过牌
hint_why_not = 为什么不…？
hint_why_not_choose = 选另一种出法
hint_best = 这就是最好的选择。
