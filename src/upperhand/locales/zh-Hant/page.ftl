# The page's own words.

## Header and titles

nav_skip = 跳到內容
nav_label = 主選單
nav_menu = 選單
nav_language = 語言
theme_label = 主題
theme_system = 跟隨系統
theme_light = 淺色
theme_dark = 深色
title_room = 牌桌
title_lobby = 大廳
title_records = 我的牌局
title_review = 覆盤
title_rules = 規則
title_profile = 個人檔案
title_leaderboard = 排行榜
title_account = 帳號
title_analysis = 分析
title_missing = 找不到這個頁面

## Errors and guests

missing_lead = 這個網址沒有內容，請檢查是否打錯字。
review_missing = 這個連結沒有牌局，或牌局尚未結束。
error_offline = 無法連上伺服器，請檢查網路後再試一次。
error_home = 回首頁
guest_name = 訪客

## Start page

home_title = 請入座，牌已發好。
home_lead = 與朋友或電腦一起玩大老二與 Rikken，電腦從溫和到毫不留情。不需要帳號。
home_about_big_two = 搶先出完手上的牌：單張、對子與五張牌型，一手比一手大。
home_about_rikken = 荷蘭的叫牌吃墩遊戲：叫一張 A 找出搭檔，或一人獨鬥三家。
home_play = 立即開始
home_customise = 自訂牌桌
home_rules = 玩法說明
home_join = 加入朋友
home_join_how = 輸入他們房間的代碼。
home_code = 房間代碼
home_enter = 進入
home_lobby = 認識其他玩家
home_lobby_how = 有空位的牌桌。
home_review = 從牌局中學習
home_review_how = 逐手回顧，看看勝負在哪裡轉折。

## New table

new_title = 開一桌 { $game }
new_close = 關閉
new_preset = 規則
new_players = 人數
new_timer = 每手時間
new_seconds = { $count } 秒
new_no_limit = 不限
new_games = 局數
new_seats = 座位
new_seat = 第 { $number } 位
new_levels = 電腦（依等級）
new_wait = 電腦補位等待時間
new_wait_always = 不補位：等待真人
new_spectators = 觀戰者
new_private = 私人：只能用代碼或連結進入
new_teaching = 教學模式：教練告訴你現在的重點
new_switches = 自訂規則
new_switches_how = 更改所選規則中的個別規則。
new_add = 加入
new_remove = 移除 { $value }
new_lower = 將 { $value } 調低
new_create = 建立房間
new_play = 開始
spectators_none = 不開放
spectators_public = 看牌桌，但看不到手牌
spectators_delayed = 延後看到所有手牌

## Lobby

lobby_lead = 有位子可以坐下的牌桌。
lobby_empty = 目前沒有開放的牌桌，來開第一桌吧。
lobby_host = 主人：{ $name }
lobby_join = 加入

## Waiting room

room_title = 房間 { $code }
room_timer = 每手 { $count } 秒
room_no_timer = 不限時
room_invite = 用這個代碼或連結邀請朋友。空位由電腦補上。
room_share = 分享連結
room_copied = 已複製
room_open_seat = 空位
room_computer = 電腦，{ $level }
room_away = 離開中
room_ready = 準備好了
room_sit = 坐這裡
room_stand = 離開座位
room_start = 開始牌局
room_waiting = 等待其他人…
room_watching = 你正在觀戰。
room_watching_late = 你正在觀戰：所有手牌攤開，比牌桌晚 { $count } 秒。
room_watching_soon = 第一步要等延遲時間過後才會出現。
room_wait = { $count } 秒後由電腦（{ $level }）補上空位。
room_no_entry = 無法進入這個房間
room_missing = 沒有房間 { $code }。
room_reload = 頁面已過期，請重新載入。
room_connecting = 連線中…
room_reconnecting = 連線中斷，正在重新連線…

## Table

