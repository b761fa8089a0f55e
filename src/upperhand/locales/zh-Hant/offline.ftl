# 不需要伺服器的遊玩：牌桌、引擎和結束的牌局都在這台裝置上。

offline_lead = 在這台裝置上與電腦對戰兩種遊戲。引擎下載後，就不需要連線。
offline_ready = 引擎已在這台裝置上。
offline_to_fetch = 引擎只需下載一次：{ $size } MB。
offline_fetching = 正在下載引擎：{ PERCENT($share) }
offline_not_fetched = 無法下載引擎。請連上伺服器一次，然後再試。
offline_stopped = 引擎已停止。你的牌局已保留，可以重新開啟。
offline_reopen = 重新開啟牌局
offline_table = 這台裝置上的牌桌
offline_running = 有一局牌在等你
offline_continue = 繼續
offline_start = 開始
offline_finished = 這台裝置上的牌局
offline_download = 下載牌局
offline_download_all = 全部下載
offline_later = 提示和覆盤需要伺服器。牌局會留在這台裝置上，連線後即可覆盤。
