// How a game ended, from the table's own words; before it is told, from the standing.

import type { Table } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'

export interface Outcome {
  ending: string
  scores: number[]
  parts: Record<string, number>[]
  ranks: number[]
  winners: number[]
}

/** What a table tells once its game is over. */
export const resultOf = (table: Table | null): Outcome | undefined => (table?.outcome as { result: Outcome } | null | undefined)?.result

export function outcomeOf(match: Match): Outcome {
  const told = resultOf(match.table)
  if (told) return told
  const standing = match.view?.standing ?? { scores: [], parts: [], ranks: [] }
  return { ending: '', ...standing, winners: standing.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }
}

type Placed = Pick<Outcome, 'scores' | 'parts' | 'ranks'>

/** Seats with as many points as this one, and as many of a part that breaks ties, from first to last: more than itself where something else decides. */
export const levelWith = (outcome: Placed, seat: number, part?: string): number[] =>
  ranked(outcome).filter((other) => outcome.scores[other] === outcome.scores[seat] && (!part || outcome.parts[other]?.[part] === outcome.parts[seat]?.[part]))

/** Who is ahead: the only seat of the first rank. Where several share it, nobody leads. */
export function leader({ ranks }: Pick<Outcome, 'ranks'>): number | null {
  const first = ranks.indexOf(1)
  return first >= 0 && first === ranks.lastIndexOf(1) ? first : null
}

/** Seats from first to last; who shares a rank keeps the order of the table. */
export const ranked = (outcome: Pick<Outcome, 'ranks'>): number[] => outcome.ranks.map((_, seat) => seat).sort((a, b) => outcome.ranks[a]! - outcome.ranks[b]!)
