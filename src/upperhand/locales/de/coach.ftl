# The coach at a table that teaches: what matters now, and what would have been better.

## What matters now in Big Two

tip_last_cards = { CARDS($cards) } ist alles, was du noch hast: Spiel es und gewinne.
tip_forced = Von hier an hält dich niemand mehr auf. Beginne mit { CARDS($cards) }.
tip_block =
    { $name } hat nur noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }. Wenn du spielst, spiel hoch: { CARDS($cards) }.
tip_lead_more =
    { $name } hat nur noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }. Spiel mehr Karten auf einmal aus: Die kann { $name } nicht schlagen.
tip_lead_high =
    { $name } hat nur noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }. Spiel hoch aus: { CARDS($cards) }.
tip_unbeatable =
    Niemand kann { CARDS($cards) } schlagen. Du spielst wieder aus, und { $plays ->
        [one] nach noch { $plays } Zug ist dein Blatt leer.
       *[other] nach noch { $plays } Zügen ist dein Blatt leer.
    }
tip_open = In deinem Zug muss { CARDS($card) } sein. Je mehr Karten mitgehen, desto besser: { CARDS($cards) }.
tip_lead_five = Du spielst aus: Mit { CARDS($cards) } wirst du fünf Karten auf einmal los.
tip_lead_low = Du spielst aus, also wirst du jetzt niedrige Karten los: { CARDS($cards) }.
tip_breaks_up = Jeder Zug reißt hier eine Kombination auseinander. Wenn du passt, bleibt dein Blatt zusammen.
tip_save = Nur hohe Karten schlagen das: { CARDS($cards) }. So früh im Spiel darfst du sie behalten und passen.
tip_cheapest = { CARDS($cards) } schlägt es und reißt nichts auseinander.

## What matters now in Rikken

tip_bid_rik =
    { $count } Karten in { SUIT($suit) } und { $honours } Asse und Könige: Mit einem Partner reicht das für { contract_rik }.
tip_bid_misere = Kein Ass, kein König und viele niedrige Karten: Dieses Blatt kann jedem Stich ausweichen. Denk an { contract_misere }.
tip_bid_pass =
    Für { contract_rik } brauchst du eine Farbe mit mindestens fünf Karten und drei Asse und Könige. Sonst passe und wehre ab.
tip_choose_trump = Deine längste Farbe ist { SUIT($suit) } mit { $count } Karten. Mach sie zum Trumpf.
tip_call_ace = Rufe { CARDS($card) }: Du hast den König dieser Farbe, und nach dem Ass deines Partners ist er der Höchste.
tip_call_short = Rufe das Ass einer Farbe, von der du wenige Karten hast: Sind sie weg, kannst du stechen.
tip_draw_trumps = Du bist der Spielmacher: Spiel { SUIT($suit) } aus, bis die anderen keinen Trumpf mehr haben, um dir Stiche zu nehmen.
tip_find_partner = Dein Partner hat { CARDS($card) }. Spiel eine niedrige Karte dieser Farbe aus, dann siehst du, wer es ist.
tip_lead_winners = Spiel die Karten aus, die niemand schlagen kann, und zähle deine Stiche.
tip_lead_for_declarer = Du bist der Partner von { $name }. Spiel { SUIT($suit) } aus, den Trumpf: Eure Seite hat die meisten.
tip_partner_leads = Du bist der Partner von { $name }: Eure Stiche zählen zusammen. Mach deine, dann spiel niedrig aus.
tip_cash_ace = Du spielst gegen { $name }. Mach einen Stich mit { CARDS($card) }, bevor jemand stechen kann.
tip_defend = Du spielst gegen { $name }. Spiel eine Farbe aus, von der du wenige Karten hast: Ist sie weg, kannst du stechen.
tip_friend_has_it = { $name } ist auf deiner Seite und hat den Stich. Spiel niedrig und behalte deine hohen Karten.
tip_cannot_take = Diesen Stich kannst du nicht machen. Gib die Karte her, die du am wenigsten brauchst.
tip_trump_it = Du hast kein { SUIT($suit) }. Ein Trumpf macht den Stich; eine andere Karte gibt ihn her.
tip_take_cheaply = Du spielst als Letzter: { CARDS($card) } reicht für den Stich.
tip_high_or_low = Andere spielen noch nach dir. Nimm eine Karte, die schwer zu schlagen ist, oder deine niedrigste.
tip_stop_misere = { $name } will möglichst wenige Stiche. Spiel niedrig, damit { $name } den Stich nehmen muss.
tip_one_trick = Du brauchst genau einen Stich. Mach ihn mit einer hohen Karte und bleib von da an darunter.
tip_lead_below = Du willst keine Stiche mehr. Spiel eine niedrige Karte aus, die jemand übernehmen muss.
tip_stay_below = Bleib unter der höchsten Karte. { CARDS($card) } ist die höchste, die jetzt sicher ist.
tip_throw_high = Du kannst nicht bedienen, also auch den Stich nicht machen: Wirf deine gefährlichste Karte ab.

## After a move that gives much away

coach_better = Dein letzter Zug hat viel verschenkt. Besser war: { $command }; { $why }.
