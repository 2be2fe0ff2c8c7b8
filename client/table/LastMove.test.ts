// Whoever is asked is told what others did last, and what befell them, however much they did themselves.

import { mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import LastMove from './LastMove.svelte'
import type { Match } from './match.svelte.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string) => id }))

const heard = (event: string, seat: number, entry = 1): Heard => ({ entry, event, facts: { seat } })

function last(...log: Heard[]): string {
  const target = document.createElement('div')
  const match = { log, asked: 0, last: { seat: 0, entry: 4 }, table: { game: 'game', chairs: [] } } as unknown as Match
  const befell = ({ event }: Heard): { seat: null; words: string } | null => (event === 'winter' ? { seat: null, words: event } : null)
  const made = mount(LastMove, { target, props: { match, board: { facts: () => ({}), befell, weighs: ({ event }: Heard) => event === 'fell' } } })
  const found = target.textContent!.trim()
  void unmount(made)
  return found
}

test('what befell whoever is asked is told, what they did is not', () => {
  expect(last(heard('took', 1), heard('gave', 0))).toBe('game-event-took')
  expect(last(heard('took', 1), heard('winter', 0))).toBe('winter')
  expect(last(heard('winter', 0), heard('took', 1))).toBe('game-event-took')
})

test('what weighs more is told until one has answered, whatever came after it', () => {
  expect(last(heard('fell', 1, 4), heard('took', 1, 5))).toBe('game-event-fell')
  expect(last(heard('fell', 1, 3), heard('took', 1, 5))).toBe('game-event-took')
})
