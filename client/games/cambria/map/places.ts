// Where forts, ships and the eagle lie on the sheet. Only places move with the window; towers,
// warriors and letters keep their size.

import type { CambriaPrinted } from '~/net/wire.ts'
import { apart, boxOf, middle, shifted, type Box, type Point } from './lines.ts'
import { layout, tuned, type Shape, type Tuned } from './layouts.ts'
import { springs } from './springs.ts'

export type Fit = (point: Point) => Point

export interface Places {
  forts: Map<string, Point>
  ships: Map<number, Point>
  eagle: Point
  /** From the file's canvas to the sheet: for its coast and for our own drawings. */
  fit: Fit
  /** Size of towers and letters: less where a map is crowded. */
  k: number
}

const SLOTS_APART = 46 // of towers of full size; nearer ones would hide one another

export function place(printed: CambriaPrinted, shape: Shape): Places {
  const { core, all, stretch, k } = layout(shape)
  const own = tuned(printed.house, shape)
  const spots = fortSpots(printed, shape)
  const fleet = own || shape === 'wide' ? fleetSpots(printed) : null // upright windows leave no room for an owner's sea
  const room = own?.forts ?? (fleet ? all : besideFleet(shape))
  const fit = fitting(own || !fleet ? [...spots.values()] : [...spots.values(), ...fleet.ships.values(), fleet.eagle], room, own?.stretch ?? stretch)
  const forts = new Map([...spots].map(([fort, spot]) => [fort, shifted(fit(spot), own?.aside?.[fort] ?? [0, 0])]))
  const size = Math.max(0.45, Math.min(k, nearest(printed, forts) / SLOTS_APART))
  if (!fleet) return { forts, ...column(printed, core, shape), fit, k: size }
  const moved = own ? spread(own, fit, fleet) : { ships: new Map([...fleet.ships].map(([ship, spot]) => [ship, fit(spot)])), eagle: fit(fleet.eagle) }
  return { forts, ...moved, fit, k: size }
}

function fortSpots(printed: CambriaPrinted, shape: Shape): Map<string, Point> {
  const known = printed.forts.flatMap(({ fort, spot }) => (spot ? [[fort, spot] as const] : []))
  if (known.length === printed.forts.length) return new Map(known)
  const laid = springs(printed.components, printed.forts.map(({ fort }) => fort), printed.roads.map(({ ends }) => ends))
  const [left, top, right, bottom] = boxOf([...laid.values()])
  const lies = right - left > bottom - top
  return lies === (shape === 'wide') ? laid : new Map([...laid].map(([fort, [x, y]]) => [fort, [y, -x]])) // nothing says where north is: it is turned as the window is
}

interface Fleet {
  ships: Map<number, Point>
  eagle: Point
}

function fleetSpots(printed: CambriaPrinted): Fleet | null {
  const ships = printed.ships.flatMap(({ ship, spot }) => (spot ? [[ship, spot] as const] : []))
  const placed = printed.forts.every(({ spot }) => spot)
  return placed && printed.eagle && ships.length === printed.ships.length ? { ships: new Map(ships), eagle: printed.eagle } : null
}

/** One box into another; neither direction is drawn out more than `stretch` times the other. */
function fitting(points: Point[], into: Box, stretch: number): Fit {
  const from = boxOf(points)
  const width = (into[2] - into[0]) / (from[2] - from[0] || 1)
  const height = (into[3] - into[1]) / (from[3] - from[1] || 1)
  const [kx, ky] = [Math.min(width, height * stretch), Math.min(height, width * stretch)]
  const [cx, cy] = [(from[0] + from[2]) / 2, (from[1] + from[3]) / 2]
  const [tx, ty] = [(into[0] + into[2]) / 2, (into[1] + into[3]) / 2]
  return ([x, y]) => [tx + kx * (x - cx), ty + ky * (y - cy)]
}

/** The fleet keeps its pattern, spread about its middle and shifted as one group. */
function spread(own: Tuned, fit: Fit, fleet: Fleet): Fleet {
  const points = [...fleet.ships.values(), fleet.eagle].map(fit)
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as [number, number]
  const move = (spot: Point): Point => {
    const [x, y] = fit(spot)
    return [cx + (x - cx) * own.spread[0] + own.shift[0], cy + (y - cy) * own.spread[1] + own.shift[1]]
  }
  const ships = new Map([...fleet.ships].map(([ship, spot]) => [ship, own.ships?.[ship] ?? move(spot)]))
  return { ships, eagle: own.eagle ?? move(fleet.eagle) }
}

/** How far from the left edge ships line up, and how much of the room is theirs. */
const COLUMN: Record<Shape, number> = { wide: 66, tall: 32, small: 26 }
const BESIDE: Record<Shape, number> = { wide: 120, tall: 71, small: 58 }
const SHORE = 69.5 // of land beside a road, and a little sea: no edge cuts off the coast

function besideFleet(shape: Shape): Box {
  const { all: [left, top, right, bottom], core, k } = layout(shape)
  return [left + BESIDE[shape], top, Math.min(right, core[2] - SHORE * k), bottom]
}

/** Where the file is silent, ships and eagle line up at the left edge. */
function column(printed: CambriaPrinted, core: Box, shape: Shape): Fleet {
  const x = core[0] + COLUMN[shape]
  const step = (core[3] - core[1]) / 6.6
  const at = (row: number): Point => [x, core[1] + step * (row + 0.8)]
  return { eagle: at(0), ships: new Map(printed.ships.map(({ ship }, index) => [ship, at(index + 1)])) }
}

/** How wide ships may be before they touch: a file may crowd them. */
export function shipRoom({ ships, eagle }: Pick<Places, 'ships' | 'eagle'>): number {
  const points = [...ships.values(), eagle]
  return Math.min(...points.flatMap((a, index) => points.slice(0, index).map((b) => Math.max(Math.abs(a[0] - b[0]), 1.1 * Math.abs(a[1] - b[1])))))
}

function nearest(printed: CambriaPrinted, forts: Map<string, Point>): number {
  const slots = printed.roads.map(({ ends }) => middle(forts.get(ends[0])!, forts.get(ends[1])!))
  const points = [...slots, ...forts.values()]
  return Math.min(...points.flatMap((a, index) => points.slice(0, index).map((b) => apart(a, b))).filter((distance) => distance > 1))
}
