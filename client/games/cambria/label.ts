// An answer in the reader's words, for hints: places by their forts, as the map shows them.

import type { Choice } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { roman } from '~/table/seats.ts'
import { say } from '~/words/words.svelte.ts'
import { roadOf, shipOf } from './offer.ts'
import { roadName } from './telling.ts'

/** `place r07` → “Warrior on Pennal – Bremia”. */
export function label(choice: Choice, match: Match): string {
  const [road, ship] = [roadOf(choice), shipOf(choice)]
  const place = road !== null ? roadName(match, road) : ship !== null ? say('cambria-ship', { ship: roman(ship) }) : ''
  return say(`cambria-label-${choice.verb.replace(' ', '-')}`, { place, die: choice.arguments['die'] ?? 0 })
}
