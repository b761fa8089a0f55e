# Play without a server: the table, the engine and the finished games are on this device.

offline_lead = Spiele beide Spiele gegen Computer auf diesem Gerät. Ist das Programm einmal geladen, brauchst du keine Verbindung.
offline_ready = Das Programm ist auf diesem Gerät.
offline_to_fetch = Das Programm wird einmal geladen: { $size } MB.
offline_fetching = Das Programm wird geladen: { PERCENT($share) }
offline_not_fetched = Das Programm konnte nicht geladen werden. Verbinde dich einmal mit dem Server und versuche es dann noch einmal.
offline_stopped = Das Programm ist stehen geblieben. Dein Spiel ist gespeichert, und du kannst es wieder öffnen.
offline_reopen = Das Spiel wieder öffnen
offline_table = Tisch auf diesem Gerät
offline_running = Ein Spiel wartet auf dich
offline_continue = Weiterspielen
offline_start = Spielen
offline_finished = Spiele auf diesem Gerät
offline_download = Spiel herunterladen
offline_download_all = Alle herunterladen
offline_later = Tipps und Rückblicke brauchen den Server. Die Spiele bleiben auf diesem Gerät: Sieh sie dir an, wenn du wieder online bist.
