# The pages around the tables.

lusoria = Lusoria
play-now = Play now
against = { $bots ->
    [one] against { $bots } bot
   *[other] against { $bots } bots
}
levels = Opponents
opponents = Opponent: { $more }
catalogue = every component in every state
catalogue-buttons = Tiles to press
catalogue-pieces = Pieces
catalogue-table = Around the table
catalogue-tables = Recorded tables
unknown-page = No such page
unknown-page-more = This address leads nowhere. The lobby has everything.
unknown-table = No such table
unknown-table-more = No table is called “{ $name }”. Tables are put away some time after the last move; their records stay with whoever saved them.
unknown-part = This page has to be loaded again
unknown-part-more = It is older than the server, or a part of it has not come over the line. Every move is kept.
load-again = Load again
unknown-seat = This link opens no seat
unknown-seat-more = Its end may have been lost on the way. Ask for the whole link; your own tables are in the lobby.
unanswered = No answer
try-again = Try again

lusoria-stone = LUSORIA
lobby-motto = Three Roman games for you, your friends and five kinds of bot
lobby-parts = Parts of the lobby
lobby-live = { $title } is being played
your-name = Your name
watch = Watch
with-friends = With friends
set-up = Set up
set-up-more = players and options
players = { $most ->
    [2] 2 players
   *[other] { $fewest }–{ $most } players
}
minutes = { $minutes } minutes
about-armorica = Draw settlers to your corner of Gaul, line up their colours, feed them over the winter.
about-roma = Dice, money and a hand of cards on six discs. Keep your fame until the stockpile is empty.
about-cambria = Close the roads around sixteen forts before the last legion marches to relieve them.
tab-play = Play
tab-tables = Tables
tab-invite = Invite
tab-replays = Games
game = Game
chairs = Chairs
invite = Invite friends
invite-more = Open the link or scan the code: no account, no password.
invite-first = A link or a code for your friends: they need no account and no password.
invite-make = Make a link
invite-made = The link is there: copy it, or let a friend scan the code.
invite-link = Link to the table
qr = QR code of { $link }
copy = Copy
copied = Copied
copy-by-hand = Selected: copy it by hand
to-table = To the table
open-tables = Open tables
open-tables-none = No table is waiting for guests. Open one and invite somebody.
free-chairs = { $free ->
    [0] no free chair
    [one] { $free } free chair
   *[other] { $free } free chairs
}
sit-down = Sit down
my-tables = My tables
my-tables-against = against { $names }
my-tables-none = You sit at no table at the moment. “Play now” takes you to one.
open = Open
stage-waiting = waits for guests
stage-full = { $owner ->
    [1] everybody is here: you can start
   *[0] everybody is here: the owner can start
}
stage-playing = is being played
stage-over = is over
replays = Games
replays-none = Games that you have finished can be looked at again here.
replay = Replay
open-record = Open a record from a file
problem-unknown = Something went wrong on this page. Load it again; every move is kept.
problem-no-connection = There is no connection to the server. Check the network, then try again.
problem-server-trouble = The server has trouble. Try again in a moment; every move is kept.

