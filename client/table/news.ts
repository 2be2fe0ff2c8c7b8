// Where in the log begins what the others did since one's own last answer.

import type { Heard, View } from '~/net/wire.ts'
import { seatOf } from './telling.ts'

/** The first time that others are asked, what follows is news; what they do before this seat is asked again adds to it. */
export function news(from: number, { viewer, decision: { seat } }: View, fresh: readonly Heard[], log: readonly Heard[]): number {
  const theirs = viewer.length > 0 && typeof seat === 'number' && !viewer.includes(seat)
  if (from <= log.length || !theirs) return from
  const first = fresh.map(seatOf).findIndex((each) => each !== null && !viewer.includes(each))
  return log.length - (first < 0 ? 0 : fresh.length - first)
}
