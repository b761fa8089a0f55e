## 其他人：邀請、座位、交談，以及保留的牌桌

seat_guest = 訪客
rated_label = 等級分
rated_yes = 計分局
rated_no = 不計分局
rated_yes_how = 計入等級分和統計。
rated_no_how = 只留在紀錄裡，不影響等級分。
wait_minutes = { $count } 分鐘
wait_host = 等到我開始
wait_label = 空位等人的時間
wait_left = { $time } 後由電腦（{ $level }）補上空位。
your_name = 你的名稱

## 邀請

invite_title = 邀請
invite_copy = 複製連結
invite_share = 分享
invite_qr = QR 碼
invite_qr_label = 這張牌桌連結的 QR 碼
invite_qr_how = 用手機相機掃描。
invited_title = { $host } 邀請你上桌
invited_seats = 有 { $count } 個空位
invited_sit = 坐下
invited_watch = 只觀看
ready_button = 我準備好了
host_begins = 由 { $name } 開始。

## 座位與保留的牌桌

together_title = 一起玩
swap_with = 和 { $name } 換位
swap_take = 移到 { $number } 號座位
swap_asked = 你請 { $name } 和你換座位。
swap_wanted = { $name } 想和你換座位。
swap_agree = 換座位
swap_decline = 不用了
swap_withdraw = 算了
swap_next = 下一局的座位（依出牌順序）：{ NAMES($names) }
shuffle_seats = 抽籤換位
keep_room = 保留這張牌桌
keep_how = 網址、玩家和計分表都會保留：下週再回來。
keep_needs = 有帳號就能保留牌桌，下週再來同桌。
kept = 這張牌桌已保留
kept_title = 保留的牌桌
kept_open = 打開
kept_give_up = 放棄這張牌桌
kept_sure = 要放棄嗎？之後它會像其他牌桌一樣關閉。

## 交談

talk_title = 交談
talk_reactions = 表情
talk_phrases = 短句
talk_people = 玩家
talk_said = { $name }：{ $text }
signal_smile = 微笑
signal_laugh = 大笑
signal_wow = 哇
signal_sad = 難過
signal_bravo = 太棒了
signal_think = 想一想
signal_hello = 你好！
signal_good_luck = 祝好運！
signal_well_played = 打得好！
signal_thanks = 謝謝！
signal_sorry = 抱歉！
signal_good_game = 這局真精彩！
signal_one_more = 再來一局？
signal_must_go = 我得走了。
chat_allow = 允許聊天
chat_allow_how = 對方也允許時，你們才看得到彼此寫的話。
chat_label = 和 { NAMES($names) } 聊天
chat_nobody_yes = 這裡還沒有其他人允許聊天。
chat_send = 送出
chat_lines = 聊天內容
talk_mute = 將 { $name } 靜音
talk_unmute = 恢復 { $name } 的聲音
talk_block = 封鎖 { $name }
talk_block_sure = 真的要封鎖 { $name } 嗎？之後在任何牌桌上都看不到彼此說的話。
talk_blocked = 你已封鎖 { $name }。
blocked_title = 已封鎖的人
blocked_none = 你沒有封鎖任何人。
talk_unblock = 解除封鎖 { $name }

## 被拒絕的事

host_only = 只有房主可以這樣做
host_blocks_you = 這個私人房間的房主不希望你加入
talk_alone = 這桌沒有其他人可以交談
nobody_sits_there = 那裡沒有人坐
not_yourself = 那是你自己
blocked_enough = 你已封鎖 { $count } 人；請先解除其中一人
chat_off = 請先允許聊天，才能寫訊息
chat_nobody = 這桌沒有人看得到你寫的話：雙方都必須允許聊天
chat_in_game = 牌局進行中，只有全桌都看得到時才能寫訊息
chat_empty = 沒有可以送出的內容
chat_long = 一則訊息最多 { $count } 個字元
chat_link = 訊息不能包含連結
keep_needs_account = 有帳號的人才能保留牌桌
keep_not_this_room = 從某個局面開始的牌桌不能保留
kept_enough = 你已保留 { $count } 張牌桌；請先放棄其中一張
swap_between_games = 只能在兩局之間換座位
swap_no_such_seat = 沒有這個編號的其他座位
swap_fixed_seats = 這張牌桌的座位是固定的
