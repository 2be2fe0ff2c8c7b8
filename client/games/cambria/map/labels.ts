// Names of forts: of twelve places round a fort, or a little further out, the one that touches least;
// where something would hide it on all of those, the nearest place that no warrior can cover.

import type { CambriaPrinted, PrintedFort } from '~/net/wire.ts'
import { between, holds, meet, shifted, type Box, type Point } from './lines.ts'
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

/** What every place is judged by, made once: what warriors and forts cover, and points along the roads. */
interface Ground extends Surroundings {
  stands: { road: string; box: Box }[]
  towers: { fort: string; box: Box }[]
  paved: { ends: readonly string[]; at: Point }[]
}

export function label(printed: CambriaPrinted, map: Surroundings): Map<string, Label> {
  const labels = new Map<string, Label>()
  const ground: Ground = {
    ...map,
    stands: map.roads.map((road) => ({ road: road.id, box: standing(road, map.slot) })),
    towers: printed.forts.map(({ fort, value }) => ({ fort, box: tower(value, map.forts.get(fort) ?? [0, 0], map.k) })),
    paved: map.roads.flatMap(along),
  }
  const others = (own: string): Label[] => [...labels].flatMap(([fort, other]) => (fort === own ? [] : [other]))
  const settle = (own: PrintedFort): void => {
    const { fort, name } = own
    const at = map.forts.get(fort) ?? [0, 0]
    const named = others(fort)
    const judged = (label: Label, away: number): Costly => ({ label, cost: 0.6 * away + cost(label, own, ground, named) })
    const best = cheapest(OUT.flatMap((out) => usual(own, at, map, out)).map((place, index) => judged(written(name, place, ground), index)))
    const free = best.cost < HIDDEN ? [] : nearby(name, fort, ground, named).map(({ label, far }) => judged(label, FAR + far))
    labels.set(fort, cheapest([best, ...free]).label)
  }
  const dearest = [...printed.forts].sort((a, b) => b.value - a.value)
  dearest.forEach(settle)
  // a name that came early may stand where a later one has its only room
  dearest.filter(({ fort }) => others(fort).some(({ box }) => meet(box, labels.get(fort)!.box))).forEach(settle)
  return labels
}

interface Costly {
  label: Label
  cost: number
}

const cheapest = (places: Costly[]): Costly => places.reduce((best, each) => (each.cost < best.cost ? each : best))

const HIDDEN = 400 // a name that somebody, a fort or another name lies over
const STRAY = 1000 // a name on a road that leads elsewhere: it had better give way to whoever stands on a road of its own
const FAR = 33 // a usual place is liked better
const OUT = [0, 6, 12, 18, 24] // further away where warriors stand close
const HALO = 1.8 // the light round each letter, on either side

/** Where a name begins, is centred or ends; and how far it rises with each further line: over its fort a name grows upwards. */
interface Place {
  at: Point
  anchor: Label['anchor']
  grows: 0 | 0.5 | 1
}

/** How far from the fort's middle names begin: over it, below and beside it. */
function clearance({ value, points }: PrintedFort, { k, name }: Surroundings, out: number): { lift: number; below: number; beside: number } {
  return {
    lift: ((value > 4 ? 54 : 50) + out) * k,
    below: ((points ? 34 : 32) + out) * k + name * 0.62, // clear of the ring, and of the points
    beside: ((value > 4 ? 34 : 27) + out) * k,
  }
}

function usual(own: PrintedFort, [x, y]: Point, map: Surroundings, out: number): Place[] {
  const { k } = map
  const { lift, below, beside } = clearance(own, map, out)
  const row = (at: number, grows: Place['grows']): Place[] => [{ at: [x, at], anchor: 'middle', grows }, { at: [x + 33 * k, at], anchor: 'end', grows }, { at: [x - 33 * k, at], anchor: 'start', grows }]
  const sides = (near: number, at: number): Place[] => [{ at: [x + beside - near, at], anchor: 'start', grows: 0.5 }, { at: [x - beside + near, at], anchor: 'end', grows: 0.5 }]
  return [...row(y + below, 0), ...sides(0, y + 4 * k), ...sides(3 * k, y + 22 * k), ...sides(k, y - 20 * k), ...row(y - lift, 1)]
}

const AWAY = Array.from({ length: 61 }, (_, step) => (step - 30) * 3)

