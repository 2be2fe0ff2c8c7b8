// Who has to agree before an answer is taken back from which somebody has learnt.

import type { Match } from './match.svelte.ts'
import { seatsHere } from './seats.ts'

/** Bots are not asked, nor people whose seat a bot keeps, nor those who share this screen; of an uttered wish, whoever has agreed to it is not asked again. */
export function toAgree(match: Pick<Match, 'seats' | 'table' | 'view'>): number[] {
  const agreed = match.table?.takeback?.granted ?? seatsHere(match)
  return (match.table?.chairs ?? []).flatMap((chair, seat) => (chair.kind === 'person' && !chair.kept_by && !agreed.includes(seat) ? [seat] : []))
}
