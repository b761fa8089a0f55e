# Play without a server: the table, the engine and the finished games are on this device.

offline_lead = 在这个设备上和电脑玩两种游戏。程序下载之后，就不需要联网了。
offline_ready = 程序已在这个设备上。
offline_to_fetch = 程序只需下载一次：{ $size } MB。
offline_fetching = 正在下载程序：{ PERCENT($share) }
offline_not_fetched = 程序没有下载成功。请连上服务器一次，再试一遍。
offline_stopped = 程序停止了。你的牌局已保存，可以重新打开。
offline_reopen = 重新打开牌局
offline_table = 这个设备上的牌桌
offline_running = 有一局牌在等你
offline_continue = 继续
offline_start = 开始
offline_finished = 这个设备上的牌局
offline_download = 下载牌局
offline_download_all = 全部下载
offline_later = 提示和复盘需要服务器。牌局留在这个设备上：联网后再复盘。
