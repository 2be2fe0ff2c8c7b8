// Points, lines and boxes of a drawn map.

import type { Chance } from './chance.ts'

export type Point = readonly [x: number, y: number]
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
/** A point or a box, moved. */
export const shifted = <Moved extends Point | Box>(moved: Moved, by: Point): Moved => moved.map((value, index) => value + by[index % 2]!) as unknown as Moved
export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const digit = (value: number): string => value.toFixed(1)

/** How far a point lies from a stretch of road. */
export function off(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const at = Math.max(0, Math.min(1, along))
  return Math.hypot(point[0] - a[0] - at * dx, point[1] - a[1] - at * dy)
}

/** How far a point lies from a road, bends and all. */
export function astray(point: Point, way: readonly Point[]): number {
  let least = Infinity
  for (let at = 1; at < way.length; at++) least = Math.min(least, off(point, way[at - 1]!, way[at]!))
  return least
}

const heading = (a: Point, b: Point): Point => [(b[0] - a[0]) / (apart(a, b) || 1), (b[1] - a[1]) / (apart(a, b) || 1)]

/** Along a road, so far from either end of it, and so far aside from its middle. */
export function lane(way: readonly Point[], end: number, aside = 0): Point[] {
  const last = way.length - 1
  return way.map((point, at): Point => {
    const [before, after] = [Math.max(at, 1), Math.min(at + 1, last)] // the stretch that leads here and the one that leads on
    const [ux, uy] = middle(heading(way[before - 1]!, way[before]!), heading(way[after - 1]!, way[after]!))
    const on = at === 0 ? end : at === last ? -end : 0
    return [point[0] + ux * on - uy * aside, point[1] + uy * on + ux * aside]
  })
}

export function within(point: Point, outline: readonly Point[]): boolean {
  const [x, y] = point
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

export const meet = (a: Box, b: Box): boolean => !(a[2] < b[0] || a[0] > b[2] || a[3] < b[1] || a[1] > b[3])
/** How wide the gap between two boxes is. */
export const between = (a: Box, b: Box): number => Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]))
export const holds = (box: Box, point: Point, more = 0): boolean =>
  box[0] - more < point[0] && point[0] < box[2] + more && box[1] - more < point[1] && point[1] < box[3] + more

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Midpoints are pushed aside, again and again: a drawn coast has no straight miles. */
export function roughened(line: readonly Point[], by: Chance, most: number, { closed = true, times = 2 } = {}): Point[] {
  let points = [...line]
  for (let time = 0; time < times; time++) {
    const ends = closed ? points.length : points.length - 1
    const finer = points.slice(0, ends).flatMap((a, index): Point[] => {
      const b = points[(index + 1) % points.length]!
      const length = apart(a, b)
      if (length <= 9) return [a]
      const [at, aside] = [by.between(0.4, 0.6), by.between(-1, 1) * Math.min(most * length, 5.5)]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      return [a, [a[0] + dx * at - (dy / length) * aside, a[1] + dy * at + (dx / length) * aside]]
    })
    points = closed ? finer : [...finer, points.at(-1)!]
  }
  return points
}

/** A closed curve through the midpoints. */
export function ring(points: readonly Point[]): string {
  const between = (index: number): Point => middle(points[index]!, points[(index + 1) % points.length]!)
  const bends = points.map((point, index) => `Q${pair(point)} ${pair(between(index))}`)
  return `M${pair(between(points.length - 1))}${bends.join('')}Z`
}

/** An open curve, such as a river. */
export function curve(points: readonly Point[]): string {
  const bends = points.slice(1, -1).map((point, index) => `Q${pair(point)} ${pair(middle(point, points[index + 2]!))}`)
  return `M${pair(points[0]!)}${bends.join('')}L${pair(points.at(-1)!)}`
}

export const line = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`
export const outlined = (points: readonly Point[]): string => `${line(points)}Z`
const pair = (point: Point): string => `${digit(point[0])} ${digit(point[1])}`
