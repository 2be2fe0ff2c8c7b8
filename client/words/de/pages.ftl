# Die Seiten rund um die Tische.

lusoria = Lusoria
play-now = Jetzt spielen
against = { $bots ->
    [one] gegen { $bots } Bot
   *[other] gegen { $bots } Bots
}
levels = Gegner
opponents = Gegner: { $more }
catalogue = jedes Bauteil in jedem Zustand
catalogue-buttons = Tasten
catalogue-pieces = Spielsteine
catalogue-table = Rund um den Tisch
catalogue-tables = Aufgezeichnete Tische
unknown-page = Diese Seite gibt es nicht
unknown-page-more = Diese Adresse führt nirgendwohin. In der Lobby ist alles zu finden.
unknown-table = Diesen Tisch gibt es nicht
unknown-table-more = Kein Tisch heißt „{ $name }“. Tische werden einige Zeit nach dem letzten Zug abgeräumt; die Partien bleiben bei denen, die sie gespeichert haben.
unknown-part = Diese Seite muss neu geladen werden
unknown-part-more = Sie ist älter als der Server, oder ein Teil von ihr ist nicht angekommen. Jeder Zug ist gesichert.
load-again = Neu laden
unknown-seat = Dieser Link führt an keinen Platz
unknown-seat-more = Vielleicht ist unterwegs sein Ende verloren gegangen. Lass dir den ganzen Link geben; deine eigenen Tische stehen in der Lobby.
unanswered = Keine Antwort
try-again = Noch einmal versuchen

