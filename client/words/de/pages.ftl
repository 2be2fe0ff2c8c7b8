# Die Seiten rund um die Tische.

lusoria = Lusoria
play-now = Jetzt spielen
against = Gegner
catalogue = jedes Bauteil in jedem Zustand
catalogue-buttons = Tasten
catalogue-pieces = Spielsteine
catalogue-table = Rund um den Tisch
catalogue-tables = Aufgezeichnete Tische
unknown-page = Keine solche Seite
unknown-page-more = Diese Adresse führt nirgendwohin. In der Lobby ist alles zu finden.
unknown-table = Kein solcher Tisch
unknown-table-more = Kein Tisch heißt { $name }. Tische werden einige Zeit nach dem letzten Zug abgeräumt; die Partien bleiben bei denen, die sie gespeichert haben.
