// What is painted under the game, once per map and shape: sea, land, rivers, hills, woods, names of
// peoples. What is sown keeps away from every road, slot, fort, name and panel.

import { chance, type Chance } from './chance.ts'
import { astray, curve, holds, roughened, type Box, type Point } from './lines.ts'
import { land, pairs, type Land } from './land.ts'
import type { Plan } from './plan.ts'

export interface Patch {
  at: Point
  rx: number
  ry: number
  turn?: number
  shade: string
}

/** A drawing of the sheet, laid somewhere. */
export interface Sown {
  drawing: string
  x: number
  y: number
  width: number
  height: number
}

export interface Word {
  text: string
  at: Point
  turn: number
  size: number
  on: 'sea' | 'land'
}

export interface Painting {
  land: Land
  sea: Patch[]
  soil: Patch[]
  rivers: string[]
  lakes: Patch[]
  waves: Sown[]
  growth: Sown[]
  words: Word[]
}

export function paint(plan: Plan): Painting {
  const by = chance(`${plan.seed}, painted`)
  const ground = land(plan)
  const words = plan.shape === 'wide' ? named(plan, ground) : []
  const taken = [...plan.kept, ...words.map(wordBox)]
  return {
    land: ground,
    sea: patches(plan, by, 26000, [40, 150], [6, 20], ['sp1', 'sp2'], () => true),
    soil: ground.broad ? [] : patches(plan, by, 9000, [24, 80], [12, 34], ['lp1', 'lp2', 'lp3'], ground.holds),
    rivers: (ground.drawing?.rivers ?? []).map((line) => curve(roughened(pairs(line).map((point) => ground.geo(...point)), by, 0.12, { closed: false }))),
    lakes: (ground.drawing?.lakes ?? []).map((lake) => lakeOf(lake, ground)),
    waves: waves(plan, ground, by, taken),
    growth: growth(plan, ground, by, taken),
    words,
  }
}

function patches({ size }: Plan, by: Chance, room: number, wide: Point, high: Point, shades: string[], on: (point: Point) => boolean): Patch[] {
  const places = Array.from({ length: Math.floor((size[0] * size[1]) / room) }, (): Point => [by.between(0, size[0]), by.between(0, size[1])])
  return places.filter(on).map((at) => ({ at, rx: by.between(...wide), ry: by.between(...high), shade: by.one(shades) }))
}

function lakeOf([longitude = 0, latitude = 0, wide = 0, high = 0, turn = 0]: number[], { geo }: Land): Patch {
  const at = geo(longitude, latitude)
  return { at, rx: Math.max(3, Math.abs(geo(longitude + wide, latitude)[0] - at[0])), ry: Math.max(3, Math.abs(geo(longitude, latitude + high)[1] - at[1])), turn, shade: 'lake' }
}

const ROUND_A_WAVE: readonly Point[] = [[0, 0], [24, 0], [36, 0], [-24, 0], [0, 26], [0, -26], [20, 20], [20, -20], [-14, -18], [-14, 18]]

function waves({ size, k, ships, home }: Plan, ground: Land, by: Chance, taken: Box[]): Sown[] {
  const found: Sown[] = []
  const afloat = [...ships.map(({ at }) => at), home]
  for (let tries = (size[0] * size[1]) / 700; tries > 0; tries--) {
    const [x, y] = [by.between(10, size[0] - 30), by.between(10, size[1] - 10)]
    const near = found.some((wave) => Math.abs(wave.x - x) < 54 && Math.abs(wave.y - y) < 21)
    const crowded = afloat.some((ship) => Math.abs(x + 12 - ship[0]) < 58 * k && y - ship[1] > -48 * k && y - ship[1] < 44 * k)
    if (near || crowded || taken.some((box) => holds([box[0] - 24, box[1] - 8, box[2] + 6, box[3] + 8], [x, y]))) continue
    if (ROUND_A_WAVE.some(([dx, dy]) => ground.holds([x + dx * k, y + dy * k]))) continue
    const scale = by.between(0.7, 1) * k
    found.push({ drawing: 'wave', x, y, width: 28 * scale, height: 8 * scale })
  }
  return found
}

const HILLS: [string, number, number][] = [['hill-1', 44, 28], ['hill-2', 62, 30], ['hill-1', 44, 28], ['hill-3', 44, 18]]
const TREES: [string, number, number][] = [['tree-1', 14, 16], ['tree-2', 26, 18]]