/** Anywhere round a fort where nothing can hide it, and how far from it: for the few names that have no usual place. */
function nearby(name: string, fort: string, ground: Ground, named: Label[]): { label: Label; far: number }[] {
  const { k, core } = ground
  const [x, y] = ground.forts.get(fort) ?? [0, 0]
  const own: Box = [x - 31 * k, y - 50 * k, x + 31 * k, y + 28 * k] // with its standard and points
  const here = written(name, { at: [x, y], anchor: 'middle', grows: 0.5 }, ground)
  const taken = [own, ...[...ground.stands, ...ground.towers, ...named].map(({ box }) => box)]
  return AWAY.flatMap((right) => AWAY.flatMap((down) => {
    const by: Point = [right * k, down * k]
    const box = shifted(here.box, by)
    if (isCut(box, core) || taken.some((other) => meet(box, other)) || misread(box, fort, ground) || strays(box, fort, ground)) return []
    return [{ label: { ...here, at: shifted(here.at, by), box, under: [] }, far: between(box, own) }]
  }))
}

/** Nearer to another fort than to its own it would be read as that one's name. */
function misread(box: Box, own: string, { towers }: Ground): boolean {
  const far = (fort: string): number => Math.min(...towers.filter((each) => each.fort === fort).map((each) => between(box, each.box)))
  return towers.some(({ fort }) => fort !== own && far(fort) < far(own))
}

const BESIDE = 4 // px at full size: so near its fort a name is read as that one's, whatever else it touches

/** On a road that leads elsewhere, and away from its fort, it would be read as the name of what lies along that road. */
function strays(box: Box, own: string, { towers, paved, k }: Ground): boolean {
  const far = Math.min(...towers.filter(({ fort }) => fort === own).map((each) => between(box, each.box)))
  return far > BESIDE * k && paved.some(({ ends, at }) => !ends.includes(own) && holds(box, at, 4 * k))
}

const isCut = (box: Box, core: Box): boolean => box[0] < core[0] + 3 || box[2] > core[2] - 3 || box[1] < core[1] || box[3] > core[3]

function written(name: string, { at: [x, y], anchor, grows }: Place, { shape, name: letter, stands }: Ground): Label {
  const lines = shape === 'wide' ? [name] : name.split(' ')
  const width = Math.max(...lines.map(wide)) * letter + 2 * HALO
  const first = y - (lines.length - 1) * letter * grows
  const left = x + (anchor === 'middle' ? -width / 2 : anchor === 'end' ? HALO - width : -HALO)
  const foot = first + (lines.length - 1 + (/[gjpqyQ,]/.test(lines.at(-1)!) ? 0.29 : 0.03)) * letter + HALO
  const box: Box = [left, first - 0.71 * letter - HALO, left + width, foot]
  return { lines, at: [x, first], anchor, box, under: stands.filter((stand) => meet(box, stand.box)).map(({ road }) => road) }
}

/** How wide a line is, in sizes of its letters: plans are made before there is a font to measure. */
const wide = (line: string): number => [...line].reduce((sum, letter) => sum + (/[fijlrstI' -]/.test(letter) ? 0.34 : /[mwMW]/.test(letter) ? 0.84 : /\p{Lu}/u.test(letter) ? 0.69 : 0.5), 0)

/** What whoever stands on a road covers, helmet to base. */
export const standing = ({ slot: [x, y] }: Pick<RoadPlan, 'slot'>, size: number): Box => [x - 17 * size, y - 23 * size, x + 18 * size, y + 20 * size]

/** What a fort covers, roof to ring. */
export function tower(value: number, [x, y]: Point, k: number): Box {
  const half = (value > 4 ? 31 : 23) * k
  return [x - half, y - 40 * k, x + half, y + 20 * k]
}

function cost({ box, under }: Label, { fort: own, points }: PrintedFort, map: Ground, labels: Label[]): number {
  const { k } = map
  const touched = 3 * map.paved.filter(({ at }) => holds(box, at, 7)).length
  const forts = HIDDEN * map.towers.filter((other) => other.fort !== own && meet(box, other.box)).length
  const names = HIDDEN * labels.filter((other) => meet(box, other.box)).length
  const [x, y] = map.forts.get(own) ?? [0, 0]
  const token = points && meet(box, [x + 11 * k, y + 11 * k, x + 40 * k, y + 31 * k]) ? 45 : 0
  const stray = strays(box, own, map) || misread(box, own, map) ? STRAY : 0
  const outside = isCut(box, map.core) ? 600 : 0 // a name that is cut off is worse than one half hidden
  return touched + HIDDEN * under.length + forts + names + token + stray + outside + 80 * map.kept.filter((other) => meet(box, other)).length
}

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)
const along = ({ ends, way }: RoadPlan): Ground['paved'] => way.slice(1).flatMap((to, index) => STEPS.map((at) => ({ ends, at: [way[index]![0] + (to[0] - way[index]![0]) * at, way[index]![1] + (to[1] - way[index]![1]) * at] as const })))
