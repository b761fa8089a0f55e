# Play without a server: the table, the engine and the finished games are on this device.

offline_lead = Play both games against computers on this device. Once the engine is here, no connection is needed.
offline_ready = The engine is on this device.
offline_to_fetch = The engine is fetched once: { $size } MB.
offline_fetching = Fetching the engine: { PERCENT($share) }
offline_not_fetched = The engine could not be fetched. Connect to the server once, then try again.
offline_stopped = The engine has stopped. Your game is kept, and you can open it again.
offline_reopen = Open the game again
offline_table = Table on this device
offline_running = A game waits for you
offline_continue = Continue
offline_start = Play
offline_finished = Games on this device
offline_download = Download the game
offline_download_all = Download all
offline_later = Hints and reviews need the server. Games stay on this device: review them when you are online.
