// The way of each road over the sheet: straight, as Romans built. An owner's map may join the same
// two forts more than once; such roads part at the forts and run side by side.

import type { CambriaPrinted } from '~/net/wire.ts'
import { apart, type Point } from './lines.ts'

type Road = CambriaPrinted['roads'][number]

const BEND = 0.28 // of the way: there a road has left the others
const ASIDE = 44 // from the next one: a warrior's width at full size

/** The roads between the same two forts, in map order. */
export const alike = (road: Road, roads: readonly Road[]): Road[] => roads.filter(({ ends }) => road.ends.every((end) => ends.includes(end)))

/** From fort to fort, with two bends where others join them too. */
export function way(road: Road, roads: readonly Road[], at: (fort: string) => Point, size: number): Point[] {
  const beside = alike(road, roads)
  const [from, to] = [at(road.ends[0]), at(road.ends[1])]
  const place = beside.indexOf(road) - (beside.length - 1) / 2
  if (!place) return [from, to]
  const far = (place * ASIDE * size * (road.ends[0] < road.ends[1] ? 1 : -1)) / (apart(from, to) || 1) // the side is the same whichever fort is named first
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bend = (along: number): Point => [from[0] + dx * along - dy * far, from[1] + dy * along + dx * far]
  return [from, bend(BEND), bend(1 - BEND), to]
}
