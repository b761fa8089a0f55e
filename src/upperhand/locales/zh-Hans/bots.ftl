## 机器人：用自己账号打牌的程序

seat_bot = 机器人
bots_title = 机器人
bots_about = 机器人是给你的程序用的账号，有自己的名字、等级分和历史。大家都看得出它是机器人，以及它属于谁。
bots_guide = 程序接口
bots_name = 机器人的名字
bots_make = 创建机器人
bots_delete = 删除
bots_delete_sure = 确定删除 { $name }？它的等级分和统计会被删除，令牌也会失效。此操作无法撤销。
bots_delete_now = 永久删除
bots_keep = 保留
token_name = 新令牌，用在
token_where = 我的笔记本
token_make = 创建令牌
token_once = 这是 { $name } 的令牌。请现在复制：它只显示这一次。拿到它的人就能以你的机器人身份打牌。
token_copy = 复制
token_copied = 已复制
token_hide = 我已复制
token_unused = 从未使用
token_used = 上次使用：{ $moment }
token_revoke = 撤销
token_revoke_label = 撤销令牌 { $name }
bots_allowed = 允许机器人入座
bots_allowed_how = 机器人不会改变真人的等级分。
bots_welcome = 允许机器人
profile_owner = { $name } 的机器人
leaderboard_bots = 机器人

## 被拒绝的请求

bad_token = 没有这个令牌：它可能已被撤销；可在账号页面创建新的
not_for_bots = 机器人不能这样做：它只能找牌桌和打牌
no_hints_for_bots = 机器人要自己打牌，得不到提示
no_bots_here = 房主不希望这张牌桌有机器人
own_bot_here = 在计分牌桌上，机器人不能与它的拥有者或拥有者的其他机器人同桌
bots_need_account = 只有有账号的人才能拥有机器人
too_many_bots = 你已有 { $count } 个机器人，请先删除一个
too_many_tokens = 这个机器人已有 { $count } 个令牌，请先撤销一个
no_such_bot = 你没有这个机器人
no_such_token = 这个机器人没有这个令牌
