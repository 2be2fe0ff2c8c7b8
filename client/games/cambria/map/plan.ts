// A map file as a plan of the sheet: where everything stands, once per map and shape of window.

import type { CambriaPrinted } from '~/net/wire.ts'
import { astray, meet, middle, type Box, type Point } from './lines.ts'
import { layout, tuned, type House, type Shape } from './layouts.ts'
import { label, type Label } from './labels.ts'
import { place, shipRoom, type Fit } from './places.ts'
import { way } from './ways.ts'

export interface FortPlan {
  id: string
  name: string
  value: number
  points: number
  at: Point
  roads: string[]
  tower: 'twr-s' | 'twr-m' | 'twr-l'
  /** Width and height of the tower. */
  size: Point
  label: Label
  /** Where the mark of whoever would take it hangs, and whether on a pole. */
  standard: { at: Point; pole: boolean }
  /** On which side of the tower the points lie: 1 is right. */
  side: 1 | -1
}

/** Where the points of a fort lie. */
export const pointsAt = ({ at: [x, y], side }: FortPlan, k: number): Point => [x + side * 21.5 * k, y + 21 * k]

export interface RoadPlan {
  id: string
  ends: [string, string]
  from: Point
  to: Point
  /** From fort to fort with its bends. */
  way: Point[]
  slot: Point
}

export interface Plan {
  map: string
  /** Which of the house's own boards this is, if any. */
  house: House | null
  /** What chance is sown with. */
  seed: string
  shape: Shape
  size: Point
  core: Box
  k: number
  slot: number
  /** Size of the letters of names. */
  name: number
  /** Widths of a ship and of the eagle's roundel. */
  ship: number
  eagle: number
  forts: FortPlan[]
  roads: RoadPlan[]
  ships: { ship: number; at: Point }[]
  home: Point
  title: Box | null
  rose: Point | null
  legend: Point | null
  /** Places where nothing may be sown and no name stands: title, rose, legend. */
  kept: Box[]
  coasts: Point[][]
  fit: Fit
}

export const ROSE = 112
const LEGEND: Point = [226, 82]
const TITLE: Point = [272, 96]
/** What lies nearer to the left, upper or lower edge of the core may lie under the frame. */
export const EDGE = 18
/** How far furniture lies from roads: beyond the land that grows along them, else just beside them. */
const OFFSHORE = 84
const ASIDE = 40

export function plan(printed: CambriaPrinted, shape: Shape): Plan {
  const drawn = layout(shape)
  const places = place(printed, shape)
  const { k } = places
  const at = (fort: string): Point => places.forts.get(fort) ?? [0, 0]
  const roads = printed.roads.map((road) => leading(road.road, road.ends, way(road, printed.roads, at, drawn.slot * k)))
  const room = tuned(printed.house, shape) ? Infinity : shipRoom(places)
  const base = { map: printed.components, house: printed.house, seed: printed.house ?? printed.components, shape, ...drawn, k, slot: drawn.slot * k, name: Math.max(drawn.name * k, drawn.least), roads, home: places.eagle, fit: places.fit, coasts: printed.coasts,
    ship: Math.min(drawn.ship * k, room), eagle: Math.min(drawn.eagle * k, 0.92 * room),
  }
  const ships = printed.ships.map(({ ship }) => ({ ship, at: places.ships.get(ship) ?? places.eagle }))
  const taken = [...places.ships.values(), places.eagle].map((point): Box => [point[0] - 56 * k, point[1] - 56 * k, point[0] + 56 * k, point[1] + 50 * k])
  const furniture = furnish(base.house, shape, drawn.core, places.forts, roads, taken)
  const kept = [furniture.title, furniture.rose && square(furniture.rose), furniture.legend && legendBox(furniture.legend)].filter((box) => box !== null)
  const labels = label(printed, { ...base, core: unframed(shape, drawn.core), kept: [...kept, ...taken], forts: places.forts })
  const forts = printed.forts.map((fort): FortPlan => {
    const [tower, size] = towerOf(fort.value, k)
    const own = { id: fort.fort, name: fort.name, value: fort.value, points: fort.points, at: at(fort.fort), tower, size, label: labels.get(fort.fort)! }
    const near = roads.filter(({ ends }) => ends.includes(fort.fort))
    return { ...own, roads: near.map(({ id }) => id), standard: standard(own, near, roads, [...labels.values()], k), side: side(own, k) }
  })
  return { ...base, forts, ships, ...furniture, kept }
}

/** A road by its way; whoever stands on it stands half way. */
function leading(id: string, ends: [string, string], way: Point[]): RoadPlan {
  const half = way.length / 2
  return { id, ends, way, from: way[0]!, to: way.at(-1)!, slot: middle(way[half - 1]!, way[half]!) }
}

