// Places as positions and answers call them: a road by its id, a ship by a word and its value. A fort of the map may have
// the id of a road; no id has a blank in it, so that a word before it tells them apart.

import type { CambriaPosition, CambriaPrinted } from '~/net/wire.ts'
import type { Colour } from './colours.ts'

const SHIP = /^ship (\d)$/

/** The ship that a place is; nothing where it is a road, the eagle or a fort. */
export function shipAt(place: string): number | null {
  const value = SHIP.exec(place)?.[1]
  return value === undefined ? null : Number(value)
}

export const placeOf = (ship: number): string => `ship ${ship}`

export const fortPlace = (fort: string): string => `fort ${fort}`

/** The forts that a place is about: the one that it is, or both ends of a road. */
export function fortsAt(place: string | null, { forts, roads }: Pick<CambriaPrinted, 'forts' | 'roads'>): string[] {
  return roads.find(({ road }) => road === place)?.ends ?? forts.flatMap(({ fort }) => (fortPlace(fort) === place ? [fort] : []))
}

/** Who stands on a road. An owner may have called it as anything is called that every object has. */
export function standsOn({ legion, roads }: Pick<CambriaPosition, 'legion' | 'roads'>, road: string): Colour | 'legion' | null {
  if (legion === road) return 'legion'
  return Object.hasOwn(roads, road) ? (roads[road] ?? null) : null
}
