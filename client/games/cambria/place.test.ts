// Whatever an owner calls forts and roads, places are told apart and who stands there is read off the position alone.

import { expect, test, vi } from 'vitest'
import type { CambriaDerived, CambriaPosition, CambriaPrinted } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { spotsOf } from './board/spots.ts'
import { MAPS } from './map/file.ts'
import { plan } from './map/plan.ts'
import { fortsAt, standsOn } from './place.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string) => id, words: {} }))

const [first, ...others] = MAPS.cambria.roads
const TWICE: CambriaPrinted = { ...MAPS.cambria, roads: [{ ...first!, road: 'deva' }, ...others] }
const position = { roads: JSON.parse('{"__proto__": 1}'), ships: {}, legion: 'eagle', forts: [] } as unknown as CambriaPosition

test('a road that is called as a fort is a place of its own', () => {
  const match = { printed: TWICE, asked: null, view: null, advice: null } as unknown as Match
  const places = spotsOf(match, plan(TWICE, 'wide'), position, { forts: [] } as unknown as CambriaDerived, null, new Set()).map(({ id }) => id)
  expect(new Set(places).size).toBe(places.length)
  expect(fortsAt('deva', TWICE)).toEqual(first!.ends)
  expect(fortsAt('fort deva', TWICE)).toEqual(['deva'])
})

test('nobody stands on a road for its name alone', () => {
  expect(['constructor', 'toString'].map((road) => standsOn(position, road))).toEqual([null, null])
  expect(standsOn(position, '__proto__')).toBe(1)
})
