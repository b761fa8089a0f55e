# Puzzles and the deal of the day.

## What a puzzle asks

puzzle_goal_find_win = 找出无论别人拿什么牌都必胜的出法。
puzzle_goal_best_lead = 找出最好的领出。你看不到别人的牌。
puzzle_goal_make = 完成“{ CONTRACT($contract) }”。所有手牌都亮开。
puzzle_goal_make_tricks = 完成“{ CONTRACT($contract) }”：需要 { $tricks } 墩。所有手牌都亮开。
puzzle_goal_defeat = 击败“{ CONTRACT($contract) }”。所有手牌都亮开。
puzzle_goal_defeat_tricks = 击败“{ CONTRACT($contract) }”：不让庄家拿到 { $tricks } 墩。所有手牌都亮开。
puzzle_goal_best_card_make = 找出完成“{ CONTRACT($contract) }”的最好领出。你只看得到自己的牌。
puzzle_goal_best_card_defeat = 找出防守“{ CONTRACT($contract) }”的最好领出。你只看得到自己的牌。

## What became of an answer

puzzle_go_on = 对了，请继续。
puzzle_solved = 解出来了。
puzzle_pass_gives_away = 一过牌，必胜的机会就没了。
puzzle_can_be_beaten = { CARDS($play) } 并不保险：别人可能有 { CARDS($answer) }，而你不是每次都压得回来。
puzzle_rest_not_sure = 没有人能压过 { CARDS($play) }，但剩下的牌不一定赢。
puzzle_goes_down = 出 { CARDS($card) } 之后，定约就完不成了。
puzzle_is_made = 出 { CARDS($card) } 之后，定约就完成了。
puzzle_goes_down_tricks = 出 { CARDS($card) } 之后，你们只拿得到 { $tricks } 墩，需要 { $wanted } 墩。
puzzle_is_made_tricks = 出 { CARDS($card) } 之后，庄家会拿到 { $tricks } 墩，{ $wanted } 墩就够了。
puzzle_lead_costs = 在长时间搜索的 { $games } 局里，{ CARDS($best) } 每局比其他领出至少多 { NUMBER($points) } 分。你出的是 { CARDS($play) }。
puzzle_card_keeps_less = 在 { $deals } 种符合所见的牌局里，{ CARDS($best) } 有 { PERCENT($share) } 达到目标，其他领出都不超过 { PERCENT($other_share) }。你出的是 { CARDS($card) }。

## Refusals

no_such_puzzle = 没有这道题
puzzle_is_over = 这道题已经有结果，不用再作答
daily_no_hints = 每日一局没有提示：别人也在打同一局

## Kinds and themes

puzzle_kind_find_win = 找出必胜
puzzle_kind_best_lead = 最好的领出
puzzle_kind_make = 完成定约
puzzle_kind_defeat = 击败定约
puzzle_kind_any = 所有种类
puzzle_theme_on_lead = 领出
puzzle_theme_to_beat = 要压过的牌
puzzle_theme_to_follow = 跟牌
puzzle_theme_unbeatable = 没人能压
puzzle_theme_lead_low = 先出小牌再夺回
puzzle_theme_five_cards = 五张牌
puzzle_theme_few_cards = 牌少
puzzle_theme_trump = 将牌
puzzle_theme_discard = 垫牌
puzzle_theme_short = 短
puzzle_theme_long = 长

## The page of puzzles

puzzles_kind = 种类
puzzles_rating = 难度 { NUMBER($rating, useGrouping: 0) }
puzzles_your_rating = 你的等级分
puzzles_solved_count = 已解
puzzles_streak = 连续答对
puzzles_best_streak = 最长连对
puzzles_next = 下一题
puzzles_again = 再试一次
puzzles_line = 解答
puzzles_step = 第 { $number } 步，共 { $of } 步
puzzles_back = 退一步
puzzles_forward = 进一步
puzzles_right_was = 正确的是 { CARDS($moves) }。
puzzles_counted_once = 只有第一次作答算数。
puzzles_loading = 正在找题目…

## The deal of the day

daily_play = 打今天的牌
daily_resume = 继续今天的牌
daily_results = 当日结果
daily_place = 名次
daily_name = 名字
daily_champion = { level_champion }
daily_you = 你
daily_score_points = { SIGNED($points, digits: 0) } 分
daily_score_chips = { SIGNED($points, digits: 0) } 个筹码
daily_yours = 你得了 { $score }：{ $of } 人中第 { $place } 名。你胜过其他人中的 { PERCENT($share) }，同分算一半。
daily_yours_alone = 你得了 { $score }。还没有其他人打完。
daily_against_champion = { level_champion }用你的牌得了 { $score }。
daily_nobody = 还没有人打完这一局。
daily_others = 已有 { $count } 人打完。
daily_next = 下一局在 UTC 零点开始。
