import { expect, test, vi } from 'vitest'
import type { Choice } from '~/net/wire.ts'
import type { Seen } from '../seen.ts'
import { orEnds } from './ends.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string) => id }))

const now = { derived: { last: ['activate 4', 'end'] } } as unknown as Seen
const choice = (words: string): Choice => ({ number: 0, words, verb: words.split(' ')[0] ?? '', arguments: {} })

test('an answer that the View names as the last says so, beside whatever else is said of it', () => {
  expect(orEnds(now, choice('end'))).toEqual(['roma-ends-game'])
  expect(orEnds(now, choice('activate 4'), '5 + 2')).toEqual(['5 + 2', 'roma-ends-game'])
})

test('any other answer says nothing of it', () => {
  expect(orEnds(now, choice('activate 5'), '5 + 2')).toEqual(['5 + 2'])
  expect(orEnds(now, undefined)).toEqual([])
})
