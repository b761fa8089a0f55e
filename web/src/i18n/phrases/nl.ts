import type { PhraseBook } from "./english";

const book: PhraseBook = {
  // Combinations as the rules of Big Two describe them.
  "a pair of {rank}s": "een paar {rank}",
  "three {rank}s": "drie keer {rank}",
  "two pair, {rank}s and {rank2}s": "twee paren, {rank} en {rank2}",
  "four {rank}s": "vier keer {rank}",
  "a straight ranked by {card}": "een straat tot {card}",
  "a flush with {card} on top": "een flush met {card} als hoogste",
  "a full house of {rank}s": "een full house met drie {rank}",
  "four {rank}s and a card": "vier keer {rank} met een kaart",
  "a straight flush ranked by {card}": "een straight flush tot {card}",
  "{card}": "{card}",
  // Why a play of Big Two is not possible.
  "{phrase} cannot be played on {phrase2}: play {count} cards or a bomb":
    "{phrase} kan niet op {phrase2}: speel {count} kaarten of een bom",
  "{phrase} cannot be played on {phrase2}: play {count} card or a bomb":
    "{phrase} kan niet op {phrase2}: speel {count} kaart of een bom",
  "{phrase} cannot be played on {phrase2}: play {count} cards":
    "{phrase} kan niet op {phrase2}: speel {count} kaarten",
  "{phrase} cannot be played on {phrase2}: play {count} card":
    "{phrase} kan niet op {phrase2}: speel {count} kaart",
  "{phrase} cannot be played on {phrase2}: play the same type or a bomb":
    "{phrase} kan niet op {phrase2}: speel dezelfde soort of een bom",
  "{phrase} cannot be played on {phrase2}: play the same type":
    "{phrase} kan niet op {phrase2}: speel dezelfde soort",
  "{phrase} ({cards}) does not beat the one on the table ({cards2})":
    "{phrase} ({cards}) is niet hoger dan die op tafel ({cards2})",
  "{phrase} does not beat {phrase2}": "{phrase} is niet hoger dan {phrase2}",
  "the opening play must contain {card}: a pass is not possible":
    "de opening moet {card} bevatten: passen kan niet",
  "the opening play must contain {card}": "de opening moet {card} bevatten",
  "the opening play must be {card} alone": "de opening moet {card} alleen zijn",
  "whoever leads must play: a pass is not possible": "wie uitkomt moet spelen: passen kan niet",
  "three of a kind may not be played alone under these rules": "drie gelijke kaarten mogen hier niet alleen",
  "four of a kind is played with a fifth card under these rules":
    "vier gelijke kaarten gaan hier samen met een vijfde",
  "four of a kind is not played under these rules": "vier gelijke kaarten worden hier niet gespeeld",
  "no combination has more than five cards": "geen combinatie heeft meer dan vijf kaarten",
  "{cards} is no combination under these rules": "{cards} is hier geen combinatie",
  "no play that is possible now contains it": "hij past nu in geen enkele zet",
  // Why a card or a bid of Rikken is not possible.
  "{card} does not follow suit: {suit} were led": "{card} bekent geen kleur: {suit} is gevraagd",
  "{card} is the called card and must be played now":
    "{card} is de gevraagde kaart en moet nu gespeeld worden",
  "{card} is no trump: who cannot follow suit must trump":
    "{card} is geen troef: wie niet kan bekennen moet troeven",
  "{card} must be played by who cannot follow suit": "wie niet kan bekennen moet {card} spelen",
  "{card} cannot be played: spades wait until {card2} has been played":
    "{card} kan niet: schoppen wacht tot {card2} gespeeld is",
  "{card} cannot be led: spades wait until {card2} has been played":
    "met {card} kan niet worden uitgekomen: schoppen wacht tot {card2} gespeeld is",
  "{suit} must be led with {card}, the called card":
    "{suit} moet met {card}, de gevraagde kaart, worden uitgekomen",
  "three aces must be bid as troela: a pass is not possible": "drie azen zijn troela: passen kan niet",
  "all others have passed, so the dealer must bid: a pass is not possible":
    "alle anderen pasten, dus de gever moet bieden",
  "{contract} does not outbid {contract2}": "{contract} gaat niet boven {contract2}",
  "{suit} cannot be trump: it is the suit of the partner's ace":
    "{suit} kan geen troef zijn: het is de kleur van het aas van de maat",
  // What is refused at a table.
  "it is the turn of {name}": "{name} is aan de beurt",
  "the game is over": "het spel is uit",
  "the game is not over": "het spel is nog niet uit",
  "no game has begun": "er is nog geen spel begonnen",
  "you have no seat at this table": "je hebt geen plaats aan deze tafel",
  "you sit at this table already": "je zit al aan deze tafel",
  "no seat is free": "er is geen plaats vrij",
  "this seat is not free": "deze plaats is niet vrij",
  "you have seen another hand of this game; wait for the next":
    "je hebt een andere hand van dit spel gezien; wacht op het volgende",
  "who looks on here sees all hands; sit down when the game is over":
    "wie hier toekijkt ziet alle handen; ga zitten als het spel uit is",
  "only who made the room can begin": "alleen wie de kamer maakte kan beginnen",
  "the room has begun to play": "de kamer is al begonnen",
  "the computer plays your seat; take it back first": "de computer speelt jouw plaats; neem die eerst terug",
  "this could not be stored; try again": "dit kon niet worden bewaard; probeer het opnieuw",
  "advice is given when it is your turn": "advies komt als je aan de beurt bent",
  "something went wrong here; try again": "er ging hier iets mis; probeer het opnieuw",
  "too many ask just now; try again in a minute": "er vragen nu te veel mensen tegelijk; probeer het over een minuut opnieuw",
  "that is too fast; wait a moment and try again": "dat gaat te snel; wacht even en probeer het opnieuw",
  "the room is closed": "de kamer is gesloten",
  "there is no room with this code": "er is geen kamer met deze code",
  // What is refused elsewhere.
  "you have an account; log out before you make another": "je hebt al een account; log eerst uit",
  "this name belongs to somebody else; choose another": "deze naam is van iemand anders; kies een andere",
  "there is no account with this name and password": "er is geen account met deze naam en dit wachtwoord",
  "there is no account with this name": "er is geen account met deze naam",
  "a password has at least {count} different characters":
    "een wachtwoord heeft ten minste {count} verschillende tekens",
  "a password has at least {count} characters": "een wachtwoord heeft ten minste {count} tekens",
  "this password would be guessed at once; choose another": "dit wachtwoord is zo geraden; kies een ander",
  "a name has 1 to 24 printable characters": "een naam heeft 1 tot 24 zichtbare tekens",
  "the name of an account stays as it is": "de naam van een account blijft zoals hij is",
  "one seat is yours; leave those of other people open": "één plaats is van jou; laat die van anderen open",
  "there is no session; open one first": "er is geen sessie; laad de pagina opnieuw",
  "there is no such game, or it is not over": "dit spel bestaat niet of is nog niet uit",
  "too many games are being reviewed; try again in a minute":
    "er worden te veel spellen bekeken; probeer het over een minuut",
  // How a game of Big Two came out.
  "{name} won.": "{name} heeft gewonnen.",
  "went out first": "was het eerst uit",
  "receives what the others pay: {sum} = {count}": "krijgt wat de anderen betalen: {sum} = {count}",
  "{count} card left cost {count2}": "{count} kaart over kost {count2}",
  "{count} cards left cost {count2}": "{count} kaarten over kosten {count2}",
  "doubled for each 2 left: times {count}": "verdubbeld voor elke 2 die over is: maal {count}",
  "many cards left, or none played: times {count}": "veel kaarten over, of niets gespeeld: maal {count}",
  "pays {count}": "betaalt {count}",
  // How a game of Rikken came out.
  "Everybody passed, and the cards are dealt again.": "Iedereen paste; er wordt opnieuw gegeven.",
  "Schoppen Mie: {names} pays.": "Schoppen Mie: {names} betaalt.",
  "Schoppen Mie: {names} pay.": "Schoppen Mie: {names} betalen.",
  "{name} made {phrase} with {name2}: {phrase2}.": "{name} haalde {phrase} met {name2}: {phrase2}.",
  "{name} lost {phrase} with {name2}: {phrase2}.": "{name} verloor {phrase} met {name2}: {phrase2}.",
  "{name} made {phrase}: {phrase2}.": "{name} haalde {phrase}: {phrase2}.",
  "{name} lost {phrase}: {phrase2}.": "{name} verloor {phrase}: {phrase2}.",
  "{contract} in {suit}": "{contract} in {suit}",
  "{contract}, partner": "{contract}, maat",
  "against {contract}": "tegen {contract}",
  "{contract}": "{contract}",
  "passed out": "rondgepast",
  "{count} trick": "{count} slag",
  "{count} tricks": "{count} slagen",
  "{count} chips": "{count} fiches",
  // What can be learned from a move.
  "A pass: {kind} {cards} stays the play to beat.": "Een pas: {kind} {cards} blijft liggen.",
  "A pass.": "Een pas.",
  "A {kind} leads a new trick; {count} card left.": "{kind} opent een nieuwe ronde; nog {count} kaart.",
  "A {kind} leads a new trick; {count} cards left.": "{kind} opent een nieuwe ronde; nog {count} kaarten.",
  "A {kind} that beats {cards}; {count} card left.": "{kind}, hoger dan {cards}; nog {count} kaart.",
  "A {kind} that beats {cards}; {count} cards left.": "{kind}, hoger dan {cards}; nog {count} kaarten.",
  "A pass leaves the game to the others.": "Een pas laat het spel aan de anderen.",
  "A card of {suit} now beats every card of another suit.":
    "Een kaart van {suit} slaat nu elke andere kleur.",
  "Whoever holds the {called} is the partner, and only they know it.":
    "Wie {called} heeft is de maat, en alleen die weet het.",
  "Leads {suit}; who holds that suit must follow.": "Komt uit met {suit}; wie die kleur heeft moet bekennen.",
  "Follows {suit}.": "Bekent {suit}.",
  "Has no {suit} and trumps.": "Heeft geen {suit} en troeft.",
  "Has no {suit}.": "Heeft geen {suit}.",
  "A bid of {phrase}.": "Een bod: {phrase}.",
  // Advice: what to do.
  "lead {cards}: {phrase}": "kom uit met {cards}: {phrase}",
  "play {cards}: {phrase}": "speel {cards}: {phrase}",
  "pass: {phrase}": "pas: {phrase}",
  "bid {contract}, as a bid must be made: {phrase}": "bied {contract}, want er moet geboden worden: {phrase}",
  "bid {contract}: {phrase}": "bied {contract}: {phrase}",
  "trump {letter}: {phrase}": "troef {letter}: {phrase}",
  "call {card} blind: {phrase}": "vraag {card} blind: {phrase}",
  "call {card}: {phrase}": "vraag {card}: {phrase}",
  "play {cards}": "speel {cards}",
  "pass": "pas",
  "bid {contract}": "bied {contract}",
  "make {suit} trump": "maak {suit} troef",
  "call the {called} blind": "vraag {called} blind",
  "call the {called}": "vraag {called}",
  "{cards} is the only legal move": "{cards} is de enige mogelijke zet",
  "{card} is the only legal card": "{card} is de enige mogelijke kaart",
  // Advice of the rule-based player of Big Two.
  "nothing unseen beats it": "niets ongeziens is hoger",
  "little that is unseen beats it": "weinig ongeziens is hoger",
  "much that is unseen beats it": "veel ongeziens is hoger",
  "all that is unseen beats it": "al het ongeziene is hoger",
  "nothing unseen beats it, and {cards} goes out next":
    "niets ongeziens is hoger, en {cards} gaat daarna uit",
  "nothing unseen beats it, and it is the first of {count} last plays":
    "niets ongeziens is hoger, en het is de eerste van {count} laatste zetten",
  "nothing unseen beats {cards}, which takes control for {cards2}":
    "niets ongeziens slaat {cards}, dat de leiding neemt voor {cards2}",
  "the higher of two cards, as an opponent has one card left; {cards} stays":
    "de hoogste van twee, want een tegenstander heeft nog één kaart; {cards} blijft",
  "the lower of two cards, as {cards} can still be beaten":
    "de laagste van twee, want {cards} kan nog geslagen worden",
  "the highest of three cards, as an opponent has one card left":
    "de hoogste van drie, want een tegenstander heeft nog één kaart",
  "the lowest of three cards, as even {cards} can be beaten":
    "de laagste van drie, want zelfs {cards} kan geslagen worden",
  "the second lowest of four cards, as nothing unseen beats {cards}":
    "de op één na laagste van vier, want niets ongeziens slaat {cards}",
  "the highest of four cards, as an opponent has one card left":
    "de hoogste van vier, want een tegenstander heeft nog één kaart",
  "the lowest of four cards, as even {cards} can be beaten":
    "de laagste van vier, want zelfs {cards} kan geslagen worden",
  "an opponent with one card left cannot follow it": "een tegenstander met één kaart kan er niet op",
  "an opponent with {count} cards left could answer {cards} and be out":
    "een tegenstander met {count} kaarten kan op {cards} uitgaan",
  "the higher of two pairs, as an opponent has two cards left":
    "het hoogste van twee paren, want een tegenstander heeft nog twee kaarten",
  "the lower of two pairs, as {cards} can still be beaten":
    "het laagste van twee paren, want {cards} kan nog geslagen worden",
  "the lower single, as an opponent has two cards left; {cards} stays for later":
    "de laagste losse kaart, want een tegenstander heeft er nog twee; {cards} blijft voor later",
  "the lower single; {cards}, which nothing unseen beats, takes control later":
    "de laagste losse kaart; {cards}, dat niets slaat, neemt later de leiding",
  "the first to get rid of: {phrase}": "het eerst kwijt te raken: {phrase}",
  "{cards} is broken up for it, as an opponent has one card left":
    "{cards} wordt ervoor gebroken, want een tegenstander heeft nog één kaart",
  "not even a part of a combination beats {cards}":
    "zelfs een deel van een combinatie is niet hoger dan {cards}",
  "{cards}, the highest card, is held back, as only {count} of {count2} plays are sure to win":
    "{cards}, de hoogste kaart, blijft nog vast: slechts {count} van {count2} zetten wint zeker",
  "{cards}, the highest card, is held back while everybody has more than {count} cards":
    "{cards}, de hoogste kaart, blijft vast zolang iedereen meer dan {count} kaarten heeft",
  "{cards} is held back, to take control with one 2 after the other":
    "{cards} blijft vast, om met de ene 2 na de andere de leiding te nemen",
  "{cards} is held back this early, after a pass, to take control for the other five-card hand":
    "{cards} blijft zo vroeg nog vast, om de leiding te nemen voor de andere vijfkaart",
  "the weakest play of the hand that beats {cards}; {phrase}": "de zwakste zet die {cards} slaat; {phrase}",
  "a high pair is split to take control with each of its cards; {phrase}":
    "een hoog paar wordt gesplitst om met elke kaart de leiding te nemen; {phrase}",
  "nothing in hand beats {cards} unless a combination is broken up":
    "niets slaat {cards}, tenzij een combinatie wordt gebroken",
  "nothing in hand beats {cards}": "niets in de hand slaat {cards}",
  "the lowest five-card hand of {count} last plays": "de laagste vijfkaart van {count} laatste zetten",
  "the lowest pair of {count} last plays": "het laagste paar van {count} laatste zetten",
  "an opponent has one card left, and of these singles {phrase}":
    "een tegenstander heeft nog één kaart, en van deze losse kaarten: {phrase}",
  "it wins whatever the others hold: {list}": "het wint wat de anderen ook hebben: {list}",
  "the combination of the hand that holds {card}, which must be played":
    "de combinatie met {card}, dat gespeeld moet worden",
  "it is the last combination, and the game is won": "het is de laatste combinatie, en het spel is gewonnen",
  "the highest pair, as an opponent has two cards left":
    "het hoogste paar, want een tegenstander heeft nog twee kaarten",
  "there are more pairs than singles, and no five-card hand":
    "er zijn meer paren dan losse kaarten, en geen vijfkaart",
  "the game opens with this card alone": "het spel opent met deze kaart alleen",
  // Advice of the levels of Big Two.
  "{count} of the opponents pass, the most of {count2} plays":
    "{count} van de tegenstanders past, het meest van {count2} zetten",
  "{count} of the simulated games are won, the most of {count2} plays":
    "{count} van de nagespeelde spellen wordt gewonnen, het meest van {count2} zetten",
  "it is the only play there is": "het is de enige zet",
  "{cards} is worth more together than what could be played of it":
    "{cards} is samen meer waard dan wat ervan gespeeld kan worden",
  "nothing reaches {count}, so it saves points ({count2} of the opponents pass)":
    "niets haalt {count}, dus het spaart punten ({count2} van de tegenstanders past)",
  "nothing reaches {count}, so it saves points ({count2} of the simulated games are won)":
    "niets haalt {count}, dus het spaart punten ({count2} van de nagespeelde spellen gewonnen)",
  "from here the game is won, whatever the others hold":
    "van hier af is het spel gewonnen, wat de anderen ook hebben",
  // Advice on the auction of Rikken.
  "even for {contract}, the nearest bid, {phrase}": "zelfs voor {contract}, het naaste bod: {phrase}",
  "the hand should win {count} tricks, and it asks for {phrase}":
    "de hand haalt naar schatting {count} slagen, en nodig is {phrase}",
  "the hand should win {count} trick, and it asks for {phrase}":
    "de hand haalt naar schatting {count} slag, en nodig is {phrase}",
  "{count} or more": "{count} of meer",
  "{count} at most": "hoogstens {count}",
  "{count} to {count2}": "{count} tot {count2}",
  "{suit} have the most points, {count}": "{suit} heeft de meeste punten, {count}",
  "{suit} have {count} points, the most of the suits to call":
    "{suit} heeft {count} punten, het meest van de kleuren om te vragen",
  "{suit} have {count} points, and nothing else may be called":
    "{suit} heeft {count} punten, en iets anders kan niet",
  "the rules leave no better choice": "de regels laten geen betere keus",
  "no higher bid is possible": "hoger bieden kan niet",
  "it never bids": "hij biedt nooit",
  // Advice of the advanced player of Rikken.
  "no other card may be played": "een andere kaart mag niet",
  "an opponent may still hold {suit}, and the highest trump draws them":
    "een tegenstander kan nog {suit} hebben, en de hoogste troef haalt ze op",
  "an opponent may still hold {suit}, and any trump helps to draw them":
    "een tegenstander kan nog {suit} hebben, en elke troef helpt ze op te halen",
  "no opponent holds a trump any more, and it is the highest of {suit} still out":
    "geen tegenstander heeft nog troef, en het is de hoogste van {suit}",
  "no opponent holds a trump any more, and the trumps are kept for later":
    "geen tegenstander heeft nog troef, en de troeven blijven voor later",
  "no opponent holds a trump any more, and only trumps are left":
    "geen tegenstander heeft nog troef, en er is alleen troef over",
  "there is no trump to draw with, and it is the highest of {suit} still out":
    "er is geen troef om mee op te halen, en het is de hoogste van {suit}",
  "there is neither a trump nor the highest card of a suit to lead":
    "er is geen troef en geen hoogste kaart om uit te komen",
  "it is the highest of {suit} still out": "het is de hoogste van {suit}",
  "none of the cards is the highest of its suit, and trumps are not led against the declarer":
    "geen kaart is de hoogste van zijn kleur, en tegen de speler kom je niet met troef uit",
  "only trumps are left": "er is alleen troef over",
  "{card}, the highest of {suit}, wins for our side, and the lowest card is enough":
    "{card}, de hoogste van {suit}, wint voor ons, en de laagste kaart is genoeg",
  "our side wins with {card} so far, and the highest of {suit} is not in hand":
    "wij winnen tot nu toe met {card}, en de hoogste van {suit} is niet in de hand",
  "our side wins with {card}, which only this hand could beat, so the lowest will do":
    "wij winnen met {card}, dat alleen deze hand kan slaan, dus de laagste volstaat",
  "our side wins with {card} so far, and the highest of {suit} makes it sure":
    "wij winnen tot nu toe met {card}, en de hoogste van {suit} maakt het zeker",
  "only our own side plays after it, and it is the lowest card above {card}":
    "na ons speelt alleen onze kant, en het is de laagste boven {card}",
  "an opponent can still follow suit, and the highest of {suit} wins for sure":
    "een tegenstander kan nog bekennen, en de hoogste van {suit} wint zeker",
  "no opponent after it can follow suit, and it is the lowest card above {card}":
    "geen tegenstander hierna kan bekennen, en het is de laagste boven {card}",
  "it is the lowest card above {card}; the highest of {suit} is not in hand":
    "het is de laagste boven {card}; de hoogste van {suit} is niet in de hand",
  "nothing in hand beats {card}, and it is the lowest of {suit}":
    "niets slaat {card}, en het is de laagste van {suit}",
  "our side wins with {card}, so a small card goes": "wij winnen met {card}, dus een kleine kaart gaat weg",
  "without {suit}, the lowest trump beats {card}": "zonder {suit} slaat de laagste troef {card}",
  "with neither {suit} nor a trump that could win, a small card goes":
    "zonder {suit} en zonder troef die wint gaat een kleine kaart weg",
  "{card} has trumped the trick, and it is the lowest of {suit}":
    "{card} heeft getroefd, en het is de laagste van {suit}",
  "our side has trumped with {card}, so a small card goes":
    "onze kant heeft getroefd met {card}, dus een kleine kaart gaat weg",
  "it is the lowest trump above {card}": "het is de laagste troef boven {card}",
  "{card} has trumped the trick and cannot be overtrumped, so a small card goes":
    "{card} heeft getroefd en is niet te overtroeven, dus een kleine kaart gaat weg",
  "the trick is our side's with {card}, so the smallest card goes":
    "de slag is van ons met {card}, dus de kleinste kaart gaat weg",
  "it is the smallest card that wins the trick from {card}":
    "het is de kleinste kaart die de slag van {card} wint",
  "nothing wins the trick from {card}, so the smallest card goes":
    "niets wint de slag van {card}, dus de kleinste kaart gaat weg",
  "no trick is won yet, and it is low beside the other cards of its suit":
    "er is nog geen slag gehaald, en hij is laag binnen zijn kleur",
  "it is the card kept for the one trick, and no other high card is left":
    "het is de kaart voor die ene slag, en er is geen andere hoge meer",
  "no trick is wanted with this card, and it is the highest below {card}":
    "met deze kaart is geen slag gewenst, en het is de hoogste onder {card}",
  "no card stays below {card}, and it is the lowest of {suit}":
    "geen kaart blijft onder {card}, en het is de laagste van {suit}",
  "without {suit}, the highest card goes, but {card} is kept for the one trick":
    "zonder {suit} gaat de hoogste kaart weg, maar {card} blijft voor die ene slag",
  "the declarer has no trick yet, and any card will do":
    "de speler heeft nog geen slag, en elke kaart is goed",
  "no trick is wanted, and it is low beside the other cards of its suit":
    "er is geen slag gewenst, en hij is laag binnen zijn kleur",
  "no trick is wanted, and it is the highest card below {card}":
    "er is geen slag gewenst, en het is de hoogste onder {card}",
  "without {suit}, the card that weighs most in the hand can go": "zonder {suit} kan de zwaarste kaart weg",
  "it is low beside the other {suit} in hand, and a declarer may hold {suit2}":
    "hij is laag naast de andere {suit}, en een speler kan {suit2} hebben",
  "no declarer holds any suit of this hand, so a relatively low card goes":
    "geen speler heeft een kleur van deze hand, dus een vrij lage kaart gaat weg",
  "without {suit}, the card that weighs most in the hand goes, and low ones stay":
    "zonder {suit} gaat de zwaarste kaart weg, en lage blijven",
  "the declarer has yet to play, and it is the highest card below {card}":
    "de speler moet nog, en het is de hoogste onder {card}",
  "the declarer has yet to play, and it is the lowest of {suit}":
    "de speler moet nog, en het is de laagste van {suit}",
  "the declarer does not win this trick, so the highest of {suit} can go":
    "de speler wint deze slag niet, dus de hoogste van {suit} kan weg",
  "the declarer wins with {card}, and it is the highest card below":
    "de speler wint met {card}, en dit is de hoogste eronder",
  "no card stays below {card} of the declarer, so the highest goes":
    "geen kaart blijft onder {card} van de speler, dus de hoogste gaat",
  // Goals of bids.
  "8 tricks with a partner, the holder of an ace you call, in a trump of your choice":
    "8 slagen met een maat, wie het gevraagde aas heeft, in een troef naar keuze",
  "8 tricks with a partner, the holder of an ace you call, in hearts":
    "8 slagen met een maat, wie het gevraagde aas heeft, in harten",
  "8 tricks with the holder of the fourth ace, who chooses trump":
    "8 slagen met wie het vierde aas heeft, die troef kiest",
  "exactly one trick, alone and without trump": "precies één slag, alleen en zonder troef",
  "no trick at all, alone and without trump": "geen enkele slag, alleen en zonder troef",
  "exactly one trick without trump, cards open from the second trick on, the others confer; you lead":
    "precies één slag zonder troef, open vanaf de tweede slag, de anderen overleggen; jij komt uit",
  "exactly one trick without trump, cards open from the second trick on":
    "precies één slag zonder troef, open vanaf de tweede slag",
  "no trick at all without trump, cards open from the second trick on, the others confer; you lead":
    "geen enkele slag zonder troef, open vanaf de tweede slag, de anderen overleggen; jij komt uit",
  "no trick at all without trump, cards open from the second trick on":
    "geen enkele slag zonder troef, open vanaf de tweede slag",
  "all 13 tricks alone, in a trump of your choice; you lead":
    "alle 13 slagen alleen, in een troef naar keuze; jij komt uit",
  "all for themselves: take neither the queen of spades nor the last trick":
    "ieder voor zich: neem schoppenvrouw noch de laatste slag",
  "{count} tricks alone, in a trump of your choice": "{count} slagen alleen, in een troef naar keuze",
  // Advice of the basic player of Rikken.
  "no higher card of {suit} is left": "er is geen hogere {suit} meer",
  "lead {card}, drawn from the hand: none of its cards is the highest left of a suit":
    "kom uit met {card}, op goed geluk: geen kaart is de hoogste van zijn kleur",
  "play {card}, drawn from the {suit} in hand: one beats {card2}, but a higher is still out":
    "speel {card}, op goed geluk uit {suit}: een ervan slaat {card2}, maar er is nog een hogere",
  "play {card}, the lowest of the {suit} in hand: none of them beats {card2}":
    "speel {card}, de laagste {suit}: geen ervan slaat {card2}",
  "trump with {card}, the lowest trump in hand, as there are no {suit}":
    "troef met {card}, de laagste troef, want er is geen {suit}",
  "throw {card} away: a lowest card of the hand, and not the highest left of {suit}":
    "gooi {card} weg: een van de laagste kaarten, en niet de hoogste {suit}",
  "throw {card} away: each suit's lowest card in hand is the highest left of it":
    "gooi {card} weg: de laagste kaart van elke kleur is er ook de hoogste van",
  "win with {card}, the lowest of the {suit} in hand that beats {card2}":
    "win met {card}, de laagste {suit} die {card2} slaat",
  "play {card}, the lowest of the {suit} in hand, as the trick cannot be won from {card2}":
    "speel {card}, de laagste {suit}, want de slag is niet van {card2} te winnen",
  "win with {card}, the lowest trump that beats {card2}":
    "win met {card}, de laagste troef die {card2} slaat",
  "play {card}, the lowest trump: none in hand beats {card2}":
    "speel {card}, de laagste troef: geen ervan slaat {card2}",
  "lead {card}, the lowest of the {suit} in hand, so that somebody else wins the trick":
    "kom uit met {card}, de laagste {suit}, zodat een ander de slag wint",
  "play {card}, the highest of the {suit} in hand below {card2}":
    "speel {card}, de hoogste {suit} onder {card2}",
  "play {card}, the lowest of the {suit} in hand, which are all above {card2}":
    "speel {card}, de laagste {suit}, want alle zijn hoger dan {card2}",
  "get rid of {card}, the highest of the {suit} in hand, as there are no {suit2}":
    "raak {card} kwijt, de hoogste {suit}, want er is geen {suit2}",
  "play {card}, the highest of the {suit} in hand, as {card2} keeps the declarer out":
    "speel {card}, de hoogste {suit}, want {card2} houdt de speler eruit",
  "lead {card}, the highest of the {suit} in hand, to win the one trick":
    "kom uit met {card}, de hoogste {suit}, voor die ene slag",
  "play {card}, the highest of the {suit} in hand, to win the one trick":
    "speel {card}, de hoogste {suit}, voor die ene slag",
  "play {card}, drawn from the legal cards while the declarer has no trick":
    "speel {card}, op goed geluk zolang de speler geen slag heeft",
  "{count} own tricks on average over games played out, the most of {count2} cards tried":
    "gemiddeld {count} eigen slagen in nagespeelde spellen, het meest van {count2} kaarten",
  "{count} own tricks on average over games played out, the fewest of {count2} cards tried":
    "gemiddeld {count} eigen slagen in nagespeelde spellen, het minst van {count2} kaarten",
  // Advice of other players.
  "lead {card}, the lowest single": "kom uit met {card}, de laagste losse kaart",
  "{cards} is the only play that beats {cards2}": "{cards} is de enige zet die {cards2} slaat",
  "{cards} is the weakest of {count} plays that beat {cards2}":
    "{cards} is de zwakste van {count} zetten die {cards2} slaan",
  "{cards} is the only legal play": "{cards} is de enige mogelijke zet",
  "pass is the only legal move": "passen is de enige mogelijkheid",
  "{cards} was drawn from {count} legal plays": "{cards} is geloot uit {count} zetten",
  "{cards} was drawn from {count} legal moves": "{cards} is geloot uit {count} zetten",
  "{cards} promises {count} points, the best of {count2} moves":
    "{cards} belooft {count} punten, het best van {count2} zetten",
  "pass promises {count} points, the best of {count2} moves":
    "passen belooft {count} punten, het best van {count2} zetten",
  "{cards} is preferred among {count} moves": "{cards} heeft de voorkeur uit {count} zetten",
  "pass is preferred among {count} moves": "passen heeft de voorkeur uit {count} zetten",
  "it is the only move": "het is de enige zet",
  "{count} points a simulated game, {count2} for {cards}":
    "{count} punten per nagespeeld spel, {count2} voor {cards}",
  "{count} points a simulated game, {count2} for passing":
    "{count} punten per nagespeeld spel, {count2} voor een pas",
  "{cards} wins {count} of {count2} simulated games for {count3} points":
    "{cards} wint {count} van {count2} nagespeelde spellen, {count3} punten",
  "passing wins {count} of {count2} simulated games for {count3} points":
    "passen wint {count} van {count2} nagespeelde spellen, {count3} punten",
  "{cards}, {count} points: nothing else comes near it":
    "{cards}, {count} punten: niets anders komt in de buurt",
  "pass, {count} points: nothing else comes near it": "pas, {count} punten: niets anders komt in de buurt",
  "it leaves a hand worth {count} and earns {count2}":
    "er blijft een hand van {count} over, en het levert {count2} op",
  "it leaves a hand worth {count}": "er blijft een hand van {count} over",
  "{cards} comes {count} behind": "{cards} volgt op {count}",
  "{cards} comes level": "{cards} is even goed",
  "the rest of the hand is worth {count} less": "de rest van de hand is {count} minder waard",
  "the rest of the hand is worth {count} more": "de rest van de hand is {count} meer waard",
  "the rest of the hand is worth as much as all of it":
    "de rest van de hand is evenveel waard als het geheel",
  "{phrase}, and the play earns {count}": "{phrase}, en de zet levert {count} op",
  "even for {cards} {phrase}": "zelfs bij {cards}: {phrase}",
  // Several sentences.
  "{sentence} {sentence2}": "{sentence} {sentence2}",
  "{phrase}; {phrase2}": "{phrase}; {phrase2}",
};
export default book;
