# 牌題與每日一局。

## 題目的要求

puzzle_goal_find_win = 找出無論別人拿什麼牌都必勝的出法。
puzzle_goal_best_lead = 找出最好的領出。你看不到別人的牌。
puzzle_goal_make = 完成{ CONTRACT($contract) }。所有手牌都攤開。
puzzle_goal_make_tricks = 完成{ CONTRACT($contract) }：需要 { $tricks } 墩。所有手牌都攤開。
puzzle_goal_defeat = 擊敗{ CONTRACT($contract) }。所有手牌都攤開。
puzzle_goal_defeat_tricks = 擊敗{ CONTRACT($contract) }：讓莊家拿不到 { $tricks } 墩。所有手牌都攤開。
puzzle_goal_best_card_make = 找出完成{ CONTRACT($contract) }的最好領出。你只看得到自己的牌。
puzzle_goal_best_card_defeat = 找出防守{ CONTRACT($contract) }的最好領出。你只看得到自己的牌。

## 作答的結果

puzzle_go_on = 對了，請繼續。
puzzle_solved = 解出來了。
puzzle_pass_gives_away = 一過牌，必勝的機會就沒了。
puzzle_can_be_beaten = { CARDS($play) } 並不保險：別人可能有 { CARDS($answer) }，而你不是每次都壓得回來。
puzzle_rest_not_sure = 沒有人能壓過 { CARDS($play) }，但剩下的牌不一定會贏。
puzzle_goes_down = 出 { CARDS($card) } 之後，合約就無法完成了。
puzzle_is_made = 出 { CARDS($card) } 之後，合約就完成了。
puzzle_goes_down_tricks = 出 { CARDS($card) } 之後，你們只拿得到 { $tricks } 墩，需要 { $wanted } 墩。
puzzle_is_made_tricks = 出 { CARDS($card) } 之後，莊家會拿到 { $tricks } 墩，{ $wanted } 墩就夠了。
puzzle_lead_costs = 在長時間搜尋的 { $games } 局裡，{ CARDS($best) } 每局比其他領出至少多 { NUMBER($points) } 分。你出的是 { CARDS($play) }。
puzzle_card_keeps_less = 在 { $deals } 種符合所見的發牌裡，{ CARDS($best) } 有 { PERCENT($share) } 達成目標，其他領出都不超過 { PERCENT($other_share) }。你出的是 { CARDS($card) }。

## 拒絕

no_such_puzzle = 沒有這道題
puzzle_is_over = 這道題已經有結果，不必再作答
daily_no_hints = 每日一局沒有提示：別人也在打同一局

## 種類與主題

puzzle_kind_find_win = 找出必勝
puzzle_kind_best_lead = 最好的領出
puzzle_kind_make = 完成合約
puzzle_kind_defeat = 擊敗合約
puzzle_kind_any = 所有種類
puzzle_theme_on_lead = 領出
puzzle_theme_to_beat = 要壓過的牌
puzzle_theme_to_follow = 跟牌
puzzle_theme_unbeatable = 無人能壓
puzzle_theme_lead_low = 先出小牌再奪回
puzzle_theme_five_cards = 五張牌
puzzle_theme_few_cards = 少張牌
puzzle_theme_trump = 王牌
puzzle_theme_discard = 墊牌
puzzle_theme_short = 短
puzzle_theme_long = 長

## 牌題頁面

puzzles_kind = 種類
puzzles_rating = 難度 { NUMBER($rating, useGrouping: 0) }
puzzles_your_rating = 你的等級分
puzzles_solved_count = 已解
puzzles_streak = 連續答對
puzzles_best_streak = 最佳連續
puzzles_next = 下一題
puzzles_again = 再試一次
puzzles_line = 解答
puzzles_step = 第 { $number } 步，共 { $of } 步
puzzles_back = 退一步
puzzles_forward = 進一步
puzzles_right_was = 正確的是 { CARDS($moves) }。
puzzles_counted_once = 只有第一次作答算數。
puzzles_loading = 正在找題目…

## 每日一局

daily_play = 打今天的牌
daily_resume = 繼續今天的牌
daily_results = 當日結果
daily_place = 名次
daily_name = 名稱
daily_champion = { level_champion }
daily_you = 你
daily_score_points = { SIGNED($points, digits: 0) } 分
daily_score_chips = { SIGNED($points, digits: 0) } 籌碼
daily_yours = 你得了 { $score }：{ $of } 人中第 { $place } 名。你勝過其他人中的 { PERCENT($share) }，同分算一半。
daily_yours_alone = 你得了 { $score }。還沒有其他人打完。
daily_against_champion = { level_champion }用你的牌得了 { $score }。
daily_nobody = 還沒有人打完這一局。
daily_others = 已有 { $count } 人打完。
daily_next = 下一局在 UTC 午夜開始。
