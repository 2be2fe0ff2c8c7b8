// A victory among equals: something else than points has decided, and that is said.

import { expect, test } from 'vitest'
import { isDecided } from './ending.ts'
import type { Match } from './match.svelte.ts'

const ended = (scores: number[], ranks: number[]): Match => ({ table: null, view: { standing: { scores, ranks, parts: [] } } }) as unknown as Match

test('whoever wins with as many points as another has won by something else', () => {
  expect(isDecided(ended([13, 6, 13], [2, 3, 1]))).toBe(true)
})

test('points decide where nobody has as many, and nothing does where all of them win', () => {
  expect(isDecided(ended([14, 13, 13], [1, 2, 3]))).toBe(false)
  expect(isDecided(ended([13, 13], [1, 1]))).toBe(false)
})
