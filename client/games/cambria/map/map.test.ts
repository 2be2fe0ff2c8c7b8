import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CambriaPrinted } from '~/net/wire.ts'
import { emptiest } from './corners.ts'
import { faces } from './faces.ts'
import { MAPS } from './file.ts'
import { standing, tower } from './labels.ts'
import { land } from './land.ts'
import { shapeFor } from './layouts.ts'
import { between, meet, off, within, type Point } from './lines.ts'
import { paint } from './paint.ts'
import { plan } from './plan.ts'

const FORTS = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta']
const SPOTS: [number, number][] = [[100, 80], [300, 60], [500, 120], [120, 300], [330, 260], [520, 330], [300, 470]]
const PAIRS = [[0, 1], [1, 2], [0, 3], [1, 4], [2, 5], [3, 4], [4, 5], [3, 6], [4, 6], [5, 6]] as const

function printed(given: Partial<CambriaPrinted> = {}, places = true): CambriaPrinted {
  return {
    components: 'a map of my own',
    warnings: [],
    forts: FORTS.map((name, index) => ({ fort: name.toLowerCase(), name, value: 2 + (index % 5), points: 0, spot: places ? SPOTS[index]! : null })),
    roads: PAIRS.map(([a, b], index) => ({ road: `r${index + 1}`, ends: [FORTS[a]!.toLowerCase(), FORTS[b]!.toLowerCase()] })),
    ships: [2, 3, 4, 5, 6].map((ship) => ({ ship, spot: places ? [20, 60 * ship] : null })),
    eagle: places ? [20, 40] : null,
    canvas: places ? [600, 500] : null,
    coasts: [],
    ...given,
  }
}

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
const SHAPES = ['wide', 'tall', 'small'] as const

test.each(SHAPES)('ships swim, whole hulls of them, on the %s drawings of our own maps', (shape) => {
  for (const map of Object.values(MAPS)) {
    const drawn = plan(map, shape)
    const { holds } = land(drawn)
    const hulls = drawn.ships.flatMap(({ at: [x, y] }): Point[] => [-0.5, 0, 0.5].map((part) => [x + part * drawn.ship, y]))
    expect(hulls.filter(holds)).toEqual([])
  }
})

test.each(SHAPES)('no name lies over another on the %s drawings, with places and without', (shape) => {
  const bare = { ...MAPS.cambria, components: 'My own Wales', forts: MAPS.cambria.forts.map((fort) => ({ ...fort, spot: null })) }
  for (const map of [...Object.values(MAPS), bare]) {
    const boxes = plan(map, shape).forts.map(({ label }) => label.box)
    expect(boxes.filter((box, index) => boxes.slice(0, index).some((other) => meet(box, other)))).toEqual([])
  }
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
  const bare = { ...MAPS.cambria, forts: MAPS.cambria.forts.map((fort) => ({ ...fort, spot: null })), eagle: null }
  for (const map of [{ ...bare, components: 'My own Wales', coasts: [] }, { ...MAPS.cumbria, components: 'Terra Nova', coasts: [] }]) {
    const { core, k, forts, title, legend } = plan(map, 'wide')
    const shore = 67.5 * k
    const edges = [...forts.flatMap(({ at: [, y] }) => [y - shore, y + shore]), title![1], legend![1] + 60]
    expect(edges.filter((y) => y < core[1] + FRAME || y > core[3] - FRAME)).toEqual([])
    expect(title![0]).toBeGreaterThan(core[0] + FRAME)
  }
})

test('an owner’s map fills an upright window: a broad one is drawn out', () => {
  const broad = { ...MAPS.cumbria, components: 'Terra Nova', coasts: [] }
  const { core, forts } = plan(broad, 'tall')
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

const bare = { ...MAPS.cambria, components: 'My own Wales', forts: MAPS.cambria.forts.map((fort) => ({ ...fort, spot: null })), eagle: null, coasts: [] }
const grown = { ...MAPS.cumbria, components: 'Terra Nova', coasts: [] }

test.each(SHAPES)('every fort is named whoever stands on its roads: no warrior covers a name of the %s drawings', (shape) => {
  const covered = (map: CambriaPrinted): string[] => plan(map, shape).forts.flatMap(({ name, label }) => (label.under.length ? [name] : []))
  for (const map of Object.values(MAPS)) expect(covered(map)).toEqual([])
  for (const map of [bare, grown]) expect(covered(map).length).toBeLessThan(shape === 'small' ? 2 : 1) // nobody has drawn an owner's map for a narrow window
})

test.each(SHAPES)('no name lies over another fort on the %s drawings, of our own maps and owners’', (shape) => {
  for (const map of [...Object.values(MAPS), bare, grown]) {
    const { forts, k } = plan(map, shape)
    expect(forts.filter(({ id, label }) => forts.some((other) => other.id !== id && meet(label.box, tower(other.value, other.at, k)))).map(({ name }) => name)).toEqual([])
  }
})

test.each(SHAPES)('no name is cut off by the edge of the %s drawings, of our own maps and owners’', (shape) => {
  for (const map of [...Object.values(MAPS), bare, grown]) {
    const { forts, core } = plan(map, shape)
    expect(forts.filter(({ label: { box } }) => !inside([box[0], box[1]], core) || !inside([box[2], box[3]], core)).map(({ name }) => name)).toEqual([])
  }
})

test.each(SHAPES)('no name stands nearer to another fort than to its own on the %s drawings, and letters stay readable', (shape) => {
  for (const map of [...Object.values(MAPS), bare, grown]) {
    const { forts, k, name, core } = plan(map, shape)
    const far = (fort: (typeof forts)[number], { label }: (typeof forts)[number]): number => between(label.box, tower(fort.value, fort.at, k))
    expect(forts.filter((own) => forts.some((other) => far(other, own) < far(own, own))).map((own) => own.name)).toEqual([])
    if (shape !== 'wide') expect((name * 390) / (core[2] - core[0])).toBeGreaterThan(10) // px on a telephone
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