lusoria-stone = LUSORIA
lobby-motto = Drei römische Spiele für dich, deine Freunde und fünf Arten von Bots
lobby-parts = Teile der Lobby
lobby-live = { $title } läuft gerade
your-name = Dein Name
watch = Zuschauen
with-friends = Mit Freunden
set-up = Anpassen
set-up-more = Spielerzahl, Optionen
players = { $most ->
    [2] 2 Spieler
   *[other] { $fewest }–{ $most } Spieler
}
minutes = { $minutes } Minuten
about-armorica = Hol Siedler in deinen Winkel Galliens, reihe ihre Farben auf und bring sie durch den Winter.
about-roma = Würfel, Geld und Handkarten auf sechs Scheiben. Halte deine Siegpunkte, bis der Vorrat leer ist.
about-cambria = Schließ die Straßen um sechzehn Kastelle, ehe die letzte Legion zum Entsatz marschiert.
tab-play = Spielen
tab-tables = Tische
tab-invite = Einladen
tab-replays = Partien
game = Spiel
chairs = Plätze
invite = Freunde einladen
invite-more = Link öffnen oder Code scannen: kein Konto, kein Passwort.
invite-first = Ein Link oder Code für deine Freunde: Sie brauchen kein Konto und kein Passwort.
invite-make = Link erzeugen
invite-made = Der Link ist da: Kopiere ihn, oder lass jemanden den Code scannen.
invite-link = Link zum Tisch
qr = QR-Code von { $link }
copy = Kopieren
copied = Kopiert
copy-by-hand = Markiert: bitte selbst kopieren
to-table = Zum Tisch
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Gäste. Eröffne einen und lade jemanden ein.
free-chairs = { $free ->
    [0] kein freier Platz
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
sit-down = Dazusetzen
my-tables = Meine Tische
my-tables-against = gegen { $names }
my-tables-none = Du sitzt gerade an keinem Tisch. „Jetzt spielen“ bringt dich an einen.
open = Öffnen
stage-waiting = wartet auf Gäste
stage-full = { $owner ->
    [1] alle sind da: Du kannst starten
   *[0] alle sind da: Gleich geht es los
}
stage-playing = läuft
stage-over = beendet
replays = Partien
replays-none = Hier kannst du deine beendeten Partien noch einmal ansehen.
replay = Nachspielen
open-record = Aufzeichnung aus einer Datei öffnen
problem-unknown = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; jeder Zug ist gesichert.
problem-no-connection = Keine Verbindung zum Server. Prüfe das Netz und versuch es noch einmal.
problem-server-trouble = Der Server hat gerade Schwierigkeiten. Versuch es gleich noch einmal; jeder Zug ist gesichert.

new-table = Neuer Tisch
called = Tischname
table-name = wenn du magst
chairs-order = in Spielreihenfolge
chair-move = { $name } in der Reihenfolge nach oben; auch mit Pfeiltasten
chair-remove = Platz von { $name } entfernen
chair-add = Platz hinzufügen
chair-moved = { $name }: Platz { $place } in der Spielreihenfolge
chair-gone = { $name } ist weg: noch { $chairs } Plätze
chair-added = Ein Platz mehr: { $chairs } Plätze
chair-who = Wer sitzt auf { $letter }
chair-open = Freier Platz
chair-open-more = für den, der den Link öffnet
chair-here = An diesem Bildschirm
chair-here-more = zwischen den Zügen verdeckt ein Vorhang den Tisch
chair-me-more = dein Platz
their-name = Name
bots = Bots
you = Du
pace = Tempo der Bots
pace-more = { $pace ->
    [slow] Zwei Sekunden für jeden Schritt, zum Mitlesen.
    [fast] Bots ziehen fast sofort.
   *[normal] Gut eine Sekunde für jeden Schritt.
}
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
own-dice = Eigene Würfel
own-dice-more = Ihr würfelt am echten Tisch und tippt die Zahlen ein.
chat-more = Ein Wort in die Runde, neben dem Verlauf.
public = Für alle offen
public-more = Der Tisch steht in der Lobby, bis alle Plätze besetzt sind.
practice = Üben
practice-more = Tipps, und solange die Partie läuft, lässt sich jeder Zug zurücknehmen, auch wenn seither etwas bekannt wurde.
practice-on = immer an
rules-and-pieces = Regeln und Material
preset = Lesarten der Regeln
preset-rulebook = Regelheft
preset-publisher = Verlag
preset-own = Eigene Wahl
preset-rulebook-more = Manche Karten lassen sich auf zwei Arten lesen. Hier gilt überall die Lesart des übersetzten Regelhefts.
preset-publisher-more = Manche Karten lassen sich auf zwei Arten lesen. Hier gilt überall die Lesart des Verlags.
preset-own-more = Manche Karten lassen sich auf zwei Arten lesen. Wähle einzeln.
pieces-armorica = Armorica hat keine Varianten. Die Symbole unserer Karten sind eine Rekonstruktion.
pieces-roma = Kosten und Verteidigung sind die der veröffentlichten Karten.
pieces-cambria = Die Karte bestimmt, welche Straßen sich an welchem Kastell treffen. Beide Karten sind von uns: Die Kastelle sind echt, die Straßen eine Rekonstruktion.
own-file = Eine eigene Datei
own-file-armorica = Du hast das gedruckte Spiel? Trag seine Symbole in eine Datei ein und spiel damit.
own-file-roma = Hat deine Ausgabe andere Kosten und Verteidigungswerte? Trag sie in eine Datei ein und spiel damit.
own-file-cambria = Du hast den gedruckten Plan? Namen und Straßen in einer Datei genügen; den Rest zeichnen wir.
own-file-about-armorica = Je Zeile eine Karte: Name, Stapel, Kartensorte und sechs Anzahlen von Symbolen. Nimm unsere Karten und ändere die Zahlen.
own-file-about-roma = Je Zeile eine Karte: Name, Art, Anzahl, Kosten, Verteidigung und Würfel. Nimm unsere Karten und ändere Kosten und Verteidigung.
own-file-about-cambria = Je Zeile eines davon: ein Kastell mit seinem Wert, eine Straße mit ihren beiden Kastellen, ein Schiff, der Adler. Nimm unsere Karte und ändere sie.
own-file-ours = { $map ->
    [none] Unsere Karten herunterladen
   *[other] Unsere Karte { $map } herunterladen
}
own-file-refused = Gespielt wird nicht mit { $file }, sondern mit unserem Material.
own-file-away = Wieder mit unserem Material spielen
own-map = Gespielt wird auf der Karte aus deiner Datei { $file }. Wählst du hier eine andere, gilt die.
choose-file = Datei wählen
note-armorica = Eine Partie dauert zu zweit oder dritt acht Runden, zu viert sechs.
note-cambria = Zu zweit spielt eine dritte, neutrale Farbe mit. Sie kann Kastelle nehmen, wird aber nie gewertet.
new-summary = { $guests ->
    [0] { $bots ->
        [0] Alle sitzen an diesem Bildschirm. Es kann gleich losgehen.
       *[other] { $people ->
            [1] Du
           *[other] { $people } Leute an diesem Bildschirm
        } und { $bots ->
            [one] ein Bot
           *[other] { $bots } Bots
        }. Es kann gleich losgehen.
    }
    [one] Ein Platz wartet auf einen Gast. Du bekommst einen Link zum Weitergeben.
   *[other] { $guests } Plätze warten auf Gäste. Du bekommst einen Link zum Weitergeben.
}
cancel = Abbrechen
open-table = Tisch eröffnen
start-now = Losspielen

share = Teilen
onlookers = Link für Zuschauer
waiting-room = { $title } · Warteraum
waiting-room-plain = Warteraum
waiting-here = { $here ->
    [one] { $here } von { $of } ist da
   *[other] { $here } von { $of } sind da
}
waiting-free = Ein freier Platz kann an einen Gast oder an einen Bot gehen.
waiting-start = Los geht es, sobald alle Plätze besetzt sind; { $free ->
    [one] einer ist noch frei.
   *[other] { $free } sind noch frei.
}
waiting-full = Alle Plätze sind besetzt.
waiting-ready = Alle sind da. Es kann losgehen.
waiting-owner = Wer den Tisch eröffnet hat, startet die Partie.
waiting-bots = { $free ->
    [one] Bot dazusetzen
   *[other] Bots dazusetzen
}
chair-free = frei
chair-waits = wartet auf einen Gast
chair-to-guest = Platz für einen Gast frei machen
chair-to-bot = Einen Bot hierher setzen
chair-you-owner = du, dein Tisch
guest = Gast
invited = { $count ->
    [0] Ein Tisch wartet auf dich
    [one] { $names } lädt dich ein
   *[other] { $names } laden dich ein
}
fair-dice = { $game ->
    [armorica] Faire Karten
    [cambria] Faire Würfel
   *[roma] Faire Würfel und Karten
}
fair-dice-more = Der Schlüssel des Gebers ist versiegelt, bevor eure Wörter dazukommen, und wird nach der Partie geöffnet: Niemand kann wählen, was kommt, jeder kann es prüfen.
fair-word = ein eigenes Wort
fair-mix = Einmischen
fair-mixed = hat ein Wort eingemischt
fair-not-yet = noch nicht
end-won = { $count ->
    [one] Du gewinnst
   *[other] Ihr teilt euch den Sieg
}
end-lost = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-watched = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-lead = { $ahead ->
    [0] { $points } Punkte, gleichauf mit dem Nächsten. Wie ein Gleichstand aufgelöst wird, steht in der Wertung.
   *[other] { $points } Punkte, { $ahead } mehr als der zweite Platz.
}
play-again = Noch einmal
download = Speichern
look-at-table = Zum Tisch
score-chart = Spielstand im Verlauf
chart-start = Beginn
chart-setup = Aufbau
chart-of = { $game ->
    [armorica] Punkte nach jeder Runde
    [roma] Siegpunkte nach jedem Zug
   *[cambria] Punkte nach jedem Zug
}
place = Platz
player = Spieler
sum = Summe
score-start = Beginn
score-gained = plus
score-lost = minus
fate-settles = { $game ->
    [armorica] jede Karte
    [cambria] jeden Würfel
   *[roma] jeden Würfel und jede Karte
}
dice-check = Zufall prüfen
dice-check-more = Vor dem ersten Zug hat der Server einen geheimen Schlüssel versiegelt, der { fate-settles } festlegt; jetzt liegt er offen. Dein Browser rechnet nach, ob alles so kam.
dice-insecure = Browser berechnen das nur auf Seiten, die über https oder auf diesem Rechner geöffnet sind. Lade die Aufzeichnung herunter und nimm stattdessen check_dice.py.
dice-none = Diese Partie hatte keinen Geber oder ist noch nicht zu Ende: Es gibt nichts zu vergleichen.
# Was das Schicksal gegeben hat, je Spiel.
dealt-all = { $game ->
    [armorica] Alle { $dealt } Ziehungen
    [cambria] Alle { $dealt } Würfe
   *[roma] Alle { $dealt } Würfe und Ziehungen
}
dealt-undone = { $undone ->
    [0] {""}
   *[other] {" "}Mitgezählt ist auch, was zurückgenommen wurde.
}
dice-fair = { $typed ->
    [0] { dealt-all } kamen so, wie es der vor der Partie versiegelte Schlüssel festlegt.{ dealt-undone }
   *[other] { dealt-all } des Gebers kamen so, wie es der vor der Partie versiegelte Schlüssel festlegt. Was bei den Schritten { $plies } kam, wurde am Tisch eingegeben.{ dealt-undone }
}
dice-unfair = { $count ->
    [0] Die Aufzeichnung oder ihr versiegelter Schlüssel passt nicht. Heb die Aufzeichnung auf und frag den, der den Tisch betreut.
   *[other] Nicht alles folgt aus dem versiegelten Schlüssel; sieh dir die Schritte { $plies } an. Heb die Aufzeichnung auf und frag den, der den Tisch betreut.
}

rules-ours = die Regeln in unseren Worten
rules-search = { $game ->
    [cambria] Wort oder Nummer
   *[other] Wort, Karte oder Nummer
}
rules-hits = Treffer { $at } von { $hits }
rules-before = Voriger Treffer
rules-next = Nächster Treffer
rules-chapters = Kapitel
rules-our-reading = unsere Lesart
rules-option = „{ $words }“

settings-here = nur auf diesem Gerät
name = Name
name-more = Was andere an Tischen sehen, an die du dich ab jetzt setzt.
colour = Lieblingsfarbe
colour-more = Du bekommst sie, wenn sie frei ist.
colour-sign = { $letter ->
    [a] A, Rot, Dreieck
    [b] B, Blau, Kreis
    [c] C, Grün, Quadrat
    [d] D, Gelb, Raute
   *[e] E, Dunkelrot, Fünfeck
}
language-latin = In Roma behalten die Karten ihre lateinischen Namen.
light-sound-motion = Licht, Ton, Bewegung
light-title = Licht
light-more = Derselbe Tisch bei Tag oder bei Lampenlicht.
light-day = Tag
light-lamp = Lampe
light-device = wie das Gerät
sound-more = Würfel, Karten, dein Zug.
motion = Bewegung
motion-more = Weniger: Karten erscheinen an Ort und Stelle, nichts pulsiert.
motion-full = voll
motion-less = weniger
motion-none = keine
ask-end = Nachfragen, ehe ich einen Zug beende
ask-end-more = In Roma und Cambria, und nur wenn noch etwas anderes möglich ist.
key-do = ausführen
data = Was hier gespeichert ist
data-more = Kein Konto, kein Ausspähen, nichts für Dritte. Dieses Gerät merkt sich:
data-settings = Name und Einstellungen
data-seen = Bis wohin du jeden Tisch verfolgt hast
data-bytes = { $bytes } Bytes
data-seat = der Schlüssel, mit dem du wieder Platz nimmst
data-forget = { $name } vergessen
data-server = Der Server behält die Züge deiner Tische noch einige Zeit nach dem letzten. Netzadressen speichert er nicht.
data-save = Alles als Datei sichern
data-forget-all = Alles vergessen
about = Über Lusoria
about-more = Drei Spiele um Rom und seine Nachbarn. Die Regeln in eigenen Worten, die Zeichnungen von eigener Hand.
about-version = Version
about-licence = Lizenz
about-licence-more = MIT, Code und Zeichnungen. Schriften: Forum, EB Garamond, Source Sans 3, unter der SIL Open Font License.
about-games = Die Spiele
about-games-more = Armorica und Cambria sind von Eric B. Vogel, Roma ist von Stefan Feld. Lusoria stammt nicht von den Autoren oder Verlagen und enthält weder deren Texte noch deren Bilder.
about-ours = Rekonstruiert
about-ours-more = Die Symbole auf den Karten von Armorica und die Straßen auf dem Plan von Cambria haben wir selbst erschlossen. Hast du ein gedrucktes Spiel, kannst du beim Einrichten eines Tischs die echten als Datei angeben.
offline = Keine Verbindung
offline-more = Das Haus ist dunkel, aber eine Lampe brennt. Was auf diesem Gerät liegt, geht weiterhin.
offline-again = Erneut versuchen
offline-works = Was noch geht
offline-rules = Regeln
offline-rules-more = alle drei Spiele, in jeder Sprache, die du geöffnet hast
offline-how = So wird gespielt
offline-how-more = die Straße mit den Meilensteinen
offline-settings = Einstellungen
offline-settings-more = sie verlassen dieses Gerät nie
offline-tables = Tische und Bots
offline-tables-more = warten auf die Verbindung; die anderen am Tisch dürfen einen Bot einspringen lassen
works = geht
works-not = geht gerade nicht
chair-friend = Freund
chair-friend-at = Freund { $letter }

replay-turns = nachgespielt · { $game ->
    [armorica] { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }
   *[other] { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
}
replay-controls = Durch die Partie
replay-ply = Schritt
replay-setup = Aufbau
replay-at = { $game ->
    [armorica] Runde { $turn } von { $turns }
   *[other] Zug { $turn } von { $turns }
}
replay-of = Schritt { $ply } von { $last }
replay-before = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-turn-before = { $game ->
    [armorica] Eine Runde zurück
   *[other] Einen Zug zurück
}
replay-turn-next = { $game ->
    [armorica] Eine Runde weiter
   *[other] Einen Zug weiter
}
replay-begin = Zum Anfang
replay-end = Zum Ende
replay-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [PageUp] Bild ↑
    [PageDown] Bild ↓
    [Home] Pos1
   *[other] Ende
}
replay-play = Abspielen
replay-pause = Anhalten
replay-play-on = Ab hier spielen
why-play-on = Hier ist die Partie zu Ende: Geh zu einem früheren Zug zurück, um von dort weiterzuspielen.
replay-link = Link zum Schritt

how-five = so wird gespielt · fünf Minuten
how-play = Jetzt spielen
how-rules = Alle Regeln
how-together = Summe
how-tips = Drei Ratschläge der Bots

# Why something cannot be pressed.

rules-search-first = Such erst nach einem Wort; damit geht es dann von Stelle zu Stelle.
rules-none = In keiner Regel steht „{ $word }“.
rules-instead = Das ganze Wort steht in keiner Regel; gezeigt wird { $words }.
rules-near = Vielleicht eins davon:
rules-apart = In keinem Satz stehen alle diese Wörter. Such nach einem davon:
rules-try = Versuch es mit einem einfacheren Wort, einem Kartennamen oder der Nummer einer Regel, etwa { $rule }.
chair-stays-me = Das ist dein eigener Platz.
chair-stays-fewest = Das Spiel braucht { $fewest } Plätze.
chair-fewer = Platz wegnehmen
chair-most = Mehr als { $most } Plätze hat das Spiel nicht.
chair-taken-last = Auf dem letzten Platz sitzt { $name }.