table_title = 牌桌 { $code }
table_side = 牌局進行
table_game = 第 { $number } 局，共 { $of } 局
table_watching = { $count } 人觀戰
seat_you = 你
seat_your_turn = 輪到你了。
seat_turn = 輪到
seat_cards = { $count } 張牌
seat_passed = 不出
seat_led = 首出
seat_played_by_computer = 電腦代打
# On a phone the seat is narrow: keep it short.
seat_back = 等候 { $time }
seat_hand = { $name } 持有 { $cards }
hand_label = 你的手牌，{ $count } 張
timer_left = 剩餘 { $count } 秒
move_pass = 不出
status_won = { $name } 出完了！
status_beat = 要打過：{ $play }（{ $name }）
status_leads = 由 { $name } 先出。
status_contains = 必須包含 { CARDS($card) }。
dock_label = 你的手牌與動作
dock_choose = 輪到你：請選牌。
dock_speak = 輪到你：請在桌面上選擇。
dock_bid = 輪到你：請在桌面上叫牌，或不叫。
dock_must_pass = 你只能不出。
dock_forced = 只能{ $move }：自動代你進行。
dock_done = 已代你進行：{ $move }。
dock_passing = 你在這一輪結束前都不出。
dock_pass_trick = 這輪都不出
dock_waits = { $name } 思考中…
dock_away = 電腦正在替你打牌。
dock_offers = 可以出的牌型
dock_play = 出牌
dock_hint = 提示
dock_hand_over = 託管
dock_take_back = 自己打
sort_rank = 依點數
sort_suit = 依花色
sort_combination = 依牌型
table_last_trick = 上一墩
table_forced_moves = 自動進行唯一可行的動作
log_title = 出牌紀錄
log_clock = 時間到
log_fallback = 電腦出錯，系統代出

## Rikken at the table

rikken_auction = 叫牌階段。
rikken_highest = 最高叫牌：{ $bid }
rikken_passed_out = 全部不叫。
rikken_bids = 叫牌
rikken_choose_trump = 選王牌
rikken_choose_call = 叫一張牌：持有者就是你的搭檔
rikken_worth = 值 { $count } 個籌碼
rikken_trump_is = 王牌 { $suit }
rikken_trump_short = 王牌：{ SUIT($suit) }
rikken_calls = 叫 { CARDS($card) }
rikken_calls_blind = 盲叫 { CARDS($card) }
rikken_blind = 盲叫
rikken_partner = 搭檔
rikken_partner_is = 搭檔：{ $name }
rikken_partner_unknown = 搭檔：未知
rikken_dealer = 發牌
rikken_declarer = 主打
rikken_taken = 已贏 { $count } 墩，目標：{ $goal }
rikken_tricks = { $count } 墩

## End of a game

sheet_title = 計分表
sheet_empty = 還沒有打完的牌局。
sheet_bid = 叫牌
sheet_made = 做成
sheet_lost = 失敗
over_title = 牌局結束
over_won = 你贏了
over_lost = 你輸了
over_even = 沒有人贏
over_look = 看牌桌
over_show = 結果
over_player = 玩家
over_cards_left = 剩餘手牌
over_cards_dealt = 原始手牌
over_none_left = 沒有剩牌
over_total = 總分
over_leave = 離開
over_next = 下一局（{ $number }／{ $of }）
over_again = 再玩一局
over_countdown = 下一局在 { $time } 後開始
over_hold = 停止倒數

## My games and reviews

running_title = 進行中的牌局
running_continue = 繼續
records_none = 你還沒有完成的牌局。
records_game = 遊戲
records_score = 你的得分
records_running = 進行中
records_load = 載入紀錄
records_load_how = 一份紀錄是一局牌，寫成一行 JSON，可從覆盤頁下載。
records_file = 從檔案
records_text = 或貼上該行
records_open = 開啟覆盤
review_working = 正在製作覆盤：從每一手模擬數千局…
review_controls = 逐手瀏覽
review_back = 上一手
review_forward = 下一手
review_turn_before = 上一個錯失的好手
review_turn_after = 下一個錯失的好手
review_move = 手數
review_at = 第 { $number } 手，共 { $of } 手
review_curve = 勝率
review_judgement = 關於這一手
review_only = 沒有其他選擇。
review_download = 下載紀錄

## Account, profile and leaderboard

