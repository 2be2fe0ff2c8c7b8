import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CambriaPrinted } from '~/net/wire.ts'
import { emptiest } from './corners.ts'
import { faces } from './faces.ts'
import { MAPS } from './file.ts'
import { standing, tower } from './labels.ts'
import { land } from './land.ts'
import { shapeFor } from './layouts.ts'
import { astray, between, lane, meet, off, within, type Box, type Point } from './lines.ts'
import { paint } from './paint.ts'
import { plan } from './plan.ts'

const SHAPES = ['wide', 'tall', 'small'] as const
const FORTS = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta']
const SPOTS: [number, number][] = [[100, 80], [300, 60], [500, 120], [120, 300], [330, 260], [520, 330], [300, 470]]
const PAIRS = [[0, 1], [1, 2], [0, 3], [1, 4], [2, 5], [3, 4], [4, 5], [3, 6], [4, 6], [5, 6]] as const

function printed(given: Partial<CambriaPrinted> = {}, places = true): CambriaPrinted {
  return {
    components: 'a map of my own',
    warnings: [],
    house: null,
    forts: FORTS.map((name, index) => ({ fort: name.toLowerCase(), name, value: 2 + (index % 5), points: 0, spot: places ? SPOTS[index]! : null })),
    roads: PAIRS.map(([a, b], index) => ({ road: `r${index + 1}`, ends: [FORTS[a]!.toLowerCase(), FORTS[b]!.toLowerCase()] })),
    ships: [2, 3, 4, 5, 6].map((ship) => ({ ship, spot: places ? [20, 60 * ship] : null })),
    eagle: places ? [20, 40] : null,
    canvas: places ? [600, 500] : null,
    coasts: [],
    ...given,
  }
}

/** Our own maps with the point tokens that lie on them (C2.2), as the engine tells of them. */
const [CAMBRIA, CUMBRIA] = [MAPS.cambria, MAPS.cumbria].map((map): CambriaPrinted => ({ ...map, forts: map.forts.map((fort) => ({ ...fort, points: fort.value > 3 ? fort.value - 2 : 0 })) })) as [CambriaPrinted, CambriaPrinted]
const OURS = [CAMBRIA, CUMBRIA]
/** The same forts and roads as an owner may type them, under a name of theirs. */
const owned = (map: CambriaPrinted, components: string): CambriaPrinted => ({ ...map, components, house: null })
const unplaced = (map: CambriaPrinted): CambriaPrinted => ({ ...map, forts: map.forts.map((fort) => ({ ...fort, spot: null })), eagle: null })
const bare = { ...unplaced(owned(CAMBRIA, 'My own Wales')), coasts: [] }
const grown = { ...owned(CUMBRIA, 'Terra Nova'), coasts: [] }

const inside = ([x, y]: Point, [left, top, right, bottom]: readonly number[]): boolean => x >= left! && x <= right! && y >= top! && y <= bottom!

test.each(['wide', 'tall', 'small'] as const)('everything that is played with lies in the core of the %s drawing, with places and without', (shape) => {
  for (const places of [true, false]) {
    const drawn = plan(printed({}, places), shape)
    const points = [...drawn.forts.map(({ at }) => at), ...drawn.ships.map(({ at }) => at), drawn.home, ...drawn.roads.map(({ slot }) => slot)]
    expect(points.filter((point) => !inside(point, drawn.core))).toEqual([])
  }
})

test('a road ends at its forts, and its slot lies half way', () => {
  const drawn = plan(printed(), 'wide')
  const road = drawn.roads[3]!
  const [from, to] = road.ends.map((end) => drawn.forts.find((fort) => fort.id === end)!.at) as [Point, Point]
  expect(road.from).toEqual(from)
  expect(off(road.slot, from, to)).toBeCloseTo(0)
  expect(Math.hypot(road.slot[0] - from[0], road.slot[1] - from[1])).toBeCloseTo(Math.hypot(road.slot[0] - to[0], road.slot[1] - to[1]))
})

test('the same file is laid out and painted alike every time, another name otherwise', () => {
  const twice = [1, 2].map(() => paint(plan(printed({}, false), 'tall')))
  expect(twice[0]!.growth).toEqual(twice[1]!.growth)
  expect(plan(printed({ components: 'another' }, false), 'tall').forts[0]!.at).not.toEqual(plan(printed({}, false), 'tall').forts[0]!.at)
})

