// A battle stays in sight: long enough to be read, whatever the next View brings.

import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import type { Seen } from '../seen.ts'
import Duel from './Duel.svelte'

const heard = (entry: number, event: string, facts: Heard['facts']): Heard => ({ entry, event, facts: { seat: 0, ...facts } })
const LOG = [heard(1, 'activated', { card: 'Legionarius', disc: 1, die: 1 }), heard(2, 'battle', { disc: 1, die: 6, defence: 4 }), heard(2, 'destroyed', { card: 'Machina', disc: 1 })]
const now = { derived: { sides: [{ discs: [{ disc: 1, card: 'Legionarius', defence: 5, changes: [] }] }, { discs: [{ disc: 1, card: null, defence: null, changes: [] }] }] } } as unknown as Seen

type Witness = Parameters<Match['watch']>[0]
let told: Witness
let taken: Record<string, never>

function sits(still: boolean, entry = 2): void {
  const match = { log: LOG, view: { entry }, printed: {}, watch: (witness: Witness) => ((told = witness), () => undefined) }
  taken = mount(Duel as Component<Record<string, unknown>>, { target: document.body, props: { match, now, still } }) as Record<string, never>
  flushSync()
}

/** A View comes, with what has just happened. */
function comes(news: readonly Heard[]): void {
  told.before(news)
  told.after(news)
  flushSync()
}

const shown = (): number => document.querySelectorAll('.duel').length

beforeAll(async () => {
  await words.speak('en')
  await words.need('roma')
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  void unmount(taken)
  vi.useRealTimers()
})

test('a battle stays for two and a half seconds, also while others go on', () => {
  sits(false)
  comes(LOG.slice(1))
  vi.advanceTimersByTime(1_500)
  comes([heard(3, 'money_taken', { money: 2 })])
  vi.advanceTimersByTime(900)
  expect(shown()).toBe(1)
  vi.advanceTimersByTime(200)
  flushSync()
  expect(shown()).toBe(0)
})

test('any key puts it away', () => {
  sits(false)
  comes(LOG.slice(1))
  expect(shown()).toBe(1)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  flushSync()
  expect(shown()).toBe(0)
})

test('a replay shows it as long as its step is shown', () => {
  sits(true)
  vi.advanceTimersByTime(10_000)
  flushSync()
  expect(shown()).toBe(1)
  void unmount(taken)
  sits(true, 3)
  expect(shown()).toBe(0)
})
