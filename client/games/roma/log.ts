// How Roma's events read: cards as marked things, a heading for every turn.

import type { Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { seatName } from '~/table/telling.ts'
import { mark } from '~/words/marks.ts'
import { say } from '~/words/words.svelte.ts'

export function facts(heard: Heard): Record<string, string> {
  const card = heard.facts['card']
  return typeof card === 'string' ? { card: mark('card', card, card) } : {}
}

/** What a game begins with: a replay's log may begin in the middle of one. */
const BEGINNING = ['starter', 'dealt', 'card_dealt']

export function heading(heard: Heard, match: Match): string | null {
  if (heard.event === 'turn_begun') return say('roma-turn-of', { turn: Number(heard.facts['turn']), name: seatName(match, Number(heard.facts['seat'])) })
  return heard === match.log[0] && BEGINNING.includes(heard.event) ? say('roma-setup') : null
}

/** Cards dealt and drawn are seen; that cards are drawn, and how many, has a line of its own, and whose turn begins is a heading. */
const SEEN = ['dealt', 'card_dealt', 'drew', 'card_drawn', 'turn_begun']
export const quiet = (heard: Heard): boolean => SEEN.includes(heard.event)

/** What the dice, the discs and the names on the table show by themselves says little about a turn. */
const MINOR = ['turn_ended', 'rolled', 'die_spent', 'fame_returned', 'discarded']
export const minor = (heard: Heard): boolean => quiet(heard) || MINOR.includes(heard.event)
