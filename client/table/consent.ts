// Who has to agree before an answer is taken back from which somebody has learnt.

import { kept } from '~/net/kept.svelte.ts'
import type { Match } from './match.svelte.ts'

/** Bots are not asked, nor people whose seat a bot keeps, nor those who share this screen; of an uttered wish, whoever has agreed to it is not asked again. */
export function toAgree({ id, table, view }: Pick<Match, 'id' | 'table' | 'view'>): number[] {
  const agreed = table?.takeback?.granted ?? [...(view?.viewer ?? []), ...kept.seats(id)]
  return (table?.chairs ?? []).flatMap((chair, seat) => (chair.kind === 'person' && !chair.kept_by && !agreed.includes(seat) ? [seat] : []))
}
