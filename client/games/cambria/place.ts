// Places as positions and answers call them: a road by its id, a ship by a word and its value.

const SHIP = /^ship (\d)$/

/** The ship that a place is; nothing where it is a road, the eagle or a fort. */
export function shipAt(place: string): number | null {
  const value = SHIP.exec(place)?.[1]
  return value === undefined ? null : Number(value)
}

export const placeOf = (ship: number): string => `ship ${ship}`
