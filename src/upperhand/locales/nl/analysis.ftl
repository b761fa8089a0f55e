# Wat een analyse over zetten zegt, voor hints aan tafel. De cijfers staan ernaast.

## Wat voor een zet pleit

waiting_pays = je kaarten zijn later meer waard
keeps_the_lead =
    niemand kan dit slaan, dus jij komt weer uit; met nog { $plays ->
        [one] { $plays } combinatie is je hand leeg
       *[other] { $plays } combinaties is je hand leeg
    }
somebody_nearly_out =
    { $count ->
        [one] iemand heeft nog maar { $count } kaart
       *[other] iemand heeft nog maar { $count } kaarten
    }, en dit houdt die het best tegen
leaves_plays =
    daarna is je hand met nog { $plays ->
        [one] { $plays } combinatie leeg
       *[other] { $plays } combinaties leeg
    }

## Wat ertegen pleit

no_worse_in_games = even goed als de beste, voor zover { $games } gesimuleerde spellen dat laten zien
worse_than_play =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder dan { CARDS($play) }
worse_than_pass =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder dan passen

## Waar je op kunt letten

nudge_forced = Je kunt hier zeker winnen, wat de anderen ook hebben.
nudge_wait = Je hoeft niet altijd te spelen als je kunt.
nudge_unbeatable = Je hebt een combinatie die niemand kan slaan.
nudge_cards =
    { $count ->
        [one] Kijk naar je losse kaarten.
        [2] Kijk naar je paren.
       *[other] Kijk naar je combinaties van { $count } kaarten.
    }

## Rikken

passing_is_best = geen bod levert meer op dan passen
bid_made_in = je speelt het in { PERCENT($played) } van de spellen en haalt het in { PERCENT($share) } daarvan
bid_no_gain = de spellen bewijzen niet dat het meer oplevert dan passen
bid_gains =
    al met al { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiches
    } meer dan passen
bid_costs =
    al met al { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiches
    } minder dan passen
bid_for_each = iedereen speelt dan alleen
bid_never_played = iemand biedt steeds hoger
pass_others_play =
    { $name } speelt dan meestal { CONTRACT($contract) } ({ PERCENT($share) }), { SIGNED($chips) } fiches voor jou
pass_all_pass = meestal past iedereen ({ PERCENT($share) })
fewer_chips =
    { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiches
    } minder dan het beste
more_chips_in_games = het levert de meeste fiches op in { $games } gesimuleerde spellen
nudge_pass = Je hand is beter in de verdediging.
nudge_bid = Je hand is een bod waard.
nudge_low_bid = Lage kaarten kunnen een kracht zijn.
nudge_trump = Kijk naar je langste kleuren.
nudge_call = In welke kleur kan een maat je helpen?
nudge_lead_trump = Denk aan troef.
nudge_lead = Welke kleur helpt jouw kant?
nudge_take = Kun je deze slag winnen?
nudge_keep = Je hoeft hier geen hoge kaart te geven.