test('land is the coast of the file, or grows along the roads', () => {
  const coast: [number, number][] = [[40, 20], [580, 20], [580, 490], [40, 490]]
  const bounded = paint(plan(printed({ coasts: [coast] }), 'wide')).land
  const drawn = plan(printed(), 'wide')
  const grown = paint(drawn).land
  expect([bounded.broad, grown.broad]).toEqual([false, true])
  for (const { slot } of drawn.roads) expect(grown.holds(slot)).toBe(true)
  expect(grown.holds([drawn.core[0], drawn.core[1]])).toBe(false)
})

const FRAME = 12 // of the core lie under the frame round the map

test.each(SHAPES)('ships swim, whole hulls of them, on the %s drawings of our own maps', (shape) => {
  for (const map of OURS) {
    const drawn = plan(map, shape)
    const { holds } = land(drawn)
    const hulls = drawn.ships.flatMap(({ at: [x, y] }): Point[] => [-0.5, 0, 0.5].map((part) => [x + part * drawn.ship, y]))
    expect(hulls.filter(holds)).toEqual([])
  }
})

test.each(SHAPES)('no name lies over another on the %s drawings, with places and without', (shape) => {
  const bare = { ...unplaced(owned(CAMBRIA, 'My own Wales')), eagle: CAMBRIA.eagle }
  for (const map of [...OURS, bare]) {
    const boxes = plan(map, shape).forts.map(({ label }) => label.box)
    expect(boxes.filter((box, index) => boxes.slice(0, index).some((other) => meet(box, other)))).toEqual([])
  }
})

test.each(['cambria', 'cumbria', 'constructor', '__proto__'])('an owner’s map named %s is drawn as any other of theirs', (name) => {
  const moved = owned({ ...CAMBRIA, forts: CAMBRIA.forts.map((fort) => ({ ...fort, fort: `x-${fort.fort}` })), roads: CAMBRIA.roads.map((road) => ({ ...road, ends: [`x-${road.ends[0]}`, `x-${road.ends[1]}`] as [string, string] })) }, name)
  for (const shape of SHAPES) {
    const [drawn, other] = [plan(moved, shape), plan({ ...moved, components: 'Terra Nova' }, shape)]
    expect([drawn.forts.map(({ at }) => at), drawn.ships, drawn.home, drawn.title, drawn.legend]).toEqual([other.forts.map(({ at }) => at), other.ships, other.home, other.title, other.legend])
    const { drawing, path } = land(drawn)
    expect([drawing, path.includes('NaN')]).toEqual([null, false])
  }
})

test('a board of the house is drawn as such under any name', () => {
  const renamed = plan({ ...CAMBRIA, components: 'my-copy' }, 'wide')
  expect(paint(renamed)).toMatchObject({ growth: paint(plan(CAMBRIA, 'wide')).growth })
})

test.each(SHAPES)('roads between the same two forts lie apart on the %s drawings, and what stands on them', (shape) => {
  const { roads } = printed()
  const [first] = roads
  const twice = plan(printed({ roads: [...roads, { road: 'back', ends: [first!.ends[1], first!.ends[0]] }, { road: 'third', ends: first!.ends }] }), shape)
  const beside = twice.roads.filter(({ id }) => ['r1', 'back', 'third'].includes(id))
  const far = beside.flatMap((one, at) => beside.slice(0, at).map((other) => Math.hypot(one.slot[0] - other.slot[0], one.slot[1] - other.slot[1])))
  expect(Math.min(...far)).toBeGreaterThan(36 * twice.slot) // a warrior's width
  for (const { id, slot, way } of beside) {
    expect([id, astray(slot, way)]).toEqual([id, expect.closeTo(0)])
    for (const other of beside) if (other.id !== id) expect(astray(slot, other.way)).toBeGreaterThan(36 * twice.slot)
  }
})

test('a lane keeps to its side of a road, and to its ends', () => {
  expect(lane([[0, 0], [100, 0]], 15, 3)).toEqual([[15, 3], [85, 3]])
  const bent = lane([[0, 0], [50, 50], [100, 50], [150, 0]], 15, -3)
  expect(bent.every(([, y], at) => y < [15, 50, 50, 15][at]!)).toBe(true)
})

