# The page's own words.

## Header and titles

nav_skip = 跳到內容
nav_label = 主選單
nav_menu = 選單
nav_language = 語言
title_room = 牌桌
title_lobby = 大廳
title_records = 我的牌局
title_review = 覆盤
title_rules = 規則
title_profile = 個人檔案
title_leaderboard = 排行榜
title_account = 帳號
title_settings = 設定
title_analysis = 分析
title_learn = 學習
title_lesson = 課程
title_puzzles = 牌題
title_today = 每日一題
title_daily = 每日一局
title_missing = 找不到這個頁面
title_offline = 離線遊玩

## Errors and guests

missing_lead = 這個網址沒有內容，請檢查是否打錯字。
error_offline = 無法連上伺服器，請檢查網路後再試一次。
error_home = 回首頁
guest_name = 訪客

## Start page

home_title = 請入座，牌已發好。
home_lead = 與朋友或電腦一起玩{ game_big_two }與 { game_rikken }，電腦從溫和到毫不留情。不需要帳號。
home_about_big_two = 搶先出完手上的牌：單張、對子與五張牌型，一手比一手大。
home_about_rikken = 荷蘭的叫牌吃墩遊戲：叫一張 A 找出搭檔，或一人獨鬥三家。
home_play = 立即開始
home_customise = 自訂牌桌
home_rules = 玩法說明
learn_invitation = 第一次玩{ $game }？五分鐘學會
home_join = 加入朋友
home_join_how = 輸入他們房間的代碼。
home_code = 房間代碼
home_enter = 進入
home_lobby = 認識其他玩家
home_lobby_how = 有空位的牌桌。
home_review = 從牌局中學習
home_review_how = 逐步回顧，看看勝負在哪裡轉折。
home_puzzle_how = 有正確答案的局面，由精確的求解程式證明。
home_offline_how = 在這台裝置上與電腦對戰兩種遊戲，不需要伺服器。
home_unreachable = 無法連上伺服器。你可以先在這台裝置上遊玩。
daily_lead = 今天每個人拿到同樣的牌，對手也是同樣的電腦。只有一次算數。

## Waiting room

room_title = 房間 { $code }
room_timer = 每步 { $count } 秒
room_no_timer = 不限時
room_invite = 用這個代碼或連結邀請朋友。空位由電腦補上。
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
room_watching_late = 你正在觀戰。每局結束後，你會看到攤開所有手牌的這一局。
room_coming = 你從下一局開始加入。
room_stay_away = 不加入了
room_comes = { $name } 從下一局開始加入
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
seat_few = 剩 { $count } 張！
seat_passed = 過牌
seat_led = 領出
seat_played_by_computer = 電腦代打
# On a phone the seat is narrow: keep it short.
seat_back = 等候 { $time }
seat_hand = { $name } 持有 { $cards }
hand_label = 你的手牌，{ $count } 張
timer_left = 剩餘 { $count } 秒
move_pass = 過
status_won = { $name } 出完了！
status_beat = 要壓過：{ $play }（{ $name }）
status_leads = 由 { $name } 領出。
status_contains = 必須包含 { CARDS($card) }。
dock_label = 你的手牌與動作
dock_choose = 輪到你：請選牌。
dock_choose_one = 輪到你：請選一張牌。
dock_speak = 輪到你：請在桌面上選擇。
dock_bid = 輪到你：請在桌面上叫牌，或過牌。
dock_must_pass = 你只能過牌。
dock_forced = 只能{ $move }：自動代你進行。
dock_done = 已代你進行：{ $move }。
dock_passing = 你在這一輪結束前都過牌。
dock_pass_trick = 這輪都過
dock_waits = { $name } 思考中…
dock_away = 電腦正在替你打牌。
dock_offers = 可以出的牌型
dock_play = 出牌
dock_prepared = 已為你的回合準備：{ $move }
dock_unprepare = 取消
dock_prepare = 下一回合出牌
dock_prepare_pass = 下一回合過牌
dock_dropped = 現在不能「{ $move }」。
dock_dropped_why = 未執行「{ $move }」：{ $why }
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
log_fallback = 電腦未及時決定，由系統代出

## Rikken at the table

rikken_auction = 叫牌階段。
rikken_highest = 最高叫牌：{ $bid }
rikken_passed_out = 大家都過牌。
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
rikken_declarer = 莊家
rikken_taken = 已贏 { $count } 墩，目標：{ $goal }
rikken_tricks = { $count } 墩

## My games and reviews

running_title = 進行中的牌局
running_continue = 繼續
