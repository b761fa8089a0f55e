# The coach at a table that teaches: what matters now, and what would have been better.

## What matters now in Big Two

tip_last_cards = { CARDS($cards) } is alles wat je nog hebt: speel het en win.
tip_forced = Vanaf hier houdt niemand je meer tegen. Begin met { CARDS($cards) }.
tip_block =
    { $name } heeft nog maar { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }. Als je speelt, speel hoog: { CARDS($cards) }.
tip_lead_more =
    { $name } heeft nog maar { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }. Kom uit met meer kaarten: daar kan { $name } niet boven.
tip_lead_high =
    { $name } heeft nog maar { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }. Kom hoog uit: { CARDS($cards) }.
tip_unbeatable =
    Niemand kan boven { CARDS($cards) }. Je komt opnieuw uit, en na nog { $plays ->
        [one] { $plays } zet
       *[other] { $plays } zetten
    } is je hand leeg.
tip_open = { CARDS($card) } moet in je zet zitten. Hoe meer kaarten er meegaan, hoe beter: { CARDS($cards) }.
tip_lead_five = Jij komt uit: raak vijf kaarten tegelijk kwijt met { CARDS($cards) }.
tip_lead_low = Jij komt uit, dus nu raak je lage kaarten kwijt: { CARDS($cards) }.
tip_breaks_up = Elke zet breekt hier een combinatie in je hand. Met een pas blijft alles heel.
tip_save = Alleen hoge kaarten gaan erboven: { CARDS($cards) }. Zo vroeg in het spel mag je ze bewaren en passen.
tip_cheapest = { CARDS($cards) } gaat erboven en breekt niets.

## What matters now in Rikken

tip_bid_rik = { $count } { SUIT($suit) } en { $honours } azen en heren: met een maat is dat genoeg voor een { contract_rik }.
tip_bid_misere = Geen aas, geen heer en veel lage kaarten: daarmee kun je elke slag ontwijken. Denk aan { contract_misere }.
tip_bid_pass =
    Voor een { contract_rik } wil je een kleur van vijf of meer kaarten, en drie azen en heren. Zonder die kaarten pas je en speel je tegen.
tip_choose_trump = Je langste kleur is { SUIT($suit) }, met { $count } kaarten. Maak die troef.
tip_call_ace = Vraag { CARDS($card) }: jij hebt de heer van die kleur, en de aas van je maat maakt hem hoog.
tip_call_short = Vraag de aas van een kleur waarin je weinig kaarten hebt: zijn die op, dan kun je troeven.
tip_draw_trumps = Jij speelt het bod: kom uit met { SUIT($suit) } tot de anderen geen troef meer hebben om je slagen af te pakken.
tip_find_partner = Je maat heeft { CARDS($card) }. Kom uit met een lage kaart van die kleur om te zien wie het is.
tip_lead_winners = Speel de kaarten waar niemand boven kan, en tel je slagen.
tip_lead_for_declarer = Jij bent de maat van { $name }. Kom uit met { SUIT($suit) }, de troef: jullie hebben er het meest van.
tip_partner_leads = Jij bent de maat van { $name }: jullie slagen tellen samen. Haal de jouwe, en kom dan laag uit.
tip_cash_ace = Je speelt tegen { $name }. Haal een slag met { CARDS($card) } voordat die getroefd wordt.
tip_defend = Je speelt tegen { $name }. Kom uit in een kleur waarvan je weinig hebt: is die op, dan kun je troeven.
tip_friend_has_it = { $name } hoort bij jou en heeft de slag. Speel laag en bewaar je hoge kaarten.
tip_cannot_take = Deze slag kun je niet winnen. Geef de kaart weg die je het minst nodig hebt.
tip_trump_it = Je hebt geen { SUIT($suit) }. Een troef wint de slag; een andere kaart geeft hem weg.
tip_take_cheaply = Jij speelt als laatste: { CARDS($card) } is genoeg om de slag te winnen.
tip_high_or_low = Na jou spelen er nog anderen. Win met een kaart waar men moeilijk boven kan, of speel je laagste.
tip_stop_misere = { $name } wil zo weinig mogelijk slagen. Speel laag, zodat { $name } de slag moet nemen.
tip_one_trick = Je hebt precies één slag nodig. Haal hem met een hoge kaart, en blijf daarna eronder.
tip_lead_below = Je wilt geen slag meer. Kom uit met een lage kaart waar iemand boven moet.
tip_stay_below = Blijf onder de hoogste kaart. { CARDS($card) } is de hoogste die nu veilig is.
tip_throw_high = Je kunt niet bekennen en wint deze slag dus niet: gooi je gevaarlijkste kaart weg.

## After a move that gives much away

coach_better = Je laatste zet gaf veel weg. Beter was: { $command }; { $why }.