test('nothing is sown on a road or over a fort', () => {
  const drawn = plan(printed(), 'wide')
  const grown = paint(drawn).growth
  expect(grown.length).toBeGreaterThan(0)
  for (const { x, y, width, height } of grown) for (const road of drawn.roads) expect(off([x + width / 2, y + height / 2], road.from, road.to)).toBeGreaterThan(5)
})

test('buttons stand in the corner where least is played', () => {
  const drawn = plan(printed(), 'tall')
  const [left, , , bottom] = drawn.core
  const crowded = { ...drawn, home: [left, bottom] as Point }
  expect(emptiest(crowded, drawn.core)).not.toBe('bottom-left')
})

test('on a wide drawing land, title and legend of an owner’s map keep clear of the frame', () => {
  for (const map of [bare, grown]) {
    const { core, k, forts, title, legend } = plan(map, 'wide')
    const shore = 67.5 * k
    const edges = [...forts.flatMap(({ at: [, y] }) => [y - shore, y + shore]), title![1], legend![1] + 60]
    expect(edges.filter((y) => y < core[1] + FRAME || y > core[3] - FRAME)).toEqual([])
    expect(title![0]).toBeGreaterThan(core[0] + FRAME)
  }
})

test('an owner’s map fills an upright window: a broad one is drawn out', () => {
  const { core, forts } = plan(grown, 'tall')
  const heights = forts.map(({ at }) => at[1])
  expect((Math.max(...heights) - Math.min(...heights)) / (core[3] - core[1])).toBeGreaterThan(0.75)
})

test('a map without places lies or stands as its window does', () => {
  const spread = (shape: 'wide' | 'tall'): number => {
    const { forts } = plan(printed({}, false), shape)
    const [xs, ys] = [forts.map(({ at }) => at[0]), forts.map(({ at }) => at[1])]
    return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys))
  }
  expect([spread('wide') > 1, spread('tall') < 1]).toEqual([true, true])
})

test('the window decides which drawing is shown', () => {
  expect([shapeFor(1280, 600), shapeFor(390, 586), shapeFor(320, 404), shapeFor(768, 700)]).toEqual(['wide', 'tall', 'small', 'tall'])
  expect([shapeFor(390, 313), shapeFor(844, 320)]).toEqual(['small', 'tall']) // an upright telephone whose table says much, and one that lies on its side
})

test('a point is inside an outline or not', () => {
  const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]]
  expect([within([5, 5], square), within([15, 5], square)]).toEqual([true, false])
})

test.each(SHAPES)('every fort is named whoever stands on its roads: no warrior covers a name of the %s drawings', (shape) => {
  const covered = (map: CambriaPrinted): string[] => plan(map, shape).forts.flatMap(({ name, label }) => (label.under.length ? [name] : []))
  for (const map of OURS) expect(covered(map)).toEqual([])
  for (const map of [bare, grown]) expect(covered(map).length).toBeLessThan(shape === 'small' ? 2 : 1) // nobody has drawn an owner's map for a narrow window
})

test.each(SHAPES)('no name lies over another fort on the %s drawings, of our own maps and owners’', (shape) => {
  for (const map of [...OURS, bare, grown]) {
    const { forts, k } = plan(map, shape)
    expect(forts.filter(({ id, label }) => forts.some((other) => other.id !== id && meet(label.box, tower(other.value, other.at, k)))).map(({ name }) => name)).toEqual([])
  }
})

test.each(SHAPES)('no name is cut off by the edge of the %s drawings, of our own maps and owners’', (shape) => {
  for (const map of [...OURS, bare, grown]) {
    const { forts, core } = plan(map, shape)
    expect(forts.filter(({ label: { box } }) => !inside([box[0], box[1]], core) || !inside([box[2], box[3]], core)).map(({ name }) => name)).toEqual([])
  }
})

test('no name of a wide drawing lies under the frame', () => {
  for (const map of [...OURS, bare, grown]) {
    const { forts, core } = plan(map, 'wide')
    expect(forts.filter(({ label: { box } }) => box[0] < core[0] + FRAME || box[1] < core[1] + FRAME || box[3] > core[3] - FRAME).map(({ name }) => name)).toEqual([])
  }
})

