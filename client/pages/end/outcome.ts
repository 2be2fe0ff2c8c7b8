// How a game ended, from the table's own words; before it is told, from the standing.

import type { Table, Tie } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'

export interface Outcome {
  ending: string
  scores: number[]
  parts: Record<string, number>[]
  ranks: number[]
  winners: number[]
  ties: Tie[]
}

type Told = Omit<Outcome, 'ties'>

/** What a table tells once its game is over. */
export const resultOf = (table: Table | null): Told | undefined => (table?.outcome as { result: Told } | null | undefined)?.result

export function outcomeOf(match: Match): Outcome {
  const told = resultOf(match.table)
  const standing = match.view?.standing ?? { scores: [], parts: [], ranks: [], ties: [] }
  if (told) return { ...told, ties: standing.ties }
  return { ending: '', ...standing, winners: standing.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }
}

/** The ties that a seat is in, as the rules tell them: what decides first comes first. */
export const tiesOf = ({ ties }: Pick<Outcome, 'ties'>, seat: number): Tie[] => ties.filter((tie) => tie.seats.includes(seat))

/** Who is ahead: the only seat of the first rank. Where several share it, nobody leads. */
export function leader({ ranks }: Pick<Outcome, 'ranks'>): number | null {
  const first = ranks.indexOf(1)
  return first >= 0 && first === ranks.lastIndexOf(1) ? first : null
}

/** Seats from first to last; who shares a rank keeps the order of the table. */
export const ranked = (outcome: Pick<Outcome, 'ranks'>): number[] => outcome.ranks.map((_, seat) => seat).sort((a, b) => outcome.ranks[a]! - outcome.ranks[b]!)
