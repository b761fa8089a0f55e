# The first lesson of each game: what a step says, and what is answered to a move.

## Big Two

lesson_big_two_goal =
    Wer zuerst keine Karten mehr hat, gewinnt. Du hast { CARDS($card) }, die niedrigste Karte von allen, also beginnst du, und dein erster Zug muss sie enthalten. Tippe auf die Karte und dann auf Spielen.
lesson_big_two_goal_right = Gut gespielt. Jetzt folgen die anderen der Reihe nach, jeder mit einer höheren Karte.
lesson_big_two_ranks =
    Von niedrig nach hoch: 3 4 5 6 7 8 9 10 J Q K A 2. Die 2 ist am höchsten. Schlage { CARDS($card) } mit einer höheren Karte, aber mit der niedrigsten, die reicht.
lesson_big_two_ranks_right = Spar dir hohe Karten auf, bis du sie brauchst.
lesson_big_two_ranks_other_ten =
    Beide Zehnen reichen. Spiel { CARDS($card) } und behalte die andere: Du brauchst sie gleich.
lesson_big_two_can_beat =
    Du darfst passen, aber hier kannst du ohne Verlust schlagen, und jede Karte, die du loswirst, zählt.
lesson_big_two_lower_will_do = Das schlägt sie, aber eine niedrigere Karte reicht. Spar dir hohe Karten auf, bis du sie brauchst.
lesson_big_two_suits =
    Bei gleichem Rang entscheidet die Farbe, von niedrig nach hoch: ♦ ♣ ♥ ♠. Darum hat die Herz 10 die Kreuz 10 geschlagen. Schlage jetzt { CARDS($card) } mit deiner Zehn.
lesson_big_two_suits_right = Pik ist die höchste Farbe: Eine höhere Zehn gibt es nicht.
lesson_big_two_suits_higher = Das schlägt sie, aber { CARDS($card) } reicht.
lesson_big_two_pass =
    Nichts schlägt { CARDS($card) }. Wenn du nicht spielen kannst oder willst, passt du.
lesson_big_two_pass_right =
    Passen ist kein Verlust: Beim nächsten Mal kannst du wieder spielen. Wenn alle anderen passen, spielt { $name } wieder aus.
lesson_big_two_pairs =
    { $name } spielt ein Paar aus: zwei Karten eines Rangs. Nur ein höheres Paar schlägt es. Schlage es mit deinem niedrigsten Paar. Der Knopf Paar unter deinem Blatt wählt es für dich.
lesson_big_two_pairs_right = Zwei Karten weg, und dein hohes Paar hast du noch.
lesson_big_two_pairs_lower = Auch dieses Paar gewinnt, aber ein niedrigeres reicht.
lesson_big_two_lead =
    Alle haben gepasst, also spielst du aus, was du willst. Spiel deine niedrigste Karte aus: Später wirst du sie schwer los.
lesson_big_two_lead_right = Eine niedrige Karte schlägt nichts, also spiel sie aus, solange du kannst.
lesson_big_two_lead_lowest =
    Das darfst du ausspielen. Aber deine 4 schlägt nichts: Du wirst sie nur los, wenn du ausspielst. Spiel sie jetzt aus.
lesson_big_two_five =
    Ein paar Stiche später. Fünf Karten können auf einmal weg: Fünf Ränge in Folge sind eine Straße. Spiel deine aus. Der Knopf Straße wählt sie für dich.
lesson_big_two_five_right = Fünf Karten auf einmal weg. Nur eine andere Kombination aus fünf Karten hätte sie geschlagen.
lesson_big_two_five_more = Das darfst du ausspielen, aber mit der Straße wirst du fünf Karten auf einmal los.
lesson_big_two_hands =
    Kombinationen aus fünf Karten von niedrig nach hoch: Straße, Flush (eine Farbe), Full House (drei und zwei), Vierling plus eins, Straight Flush. { $name } hat eine Straße ausgespielt: Schlage sie mit der niedrigsten Kombination, die reicht.
lesson_big_two_hands_right = Ein Flush schlägt jede Straße, und das Full House behältst du für später.
lesson_big_two_hands_flush_will_do =
    Ein Full House schlägt sie, aber dein Flush auch. Behalte das Full House für später.
lesson_big_two_twos =
    { $name } hat nur noch zwei Karten. Deine { CARDS($card) } schlägt jede Karte. Genau dafür behältst du deine Zweien: Hol dir das Ausspiel, dann kannst du fertig werden.
lesson_big_two_twos_right = Niemand kann sie schlagen, also spielst du aus.
lesson_big_two_twos_pass = Dann spielt { $name } aus und wird vielleicht sofort fertig. Hol dir mit deiner 2 das Ausspiel.
lesson_big_two_finish = Du spielst aus und hast ein Paar. Spiel beide Karten, und dein Blatt ist leer.
lesson_big_two_finish_right = Dein Blatt ist leer: Du gewinnst!
lesson_big_two_finish_single = Dann hast du noch eine Karte, und jemand anders wird vielleicht vor dir fertig. Spiel beide auf einmal.
lesson_big_two_points =
    Jeder Verlierer zahlt dir einen Punkt für jede übrige Karte: ab zehn Karten doppelt, bei dreizehn dreifach. Werde also auch dann Karten los, wenn du nicht gewinnen kannst.

## Rikken

lesson_rikken_trick =
    Jeder spielt eine Karte: Das ist ein Stich. Die erste Karte bestimmt die Farbe, und wer diese Farbe hat, muss bedienen. Die höchste Karte der Farbe macht den Stich: Ass, König, Dame, Bube, 10, bis hinunter zur 2. { $name } hat { SUIT($suit) } ausgespielt. Mach den Stich.
