# Reviews, and rooms that start from a position of a game.

## Rooms that start from a position

start_too_late = 这一局只有 { $moves } 步，不能从更后面开始
start_no_such_seat = 座位从 0 数起，这里只有 { $count } 个座位，不能为这个座位重新发牌
start_is_over = 那时牌局已经结束，请选更早的一步
start_has_rules = 从一局牌开始的房间沿用那一局的规则，请不要另外指定
start_of_another_game = 作为起点的牌局和房间不是同一种游戏
start_needs_one_game = 起点的牌局只能指定一次：用编号，或者用记录

## What a review says about a costly move

gain_of_points = { $points } 分
gain_of_chips = { $points } 个筹码
remark_instead = 第 { $number } 步：{ $made }。更好：{ $better }，可多得 { $gain }。
remark_missed_win = 第 { $number } 步：这里有必胜的出法：{ $better }。
remark_passed = 第 { $number } 步：过牌；{ $better }可多得 { $points } 分。
remark_should_pass = 第 { $number } 步：打出 { CARDS($play) }；过牌可多得 { $points } 分。
remark_led_into = 第 { $number } 步：领出{ KIND($kind) }（{ CARDS($play) }），随后被更大的牌压过 { $count } 次。换一步可多得 { $points } 分。
remark_timid = 第 { $number } 步：叫牌时过牌；{ $better }可多得 { $chips } 个筹码。
remark_overbid = 第 { $number } 步：叫了“{ CONTRACT($bid) }”；{ $better }可多得 { $chips } 个筹码。

## The page of a review

review_progress = 已评 { $number } / { $of } 步
review_seat = 视角
review_believed = 按各家能知道的情况
review_true = 按实际的牌
review_measure_chances = 胜率
review_measure_points = 预期得分
review_measure_chips = 预期筹码
review_accuracy = 准确度
review_accuracy_none = 没有选择
review_summary = 这一局的要点
review_turning_points = 转折点
review_no_turning_points = 胜率始终没有大的变化。
review_no_remarks = 没有明显的失误。
review_grade_best = 最佳
review_grade_good = 好
review_grade_inaccuracy = 不够准确
review_grade_mistake = 失误
review_grade_blunder = 大失误
review_loss = 损失：
review_better_move = 更好的是：{ $move }
review_made_figures = 实际的一步：{ $figures }
review_best_figures = 最好的一步：{ $figures }
review_line = 接下来可能是：
review_no_better = 没有找到明显更好的。
review_waiting = 正在评估这一步…
review_again = 从这里重试
review_again_how = 你坐这个座位，其他座位由电脑来打。
review_play_on = 从这里继续
review_play_on_how = 和这一局的玩家对战。
review_otherwise = 换一种看不到的牌
review_otherwise_how = 同样的局面，把你看不到的牌重新发。
review_link = 这一步的链接

## A link to a review, as other programs show it

shared_title = { $game }：{ NAMES($names) }
shared_score = { $name } { SIGNED($points, digits: 0) }
shared_about = { NAMES($scores) }。每一步都有评估，所有手牌亮开。

## Errors and guests

review_missing = 这个链接没有对应的牌局，或者牌局还没结束。

## My games and reviews

records_none = 你还没有打完的牌局。
records_game = 游戏
records_score = 你的得分
records_running = 进行中
records_load = 载入记录
records_load_how = 一份记录是一局牌，写成一行 JSON，可以在复盘页下载。
records_file = 从文件
records_text = 或者粘贴这一行
records_open = 打开复盘
review_working = 正在准备复盘：从每一步模拟数千局…
review_controls = 逐步浏览
review_back = 上一步
review_forward = 下一步
review_turn_before = 上一个失误
review_turn_after = 下一个失误
review_move = 步数
review_at = 第 { $number } 步，共 { $of } 步
review_curve = 胜率
review_judgement = 关于这一步
review_only = 这是唯一可行的一步。
review_download = 下载记录
