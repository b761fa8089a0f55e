# The end of a game: the result and the score sheet.

## End of a game

sheet_title = 计分表
sheet_empty = 还没有打完的牌局。
sheet_bid = 叫牌
sheet_made = 完成
sheet_lost = 未完成
over_title = 牌局结束
over_won = 你赢了
over_lost = 你输了
over_even = 没有人赢
over_look = 看牌桌
over_show = 结果
over_player = 玩家
over_cards_left = 剩余手牌
over_cards_dealt = 原始手牌
over_none_left = 没有剩牌
over_total = 总计
over_leave = 离开
over_next = 下一局（{ $number }/{ $of }）
over_again = 再来一局
over_countdown = { $time } 后开始下一局
over_hold = 停止倒计时
