# Was eine Karte tut, in einer Zeile (R12; Optionen wie im Regelheft).

roma-text-sicarius = Wirft eine gegnerische Person ab, und sich selbst.
roma-text-architectus = Lege Gebäude von der Hand kostenlos aus.
roma-text-consiliarius = Versetzt eine deiner Personen.
roma-text-legatus = 1 Siegpunkt je leerer Scheibe des Gegners.
roma-text-gladiator = Schickt eine gegnerische Person auf die Hand zurück.
roma-text-mercator = Kauft dem Gegner Siegpunkte ab, je 2 Sesterzen.
roma-text-consul = Ändert ungenutzte Würfel um 1.
roma-text-legionarius = Bekämpft die Karte gegenüber.
roma-text-nero = Wirft ein gegnerisches Gebäude ab, und sich selbst.
roma-text-praetorianus = Blockiert eine gegnerische Scheibe.
roma-text-scaenicus = Ahmt eine deiner Personen nach.
roma-text-haruspex = Nimmt eine beliebige Karte aus dem Stapel.
roma-text-senator = Lege Personen von der Hand kostenlos aus.
roma-text-velites = Bekämpfen eine beliebige Person.
roma-text-essedum = Verteidigungen des Gegners −2 in diesem Zug.
roma-text-tribunus = Nimmt dem Gegner 1 Siegpunkt.
roma-text-centurio = Bekämpft die Karte gegenüber; ein Würfel darf dazu.
roma-text-aesculapinum = Holt eine Person vom Ablagestapel.
roma-text-basilica = Ein Forum daneben bringt 2 Siegpunkte mehr.
roma-text-machina = Versetzt eines deiner Gebäude.
roma-text-forum = Der zweite Würfel bringt Siegpunkte.
roma-text-mercatus = 1 Siegpunkt je Forum des Gegners.
roma-text-onager = Bekämpft ein beliebiges Gebäude.
roma-text-templum = Ein Forum daneben nutzt einen dritten Würfel.
roma-text-turris = Deine anderen Karten: Verteidigung +1.