lesson_rikken_trick_right = Keine Karte einer Farbe ist höher als das Ass: Der Stich gehört dir.
lesson_rikken_trick_too_low = Das bedient, aber { CARDS($card) } ist höher und macht den Stich.
lesson_rikken_lead = Wer einen Stich macht, spielt zum nächsten aus, mit einer beliebigen Karte. Spiel eine Karte aus, die wieder einen Stich macht.
lesson_rikken_lead_right = Die höchste Karte der Farbe: dein zweiter Stich.
lesson_rikken_lead_low = Das darfst du ausspielen, aber jemand wird höher spielen. { CARDS($card) } ist die höchste ihrer Farbe.
lesson_rikken_trump =
    Eine Farbe ist Trumpf, hier { SUIT($suit) }: Selbst der niedrigste Trumpf schlägt jede Karte der anderen Farben. { $name } hat { SUIT($led) } ausgespielt, und du hast keins, also darfst du jede Karte spielen. Mach den Stich.
lesson_rikken_trump_right = Deine { CARDS($card) } schlägt sogar den König.
lesson_rikken_trump_discard = Diese Karte darfst du abwerfen, aber dann macht { CARDS($card) } den Stich.
lesson_rikken_bid =
    Ein Spiel beginnt mit dem Reizen: Das höchste Gebot wird gespielt. { CONTRACT($bid) } verspricht 8 der 13 Stiche, zusammen mit einem Partner. Du hast sechs Herz mit den vier höchsten, noch ein Ass und einen König: Biete { CONTRACT($bid) }.
lesson_rikken_bid_right = Die anderen passen, also spielst du { contract_rik }.
lesson_rikken_bid_pass = Mit so einem Blatt willst du spielen: Es macht allein schon sieben Stiche.
lesson_rikken_bid_solo = Allein brauchst du 8 Stiche gegen drei, und dieses Blatt macht etwa sieben. Mit Partner ist es sicher.
lesson_rikken_bid_piek = { contract_piek } ist genau ein Stich, ohne Trumpf. Dieses Blatt macht viel mehr.
lesson_rikken_bid_misere = { contract_misere } ist kein einziger Stich. Deine Asse machen zwangsläufig welche.
lesson_rikken_choose =
    Du wählst den Trumpf. Nimm deine längste Farbe: Den anderen geht sie zuerst aus, und jeder übrige Trumpf ist ein Stich.
lesson_rikken_choose_right = Von jetzt an schlägt { SUIT($suit) } jede andere Farbe.
lesson_rikken_choose_longest = Deine längste Farbe ist { SUIT($suit) }. Mach sie zum Trumpf.
lesson_rikken_call =
    Rufe jetzt ein Ass, das du nicht hast, von einer Farbe, die du hast. Wer es hat, ist dein Partner. Wähle eins von diesen beiden.
lesson_rikken_call_right = Wer es hat, ist jetzt dein Partner, und niemand sonst weiß es.
lesson_rikken_find =
    Ein paar Stiche später. Du hast { CARDS($card) } gerufen und willst wissen, wer es hat. Spiel eine niedrige Karte dieser Farbe aus.
lesson_rikken_find_right = Das Ass zeigt es: { $name } ist dein Partner. Alle eure Stiche zählen zusammen.
lesson_rikken_find_king = { CARDS($card) } deines eigenen Partners würde deinen König schlagen. Behalte ihn und spiel eine niedrigere Karte aus.
lesson_rikken_find_other = Das lockt das gerufene Ass nicht heraus. Spiel { SUIT($suit) } aus.
lesson_rikken_help =
    In diesem Spiel spielt { $name } { contract_rik } und hat { CARDS($card) } gerufen. Du hast es: Du bist der Partner, und nur du weißt es. Der König von { $name } macht diesen Stich schon, für euch beide. Spiel so, dass nichts verschenkt wird.
lesson_rikken_help_right = Eure Seite hat den Stich, und dein Ass macht noch einen.
lesson_rikken_help_overtaken = Der König von { $name } macht den Stich ohnehin, und ihr seid Partner. Behalte dein Ass für einen anderen.
lesson_rikken_show = { $name } spielt { CARDS($card) } an. Mach den Stich: Jetzt sehen alle, wer zu wem gehört.
lesson_rikken_show_right = Zusammen braucht ihr 8 Stiche. Die beiden anderen wollen euch aufhalten.
lesson_rikken_misere =
    Manche Gebote spielt man allein gegen drei: Solo sind 8 oder mehr Stiche, { contract_piek } genau einer, { contract_misere } keiner. { contract_piek } und { contract_misere } haben keinen Trumpf. Hier spielst du { contract_misere }. { CARDS($card) } von { $name } macht diesen Stich: Spiel die höchste Karte, die darunter bleibt.
lesson_rikken_misere_right = Gut abgeworfen: Diese Dame kann keinen Stich mehr machen.
lesson_rikken_misere_later = Das ist jetzt sicher, aber { CARDS($card) } macht später vielleicht einen Stich. Unter dem König ist sie sicher.
lesson_rikken_last = Der letzte Stich bei { contract_rik }. Du und { $name } habt zusammen sieben Stiche. Mach den achten mit deinem Trumpf.
lesson_rikken_last_right = Acht Stiche: { contract_rik } ist geschafft.
lesson_rikken_chips =
    Die Verlierer zahlen in Chips. Bei { contract_rik } zahlt jeder Verlierer jedem Gewinner 1 Chip, also bekommt ihr beide 2. Wer allein spielt, bekommt von jedem der anderen oder zahlt an jeden: 1 für { contract_solo8 }, 3 für { contract_piek }, 5 für { contract_misere }.
