// A card's line of text as this table reads it (R13).

import { known, say } from '~/words/words.svelte.ts'
import { OPTION_OF } from './printed.ts'
import { edition, type Seen } from './seen.ts'

export function textOf(now: Seen, card: string): string {
  const option = OPTION_OF[card]
  const id = `roma-text-${card.toLowerCase()}`
  const other = option ? `${id}-${edition(now, option)}` : ''
  return say(other && known(other) ? other : id)
}
