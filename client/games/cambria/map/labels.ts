// Names of forts: of twelve places round a fort, or a little further out, the one that touches least.

import type { CambriaPrinted } from '~/net/wire.ts'
import { holds, meet, type Box, type Point } from './lines.ts'
import type { RoadPlan } from './plan.ts'

export interface Label {
  lines: string[]
  at: Point
  anchor: 'start' | 'middle' | 'end'
  box: Box
  /** Roads whose warrior would stand on it: while one matters, the name gives way. */
  under: string[]
}

interface Surroundings {
  shape: string
  core: Box
  k: number
  slot: number
  name: number
  roads: RoadPlan[]
  forts: Map<string, Point>
  kept: Box[]
}

export function label(printed: CambriaPrinted, map: Surroundings): Map<string, Label> {
  const labels = new Map<string, Label>()
  const others = (own: string): Label[] => [...labels].flatMap(([fort, other]) => (fort === own ? [] : [other]))
  const settle = ({ fort, name, value }: CambriaPrinted['forts'][number]): void => {
    const places = OUT.flatMap((out) => candidates(name, value, map.forts.get(fort) ?? [0, 0], map, out))
    const costs = places.map((place, index) => index * 0.6 + cost(place, fort, value, map, others(fort)))
    labels.set(fort, places[costs.indexOf(Math.min(...costs))]!)
  }
  const dearest = [...printed.forts].sort((a, b) => b.value - a.value)
  dearest.forEach(settle)
  // a name that came early may stand where a later one has its only room
  dearest.filter(({ fort }) => others(fort).some(({ box }) => meet(box, labels.get(fort)!.box))).forEach(settle)
  return labels
}

const BELOW = 3 // so many stand under their fort, and further lines grow downwards
const ABOVE = 9 // from here on a name stands over its fort, and they grow upwards
const OUT = [0, 6, 12, 18, 24] // further away where warriors stand close

function candidates(name: string, value: number, [x, y]: Point, { shape, k, name: size, roads, slot }: Surroundings, out: number): Label[] {
  const letter = size * k
  const lines = shape === 'wide' ? [name] : name.split(' ')
  const width = Math.max(...lines.map((line) => line.length)) * letter * 0.475 + 6
  const lift = ((value > 4 ? 54 : 50) + out) * k
  const below = ((value > 3 ? 34 : 27) + out) * k + letter * 0.62 // clear of the points
  const beside = (27 + out) * k
  const places: [number, number, Label['anchor']][] = [
    [x, y + below, 'middle'], [x + 33 * k, y + below, 'end'], [x - 33 * k, y + below, 'start'],
    [x + beside, y + 4 * k, 'start'], [x - beside, y + 4 * k, 'end'],
    [x + beside - 3 * k, y + 22 * k, 'start'], [x - beside + 3 * k, y + 22 * k, 'end'], [x + beside - k, y - 20 * k, 'start'], [x - beside + k, y - 20 * k, 'end'],
    [x, y - lift, 'middle'], [x + 33 * k, y - lift, 'end'], [x - 33 * k, y - lift, 'start'],
  ]
  return places.map(([px, py, anchor], index): Label => {
    const rise = (lines.length - 1) * letter * (index >= ABOVE ? 1 : index < BELOW ? 0 : 0.5)
    const left = px - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
    const top = py - rise - letter * 0.83
    const box: Box = [left, top, left + width, top + letter * (0.22 + lines.length)]
    return { lines, at: [px, py - rise], anchor, box, under: roads.filter((road) => meet(box, standing(road, slot))).map(({ id }) => id) }
  })
}

/** What whoever stands on a road covers, helmet to base. */
export const standing = ({ slot: [x, y] }: Pick<RoadPlan, 'slot'>, size: number): Box => [x - 17 * size, y - 23 * size, x + 18 * size, y + 20 * size]

function cost({ box, under }: Label, own: string, value: number, map: Surroundings, labels: Label[]): number {
  const { k, core } = map
  const touched = map.roads.reduce((sum, road) => sum + 3 * along(road).filter((point) => holds(box, point, 7)).length, 0)
  const forts = [...map.forts].filter(([fort, at]) => fort !== own && holds([box[0] - 28 * k, box[1] - 26 * k, box[2] + 28 * k, box[3] + 44 * k], at)).length * 120
  const names = 200 * labels.filter((other) => meet(box, other.box)).length
  const [x, y] = map.forts.get(own) ?? [0, 0]
  const token = value > 3 && meet(box, [x + 11 * k, y + 11 * k, x + 40 * k, y + 31 * k]) ? 45 : 0
  const outside = box[0] < core[0] + 3 || box[2] > core[2] - 3 || box[1] < core[1] || box[3] > core[3] ? 300 : 0 // a name that is cut off is worse than one half hidden
  return touched + 85 * under.length + forts + names + token + outside + 80 * map.kept.filter((other) => meet(box, other)).length
}

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)
const along = ({ from, to }: RoadPlan): Point[] => STEPS.map((at): Point => [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at])
