// A map file may give names and roads only. Then forts push one another away, roads pull them
// together, and after a while the map lies flat; the same each time for the same name.

import { chance } from './chance.ts'
import type { Point } from './lines.ts'

const STEPS = 900
const LENGTH = 190 // of a road at rest

export function springs(name: string, forts: readonly string[], roads: readonly (readonly [string, string])[]): Map<string, Point> {
  const by = chance(name)
  const at = forts.map((_, index): [number, number] => {
    const turn = (2 * Math.PI * index) / forts.length
    return [500 + 400 * Math.cos(turn) + by.between(-9, 9), 500 + 400 * Math.sin(turn) + by.between(-9, 9)]
  })
  const joined = roads.map(([a, b]) => [forts.indexOf(a), forts.indexOf(b)] as const)
  for (let step = 0; step < STEPS; step++) relax(at, joined, 26 * (1 - step / STEPS) + 0.4)
  return new Map(forts.map((fort, index) => [fort, at[index]!]))
}

/** One step: everything moves by its force, but no further than `most`. */
function relax(at: [number, number][], joined: (readonly [number, number])[], most: number): void {
  const force = at.map((): [number, number] => [0, 0])
  const push = (a: number, b: number, strength: (distance: number) => number): void => {
    const [dx, dy] = [at[a]![0] - at[b]![0], at[a]![1] - at[b]![1]]
    const by = strength(Math.hypot(dx, dy) || 1)
    force[a]![0] += dx * by
    force[a]![1] += dy * by
    force[b]![0] -= dx * by
    force[b]![1] -= dy * by
  }
  for (let a = 0; a < at.length; a++) for (let b = 0; b < a; b++) push(a, b, (distance) => (LENGTH / distance) ** 2)
  for (const [a, b] of joined) push(a, b, (distance) => -distance / LENGTH)
  at.forEach((point, index) => {
    const [fx, fy] = force[index]!
    const length = Math.hypot(fx, fy) || 1
    point[0] += (fx / length) * Math.min(length, most)
    point[1] += (fy / length) * Math.min(length, most)
  })
}
