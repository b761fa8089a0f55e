# Play without a server: the table, the engine and the finished games are on this device.

offline_lead = Speel beide spellen tegen computers op dit apparaat. Als het programma er eenmaal is, is geen verbinding nodig.
offline_ready = Het programma staat op dit apparaat.
offline_to_fetch = Het programma wordt één keer opgehaald: { $size } MB.
offline_fetching = Programma ophalen: { PERCENT($share) }
offline_not_fetched = Het programma kon niet worden opgehaald. Maak één keer verbinding met de server en probeer het opnieuw.
offline_stopped = Het programma is gestopt. Je spel is bewaard en je kunt het opnieuw openen.
offline_reopen = Spel opnieuw openen
offline_table = Tafel op dit apparaat
offline_running = Er wacht een spel op je
offline_continue = Verder spelen
offline_start = Spelen
offline_finished = Spellen op dit apparaat
offline_download = Spel downloaden
offline_download_all = Alles downloaden
offline_later = Tips en terugblikken hebben de server nodig. Spellen blijven op dit apparaat: bekijk ze als je online bent.
