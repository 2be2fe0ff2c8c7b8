# Was alle drei Tische sagen.

game-armorica = Armorica
game-roma = Roma
game-cambria = Cambria

level-tiro = Tiro
level-miles = Miles
level-centurio = Centurio
level-legatus = Legatus
level-imperator = Imperator
level-tiro-more = ein freundlicher Rekrut, gut für die erste Partie
level-miles-more = ein Soldat, der die Grundlagen kennt
level-centurio-more = plant und bestraft Fehler
level-legatus-more = stark
level-imperator-more = der Stärkste

close = Schließen
skip = Zum Hauptteil
tools = Werkzeuge
menu = Menü
language = Sprache
language-missing = Die Texte für { $language } sind nicht angekommen. Wähl die Sprache gleich noch einmal.
light = { $theme ->
    [dark] Darstellung: dunkel
   *[light] Darstellung: hell
}
sound = Ton
rules = Regeln
hint = Tipp
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-known = Zurücknehmen: Beim Üben geht das, auch wenn seither etwas bekannt wurde.
fate-again = Bei gleichen Zügen entscheidet auch das Schicksal wieder gleich.
settings = Einstellungen
shortcuts = Tastenkürzel
how-to-play = So wird gespielt
to-lobby = Zur Lobby
to-lobby-from = { $game }: zur Lobby
rule-link = Regel { $rule } aufschlagen

about-thing = Über { $thing }
detail-further = Regeln dazu: Taste I oder Rechtsklick.
detail-further-pointer = Regeln dazu: Rechtsklick.
board = Der Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-and-chat = Verlauf und Chat
log-news = { $n ->
    [one] Verlauf und Chat: eine neue Zeile
   *[other] Verlauf und Chat: { $n } neue Zeilen
}
chat = Chat
chat-news = { $n ->
    [one] Chat: eine neue Zeile
   *[other] Chat: { $n } neue Zeilen
}
chat-said = { $name } sagt: { $text }
chat-empty = Noch hat niemand etwas gesagt.
chat-placeholder = Etwas in die Runde sagen
chat-send = Senden
table-as-lists = Tisch als Listen
lists-may-choose = Das kannst du wählen
back-to-table = Zurück zum Tisch

die = Würfel, zeigt { $value }
die-unknown = Würfel, noch nicht geworfen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-unnamed = Platz { $letter }
# Bots are called by a Roman first name of their seat.
bot-name = { $seat ->
    [0] Gaius
    [1] Lucius
    [2] Titus
    [3] Quintus
   *[other] Servius
}
plate-bot-level = Bot, { $level }
plate-you = du
plate-bot = Bot
plate-thinks = denkt nach
plate-here = am Tisch
plate-away = abwesend
plate-kept = { $level } springt ein

your-turn = Du bist dran
your-move = Du bist dran. { $question }
their-move = { $name } ist dran
fate-move = Das Schicksal entscheidet
game-over = Das Spiel ist zu Ende
to-reckoning = Zur Wertung
end-decided = Gleich viele Punkte: Was den Ausschlag gab, steht in der Wertung.
watching = Du schaust zu.
sent = Dein Zug ist unterwegs
sent-rolled = Das Ergebnis ist unterwegs
on-its-way = unterwegs
put-back = Zurück

network-connecting = Verbindung wird hergestellt …
network-gone = Verbindung verloren
network-lost = Verbindung verloren, neuer Versuch
network-again = { $seconds ->
    [0] jetzt · dein Spiel ist sicher
    [one] in { $seconds } Sekunde · dein Spiel ist sicher
   *[other] in { $seconds } Sekunden · dein Spiel ist sicher
}
network-now = Jetzt versuchen
network-back = Verbindung wieder da
network-restart = Der Server startet neu
network-restart-more = { $seconds ->
    [one] In etwa { $seconds } Sekunde wieder da. Jeder Zug ist gesichert.
   *[other] In etwa { $seconds } Sekunden wieder da. Jeder Zug ist gesichert.
}
refused-unreadable = Der Server hat diesen Zug nicht verstanden. Lade die Seite neu und wiederhole ihn.
refused-illegal = Dieser Zug ist gerade nicht erlaubt. Der Tisch zeigt, was erlaubt ist.
refused-stale = Der Tisch ist schon weiter. Schau noch einmal hin, dann wähle.
refused-later = Das hat gerade nicht geklappt. Versuch es gleich noch einmal.