new-table = New table
called = Table name
table-name = if you like
chairs-order = the order of play
chair-move = Move { $name } up in the order of play; arrow keys work too
chair-remove = Take away the chair of { $name }
chair-add = Add a chair
chair-moved = { $name }: place { $place } in the order of play
chair-gone = { $name } is taken away: { $chairs } chairs are left
chair-added = A chair is added: { $chairs } chairs
chair-who = Who sits at { $letter }
chair-open = Open chair
chair-open-more = whoever opens the link
chair-here = At this screen
chair-here-more = a curtain hides the table between turns
chair-me-more = your chair
their-name = Their name
bots = Bots
you = You
pace = Bots’ pace
pace-more = { $pace ->
    [slow] Two seconds for each step, to follow it.
    [fast] Bots move almost at once.
   *[normal] A good second for each step.
}
pace-slow = slow
pace-normal = normal
pace-fast = fast
own-dice = Your own dice
own-dice-more = You roll on your real table and type the numbers in.
chat-more = A line of talk beside the log.
public = Open to everybody
public-more = The table stands in the lobby until its chairs are taken.
practice = Practice
practice-more = Hints, and while the game lasts every move can be taken back, even when something has become known since.
practice-on = always on
rules-and-pieces = Rules and pieces
preset = Readings of the rules
preset-rulebook = Rulebook
preset-publisher = Publisher
preset-own = Own mix
preset-rulebook-more = Some cards can be read in two ways. Here the translated rulebook’s reading holds for all of them.
preset-publisher-more = Some cards can be read in two ways. Here the publisher’s reading holds for all of them.
preset-own-more = Some cards can be read in two ways. Choose one by one.
pieces-armorica = Armorica has no options. The icons of our cards are a reconstruction.
pieces-roma = Costs and defences are those of the published cards.
pieces-cambria = The map decides which roads meet at which fort. Both maps are ours: the forts are real, the roads a reconstruction.
own-file = A file of your own
own-file-armorica = Do you own the printed game? Enter its icons in a file and play with them.
own-file-roma = Does your edition have other costs or defences? Enter them in a file and play with them.
own-file-cambria = Do you own the printed board? Names and roads in a file are enough; we draw the rest.
own-file-about-armorica = One card a line: name, deck, suit and six numbers of icons. Take our cards and change the numbers.
own-file-about-roma = One card a line: name, type, copies, cost, defence and dice. Take our cards and change costs and defences.
own-file-about-cambria = One thing a line: a fort with its value, a road with its two forts, a ship, the eagle. Take our map and change it.
own-file-ours = { $map ->
    [none] Download our cards
   *[other] Download our map { $map }
}
own-file-refused = We do not play with { $file }, but with our own pieces.
own-file-away = Play with our own pieces again
own-map = The map is the one in your file { $file }. Choose a map here to play on that one instead.
choose-file = Choose a file
note-armorica = A game lasts eight rounds with two or three players, six with four.
note-cambria = With two players a third, neutral colour joins in. It can take forts but is never ranked.
new-summary = { $guests ->
    [0] { $bots ->
        [0] Everybody sits at this screen. You can start at once.
       *[other] { $people ->
            [1] You
           *[other] { $people } people at this screen
        } and { $bots ->
            [one] one bot
           *[other] { $bots } bots
        }. You can start at once.
    }
    [one] One chair waits for a guest. You get a link to share.
   *[other] { $guests } chairs wait for guests. You get a link to share.
}
cancel = Cancel
open-table = Open the table
start-now = Start

share = Share
onlookers = Link for onlookers
waiting-room = { $title } · waiting room
waiting-room-plain = Waiting room
waiting-here = { $here ->
    [one] { $here } of { $of } is here
   *[other] { $here } of { $of } are here
}
waiting-free = A free chair may go to a guest or to a bot.
waiting-start = The game can start once all chairs are taken; { $free ->
    [one] one is still free.
   *[other] { $free } are still free.
}
waiting-full = All chairs are taken.
waiting-ready = Everybody is here. Start when you like.
waiting-owner = The table’s owner starts the game.
waiting-bots = { $free ->
    [one] Seat a bot there
   *[other] Seat bots there
}
chair-free = open
chair-waits = waiting for a guest
chair-to-guest = Free this chair for a guest
chair-to-bot = Seat a bot here
chair-you-owner = you, the owner
guest = Guest
invited = { $count ->
    [0] A table is waiting for you
    [one] { $names } invites you
   *[other] { $names } invite you
}
fair-dice = { $game ->
    [armorica] Fair cards
    [cambria] Fair dice
   *[roma] Fair dice and cards
}
fair-dice-more = The dealer’s seed is sealed before your words go in, and opened after the game: nobody can choose what comes, everybody can check it.
fair-word = a word of your own
fair-mix = Mix in
fair-mixed = has mixed in a word
fair-not-yet = not yet
end-won = { $count ->
    [one] You win
   *[other] You share the victory
}
end-lost = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-watched = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-lead = { $ahead ->
    [0] { $points } points, level with the next. The scores show how ties are broken.
   *[other] { $points } points, { $ahead } more than the next.
}
play-again = Play again
download = Download
look-at-table = To the table
score-chart = Scores over time
chart-start = start
chart-setup = set-up
chart-of = { $game ->
    [armorica] points after each round
    [roma] fame after each turn
   *[cambria] points after each turn
}
place = Place
player = Player
sum = Sum
score-start = start
score-gained = gained
score-lost = lost
fate-settles = { $game ->
    [armorica] every card
    [cambria] every die
   *[roma] every die and card
}
dice-check = Check that it was fair
dice-check-more = Before the first move the server sealed a secret seed that settles { fate-settles }; now it is open. Your browser works out whether everything came as the seed says.
dice-insecure = Browsers compute this only on pages opened by https or on this machine. Download the record and use check_dice.py instead.
dice-none = This game had no dealer, or it is not over: there is nothing to compare.
# What fate has dealt, by game.
dealt-all = { $game ->
    [armorica] All { $dealt } draws
    [cambria] All { $dealt } rolls
   *[roma] All { $dealt } rolls and draws
}
dealt-undone = { $undone ->
    [0] {""}
   *[other] {" "}What was taken back is counted too.
}
dice-fair = { $typed ->
    [0] { dealt-all } match the seed that was sealed before the game.{ dealt-undone }
   *[other] { dealt-all } of the dealer match the seed that was sealed before the game. What came up at steps { $plies } was typed in at the table.{ dealt-undone }
}
dice-unfair = { $count ->
    [0] The record or its sealed seed does not fit. Keep the record and ask whoever ran the table.
   *[other] Not everything follows from the sealed seed; look at steps { $plies }. Keep the record and ask whoever ran the table.
}

