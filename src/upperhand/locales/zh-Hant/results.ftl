# The end of a game: the result and the score sheet.

## End of a game

sheet_title = 計分表
sheet_empty = 還沒有打完的牌局。
sheet_bid = 叫牌
sheet_made = 完成
sheet_lost = 未完成
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
