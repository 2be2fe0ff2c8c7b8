// What the chart of scores shows: which moments, and which of them are named below it.

import type { Ply } from '~/net/wire.ts'

const ROOM = 64 // px for a label
/** px around the lines: the slider of a replay stands below them. */
export const EDGE = { left: 34, right: 12, top: 10, bottom: 24 }

export interface Moment extends Pick<Ply, 'turn' | 'scores'> {
  /** After how many steps of the game. */
  step: number
}

/** The scores at the start and after every turn. The set-up's last answer also begins the first turn, which may cost somebody something: the start is told before that. */
export function moments(plies: readonly Ply[]): Moment[] {
  const turns = new Map(plies.flatMap(({ turn, scores }, index) => (turn > 0 ? [[turn, { turn, scores, step: index + 1 }]] : [])))
  return [{ turn: 0, scores: plies[0]?.scores ?? [], step: 0 }, ...turns.values()]
}

/** Which of these places across the chart have their label: the first and the last, the others as far as they leave room. */
export function labelled(places: readonly number[]): Set<number> {
  const [end, found] = [places.length - 1, new Set([0])]
  let before = places[0] ?? 0
  places.forEach((place, index) => {
    if (place - before < ROOM || (places[end] ?? 0) - place < ROOM) return
    found.add(index)
    before = place
  })
  return found.add(end)
}
