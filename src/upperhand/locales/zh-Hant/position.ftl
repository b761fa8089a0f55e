# 分析局面的頁面。

## 擺局面

position_lead = 擺出一個局面，看看每一步值多少，以及誰可能拿著哪張牌。
position_game = 遊戲
position_rules = 規則
position_players = 人數
position_first = 誰先領出
position_dealer = 誰發牌
position_seat = { $number } 號座位
position_hand = 你拿到的牌
position_hand_how = 點選你拿到的牌。
position_count = { $count } 張牌
position_clear = 清除
position_paste = 或貼上一行牌局紀錄
position_paste_how = 一局的 JSON 紀錄，可以在覆盤頁下載。這樣所有的牌都是已知的。
position_open = 開啟
position_edit = 修改手牌

## 出牌

position_moves = 目前的出牌
position_no_moves = 還沒有人出牌。
position_undo = 復原
position_to_move = 輪到{ $name }
position_yours = 輪到你：從手牌出牌，或看看每一步值多少。
position_over = 這一局已經結束。
position_choose_for = 選擇{ $name }出了什麼
position_add = 加入
position_text = 或寫下這一步
position_at = 第 { $number } 步之後
position_seen_by = 觀看者
position_partner = 有人叫 { contract_troela } 時的搭檔
position_partner_none = 你，或沒有
position_lies_open = { $name } 的牌攤開了：選出這 { $count } 張

## 結果

position_analyse = 分析
position_working = 正從這裡模擬許多局…
position_candidates = 每一步值多少
position_games = { $games } 局，± { $error }
position_holders = 誰拿著什麼
position_holders_how = 每個座位拿著你看不到的牌的機率，以百分比表示。
position_cards_of = { $name }的牌
position_open_play = 如果所有的牌都攤開
position_open_ask = 攤開所有的牌求解
position_open_exact = 每個人都看得到所有的牌，並且打得最好。
position_open_network = 所有的牌都已知；其他人照神經網路出牌。
position_open_side = { $names }的墩數
position_open_made = { $names }的合約
position_open_points = { $names }的分數
position_open_none = 這裡無法求解：還沒有牌可以出，或剩下的牌太多。
position_made = 完成
position_down = 未完成
position_show_hands = 顯示所有手牌
position_share = 分享這個局面
position_link = 分析這個局面
