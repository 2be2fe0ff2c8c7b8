// A refusal names who stands there, and speaks to whoever looks.

import { expect, test } from 'vitest'
import type { Match } from '~/table/match.svelte.ts'
import { refusedFacts } from './label.ts'

const match = (...viewer: number[]): Match => ({ view: { viewer }, table: { chairs: [{ name: 'Anna' }, { name: 'Boris' }] }, printed: { forts: [], roads: [] } }) as unknown as Match

test('my own warrior in the way is mine, not a stranger of my name', () => {
  expect(refusedFacts({ holder: 0 }, match(0))).toMatchObject({ yours: 'true' })
  expect(refusedFacts({ holder: 1 }, match(0))).toMatchObject({ yours: 'false', holder: 'Boris' })
})

test('two dice are told as people say them', () => {
  expect(refusedFacts({ dice: '4 5' }, match(0))).toMatchObject({ dice: '4 and 5' })
  expect(refusedFacts({ dice: '4' }, match(0))).toMatchObject({ dice: '4' })
})

test('where several share a screen everybody is named, and the legion is nobody’s', () => {
  expect(refusedFacts({ holder: 0 }, match(0, 1))).toMatchObject({ yours: 'false', holder: 'Anna' })
  expect(refusedFacts({ holder: 'legion' }, match(0))).toMatchObject({ yours: 'false' })
})
