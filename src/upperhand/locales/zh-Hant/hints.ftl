# 牌桌上的提示。

hint_close = 關閉提示
hint_player = 建議者
hint_usual = 分析
hint_not_now = 輪到你時，建議會顯示在這裡。
hint_thinking = 思考中…
hint_refused = 現在無法提供建議。
hint_help = 提示的程度
hint_help_nudge = 提點
hint_help_move = 出法
hint_help_why = 說明
hint_play = 照這樣出
hint_make = 照這樣做
hint_compared = 最好的幾種選擇
hint_chance = 勝率 { PERCENT($share) }
hint_gain = 贏籌碼 { PERCENT($share) }
hint_points = { SIGNED($points) } 分
hint_chips = { SIGNED($points) } 籌碼
hint_share = { PERCENT($share) }
hint_line = 之後可能這樣發展
hint_line_move = { $name }：{ $move }
hint_outcomes = 叫牌可能的結果
hint_outcome_pass = 大家都過牌
hint_why_not = 為什麼不…？
hint_why_not_choose = 選另一種出法
hint_best = 這就是最好的選擇。
