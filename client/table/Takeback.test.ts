// Several who share a screen ask together, whoever of them looks: what they wait for, and what came of it, is told there.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Listener } from '~/net/connection.ts'
import type { Table, View } from '~/net/wire.ts'
import type { Board } from './board.ts'
import { Match } from './match.svelte.ts'
import Takeback from './Takeback.svelte'

vi.mock('~/words/words.svelte.ts', () => ({ known: () => true, say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' ') }))

const chairs: Table['chairs'] = ['Anna', 'Boris', 'Clara'].map((name) => ({ kind: 'person', name }))
const TABLE = { match: 'm', game: 'armorica', title: '', options: {}, components: '', chairs, wishes: {}, stage: 'playing', entry: 5, commitment: '' } satisfies Table
const heard = [0, 1].map((seat) => ({ entry: 4, event: 'passed', facts: { seat } }))
const view: View = { viewer: [1], entry: 5, decision: { seat: 1, question: '' }, choices: [], position: {}, derived: {}, standing: { scores: [], parts: [], ranks: [], ties: [] }, heard, answered: [2, 4, 3] }
const WISH = { seat: 0, entry: 4, granted: [0, 1], wish: 'w' }

let leave: (() => void) | undefined
afterEach(() => leave?.())

function panels(keys: Record<number, string>, viewer: number[]): { match: Match; around: (takeback?: typeof WISH) => void; said: () => string } {
  let server!: Listener
  const match = new Match('m', keys, (_hello, listener) => ((server = listener), { send: () => true, resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  server.network({ state: 'open' })
  server.told({ type: 'shown', match: 'm', table: TABLE, view: { ...view, viewer } })
  const target = document.createElement('div')
  const made = mount(Takeback, { target, props: { match, board: { facts: () => ({}) } as unknown as Board } })
  leave = () => void unmount(made)
  const around = (takeback?: typeof WISH): void => server.told({ type: 'around', match: 'm', table: { ...TABLE, ...(takeback && { takeback }) } })
  return { match, around, said: () => (flushSync(), [...target.querySelectorAll('div > b, q')].map((each) => each.textContent).join('; ')) }
}

test('a wish of the hand that does not look is waited for at its screen, and its end is told', () => {
  const { match, around, said } = panels({ 0: 'a', 1: 'b' }, [1])
  around(WISH)
  expect(said()).toBe('takeback-waiting-theirs Boris; armorica-event-passed Boris')
  around()
  expect([match.wish, said()]).toEqual(['refused', 'takeback-refused 1 Clara Boris'])
})

test('at a shared screen the move that would be asked for has a name, at one’s own it is yours', () => {
  const two = panels({ 0: 'a', 1: 'b' }, [0])
  two.match.undo()
  expect(two.said()).toBe('takeback-ask-theirs 1 Clara Boris; armorica-event-passed Boris')
  leave?.()
  const one = panels({ 1: 'b' }, [1])
  one.match.undo()
  expect(one.said()).toMatch(/^takeback-ask 2/)
})

test('who is asked elsewhere reads whose move it is, not what it did to the first who asks', () => {
  const { around, said } = panels({ 2: 'c' }, [2])
  around(WISH)
  expect(said()).toBe('takeback-asked Anna; armorica-event-passed Boris')
})
