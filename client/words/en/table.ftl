# What all three tables say.

game-armorica = Armorica
game-roma = Roma
game-cambria = Cambria

level-tiro = Tiro
level-miles = Miles
level-centurio = Centurio
level-legatus = Legatus
level-imperator = Imperator
level-tiro-more = a friendly recruit, good for a first game
level-miles-more = a soldier who knows the basics
level-centurio-more = plans and punishes mistakes
level-legatus-more = strong
level-imperator-more = the strongest

close = Close
skip = To the main part
tools = Tools
menu = Menu
language = Language
language-missing = The words for { $language } did not come. Choose it again in a moment.
light = { $theme ->
    [dark] Theme: dark
   *[light] Theme: light
}
sound = Sound
rules = Rules
hint = Hint
undo = Take back
undo-ask = Ask to take back
undo-known = Take back: practice allows it even when something has become known since.
fate-again = With the same moves fate decides the same again.
settings = Settings
shortcuts = Shortcuts
how-to-play = How to play
to-lobby = To the lobby
to-lobby-from = { $game }: to the lobby
rule-link = Rule { $rule }: open it

about-thing = About { $thing }
detail-further = Press I or right-click for its rules.
detail-further-pointer = Right-click for its rules.
board = The table
log = Log
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
log-news = { $n ->
    [one] Log and chat: one new line
   *[other] Log and chat: { $n } new lines
}
chat = Chat
chat-news = { $n ->
    [one] Chat: one new line
   *[other] Chat: { $n } new lines
}
chat-said = { $name } says: { $text }
chat-empty = Nobody has said anything.
chat-placeholder = Talk to the table
chat-send = Send
table-as-lists = Table as lists
lists-may-choose = You can choose
back-to-table = Back to the table

die = Die showing { $value }
die-unknown = Die not yet rolled
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-unnamed = Seat { $letter }
# Bots are called by a Roman first name of their seat.
bot-name = { $seat ->
    [0] Gaius
    [1] Lucius
    [2] Titus
    [3] Quintus
   *[other] Servius
}
plate-bot-level = bot, { $level }
plate-you = you
plate-bot = bot
plate-thinks = thinks
plate-here = here
plate-away = away
plate-kept = { $level } plays for them

your-turn = Your turn
your-move = Your move. { $question }
their-move = { $name } is to move
fate-move = Fate decides
game-over = The game is over
to-reckoning = Final score
end-decided = Level on points: the final score shows what decided it.
watching = You are watching.
sent = Your move is on its way
sent-rolled = What came up is on its way
on-its-way = on its way
put-back = Back

network-connecting = Connecting…
network-gone = Connection lost
network-lost = Connection lost, trying again
network-again = { $seconds ->
    [0] now · your game is safe
    [one] in { $seconds } second · your game is safe
   *[other] in { $seconds } seconds · your game is safe
}
network-now = Try now
network-back = Connected again
network-restart = The server is restarting
network-restart-more = { $seconds ->
    [one] Back in about { $seconds } second. Every move is kept.
   *[other] Back in about { $seconds } seconds. Every move is kept.
}
refused-unreadable = The server did not understand this move. Load the page again, then repeat it.
refused-illegal = This move is not allowed now. The table shows what is.
refused-stale = The table has moved on. Look again, then choose.
refused-later = That did not work just now. Try again in a moment.

takeback-asked = { $name } asks to take a move back
takeback-more = { $others ->
    [one] Something has become known since. { $name } must agree.
   *[other] Something has become known since. All others must agree.
}
takeback-yours = Something has become known since, so you decide.
takeback-yes = Yes, take it back
takeback-no = No
takeback-ask = { $others ->
    [one] Ask { $name } to let you take back your last move?
   *[other] Ask the others to let you take back your last move?
}
takeback-ask-theirs = { $others ->
    [one] Ask { $name } to let you take back { $mover }’s last move?
   *[other] Ask the others to let you take back { $mover }’s last move?
}
takeback-ask-yes = Ask
takeback-ask-no = Play on
takeback-alone = Take back your last move?
takeback-theirs = Take back { $name }’s last move?
takeback-alone-more = All that has happened since is taken back too; the record will say so.
takeback-waiting = You have asked to take back your last move
takeback-waiting-theirs = You have asked to take back { $name }’s last move
takeback-waiting-more = { $others ->
    [one] It is taken back as soon as { $name } agrees. The next move ends the request.
   *[other] It is taken back as soon as everybody agrees. The next move ends the request.
}
takeback-refused = { $others ->
    [one] { $name } did not agree: the move stands.
   *[other] Not everybody agreed: the move stands.
}
away-asked = { $name } has left. Wait?
away-wait = Wait
away-bot = Let a bot play

curtain-take = { $others ->
    [one] Take the device. The other player looks away.
   *[other] Take the device. The others look away.
}
curtain-open = I am { $name }: open the curtain
curtain-more = Until then nothing of the table is shown.

key-back = go back, close
key-undo = take back
key-hint = hint
key-log = log
key-chat = chat
key-rules = rules for this question
key-lists = table as lists, on and off
key-list = this list
key-detail = what is under the pointer or in focus, with its rules
single-keys = Play by single keys
single-keys-more = Letters, digits and ? act at once. Switched off, only Enter and Esc are left.
keys-table = At the table

event-undone = Taken back.

log-asked = It is your move.
own-dice-asked = { $dice ->
    [0] What came up?
    [one] Which number came up?
   *[other] Which dice came up?
}
hint-title = Imperator’s best moves
hint-if = chance to win if all play this way
hint-thinking = Working out a hint…
hint-compiling = { $of ->
    [0] The bots are preparing a hint…
   *[other] The bots are preparing a hint: step { $done } of { $of }
}
hint-chance = { $percent }% to win
hint-mark = { $percent }%
since-title = While you were away
since-more = { $n ->
    [one] { $game } · one event since { $when }
   *[other] { $game } · { $n } events since { $when }
}
since-earlier = { $n ->
    [one] One earlier event is in the log.
   *[other] { $n } earlier events are in the log.
}
since-leads = { $name } leads
since-log = Read the log
since-move = Your move
since-on = To the table
compiling = { $of ->
    [0] The bot is warming up…
   *[other] The bot is warming up: step { $done } of { $of }
}

# Why something cannot be chosen.

why-undo = Nothing to take back: you have made no move yet, or the game is over.
why-their-move = { $name } is to move.
why-fate = Dice and cards come first.
why-still = Nothing can be chosen here: this is a picture of the game.
why-over = The game is over: nothing more is chosen.
why-network = Wait a moment: the connection is coming back.
why-sent = Your move is on its way.
why-question = First answer what is asked below.
seat-elsewhere = My seat on another device
seat-elsewhere-more = Open this link there or scan the code, and you sit there too. Whoever has it plays as you: give it to nobody.
seat-unkept = Save the link to your seat
seat-unkept-more = This browser keeps nothing for Lusoria: its storage is switched off or full. In another window, or once this one is closed, only this link leads back to your seat; where storage is switched off, after a reload too. Whoever has it plays as you: give it to nobody.
