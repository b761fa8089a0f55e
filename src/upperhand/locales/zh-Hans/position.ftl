# The page that analyses a position.

## Setting up a position

position_lead = 摆出一个局面，看看每一步值多少，以及谁可能拿着哪张牌。
position_game = 游戏
position_rules = 规则
position_players = 人数
position_first = 谁先领出
position_dealer = 谁发牌
position_seat = { $number } 号座位
position_hand = 你拿到的牌
position_hand_how = 点选你拿到的牌。
position_count = { $count } 张牌
position_clear = 清空
position_paste = 或者粘贴一行牌局记录
position_paste_how = 一局牌的 JSON 记录，可以在复盘页下载。这样所有的牌都是已知的。
position_open = 打开
position_edit = 修改手牌

## The moves

position_moves = 已走的步骤
position_no_moves = 还没有人出牌。
position_undo = 撤销
position_to_move = 轮到 { $name }
position_yours = 轮到你：从手牌出牌，或者看看每一步值多少。
position_over = 牌局已结束。
position_choose_for = 选择 { $name } 出了什么
position_add = 添加
position_text = 或者写下这一步
position_at = 第 { $number } 步之后
position_seen_by = 视角
position_partner = 有人叫 { contract_troela } 时的搭档
position_partner_none = 你，或者没有
position_lies_open = { $name } 的牌亮开了：选出这 { $count } 张

## Results

position_analyse = 分析
position_working = 正在从这里模拟许多局…
position_candidates = 每一步值多少
position_games = { $games } 局，± { $error }
position_holders = 谁拿着什么
position_holders_how = 你看不到的牌在各座位手中的概率，以百分比表示。
position_cards_of = { $name } 的牌
position_open_play = 如果所有的牌都亮开
position_open_ask = 亮开所有的牌求解
position_open_exact = 每个人都看得到所有的牌，并且打得最好。
position_open_network = 所有的牌都已知；其他人按神经网络出牌。
position_open_side = { $names } 的墩数
position_open_made = { $names } 的定约
position_open_points = { $names } 的分数
position_open_none = 这里无法求解：还没有牌可以出，或者剩下的牌太多。
position_made = 完成
position_down = 未完成
position_show_hands = 显示所有手牌
position_share = 分享这个局面
position_link = 分析这个局面
