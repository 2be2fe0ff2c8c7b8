# So wird Cambria gespielt. Jeder Satz, der etwas lehrt, nennt seine Regel.

how-cambria-by = von Eric B. Vogel
how-cambria-goal = Um das Jahr 400 kann die letzte römische Legion in Wales nicht überall sein. Schließ die Straßen um ihre Kastelle: Ein Kastell fällt, wenn auf allen seinen Straßen Krieger stehen, und geht an den, der dort die meisten hat.
how-cambria-setup = Aufbau
how-cambria-forts-title = Sechzehn Kastelle
how-cambria-forts-1 = Der Wert eines Kastells, II bis VI, sagt, wie viele Straßen es hat. Jede Straße verbindet zwei Kastelle und dient beiden. C1.2 C1.3 C1.5
how-cambria-forts-2 = Die Legion beginnt auf dem Adler, die Schiffe sind leer, jeder hat fünf Krieger. C1.1 C2.3
how-cambria-forts-3 = Jeder würfelt einmal und stellt einen Krieger auf eine freie Straße an einem Kastell dieses Werts; eine 1 wird neu gewürfelt. Der Startspieler beginnt, und nur hier geht es rückwärts: gegen den Uhrzeigersinn. C2.5 C2.6 C2.8
how-cambria-forts-aside = Unter den Plättchen der Kastelle IV, V und VI liegen Punkteplättchen: 2, 3 und 4. C2.2
how-cambria-read-title = So liest du ein Kastell
how-cambria-read-1 = Sein Wert: So viele Straßen führen hin. C1.3
how-cambria-read-2 = Der Ring hat für jede Straße ein Stück: in Farbe und Muster dessen, der sie hält, schwarz für die Legion, blass, solange sie frei ist. C1.8
how-cambria-read-3 = Das Zeichen am Turm: wer hier die meisten Krieger hat und das Kastell bekäme, wenn es jetzt fiele. Ohne Zeichen liegt niemand vorn. C9.3 C9.4
how-cambria-read-4 = Die Punkte für den zweiten Platz, daneben das Zeichen dessen, der sie bekäme. C9.5
how-cambria-read-5 = Ein Krieger hält eine Straße. Das Zeichen auf seinem Schild sagt, wem er gehört; er zählt an beiden Kastellen seiner Straße. C1.6
how-cambria-read-6 = Die Legion: Solange sie auf einer seiner Straßen steht, fällt ein Kastell nicht. C9.2
how-cambria-read-7 = Grau: Das Kastell ist gefallen, das Zeichen darauf gehört dem, der es genommen hat. Seine Straßen bleiben im Spiel. C13.1
how-cambria-turn = Ein Zug in fünf Bildern
how-cambria-turn-lead = Wirf zwei Würfel und tu eines von dem, was sie erlauben. Solange in deinem Vorrat Krieger sind, setzt du sie ein; ist er leer, versetzt du einen eigenen. C3.2 C8.1 C8.2
how-cambria-two-title = Zwei verschiedene Zahlen
how-cambria-two-1 = Eine 3 und eine 5: Stell einen Krieger auf eine freie Straße an einem Kastell III oder V. Alle passenden leuchten. C3.1 C4.1
how-cambria-double-title = Ein Pasch
how-cambria-double-1 = Zwei Vieren: An einem Kastell IV darfst du auch eine besetzte Straße nehmen. Der fremde Krieger kehrt in seinen Vorrat zurück, die Legion zum Adler. Ein eigener Krieger lässt sich nicht ersetzen. C5.1 C5.2 C5.3 C5.4
how-cambria-one-title = Eine Eins weckt die Legion
how-cambria-one-1 = Mit einer 1 darfst du einen Krieger auf eine freie Straße an einem Kastell des anderen Werts setzen oder die Legion auf eine Straße an einem solchen Kastell ziehen: Ein fremder Krieger dort geht in seinen Vorrat. Solange die Legion an einem Kastell steht, fällt es nicht. C6.1 C6.2 C9.2
how-cambria-one-aside = Zwei Einsen: Die Legion muss auf irgendeine andere Straße. C6.4 C6.5
how-cambria-ship-title = Ein Schiff ändert einen Würfel
how-cambria-ship-1 = Nach einem Zug der Legion darfst du einen Krieger auf ein freies Schiff schicken. In einem späteren Zug darf er in den Vorrat, und ein Würfel nimmt den Wert des Schiffs an: Hier wurde aus einer 2 eine 6. C6.9 C7.1
how-cambria-ship-aside = Höchstens ein Schiff je Zug. C7.5
how-cambria-fall-title = Ein Kastell fällt
how-cambria-fall-1 = Am Ende des Zugs stehen auf allen fünf Straßen von Alabum Krieger. Claudia (B) hat die meisten, drei: Sie nimmt das Kastellplättchen, 5 Punkte. Du (A) bist Zweiter: Das Punkteplättchen ist deins, 3. C9.2 C9.3 C9.5
how-cambria-fall-2 = Ist der erste Platz geteilt, steht das Kastell noch; ist es der zweite, scheidet das Punkteplättchen aus. Die Krieger bleiben auf ihren Straßen. C9.4 C9.6 C9.7
how-cambria-hold-title = Die Legion hält das Kastell
how-cambria-hold-1 = Auf drei Straßen von Nidum stehen Krieger, auf der vierten die Legion: Sie ist kein Krieger, und das Kastell fällt nicht. Das Zeichen am Turm zeigt, wer es bekäme, das Zeichen neben den Punkten, wer Zweiter wäre. C9.2
how-cambria-end = Ende und Wertung
how-cambria-end-lead = Die Partie endet, wenn höchstens sechs Kastelle noch ihr Plättchen haben. Die Legion zieht ab, und jedes übrige Kastell geht an den, der auf seinen Straßen mehr Krieger hat als jeder andere, auch wenn Straßen frei sind. C10.1 C10.2 C10.3
how-cambria-name = { $seat ->
    [1] Claudia
    [2] Marcus
    [3] Lucius
   *[4] Titus
}
how-cambria-three-tokens = drei Plättchen
how-cambria-two-tokens = zwei Plättchen
how-cambria-sum = Deine 13: die Kastelle VI und V und der zweite Platz an einem Kastell IV. Bei gleichen Punkten liegt vorn, wer mehr Plättchen hat. C11.1 C11.3
how-cambria-tip-forts = Kastelle entscheiden
how-cambria-tip-forts-more = Zweite Plätze bringen etwa ein Sechstel der Punkte. Sieger liegen bei beidem vorn, aber die Kastelle entscheiden.
how-cambria-tip-forts-winner = Kastelle, Sieger
how-cambria-tip-forts-loser = Kastelle, Gegner
how-cambria-tip-forts-second = zweite Plätze
how-cambria-tip-large = Nimm die großen
how-cambria-tip-large-more = Wer Cicucium (VI) nahm, gewann 58 % der Partien; wer Gobannium (II) nahm, 51 %.
how-cambria-tip-large-six = Cicucium VI
how-cambria-tip-large-two = Gobannium II
how-cambria-tip-keep = Behalt deine Leute
how-cambria-tip-keep-more = Sieger verlieren seltener Krieger. Zu fünft werden sie je Partie so oft vertrieben:
how-cambria-tip-keep-winners = Sieger
how-cambria-tip-keep-others = andere
how-cambria-source = Aus 5000 Partien gleicher Bots (Imperator) je Spielerzahl; wo nichts anderes steht, zu zweit. Was Sieger öfter tun, muss nicht der Grund ihres Sieges sein.
