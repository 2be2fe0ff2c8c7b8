# Womit die Suche in den Regeln findet, was anders geschrieben steht. Endungen, „ge-“, „-zu-“, Umlaute, Vorsilben und
# zusammengesetzte Wörter kennt sie selbst (pages/rules/stems.ts).

# Je Zeile ein Wort in den Formen, die keine Endung verrät: Wer eine davon sucht, findet alle, auch nach „an-“, „ver-“ und Ähnlichem.
rules-forms =
    beginnen begann begonnen
    bieten bietet bot geboten
    bleiben blieb geblieben
    bringen brachte gebracht
    brechen bricht brach gebrochen
    entscheiden entschied entschieden Entscheidung
    fallen fällt fiel gefallen
    geben gibt gab gegeben
    gehen geht ging gegangen
    gewinnen gewann gewonnen Gewinner
    greifen griff gegriffen
    halten hält hielt gehalten
    kennen kannte gekannt
    laden lädt lud geladen
    lassen lässt ließ gelassen
    legen legt legte gelegt
    liegen liegt lag
    nehmen nimmt nahm genommen
    schieben schob geschoben
    schlagen schlägt schlug geschlagen
    schließen schloss geschlossen
    sehen sieht sah gesehen
    setzen setzt gesetzt
    sprechen spricht sprach gesprochen
    stehen steht stand gestanden
    steigen stieg gestiegen
    treffen trifft traf getroffen
    treten tritt trat getreten
    verlieren verlor verloren Verlierer Verlust
    werfen wirft warf geworfen
    ziehen zieht zog gezogen
    Basilica Basilicae Basilika
    Templum Templa

# Links vom Zeichen, was gesucht wird, rechts, wie es in den Regeln steht.
rules-same =
    Münze Geld Taler Kohle = Sesterzen Geld Gold
    Feld Fach Kästchen = Platz Scheibe Ort Straße
    Spielende Ende Schluss enden aufhören = Ende enden beenden
    verlieren Verlierer Niederlage = verlieren gewinnen Sieger
    gewinnen Gewinner Sieger siegen = gewinnen Sieger
    Gleichstand Unentschieden Patt Remis = Gleichstand Unentschieden
    Punkte Ruhm Ruhmespunkte = Siegpunkte Punkte
    Startspieler Anfänger anfangen beginnen = Startspieler beginnen Anfang
    angreifen Angriff attackieren Attacke = angreifen kämpfen Kampfwürfel
    kämpfen Kampf Schlacht Gefecht = kämpfen Kampfwürfel angreifen
    würfeln werfen Wurf = würfeln Wurf
    passen aussetzen verzichten = passen verzichten
    abwerfen wegwerfen loswerden = abwerfen ablegen Ablagestapel entfernen
    ausspielen bauen = auslegen
    Deck Kartenstapel Talon = Stapel Nachziehstapel
    tauschen eintauschen = Tausch weitergeben
    Zug dran = Zug
    Boot Flotte Segel = Schiff
    Burg Festung Lager = Kastell
    Weg Verbindung Strecke = Straße
    Armee Heer Truppe = Legion Krieger
    Figur Männchen Stein Spielfigur = Krieger Figur
    Brett Spielbrett Landkarte = Spielplan
    schlagen rauswerfen vertreiben = verdrängen
    verhungern Hunger Hungersnot = hungern Hungerwinter
    Korn Getreide Nahrung Essen = Weizen
    Wein Weintrauben = Trauben
    Haus Bauwerk = Gebäude
    Mensch Leute Charakter = Person
    Reserve = Vorrat
    sperren Sperre = blockieren
    Preis teuer billig = Kosten kosten
