// The land under a map, in three degrees: our own drawing where we have one, else the coast of the
// map file, else land that grows along the roads.

import { chance } from './chance.ts'
import { DRAWINGS, type Drawing, type Line } from './lands.ts'
import { faces } from './faces.ts'
import { astray, line as drawn, outlined, ring, roughened, within, type Point } from './lines.ts'
import type { Plan } from './plan.ts'

export interface Land {
  /** The outline; or the roads along which land is one broad stroke, and what they enclose. */
  path: string
  broad: boolean
  holds: (point: Point) => boolean
  drawing: Drawing | null
  /** From longitude and latitude to the sheet; only where there is a drawing. */
  geo: (longitude: number, latitude: number) => Point
}

const REACH = 62 // of land beside a road
const BEND = 85 // how far round a fort the land is bent, on the file's canvas
const FIRMNESS = 0.35

export function land(plan: Plan): Land {
  const by = chance(plan.seed)
  const drawing = plan.house && DRAWINGS[plan.house]
  const nowhere = (): Point => [0, 0]
  if (drawing) {
    const geo = bent(plan, drawing)
    const coarse = drawing.land.map((line) => pairs(line).map((point) => geo(...point)))
    const isles = drawing.isles.map((isle) => islet(isle, geo, by.between))
    return { path: [...coarse.map((line) => ring(roughened(line, by, 0.1))), ...isles].join(''), broad: false, holds: inside(coarse), drawing, geo }
  }
  if (plan.coasts.length) {
    const coarse = plan.coasts.map((line) => line.map(plan.fit))
    return { path: coarse.map((line) => ring(roughened(line, by, 0.14, { times: 4 }))).join(''), broad: false, holds: inside(coarse), drawing, geo: nowhere }
  }
  const inner = faces(plan.roads) // a strip of sea between two roads would be a splinter
  const holds = (point: Point): boolean => plan.roads.some(({ way }) => astray(point, way) < REACH * plan.k) || inside(inner)(point)
  return { path: [...plan.roads.map(({ way }) => drawn(way)), ...inner.map(outlined)].join(''), broad: true, holds, drawing, geo: nowhere }
}

const inside = (outlines: Point[][]) => (point: Point): boolean => outlines.some((outline) => within(point, outline))

export function pairs(line: Line): [number, number][] {
  const numbers = line.trim().split(/\s+/).map(Number)
  return numbers.flatMap((value, index) => (index % 2 ? [] : [[value, numbers[index + 1]!] as [number, number]]))
}

/** Longitude and latitude to the sheet: fitted to the forts, then bent so that land follows a moved fort. */
function bent(plan: Plan, drawing: Drawing): Land['geo'] {
  const known = plan.forts.flatMap((fort) => {
    const place = drawing.forts[fort.id]
    return place ? [{ place, at: fort.at }] : []
  })
  const x = leastSquares(known.map(({ place, at }) => [place[0], at[0]]))
  const y = leastSquares(known.map(({ place, at }) => [place[1], at[1]]))
  const pulls = known.map(({ place, at }) => {
    const there: Point = [x(place[0]), y(place[1])]
    return { there, by: [at[0] - there[0], at[1] - there[1]] as Point }
  })
  const origin = plan.fit([0, 0])
  const unit = plan.fit([BEND, BEND])
  const [wx, wy] = [unit[0] - origin[0], unit[1] - origin[1]]
  return (longitude, latitude) => {
    const [px, py] = [x(longitude), y(latitude)]
    let [dx, dy, sum] = [0, 0, FIRMNESS]
    for (const { there, by } of pulls) {
      const weight = Math.exp(-(((px - there[0]) / wx) ** 2 + ((py - there[1]) / wy) ** 2) / 2)
      dx += weight * by[0]
      dy += weight * by[1]
      sum += weight
    }
    return [px + dx / sum, py + dy / sum]
  }
}

function leastSquares(points: [number, number][]): (value: number) => number {
  const sum = (of: (point: [number, number]) => number): number => points.reduce((total, point) => total + of(point), 0)
  const [n, sx, sy, sxx, sxy] = [points.length, sum((p) => p[0]), sum((p) => p[1]), sum((p) => p[0] * p[0]), sum((p) => p[0] * p[1])]
  const slope = (n * sxy - sx * sy) / (n * sxx - sx * sx || 1)
  return (value) => slope * value + (sy - slope * sx) / n
}

function islet([longitude = 0, latitude = 0, wide = 0, high = 0]: number[], geo: Land['geo'], between: (low: number, high: number) => number): string {
  const [x, y] = geo(longitude, latitude)
  const rx = Math.abs(geo(longitude + wide, latitude)[0] - x)
  const ry = Math.abs(geo(longitude, latitude + high)[1] - y)
  return ring(Array.from({ length: 7 }, (_, step): Point => [x + rx * Math.cos(step * 0.9) * between(0.8, 1.15), y + ry * Math.sin(step * 0.9) * between(0.8, 1.15)]))
}
