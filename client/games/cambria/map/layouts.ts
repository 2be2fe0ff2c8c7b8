// Three drawings of one map, by the proportions of the room it has: wide with title, rose and
// legend, tall for upright windows, small for squat telephones. The core is what must be seen;
// the paint runs on beyond it, so that any window is filled.

import type { CambriaPrinted } from '~/net/wire.ts'
import type { Box, Point } from './lines.ts'

/** A board of the house's own. Which one it is, the engine says: anybody may give a map any name. */
export type House = NonNullable<CambriaPrinted['house']>

export type Shape = 'wide' | 'tall' | 'small'

export interface Layout {
  /** The painted sheet. */
  size: Point
  core: Box
  /** Where everything that has a place in the file goes. */
  all: Box
  /** How much further one direction may be drawn out than the other. */
  stretch: number
  /** Size of towers, of what stands on roads, of names, ships and the eagle. */
  k: number
  slot: number
  name: number
  /** How small letters of names may become where a map is crowded: they are read on a telephone. */
  least: number
  ship: number
  eagle: number
}

const LAYOUTS: Record<Shape, Layout> = {
  wide: { size: [2060, 1110], core: [382, 186, 1450, 928], all: [446, 272, 1382, 842], stretch: 1.3, k: 1, slot: 1, name: 15.4, least: 12, ship: 92, eagle: 84 },
  tall: { size: [640, 860], core: [125, 137, 515, 723], all: [162, 197, 478, 672], stretch: 2.4, k: 0.72, slot: 0.98, name: 16.6, least: 10.2, ship: 76, eagle: 72 },
  small: { size: [440, 524], core: [60, 60, 380, 464], all: [92, 106, 350, 428], stretch: 2.2, k: 0.61, slot: 0.98, name: 18.3, least: 8.4, ship: 72, eagle: 66 },
}

/** What is set by hand for the maps that come with the game. */
export interface Tuned {
  /** Where the forts go; ships and eagle follow, spread about their middle and shifted into open water. */
  forts: Box
  stretch: number
  spread: Point
  shift: Point
  title?: Box
  rose?: Point
  legend?: Point
  ships?: Record<number, Point>
  eagle?: Point
  /** Forts that step aside, so that a neighbour's name has room between warriors. */
  aside?: Record<string, Point>
}

const TUNED: Record<House, Record<Shape, Tuned>> = {
  cambria: {
    wide: { forts: [916, 252, 1408, 882], stretch: 1.3, spread: [1.5, 1.62], shift: [-8, 14], title: [402, 200, 674, 296], rose: [422, 558], legend: [396, 716] },
    tall: { forts: [249, 199, 487, 685], stretch: 1.32, spread: [1, 1.22], shift: [-4, 14] },
    small: {
      forts: [158, 104, 356, 436], stretch: 1.32, spread: [1, 1], shift: [0, 0], eagle: [90, 164],
      ships: { 2: [92, 208], 3: [132, 230], 4: [94, 262], 5: [137, 284], 6: [96, 316] },
      aside: { bravonium: [0, -12], viroconium: [0, 8] },
    },
  },
  cumbria: {
    wide: { forts: [690, 274, 1400, 860], stretch: 1.2, spread: [1.25, 1.2], shift: [-6, -6], title: [398, 200, 698, 296], rose: [420, 360], legend: [1210, 846], ships: { 6: [470, 836] } },
    tall: {
      forts: [205, 184, 492, 684], stretch: 2.4, spread: [1, 1], shift: [0, 0], eagle: [152, 701],
      ships: { 2: [158, 479], 3: [158, 523], 4: [158, 567], 5: [158, 611], 6: [158, 655] },
    },
    small: {
      forts: [126, 98, 362, 436], stretch: 2, spread: [1, 1], shift: [0, 0], eagle: [109, 448],
      ships: { 2: [82, 299], 3: [82, 332], 4: [82, 365], 5: [82, 398], 6: [82, 431] },
      aside: { epiacum: [0, 8] },
    },
  },
}

export const layout = (shape: Shape): Layout => LAYOUTS[shape]
export const tuned = (house: House | null, shape: Shape): Tuned | null => house && TUNED[house][shape]

const UPRIGHT = 520 // px across: no room of an upright telephone is wider
const LIES = 6 / 5

/** Low rooms that lie on their side roll the map up and down instead of shrinking it. An upright telephone shows all of it, however much is said below. */
export const rolls = (width: number, height: number): boolean => width > UPRIGHT && height < 430 && width > height * LIES

/** Which drawing fits a room. */
export function shapeFor(width: number, height: number): Shape {
  const proportion = width / (height || 1)
  if (width <= UPRIGHT && proportion >= 37 / 50) return 'small'
  return proportion > LIES && !rolls(width, height) ? 'wide' : 'tall'
}
