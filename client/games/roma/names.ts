// How things on this table are called by a reader's voice.

import type { DiscNow, PrintedKind } from '~/net/wire.ts'
import { say } from '~/words/words.svelte.ts'
import { changed } from './printed.ts'
import { UNSEEN } from './seen.ts'

/** A place with its card, its defence and why it is so. */
export function placeName(place: DiscNow, mine: boolean, veiled: boolean): string {
  return [say('roma-place', { whose: mine ? 'mine' : 'theirs', disc: place.disc }), ...lying(place, veiled)].join(', ')
}

function lying(place: DiscNow, veiled: boolean): string[] {
  const blocked = place.blocked ? [say('roma-blocked')] : []
  if (place.card === null) return [say('roma-empty'), ...blocked]
  if (place.card === UNSEEN) return [say('roma-face-down')]
  if (veiled) return [place.card, say('roma-face-down')]
  return [place.card, say('roma-defence-of', { defence: place.defence ?? 0 }), ...place.changes.map(changed), ...blocked]
}

/** A card of the hand with its price and its defence. */
export const handName = ({ card, cost, defence }: Pick<PrintedKind, 'card' | 'cost' | 'defence'>): string => [card, say('roma-cost', { cost }), say('roma-defence-of', { defence })].join(', ')
