# Evenings of clubs: what the server says, then the page's own texts.

evening_decides = 在賽會的牌桌上，這由賽會決定
evening_time_is_over = 本輪時間已到；由電腦打完這一局
evening_is_paused = 賽會暫停中；請等主持人繼續
evening_no_hints = 賽會中沒有提示：所有人打同樣的牌
evening_bad_time = 賽會的開始時間必須在未來 { $days } 天之內
evening_needs_account = 只有擁有帳號的人可以建立賽會；請先建立帳號
evening_nobody = 賽會中沒有這個編號的人
evening_removed = 主持人已將你移出這場賽會
evening_too_late = 不再有下一輪；現在加入太晚了
evening_full = 賽會已滿：已有 { $count } 人參加
evening_not_joined = 你沒有參加這場賽會
evening_has_started = 賽會已經開始
evening_is_empty = 還沒有人參加
evening_is_over = 賽會已經結束
evening_directors_only = 只有賽會的主持人可以這樣做
evening_not_running = 賽會沒有在進行
evening_too_many = 你已有 { $count } 場尚未結束的賽會；請先結束其中一場
evening_server_full = 這個伺服器上的賽會太多；請稍後再試
evening_bad_name = 賽會名稱須有 1 到 60 個可顯示的字元
evening_unknown = 沒有這個代碼的賽會

## The list of evenings

title_evenings = 俱樂部賽會
title_evening = 俱樂部賽會
evenings_lead = 多輪的比賽：每張牌桌打同樣的牌，所以決定勝負的不是牌，而是你怎麼打。
evenings_need_account = 主持賽會需要帳號：
evenings_new = 新的賽會
evenings_code = 賽會代碼
evenings_running = 進行中
evenings_coming = 即將開始
evenings_past = 已結束
evenings_none_running = 目前沒有進行中的賽會。
evenings_none_coming = 目前沒有預定的賽會。
evenings_none_past = 還沒有舉行過賽會。
evenings_starts = { $time } 開始
evenings_by_hand = 由主持人宣布開始
evenings_paused = 賽會暫停中
evenings_round = 第 { $round } 輪，共 { $of } 輪
evenings_size = { $rounds } 輪，每輪 { $games } 局
evenings_people = { $count } 人
evenings_director = 主持人：{ $name }

## A new evening

evenings_name = 賽會名稱
evenings_rounds = 輪數
evenings_games = 每輪局數
evenings_minutes = 每輪時間
evenings_count_minutes = { $count } 分鐘
evenings_count_minutes_round = 每輪 { $count } 分鐘
evenings_rest = 輪間休息
evenings_level = 電腦的等級
evenings_start = 開始方式
evenings_start_by_hand = 由我按鈕開始
evenings_start_at_time = 在指定時間，不論我在不在
evenings_time = 開始時間
evenings_private = 不公開：只能用連結或代碼找到
evenings_make = 建立賽會

## An evening

evenings_computers = 電腦：{ $level }
evenings_resting = 休息：第 { $round } 輪（共 { $of } 輪）即將開始
evenings_over = 賽會已經結束
evenings_given_up = 這場賽會沒有舉行
evenings_time_left = 剩餘時間：{ $time }
evenings_go_to_table = 前往我的牌桌
evenings_your_name = 你的名稱
evenings_join = 參加
evenings_come_back = 我回來了
evenings_joined = 你已參加。賽會開始時，你的牌桌會在這裡打開。
evenings_next_round = 你從下一輪開始打牌。
evenings_leave = 離開賽會
evenings_removed_you = 主持人已將你移出這場賽會。
evenings_tables = 第 { $round } 輪的牌桌
evenings_table = 第 { $number } 桌
evenings_computer = 電腦
evenings_table_done = 已打完
evenings_played = 已打 { $played } 局，共 { $of } 局
evenings_nobody_yet = 還沒有人參加。請分享連結。
evenings_here = 在場
evenings_out = 沒有在打
evenings_removed = 已移出
evenings_second = 第二主持人

## Directing

evenings_directing = 主持賽會
evenings_directing_how = 你可以關閉這個頁面：每一輪會自動進行，電腦會替不在的人打牌。
evenings_begin = 開始賽會
evenings_pause = 暫停
evenings_continue = 繼續
evenings_end = 結束賽會
evenings_end_sure = 電腦會打完進行中的牌局，不再有下一輪。
evenings_end_sure_now = 不再有下一輪。
evenings_not_end = 不要結束
evenings_make_second = 第二主持人
evenings_replace = 由電腦代打
evenings_remove = 移出

## Standings

evenings_standings = 排名
evenings_final = 最終排名
evenings_how = 「差距」將你每一局的結果，與其他牌桌上拿到同樣牌的人的平均相比。一局在所有牌桌都打完後才計入。
evenings_place = 名次
evenings_difference = 差距
# A narrow column.
evenings_round_short = 輪{ $round }
evenings_your_boards = 你的牌局
evenings_boards_of = { $name } 的牌局
evenings_board = 第 { $round } 輪，第 { $board } 局
evenings_compared = { $points }，其他人平均 { $mean }
evenings_alone = { $points }，無人可比
evenings_others = 拿同樣牌的其他人：{ $others }
evenings_by_computer = 大部分由電腦代打：最多以平均計。
evenings_no_boards = 還沒有任何一局在所有牌桌打完。

## At a table of an evening

evenings_at_table = 第 { $round } 輪（共 { $of } 輪），第 { $board } 局（共 { $boards } 局）
# A small sign on the table.
evenings_at_table_short = { $round }/{ $of } 輪 · { $board }/{ $boards } 局
evenings_closed = 計分方式
evenings_table_closed = 這是賽會的牌桌。其他人還在打同樣的牌時，只有這張牌桌的人看得到它。
evenings_to_evening = 前往賽會
