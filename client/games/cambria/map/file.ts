// A map file as the board draws it, for pages that show a map before there is a match. Whether a file
// is sound is the engine's business: only the maps that come with the game are read here.

import cambria from '../../../../src/lusoria/games/cambria/cambria.txt?raw'
import cumbria from '../../../../src/lusoria/games/cambria/cumbria.txt?raw'
import type { CambriaPrinted } from '~/net/wire.ts'

type Point = [number, number]

export type MapName = NonNullable<CambriaPrinted['house']>

const point = (words: string[]): Point => [Number(words[0]), Number(words[1])]
const points = (words: string[]): Point[] => Array.from({ length: words.length / 2 }, (_, at) => point(words.slice(2 * at)))

/** What is printed on the board; the point tokens lie on it, and are left out. */
export function readMap(house: MapName, text: string): CambriaPrinted {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
  const of = (kind: string): string[][] => lines.filter((words) => words[0] === kind).map((words) => words.slice(1))
  return {
    components: house,
    warnings: [],
    house,
    forts: of('fort').map(([fort = '', value, x, y, ...name]) => ({ fort, value: Number(value), points: 0, spot: point([x!, y!]), name: name.join(' ') })),
    roads: of('road').map(([road = '', from = '', to = '']) => ({ road, ends: [from, to] })),
    ships: of('ship').map(([ship, ...spot]) => ({ ship: Number(ship), spot: point(spot) })),
    eagle: point(of('eagle')[0] ?? []),
    canvas: point(of('canvas')[0] ?? []),
    coasts: of('coast').map(points),
  }
}

export const MAPS: Record<MapName, CambriaPrinted> = { cambria: readMap('cambria', cambria), cumbria: readMap('cumbria', cumbria) }