account_nickname = 你在牌桌上的名稱
account_save = 儲存
account_saved = 已儲存
account_register = 建立帳號
account_log_in = 登入
account_log_out = 登出
account_why = 帳號會保存你的牌局、分數與等級分；訪客時的紀錄也會一併保留。
account_welcome = 歡迎回來。
account_name = 名稱
account_password = 密碼
account_you = 你以 { $name } 登入。
account_profile = 你的個人檔案
profile_loading = 載入中…
profile_none = 還沒有完成的牌局。
profile_played = 局數
profile_won = 勝
profile_score = 得分
profile_rating = 等級分
profile_level = 等級
profile_by_level = 對電腦
profile_patterns = 出過的牌型
profile_recent = 最近的牌局
profile_people_rating = 對真人的等級分
profile_average = 每局平均
profile_since = { $date } 加入
leaderboard_against = 對手
leaderboard_everybody = 對所有人
leaderboard_people = 只對真人
leaderboard_none = 還沒有人有等級分。

## Rules

rules_title = { $game } 的玩法
rules_presets = 可選的規則
rules_presets_how = 各地玩法不同。開桌時可選一套規則，也可修改單項。
rules_big_two_aim = 目標
rules_big_two_aim_text = 比別人先出完手上所有的牌。二至四人，每人 13 張。
rules_big_two_order = 牌的大小
rules_big_two_order_text = 由小到大：3 4 5 6 7 8 9 10 J Q K A 2，2 最大。
rules_big_two_suits = 點數相同時比花色；多數玩法以方塊最小，其次梅花、紅心、黑桃。
rules_big_two_opening = 開局
rules_big_two_opening_text = 持有最小牌的人先出；多數玩法第一手必須包含這張牌。
rules_big_two_tricks = 出牌
rules_big_two_tricks_text = 先出者可出任何牌型。其他人依序用相同張數且更大的牌型壓過，或選擇不出。無人能壓時，由最後出牌者重新先出。
rules_big_two_end = 結束
rules_big_two_end_text = 有人出完手牌時牌局結束，此人獲勝。
rules_big_two_kinds = 牌型
rules_big_two_kinds_text = 一張、兩張，部分玩法可出三張；以及五張牌型，以下由小到大，較大的牌型可壓過任何較小的牌型。
rules_kind_single = 一張牌；先比點數，再比花色。
rules_kind_pair = 兩張同點數；點數相同時比較大的花色。
rules_kind_triple = 三張同點數；並非每種玩法都可以。
rules_kind_straight = 五張連續點數，不全為同一花色。
rules_kind_flush = 五張同花色。
rules_kind_full_house = 三張同點數加兩張同點數；比三張的點數。
rules_kind_four_plus_one = 四張同點數加任意一張。
rules_kind_straight_flush = 五張連續點數且同花色。
rules_big_two_points = 計分
rules_big_two_points_text = 輸家依剩餘張數付分，多數玩法剩十張以上加倍；贏家收取所有輸家付出的分數。
rules_rikken_aim = 目標
rules_rikken_aim_text = 四人各 13 張牌，叫出自己要達成的目標：若干墩、恰好一墩，或一墩都不拿。
rules_rikken_order = 牌的大小
rules_rikken_order_text = 每個花色（包括王牌）都以 A 最大，其次 K、Q、J、10，直到 2。
rules_rikken_auction = 叫牌
rules_rikken_auction_text = 由發牌者左手邊開始，每人叫得比前一個高或不叫；不叫者退出叫牌。叫得最高者就是主打，執行合約。下方的表格由低到高列出各種叫牌。
rules_rikken_partner = 王牌與搭檔
rules_rikken_partner_text = 在 Rik 中，主打者指定王牌，並叫一張自己沒有的 A。持有者就是搭檔，在這張 A 打出之前沒有其他人知道。
rules_rikken_play = 出牌
rules_rikken_play_text = 發牌者左手邊先出。其他人有同花色就必須跟，沒有則可出任何牌。最大的王牌贏得該墩，否則由首出花色最大者贏得。贏家下一墩先出。
rules_rikken_play_picture = 首出梅花；紅心為王牌時，紅心 2 贏得這一墩。
rules_rikken_points = 籌碼
rules_rikken_points_text = 十三墩之後輸家付給贏家，合約越難付得越多。獨打者與其他三人分別結算。表中是主打者總共收取或付出的籌碼。
