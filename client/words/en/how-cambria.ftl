# How to play Cambria. Every sentence that teaches names its rule.

how-cambria-by = by Eric B. Vogel
how-cambria-goal = Around the year 400 the last Roman legion in Wales cannot be everywhere. Close the roads around its forts: a fort falls when warriors stand on all its roads, and goes to whoever has the most there.
how-cambria-setup = Set-up
how-cambria-forts-title = Sixteen forts
how-cambria-forts-1 = A fort’s value, II to VI, says how many roads it has. Each road joins two forts and serves both. C1.2 C1.3 C1.5
how-cambria-forts-2 = The legion begins on the eagle, the ships are empty, everybody has five warriors. C1.1 C2.3
how-cambria-forts-3 = Everybody rolls one die and puts one warrior on a free road at a fort of that value; a 1 is rolled again. The start player begins, and only here the order runs backwards: counter-clockwise. C2.5 C2.6 C2.8
how-cambria-forts-aside = Under the tokens of forts IV, V and VI lie point tokens: 2, 3 and 4. C2.2
how-cambria-read-title = How to read a fort
how-cambria-read-1 = Its value: that many roads lead to it. C1.3
how-cambria-read-2 = The ring has one piece for every road: in the colour and pattern of whoever holds it, black for the legion, pale while it is free. C1.8
how-cambria-read-3 = The mark at the tower: who has the most warriors here and would take the fort if it fell now. No mark, nobody ahead. C9.3 C9.4
how-cambria-read-4 = The points for second place, and beside them the mark of whoever would get them. C9.5
how-cambria-read-5 = A warrior holds a road. The mark on his shield says whose he is; he counts at both forts of his road. C1.6
how-cambria-read-6 = The legion: while it stands on one of its roads, a fort does not fall. C9.2
how-cambria-read-7 = Grey: the fort has fallen, and the mark on it is that of its taker. Its roads stay in play. C13.1
how-cambria-turn = A turn, in five pictures
how-cambria-turn-lead = Roll two dice and do one thing that they allow. While your supply has warriors, you place them; once it is empty, you move your own. C3.2 C8.1 C8.2
how-cambria-two-title = Two different numbers
how-cambria-two-1 = A 3 and a 5: put one warrior on a free road at a fort III or V. Every road that will do glows. C3.1 C4.1
how-cambria-double-title = A double
how-cambria-double-1 = Two fours: at a fort IV you may also take a road that another holds. The warrior goes back to its supply, the legion to the eagle. Your own warrior cannot be replaced. C5.1 C5.2 C5.3 C5.4
how-cambria-one-title = A one wakes the legion
how-cambria-one-1 = With a 1 you may put a warrior on a free road at a fort of the other value, or move the legion to a road at such a fort: another’s warrior there goes to its supply. While the legion stands at a fort, that fort does not fall. C6.1 C6.2 C9.2
how-cambria-one-aside = Two ones: the legion must go to any other road. C6.4 C6.5
how-cambria-ship-title = A ship changes a die
how-cambria-ship-1 = Having moved the legion, you may send a warrior to a free ship. In a later turn it may go to the supply, and one die takes the ship’s value: here 2 became 6. C6.9 C7.1
how-cambria-ship-aside = One ship a turn at most. C7.5
how-cambria-fall-title = A fort falls
how-cambria-fall-1 = At the end of the turn warriors stand on all five roads of Alabum. Claudia (B) has the most, three: she takes the fort token, 5 points. You (A) come second: the point token is yours, 3. C9.2 C9.3 C9.5
how-cambria-fall-2 = If first place is shared, the fort still stands; if second place is, the point token leaves the game. The warriors stay on their roads. C9.4 C9.6 C9.7
how-cambria-hold-title = The legion holds a fort
how-cambria-hold-1 = Warriors stand on three roads of Nidum, the legion on the fourth: the legion is no warrior, and the fort does not fall. The mark at the tower shows who would take it, the mark beside the points who would come second. C9.2
how-cambria-end = End and score
how-cambria-end-lead = The game ends when six forts or fewer still have their tokens. The legion leaves, and each fort that is left goes to whoever has more warriors on its roads than any other, even if roads are free. C10.1 C10.2 C10.3
how-cambria-name = { $seat ->
    [1] Claudia
    [2] Marcus
    [3] Lucius
   *[4] Titus
}
how-cambria-three-tokens = three tokens
how-cambria-two-tokens = two tokens
how-cambria-sum = Your 13: the forts VI and V and second place at a fort IV. If points are equal, whoever has more tokens is ahead. C11.1 C11.3
how-cambria-tip-forts = Forts decide
how-cambria-tip-forts-more = Second places bring about a sixth of the points. Winners lead in both, but forts decide.
how-cambria-tip-forts-winner = forts, winner
how-cambria-tip-forts-loser = forts, opponent
how-cambria-tip-forts-second = second places
how-cambria-tip-large = Go for the large ones
how-cambria-tip-large-more = Whoever took Cicucium (VI) won 58% of the games; whoever took Gobannium (II), 51%.
how-cambria-tip-large-six = Cicucium VI
how-cambria-tip-large-two = Gobannium II
how-cambria-tip-keep = Keep your own
how-cambria-tip-keep-more = Winners lose warriors less often. How often they are thrown off in a game of five:
how-cambria-tip-keep-winners = winners
how-cambria-tip-keep-others = others
how-cambria-source = From 5,000 games of equal bots (Imperator) for each number of players; unless stated otherwise, with two. What goes with victory need not be its cause.
