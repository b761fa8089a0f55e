## Andere mensen: uitnodigen, plaatsen, praten, en tafels die blijven

seat_guest = gast
rated_label = Rating
rated_yes = Telt mee
rated_no = Vriendschappelijk
rated_yes_how = Telt voor ratings en statistieken.
rated_no_how = Alleen in de geschiedenis: geen rating verandert.
wait_minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
wait_host = Tot ik begin
wait_label = Open plaatsen wachten op mensen
wait_left = Computers ({ $level }) nemen de open plaatsen in over { $time }.
your_name = Je naam

## Uitnodigen

invite_title = Uitnodigen
invite_copy = Link kopiëren
invite_share = Delen
invite_qr = QR-code
invite_qr_label = QR-code met de link naar deze tafel
invite_qr_how = Scan hem met de camera van een telefoon.
invited_title = { $host } nodigt je uit aan een tafel
invited_seats =
    { $count ->
        [one] { $count } plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
invited_sit = Ga zitten
invited_watch = Alleen kijken
ready_button = Ik ben klaar
host_begins = { $name } begint het spel.

## Plaatsen en tafels die blijven

together_title = Samen
swap_with = Wissel met { $name }
swap_take = Ga op plaats { $number } zitten
swap_asked = Je hebt { $name } gevraagd om van plaats te wisselen.
swap_wanted = { $name } wil met jou van plaats wisselen.
swap_agree = Wissel van plaats
swap_decline = Nee, bedankt
swap_withdraw = Laat maar
swap_next = Plaatsen in het volgende spel, in speelvolgorde: { NAMES($names) }
shuffle_seats = Plaatsen loten
keep_room = Deze tafel bewaren
keep_how = Adres, mensen en scorelijst blijven: kom hier volgende week weer bij elkaar.
keep_needs = Met een account kun je een tafel bewaren en er volgende week weer bij elkaar komen.
kept = Deze tafel blijft
kept_title = Tafels die blijven
kept_open = Openen
kept_give_up = Deze tafel opgeven
kept_sure = Opgeven? Ze sluit dan zoals elke andere tafel.

## Praten

talk_title = Praten
talk_reactions = Reacties
talk_phrases = Zinnen
talk_people = Mensen
talk_said = { $name }: { $text }
signal_smile = glimlach
signal_laugh = lach
signal_wow = wauw
signal_sad = verdrietig
signal_bravo = bravo
signal_think = hm
signal_hello = Hallo!
signal_good_luck = Succes!
signal_well_played = Goed gespeeld!
signal_thanks = Dank je wel!
signal_sorry = Sorry!
signal_good_game = Mooi spel!
signal_one_more = Nog een?
signal_must_go = Ik moet gaan.
chat_allow = Chat toestaan
chat_allow_how = Jij leest wat anderen schrijven en zij lezen wat jij schrijft, als zij het ook toestaan.
chat_label = Chat met { NAMES($names) }
chat_nobody_yes = Hier staat nog niemand anders chat toe.
chat_send = Versturen
chat_lines = Wat er geschreven is
talk_mute = { $name } dempen
talk_unmute = { $name } weer horen
talk_block = { $name } blokkeren
talk_block_sure = { $name } echt blokkeren? Jullie horen elkaar dan nergens meer, aan geen enkele tafel.
talk_blocked = Je hebt { $name } geblokkeerd.
blocked_title = Geblokkeerde mensen
blocked_none = Je hebt niemand geblokkeerd.
talk_unblock = { $name } niet meer blokkeren

## Wat geweigerd wordt

host_only = alleen de gastheer kan dit doen
host_blocks_you = de gastheer van deze besloten kamer wil niet dat je meedoet
talk_alone = er zit niemand anders aan deze tafel om mee te praten
nobody_sits_there = daar zit niemand
not_yourself = dat ben je zelf
blocked_enough = je hebt { $count } mensen geblokkeerd; deblokkeer eerst iemand
chat_off = sta eerst chat toe; dan kun je schrijven
chat_nobody = niemand aan deze tafel kan lezen wat je schrijft: jullie moeten allebei chat toestaan
chat_in_game = tijdens een spel kun je alleen schrijven als iedereen aan de tafel het kan lezen
chat_empty = er is niets om te versturen
chat_long = een bericht heeft hoogstens { $count } tekens
chat_link = een bericht kan geen link bevatten
keep_needs_account = alleen wie een account heeft, kan een tafel bewaren
keep_not_this_room = een tafel die vanuit een stelling begint, kan niet bewaard worden
kept_enough = je bewaart al { $count } tafels; geef er eerst een op
swap_between_games = plaatsen kunnen alleen tussen twee spellen gewisseld worden
swap_no_such_seat = er is geen andere plaats met dit nummer
swap_fixed_seats = aan deze tafel houdt iedereen zijn plaats