function growth(plan: Plan, ground: Land, by: Chance, taken: Box[]): Sown[] {
  const found: Sown[] = []
  const put = (hill: boolean, [x, y]: Point, liking: number): boolean => {
    const [drawing, width, height] = by.one(hill ? (liking > 0.6 ? HILLS : HILLS.slice(3)) : TREES)
    const scale = plan.k * (hill ? 0.5 + 0.4 * liking : 0.9 * by.between(0.85, 1.1))
    const [w, h] = [width * scale, height * scale]
    if (!ground.holds([x, y]) || !ground.holds([x - w / 2, y]) || !ground.holds([x + w / 2, y])) return false
    if (!open(plan, [x, y - h * 0.35], Math.max(w * 0.4, h * 0.5), taken)) return false
    if (found.some((other) => Math.abs(x - other.x - other.width / 2) < (w + other.width) * 0.37 && Math.abs(y - other.y - other.height) < (h + other.height) * 0.3)) return false
    found.push({ drawing, x: x - w / 2, y: y - h, width: w, height: h })
    return true
  }
  if (ground.drawing) sowDrawn(ground, by, put)
  else sowAnywhere(plan, by, put)
  return found.sort((a, b) => a.y + a.height - b.y - b.height)
}

type Put = (hill: boolean, at: Point, liking: number) => boolean

function sowDrawn({ drawing, geo }: Land, by: Chance, put: Put): void {
  const ranges = [...drawing!.hills.map((range) => [true, ...range] as const), ...drawing!.woods.map((range) => [false, ...range, 1] as const)]
  for (const [hill, longitude = 0, latitude = 0, wide = 0, high = 0, count = 0, large = 1] of ranges) {
    let left = Math.round(count * (hill ? 1.7 : 1.25))
    for (let tries = left * 16; tries > 0 && left > 0; tries--) {
      if (put(hill, geo(longitude + by.spread(wide * 0.62), latitude + by.spread(high * 0.62)), large * by.between(0.85, 1.1))) left--
    }
  }
}

function sowAnywhere({ size }: Plan, by: Chance, put: Put): void {
  for (let range = 0; range < 26; range++) {
    const [x, y, hill] = [by.between(0, size[0]), by.between(0, size[1]), by.between(0, 1) < 0.6]
    for (let tries = 0; tries < 26; tries++) put(hill, [x + by.spread(46), y + by.spread(30)], by.between(0.5, 1.1))
  }
}

/** Whether nothing of the game, no name and no panel is near. */
function open({ roads, forts, k }: Plan, point: Point, reach: number, taken: Box[]): boolean {
  const [x, y] = point
  return (
    roads.every(({ way, slot }) => astray(point, way) >= reach + 9 * k && Math.hypot(x - slot[0], y - slot[1]) >= reach + 24 * k) &&
    forts.every(({ at, label }) => !(Math.abs(x - at[0]) < reach + 36 * k && y - at[1] > -reach - 54 * k && y - at[1] < reach + 30 * k) && !holds(label.box, point, reach)) &&
    !taken.some((box) => holds(box, point, reach))
  )
}

const wordBox = ({ text, at: [x, y], size }: Word): Box => [x - text.length * size * 0.52, y - size * 1.1, x + text.length * size * 0.52, y + size * 0.6]
const AROUND: Point[] = [[0, 0], ...[14, 28, 42, 58, 74].flatMap((far) => [0, Math.PI, 1.57, -1.57, 0.8, 2.4, -0.8, -2.4].map((turn): Point => [far * Math.cos(turn) * 1.3, far * Math.sin(turn)]))]

/** Names of peoples and seas, near where they belong, wherever nothing else stands. */
function named(plan: Plan, ground: Land): Word[] {
  return (ground.drawing?.words ?? []).flatMap(({ at, text, turn, size: letter, on }) => {
    const size = letter * Math.max(plan.k, 0.8)
    const [x, y] = ground.geo(...at)
    const places = AROUND.map(([dx, dy]): Word => ({ text, turn, size, on, at: [x + dx, y + dy] }))
    const found = places.find((word) => readable(plan, ground, word))
    return found ? [found] : []
  })
}

function readable({ roads, forts, kept, ships, home, k, core }: Plan, ground: Land, word: Word): boolean {
  const [x, y] = word.at
  const half = word.text.length * word.size * 0.46
  if (x - half < core[0] || x + half > core[2] || y < core[1] + 16 || y > core[3] - 16) return false
  const points = Array.from({ length: 13 }, (_, step): Point => [x + (half * (step - 6)) / 6, y - word.size * 0.3])
  const afloat = [...ships.map((ship) => ship.at), home]
  return points.every((point) => {
    const [px, py] = point
    if (roads.some(({ way }) => astray(point, way) < 16 * k)) return false
    if (forts.some(({ at, label }) => (Math.abs(px - at[0]) < 34 * k && py - at[1] > -58 * k && py - at[1] < 34 * k) || holds(label.box, point, 8))) return false
    if (kept.some((box) => holds(box, point, 8))) return false
    if (word.on === 'land') return ground.holds(point)
    return !ground.holds([px, py - 12]) && !ground.holds([px, py + 12]) && !afloat.some((ship) => Math.abs(px - ship[0]) < 56 * k && py - ship[1] > -46 * k && py - ship[1] < 40 * k)
  })
}
