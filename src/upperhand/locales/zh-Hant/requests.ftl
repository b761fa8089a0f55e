# Why the playroom refuses something, away from the cards.

## Rules that contradict each other

switch_takes = { $switch } 必須是 { $words }，不能是 { $value }
switch_names_twice = { $switch } 重複寫了 { $value }
suits_once_each = { $switch } 必須由小到大各寫一次 D、C、H、S，不能是 { $value }
no_straight = { $switch } 每個都必須是五個連續的點數，決定大小的放最後，如 '34567'；{ $value } 不是
straight_twice = { $switch } 重複寫了 { $value } 的點數
straights_missing = { $switch }：五張牌型包含順子，所以至少要列出一個
straights_unused = { $switch }：五張牌型沒有順子或同花順，所以不能列出順子
bomb_not_played = { $switch }：{ $value } 不在五張牌型之中
card_points_stay = { $switch } 必須是 1：每張牌已有自己的分值
double_below_triple = { $switch } 必須小於加三倍的張數
whole_deck_is_for_three = { $switch }：整副牌只供 3 人使用，不能是 { $count } 人：四人各十三張，兩人只用部分的牌
bids_need_a_plain_one = { $switch } 必須包含一個不需要特殊手牌的合約，例如 rik
troela_not_in_bids = { $switch } 是 { $value }，但叫牌中沒有它
join_not_in_bids = { $switch }：{ $value } 不在叫牌之中
overtricks_of_their_own = { $switch }：Stichting Rikken 的計分表已有超墩籌碼，必須為 0
tariff_unreadable = { $switch }：{ $word } 不是籌碼規定；請寫合約和 1 到 1000 的籌碼，如 solo8:2，或分別寫完成與失敗的籌碼，如 solo9:60-25
tariff_has_one_amount = { $switch }：{ $value } 沒有能完成或失敗的莊家，只能有一個數
tariff_not_played = { $switch }：按這些規則不打 { $value }
not_played_by = { $preset } 由 { $allowed } 人玩，不是 { $count } 人
rules_seat = 這些規則是 { $count } 人玩的，不是 { $given } 人

## A position that is typed in: what cannot be known so

move_impossible = 第 { $number } 步（座位 { $seat }：{ $move }）不可能發生：{ $why }
played_before = { CARDS($cards) } 已經出過
dealt_to = { CARDS($cards) } 發給了座位 { $seat }
has_cards_left = 它只剩 { $count } 張牌
not_dealt = { CARDS($cards) } 沒有發出：{ CARDS($lowest) } 是最小的牌並已開局
in_the_hand_of = { CARDS($card) } 在座位 { $seat } 的手中
shown_not_to_hold = 它已顯示沒有 { CARDS($card) }
no_deal_allows_it = 沒有任何暗牌的分法容許這一步
hand_is_hidden = 座位 { $seat } 的牌沒有對座位 { $from } 攤開
hand_lies_open = 座位 { $seat } 攤開了 { $count } 張牌，但給了 { $given } 張
open_hand_repeats = 座位 { $seat } 的牌重複了 { CARDS($cards) }
open_hands_fit_no_deal = 按照這些攤開的牌，沒有任何暗牌的分法容許這些步驟
other_count_dealt = 按照這套規則，一手牌有 { $count } 張，不是 { $given } 張
opener_is_dealt_18 = 按照這套規則，這手牌有 { $count } 張，不是 { $given } 張：開局者拿 18 張
another_seat_opens = 由座位 { $seat } 開局：它持有最小的 { CARDS($card) }
lower_card_opens = 最小的牌開局，而座位 { $seat } 的 { CARDS($card) } 比 { CARDS($other) } 小
too_high_to_open = 共發 { $count } 張牌，所以其中最小的比 { CARDS($card) } 小

## The playroom: what is refused elsewhere

log_out_first = 你已有帳號，請先登出再建立新的
name_taken = 這個名稱已有人使用，請另選一個
name_of_an_account = 這個名稱和某個帳號的名稱很像，請另選一個或登入
wrong_password = 名稱或密碼不正確
no_such_account = 沒有這個名稱的帳號
password_too_short = 密碼至少要有 { $count } 個字元
password_too_simple = 密碼至少要有 { $count } 個不同的字元
password_too_common = 這個密碼太容易被猜到，請另選一個
bad_name = 名稱要有 1 到 24 個可見字元
account_name_stays = 帳號的名稱不能更改
preferences_need_account = 訪客的設定保存在瀏覽器中；建立帳號即可保存在這裡
no_session = 沒有工作階段，請重新開啟頁面
no_such_game = 沒有這局牌，或尚未結束
no_record = 這不是紀錄：紀錄是一行文字，可從覆盤頁下載
bad_record = 無法開啟這份紀錄：{ $problem }
too_many_reviews = 正在覆盤的牌局太多，請一分鐘後再試
review_failed = 無法覆盤這局牌：{ $problem }
no_decision = 玩家無法作出決定：{ $problem }
too_many_open = 這裡的連線太多了，請關閉一些網頁
too_many_rooms = 你有太多房間正在使用，請先打完一局或離開一個房間
record_too_long = 一份紀錄最多 { $count } 位元組
too_many_loaded = 你已載入 { $count } 份紀錄，不能再存更多
no_such_session = 這個工作階段已經結束
