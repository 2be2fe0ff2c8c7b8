// What the roads of a map enclose: one outline for each face of the drawing.

import type { Point } from './lines.ts'
import type { RoadPlan } from './plan.ts'

/** Along each road in both directions, always turning the same way at a fort: every round that closes clockwise is a face, the round outside runs against it. */
export function faces(roads: Pick<RoadPlan, 'ends' | 'from' | 'to'>[]): Point[][] {
  const at = new Map(roads.flatMap(({ ends, from, to }) => [[ends[0], from] as const, [ends[1], to] as const]))
  const beside = new Map([...at.keys()].map((fort) => [fort, neighbours(fort, roads, at)]))
  const walked = new Set<string>()
  return roads.flatMap(({ ends: [a, b] }) => [[a, b], [b, a]] as const).flatMap(([first, second]) => {
    const round: Point[] = []
    let [from, to] = [first, second] as [string, string]
    while (!walked.has(`${from} ${to}`)) {
      walked.add(`${from} ${to}`)
      round.push(at.get(from)!)
      const around = beside.get(to)!
      ;[from, to] = [to, around[(around.indexOf(from) + 1) % around.length]!]
    }
    return area(round) < 0 ? [round] : []
  })
}

/** The forts that roads lead to from here, in the order of a compass. */
function neighbours(fort: string, roads: Pick<RoadPlan, 'ends'>[], at: Map<string, Point>): string[] {
  const [x, y] = at.get(fort)!
  const bearing = (other: string): number => Math.atan2(at.get(other)![1] - y, at.get(other)![0] - x)
  const others = roads.flatMap(({ ends: [a, b] }) => (a === fort ? [b] : b === fort ? [a] : []))
  return [...new Set(others)].sort((a, b) => bearing(a) - bearing(b))
}

const area = (outline: Point[]): number => outline.reduce((sum, [x, y], index) => {
  const [nx, ny] = outline[(index + 1) % outline.length]!
  return sum + x * ny - nx * y
}, 0)
