// Our own pieces as the files that the engine reads: to be taken and changed.

import armorica from '../../../src/lusoria/games/armorica/cards.txt?url'
import cambria from '../../../src/lusoria/games/cambria/cambria.txt?url'
import cumbria from '../../../src/lusoria/games/cambria/cumbria.txt?url'
import roma from '../../../src/lusoria/games/roma/cards.txt?url'

/** Where each file lies: the cards of a game, or a map by its name. */
export const FILES: Record<string, string> = { armorica, roma, cambria, cumbria }