test.each(SHAPES)('no name stands nearer to another fort than to its own on the %s drawings, and letters stay readable', (shape) => {
  for (const map of [...OURS, bare, grown]) {
    const { forts, k, name, core } = plan(map, shape)
    const far = (fort: (typeof forts)[number], { label }: (typeof forts)[number]): number => between(label.box, tower(fort.value, fort.at, k))
    expect(forts.filter((own) => forts.some((other) => far(other, own) < far(own, own))).map((own) => own.name)).toEqual([])
    if (shape !== 'wide') expect((name * 390) / (core[2] - core[0])).toBeGreaterThan(10) // px on a telephone
  }
})

test.each(SHAPES)('a name away from its fort lies on no road between other forts of the %s drawings', (shape) => {
  for (const map of [...OURS, bare, grown]) {
    const { forts, roads, k } = plan(map, shape)
    const crossed = ({ id, label: { box } }: (typeof forts)[number]): boolean => roads.some(({ ends, way }) => !ends.includes(id) && holdsSome(box, way))
    expect(forts.filter((fort) => between(fort.label.box, tower(fort.value, fort.at, k)) > 5 * k && crossed(fort)).map(({ name }) => name)).toEqual([])
  }
})

const holdsSome = (box: Box, [from, ...way]: readonly Point[]): boolean => way.some((to, at) => {
  const [x, y] = at ? way[at - 1]! : from!
  return Array.from({ length: 101 }, (_, step) => step / 100).some((part) => inside([x + (to[0] - x) * part, y + (to[1] - y) * part], box))
})

test.each(['tall', 'small'] as const)('an owner’s island lies beside its ships on the %s drawing, and no edge cuts off its coast', (shape) => {
  for (const map of [bare, grown]) {
    const { core, k, ship, ships, forts } = plan(map, shape)
    const xs = forts.map(({ at }) => at[0])
    const shore = 67.5 * k
    expect(Math.max(...xs) + shore).toBeLessThan(core[2])
    expect(Math.min(...xs) - shore).toBeGreaterThan(ships[0]!.at[0] + ship / 2)
    expect(ships[0]!.at[0] - ship / 2).toBeGreaterThan(core[0])
  }
})

test('where there is no other room a name knows who would stand on it', () => {
  const crowd = printed({ forts: FORTS.map((name, index) => ({ fort: name.toLowerCase(), name: `${name} of the very long name`, value: 2 + (index % 5), points: 0, spot: SPOTS[index]! })) })
  const { forts, roads, slot } = plan(crowd, 'small')
  for (const { label } of forts) expect(label.under).toEqual(roads.filter((road) => meet(label.box, standing(road, slot))).map(({ id }) => id))
})

test('what roads enclose is land: no splinters of sea lie between them', () => {
  for (const map of [bare, grown]) {
    const drawn = plan(map, 'wide')
    const { path, holds } = land(drawn)
    const inner = faces(drawn.roads)
    expect(path.split('Z').length - 1).toBe(inner.length)
    expect(inner.length).toBe(drawn.roads.length - drawn.forts.length + 1) // Euler's count of what a connected map encloses
    for (const face of inner) if (face.length === 3) expect(holds([(face[0]![0] + face[1]![0] + face[2]![0]) / 3, (face[0]![1] + face[1]![1] + face[2]![1]) / 3])).toBe(true)
  }
})

test('the neutral colour is told from the paper of the rings it closes, by day and by lamp', () => {
  const inks = readFileSync(`${import.meta.dirname}/../map.css`, 'utf-8')
  const light = (ink: string): number => {
    const parts = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!
  }
  const all = (name: string): number[] => [...inks.matchAll(new RegExp(`${name}:(#[0-9A-F]{6})`, 'g'))].map(([, ink]) => light(ink!))
  const [neutral, paper] = [all('--m-neutral'), all('--m-tok')]
  expect([neutral.length, paper.length]).toEqual([2, 2])
  neutral.forEach((ink, at) => expect((paper[at]! + 0.05) / (ink + 0.05)).toBeGreaterThan(3))
})
