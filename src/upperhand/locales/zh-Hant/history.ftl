# Past games: filters, statistics over time, files; sharing a game on other pages.

title_statistics = 統計
history_views = 牌局或統計
history_games = 牌局
history_filter = 篩選
history_all = 全部
history_game = 遊戲
history_opponent = 對手
history_people = 真人
history_levels = 電腦
history_result = 結果
history_contract = 合約
history_finish = 結束方式
history_kind = 合約或結束方式
history_role = 角色
history_since = 從
history_until = 到
history_clear = 顯示所有牌局
history_more = 更多牌局
history_none = 沒有符合篩選的牌局。
history_ended_by = 以{ $kind }結束
history_passed_out = 大家都過牌
result_won = 勝
result_lost = 負
result_even = 平
role_is_declarer = 莊家
role_is_partner = 搭檔
role_is_defender = 防守

## Files

history_export = 你的資料
history_export_how = 你所有完成的牌局紀錄，以及保存的資料：個人檔案、等級分和統計。
history_export_games = 下載所有牌局
history_export_data = 下載我的資料

## Statistics

statistics_counted = 只計入影響等級分的牌局。
statistics_none = 沒有符合篩選的計分牌局。
statistics_win_rate = 勝率
statistics_time = 各時期的牌局
statistics_time_key = 柱中深色部分是你贏的牌局。
statistics_points = 累計分數
statistics_chips = 累計籌碼
statistics_rating = 等級分
statistics_by_contract = 依合約
statistics_by_finish = 依結束方式
statistics_by_role = 依角色
statistics_table = 以表格顯示
statistics_period = 從
statistics_game_number = 局數
statistics_day = 日期
statistics_mistakes = 損失最多的決定
statistics_reviewed = { $count ->
    [0] 覆盤一局之後，這裡會統計哪些決定損失最多。
   *[other] 根據 { $count } 局覆盤，準確度 { $accuracy }。
}
statistics_no_mistakes = 沒有損失大的決定。
statistics_times = { $count } 次
mistake_missed_win = 錯過必勝
mistake_passed = 該出牌時過牌
mistake_should_pass = 該過牌時出牌
mistake_lead = 領出錯誤的牌
mistake_follow = 跟出錯誤的牌
mistake_timid = 該叫牌時過牌
mistake_overbid = 該過牌時叫牌
mistake_other_bid = 另一個叫牌更好
mistake_choice = 選錯王牌或所叫的牌

## Sharing

embed_title = 嵌入
embed_how = 把這行放進你的網頁，就能在那裡顯示這局牌。會顯示所有手牌和每一步，不含任何帳號資料。
embed_code = 網頁用的程式碼
embed_copy = 複製
embed_copied = 已複製
embed_look = 看看效果
shared_room = { $game }：{ $name } 的牌桌
shared_room_about = 請入座：{ $rules }。
shared_daily_about = 每天一次，人人同一副牌。