function towerOf(value: number, k: number): [FortPlan['tower'], Point] {
  if (value <= 3) return ['twr-s', [46 * k, 51.7 * k]]
  return value === 4 ? ['twr-m', [50 * k, 56.2 * k]] : ['twr-l', [62 * k, 53.5 * k]]
}

const square = ([x, y]: Point): Box => [x - 6, y - 16, x + ROSE + 6, y + ROSE + 6]
const legendBox = ([x, y]: Point): Box => [x - 8, y - 16, x + LEGEND[0], y - 16 + LEGEND[1]]

/** Where names may stand: right of a wide drawing seats and log lie beyond the core, elsewhere the frame over its edge. */
function unframed(shape: Shape, [left, top, right, bottom]: Box): Box {
  return shape === 'wide' ? [left + EDGE, top + EDGE, right, bottom - EDGE] : [left, top, right, bottom]
}

type Furniture = Pick<Plan, 'title' | 'rose' | 'legend'>

/** Title, rose and legend where the map has room for them; upright drawings have none. */
function furnish(house: House | null, shape: Shape, core: Box, forts: Map<string, Point>, roads: RoadPlan[], taken: Box[]): Furniture {
  if (shape !== 'wide') return { title: null, rose: null, legend: null }
  const own = tuned(house, shape)
  if (own) return { title: own.title ?? null, rose: own.rose ?? null, legend: own.legend ?? null }
  const used: Box[] = [...taken]
  const free = (size: Point): Box | null => {
    const [left, top, right, bottom] = [core[0] + EDGE, core[1] + EDGE, core[2] - size[0], core[3] - EDGE - size[1]]
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const
    const boxes = corners.map(([x, y]): Box => [x, y, x + size[0], y + size[1]])
    const open = boxes.filter((box) => !used.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]))
    const found = open.find((box) => clear(box, forts, roads, OFFSHORE)) ?? open.find((box) => clear(box, forts, roads, ASIDE))
    if (found) used.push(found)
    return found ?? null
  }
  const [title, legend, rose] = [free(TITLE), free(LEGEND), free([ROSE, ROSE + 20])]
  return { title, legend: legend && [legend[0] + 8, legend[1] + 16], rose: rose && [rose[0], rose[1] + 18] }
}

function clear([left, top, right, bottom]: Box, forts: Map<string, Point>, roads: RoadPlan[], far: number): boolean {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const points = steps.flatMap((a) => steps.map((b): Point => [left + (right - left) * a, top + (bottom - top) * b]))
  return points.every((point) => roads.every((road) => astray(point, road.way) > far) && [...forts.values()].every((fort) => Math.hypot(fort[0] - point[0], fort[1] - point[1]) > 70))
}

/** The points lie right of a tower; left of it where its name stands there. */
function side({ at: [x, y], label: { box } }: Pick<FortPlan, 'at' | 'label'>, k: number): FortPlan['side'] {
  const points = (way: 1 | -1): Box => [x + way * 26 * k - 14 * k, y + 11 * k, x + way * 26 * k + 14 * k, y + 31 * k]
  return meet(box, points(1)) && !meet(box, points(-1)) ? -1 : 1
}

/** Of five places round a tower the one that lies furthest from slots, names and roads. */
function standard(fort: Pick<FortPlan, 'at' | 'size'>, near: RoadPlan[], roads: RoadPlan[], labels: Label[], k: number): FortPlan['standard'] {
  const [x, y] = fort.at
  const half = fort.size[0] / 2
  const top = y - fort.size[1] + 5 * k
  const places: [number, number, number][] = [
    [x, top - 8 * k, 0], [x - half - 3 * k, y - 20 * k, -0.6 * k], [x + half + 3 * k, y - 20 * k, -0.6 * k],
    [x - half - 4 * k, y + 2 * k, -2 * k], [x + half + 4 * k, y - 2 * k, -2 * k],
  ]
  const worth = ([px, py, liking]: [number, number, number]): number => {
    const room = Math.min(34 * k, ...roads.map(({ slot }) => Math.hypot(px - slot[0], py - slot[1])))
    const named = labels.some(({ box }) => box[0] - 8 < px && px < box[2] + 8 && box[1] - 8 < py && py < box[3] + 8)
    return room + liking - (named ? 30 * k : 0) - 7 * k * near.filter((road) => astray([px, py], road.way) < 13 * k).length
  }
  const [bx, by] = places.reduce((best, each) => (worth(each) > worth(best) ? each : best))
  return { at: [bx, by], pole: by < y - 30 * k }
}
