## Other people: invitations, seats, talk, and tables that stay

seat_guest = 游客
rated_label = 等级分
rated_yes = 计分局
rated_no = 不计分局
rated_yes_how = 计入等级分和统计。
rated_no_how = 只留在历史里：等级分不变。
wait_minutes = { $count } 分钟
wait_host = 等我开始
wait_label = 空位等待真人
wait_left = { $time } 后由电脑（{ $level }）补上空位。
your_name = 你的名字

## Inviting

invite_title = 邀请
invite_copy = 复制链接
invite_share = 分享
invite_qr = 二维码
invite_qr_label = 这张牌桌链接的二维码
invite_qr_how = 用手机相机扫一扫。
invited_title = { $host } 邀请你入座
invited_seats = 有 { $count } 个空位
invited_sit = 入座
invited_watch = 只观战
ready_button = 我准备好了
host_begins = 由 { $name } 开始牌局。

## Seats and tables that stay

together_title = 一起玩
swap_with = 和 { $name } 换座
swap_take = 换到 { $number } 号座位
swap_asked = 你请 { $name } 换座位。
swap_wanted = { $name } 想和你换座位。
swap_agree = 换座位
swap_decline = 不用了，谢谢
swap_withdraw = 算了
swap_next = 下一局的座位，按出牌顺序：{ NAMES($names) }
shuffle_seats = 随机换座
keep_room = 保留这张牌桌
keep_how = 网址、牌友和计分表都会保留：下周在这里再聚。
keep_needs = 有账号就可以保留牌桌，下周再来这里聚。
kept = 这张牌桌会保留
kept_title = 保留的牌桌
kept_open = 打开
kept_give_up = 不再保留这张牌桌
kept_sure = 不再保留？它会像其他牌桌一样关闭。

## Talk

talk_title = 聊天
talk_reactions = 表情
talk_phrases = 短语
talk_people = 牌友
talk_said = { $name }：{ $text }
signal_smile = 微笑
signal_laugh = 大笑
signal_wow = 哇
signal_sad = 难过
signal_bravo = 太棒了
signal_think = 嗯
signal_hello = 你好！
signal_good_luck = 祝你好运！
signal_well_played = 打得好！
signal_thanks = 谢谢！
signal_sorry = 对不起！
signal_good_game = 打得开心！
signal_one_more = 再来一局？
signal_must_go = 我得走了。
chat_allow = 允许聊天
chat_allow_how = 你能看到别人写的话；别人也允许时，能看到你写的话。
chat_label = 和{ NAMES($names) }聊天
chat_nobody_yes = 这里还没有别人允许聊天。
chat_send = 发送
chat_lines = 聊天记录
talk_mute = 屏蔽 { $name } 的发言
talk_unmute = 恢复 { $name } 的发言
talk_block = 拉黑 { $name }
talk_block_sure = 真的要拉黑 { $name }？以后在任何牌桌上，你们都看不到对方的话。
talk_blocked = 你已拉黑 { $name }。
blocked_title = 黑名单
blocked_none = 你没有拉黑任何人。
talk_unblock = 解除拉黑 { $name }

## What is refused

host_only = 只有房主可以这样做
host_blocks_you = 这个私人房间的房主不希望你加入
talk_alone = 这张牌桌上没有别人可以聊天
nobody_sits_there = 那里没有人
not_yourself = 那是你自己
blocked_enough = 你已拉黑 { $count } 人，请先解除一个
chat_off = 请先允许聊天，然后才能写
chat_nobody = 这张牌桌上没有人能看到你写的话：双方都要允许聊天
chat_in_game = 牌局进行中，全桌都能看到时才能写
chat_empty = 没有内容可发
chat_long = 一条消息最多 { $count } 个字符
chat_link = 消息里不能有链接
keep_needs_account = 只有有账号的人才能保留牌桌
keep_not_this_room = 从某个局面开始的牌桌不能保留
kept_enough = 你已保留 { $count } 张牌桌，请先放弃一张
swap_between_games = 只能在两局之间换座位
swap_no_such_seat = 没有这个号码的其他座位
swap_fixed_seats = 这张牌桌上每个人的座位不变