takeback-asked = { $name } möchte einen Zug zurücknehmen
takeback-more = { $others ->
    [one] Seither ist etwas bekannt geworden. { $name } muss zustimmen.
   *[other] Seither ist etwas bekannt geworden. Alle anderen müssen zustimmen.
}
takeback-yours = Seither ist etwas bekannt geworden. Du entscheidest.
takeback-yes = Ja, zurücknehmen
takeback-no = Nein
takeback-ask = { $others ->
    [one] { $name } bitten, deinen letzten Zug zurücknehmen zu dürfen?
   *[other] Die anderen bitten, deinen letzten Zug zurücknehmen zu dürfen?
}
takeback-ask-theirs = { $others ->
    [one] { $name } bitten, den letzten Zug von { $mover } zurücknehmen zu dürfen?
   *[other] Die anderen bitten, den letzten Zug von { $mover } zurücknehmen zu dürfen?
}
takeback-ask-yes = Bitten
takeback-ask-no = Weiterspielen
takeback-alone = Deinen letzten Zug zurücknehmen?
takeback-theirs = Letzten Zug von { $name } zurücknehmen?
takeback-alone-more = Auch alles, was seither geschah, wird zurückgenommen. Die Aufzeichnung vermerkt es.
takeback-waiting = Du hast gebeten, deinen letzten Zug zurückzunehmen
takeback-waiting-theirs = Du hast gebeten, den letzten Zug von { $name } zurückzunehmen
takeback-waiting-more = { $others ->
    [one] Sobald { $name } zustimmt, ist er zurückgenommen. Mit dem nächsten Zug verfällt die Bitte.
   *[other] Sobald alle zustimmen, ist er zurückgenommen. Mit dem nächsten Zug verfällt die Bitte.
}
takeback-refused = { $others ->
    [one] { $name } war nicht einverstanden: Der Zug bleibt.
   *[other] Nicht alle waren einverstanden: Der Zug bleibt.
}
away-asked = { $name } ist weg. Warten?
away-wait = Warten
away-bot = Bot spielen lassen

curtain-take = { $others ->
    [one] Nimm das Gerät. Die andere Person schaut weg.
   *[other] Nimm das Gerät. Die anderen schauen weg.
}
curtain-open = Ich bin { $name }: Vorhang auf
curtain-more = Bis dahin ist vom Tisch nichts zu sehen.

key-back = abbrechen, schließen
key-undo = zurücknehmen
key-hint = Tipp
key-log = Verlauf
key-chat = Chat
key-rules = Regeln zur offenen Frage
key-lists = Tisch als Listen, ein und aus
key-list = diese Liste
key-detail = was unter dem Mauszeiger liegt oder den Fokus hat, mit Regeln
single-keys = Mit einzelnen Tasten spielen
single-keys-more = Buchstaben, Ziffern und ? wirken sofort. Ausgeschaltet bleiben nur Enter und Esc.
keys-table = Am Tisch

event-undone = Zurückgenommen.

log-asked = Du bist am Zug.
own-dice-asked = { $dice ->
    [0] Was kam heraus?
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die Würfel?
}
hint-title = Imperators beste Züge
hint-if = Siegchance, wenn alle so spielen
hint-thinking = Ein Tipp wird gesucht …
hint-compiling = { $of ->
    [0] Die Bots bereiten den Tipp vor …
   *[other] Die Bots bereiten den Tipp vor: Schritt { $done } von { $of }
}
hint-chance = { $percent } % Siegchance
hint-mark = { $percent } %
since-title = Während du weg warst
since-more = { $n ->
    [one] { $game } · ein Ereignis seit dem { $when }
   *[other] { $game } · { $n } Ereignisse seit dem { $when }
}
since-earlier = { $n ->
    [one] Ein früheres Ereignis steht im Verlauf.
   *[other] { $n } frühere Ereignisse stehen im Verlauf.
}
since-leads = { $name } führt
since-log = Verlauf lesen
since-move = Du bist dran
since-on = An den Tisch
compiling = { $of ->
    [0] Der Bot macht sich bereit …
   *[other] Der Bot macht sich bereit: Schritt { $done } von { $of }
}

# Why something cannot be chosen.

why-undo = Nichts zurückzunehmen: Du hast noch nicht gezogen, oder die Partie ist zu Ende.
why-their-move = { $name } ist dran.
why-fate = Erst kommen Würfel und Karten.
why-still = Hier lässt sich nichts wählen: Das ist ein Bild der Partie.
why-over = Die Partie ist zu Ende: Es wird nichts mehr gewählt.
why-network = Einen Augenblick: Die Verbindung kommt gleich wieder.
why-sent = Dein Zug ist unterwegs.
why-question = Beantworte zuerst die Frage unten.
seat-elsewhere = Mein Platz auf einem anderen Gerät
seat-elsewhere-more = Öffne dort diesen Link oder scanne den Code, und du sitzt auch dort. Wer ihn hat, spielt an deiner Stelle: Gib ihn niemandem.
seat-unkept = Sichere den Link zu deinem Platz
seat-unkept-more = Dieser Browser merkt sich nichts für Lusoria: Sein Speicher ist abgeschaltet oder voll. In einem anderen Fenster, oder sobald du dieses schließt, führt nur dieser Link zurück an deinen Platz; bei abgeschaltetem Speicher auch nach dem Neuladen. Wer ihn hat, spielt an deiner Stelle: Gib ihn niemandem.
