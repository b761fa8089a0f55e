# 覆盤，以及從某個局面開始的房間。

## 從某個局面開始的房間

start_too_late = 這一局只有 { $moves } 步，無法從更後面開始
start_no_such_seat = 座位從 0 算起，這裡只有 { $count } 個座位，無法為這個座位重新發牌
start_is_over = 那時牌局已經結束，請選較早的一步
start_has_rules = 從一局牌開始的房間沿用那一局的規則，請勿另外指定
start_of_another_game = 作為起點的牌局和房間不是同一種遊戲
start_needs_one_game = 起點的牌局只能指定一次：用編號，或用紀錄

## 覆盤對失誤的說明

gain_of_points = { $points } 分
gain_of_chips = { $points } 個籌碼
remark_instead = 第 { $number } 步：{ $made }。更好：{ $better }，可多得 { $gain }。
remark_missed_win = 第 { $number } 步：這裡有必勝的出法：{ $better }。
remark_passed = 第 { $number } 步：過牌；{ $better }可多得 { $points } 分。
remark_should_pass = 第 { $number } 步：打出 { CARDS($play) }；過牌可多得 { $points } 分。
remark_led_into = 第 { $number } 步：領出{ KIND($kind) }（{ CARDS($play) }），隨後被更大的牌壓過 { $count } 次。換一步可多得 { $points } 分。
remark_timid = 第 { $number } 步：叫牌時過牌；{ $better }可多得 { $chips } 個籌碼。
remark_overbid = 第 { $number } 步：叫了「{ CONTRACT($bid) }」；{ $better }可多得 { $chips } 個籌碼。

## 覆盤頁面

review_progress = 已評 { $number } / { $of } 步
review_seat = 視角
review_believed = 依各家所能知道的
review_true = 依實際的牌
review_measure_chances = 勝率
review_measure_points = 預期得分
review_measure_chips = 預期籌碼
review_accuracy = 準確度
review_accuracy_none = 沒有選擇
review_summary = 這一局的重點
review_turning_points = 轉折點
review_no_turning_points = 勝率始終沒有大的變化。
review_no_remarks = 沒有明顯失誤。
review_grade_best = 最佳
review_grade_good = 好
review_grade_inaccuracy = 不夠準確
review_grade_mistake = 失誤
review_grade_blunder = 大失誤
review_loss = 損失：
review_better_move = 更好的是：{ $move }
review_made_figures = 實際的一步：{ $figures }
review_best_figures = 最佳的一步：{ $figures }
review_line = 之後可能是：
review_no_better = 沒有找到明顯更好的。
review_waiting = 正在評估這一步…
review_again = 從這裡重試
review_again_how = 你坐這個座位，其他由電腦來打。
review_play_on = 從這裡繼續
review_play_on_how = 和這一局的玩家對戰。
review_otherwise = 換一種隱藏的牌
review_otherwise_how = 同樣的局面，把你看不到的牌重新發。
review_link = 連到這一步

## 覆盤連結在其他程式中的顯示

shared_title = { $game }：{ NAMES($names) }
shared_score = { $name } { SIGNED($points, digits: 0) }
shared_about = { NAMES($scores) }。每一步都有評估，所有手牌攤開。

## Errors and guests

review_missing = 這個連結沒有牌局，或牌局尚未結束。

## My games and reviews

records_none = 你還沒有完成的牌局。
records_game = 遊戲
records_score = 你的得分
records_running = 進行中
records_load = 載入紀錄
records_load_how = 一份紀錄是一局牌，寫成一行 JSON，可從覆盤頁下載。
records_file = 從檔案
records_text = 或貼上該行
records_open = 開啟覆盤
review_working = 正在製作覆盤：從每一步模擬數千局…
review_controls = 逐步瀏覽
review_back = 上一步
review_forward = 下一步
review_turn_before = 上一個失誤
review_turn_after = 下一個失誤
review_move = 步數
review_at = 第 { $number } 步，共 { $of } 步
review_curve = 勝率
review_judgement = 關於這一步
review_only = 沒有其他選擇。
review_download = 下載紀錄