rules-ours = the rules in our words
rules-search = { $game ->
    [cambria] Word or number
   *[other] Word, card or number
}
rules-hits = Result { $at } of { $hits }
rules-before = Previous result
rules-next = Next result
rules-chapters = Chapters
rules-our-reading = our reading
rules-option = “{ $words }”

settings-here = kept on this device only
name = Name
name-more = What others see at tables where you sit down from now on.
colour = Favourite colour
colour-more = Given when it is free.
colour-sign = { $letter ->
    [a] A, red, triangle
    [b] B, blue, circle
    [c] C, green, square
    [d] D, yellow, diamond
   *[e] E, dark red, pentagon
}
language-latin = Cards keep their Latin names in Roma.
light-sound-motion = Light, sound, motion
light-title = Light
light-more = The same table by day or by lamp.
light-day = day
light-lamp = lamp
light-device = as device
sound-more = Dice, cards, your turn.
motion = Motion
motion-more = Less: cards appear in place, nothing glows in waves.
motion-full = full
motion-less = less
motion-none = none
ask-end = Ask before I end a turn
ask-end-more = In Roma and Cambria, and only while something else is still possible.
key-do = do it
data = Data kept here
data-more = No account, no tracking, nothing for third parties. This device keeps:
data-settings = Name and settings
data-seen = How far you have followed each table
data-bytes = { $bytes } bytes
data-seat = the key that lets you sit down again
data-forget = Forget { $name }
data-server = The server keeps the moves of your tables for some time after the last one. It keeps no network addresses.
data-save = Save it all as a file
data-forget-all = Forget everything
about = About
about-more = Three games about Rome and its neighbours. Rules in our own words, drawings our own.
about-version = Version
about-licence = Licence
about-licence-more = MIT, code and drawings. Fonts: Forum, EB Garamond, Source Sans 3, under the SIL Open Font License.
about-games = The games
about-games-more = Armorica and Cambria are by Eric B. Vogel, Roma is by Stefan Feld. Lusoria is not made by the games’ authors or publishers and holds none of their texts or pictures.
about-ours = Reconstructed
about-ours-more = We worked out the icons on Armorica’s cards and the roads on Cambria’s map ourselves. If you own a printed game, you can enter its own in a file when you set up a table.
offline = No connection
offline-more = The house is dark, but a lamp is lit. What lies on this device still works.
offline-again = Try again
offline-works = What still works
offline-rules = Rules
offline-rules-more = all three games, in every language you have opened
offline-how = How to play
offline-how-more = the road with its milestones
offline-settings = Settings
offline-settings-more = they never leave this device
offline-tables = Tables and bots
offline-tables-more = wait for the connection; others at the table may let a bot stand in for you
works = works
works-not = does not work now
chair-friend = Friend
chair-friend-at = Friend { $letter }

replay-turns = replay · { $game ->
    [armorica] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
replay-controls = Through the game
replay-ply = Step
replay-setup = Set-up
replay-at = { $game ->
    [armorica] Round { $turn } of { $turns }
   *[other] Turn { $turn } of { $turns }
}
replay-of = step { $ply } of { $last }
replay-before = One step back
replay-next = One step on
replay-turn-before = { $game ->
    [armorica] One round back
   *[other] One turn back
}
replay-turn-next = { $game ->
    [armorica] One round on
   *[other] One turn on
}
replay-begin = To the beginning
replay-end = To the end
replay-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}
replay-play = Play
replay-pause = Pause
replay-play-on = Play on from here
why-play-on = The game ends here: go back to an earlier move to play on from there.
replay-link = Link to this step

how-five = how to play · five minutes
how-play = Play now
how-rules = All rules
how-together = Total
how-tips = Three tips from the bots

# Why something cannot be pressed.

rules-search-first = Search for a word first; these step from one place to the next.
rules-none = No rule has “{ $word }”.
rules-instead = No rule has the whole word; shown is { $words }.
rules-near = Perhaps one of these:
rules-apart = No sentence has all of these words. Look for one of them:
rules-try = Try a simpler word for it, a card’s name, or a rule’s number such as { $rule }.
chair-stays-me = This is your own chair.
chair-stays-fewest = The game needs { $fewest } chairs.
chair-fewer = Take a chair away
chair-most = The game has no room for more than { $most } chairs.
chair-taken-last = { $name } sits on the last chair.
