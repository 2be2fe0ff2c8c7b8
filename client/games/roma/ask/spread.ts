// A pile as kinds with their copies, narrowed by what somebody types: a name, its meaning, its text.

import { say } from '~/words/words.svelte.ts'
import type { Seen } from '../seen.ts'
import { UNSEEN } from '../seen.ts'
import { textOf } from '../texts.ts'

export const SORTS = ['all', 'character', 'building'] as const
export type Sort = (typeof SORTS)[number]

export function spread(from: readonly string[], now: Seen, asked: string, sort: Sort, type: (card: string) => string): { card: string; copies: number }[] {
  const copies = new Map<string, number>()
  for (const card of from) if (card !== UNSEEN) copies.set(card, (copies.get(card) ?? 0) + 1)
  const wanted = asked.trim().toLowerCase()
  const told = (card: string): string => `${card} ${say(`roma-card-${card.toLowerCase()}`)} ${textOf(now, card)}`.toLowerCase()
  return [...copies].flatMap(([card, count]) => ((sort === 'all' || type(card) === sort) && told(card).includes(wanted) ? [{ card, copies: count }] : []))
}
