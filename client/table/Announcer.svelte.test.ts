// Readers hear what happened, then what they are asked.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Listener } from '~/net/connection.ts'
import type { Table, Told, View } from '~/net/wire.ts'
import Announcer from './Announcer.svelte'
import type { Board } from './board.ts'
import { Match } from './match.svelte.ts'
import { Unread } from './unread.svelte.ts'

vi.mock('~/words/words.svelte.ts', () => ({ known: () => true, say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' ') }))

const TABLE = { match: 'm', game: 'armorica', title: '', options: {}, components: '', chairs: [], wishes: {}, stage: 'playing', entry: 1, commitment: '' } satisfies Table
const view = (entry: number, seat: number): View => ({ viewer: [0], entry, decision: { seat, question: '' }, choices: [], position: {}, derived: {}, standing: { scores: [], parts: [], ranks: [], ties: [] }, heard: [{ entry, event: `e${entry}`, facts: {} }] })

const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))
const PASSED = { type: 'changed', match: 'm', since: 1, entry: 2, change: { decision: { seat: [0] } }, heard: [{ entry: 2, event: 'passed', facts: {} }] } satisfies Told

function listening(): { server: Listener; ask: (headline: string) => Promise<void>; heard: string[]; leave: () => Promise<void> } {
  let server!: Listener
  const match = new Match('m', { 0: 'key' }, (_hello, listener) => ((server = listener), { send: () => true, resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(1, 1) })
  const step = $state({ headline: 'first' })
  const announcer = mount(Announcer, { target: document.body, props: { match, board: { facts: () => ({}) } as unknown as Board, prompt: { question: '', answers: [], get headline() { return step.headline } }, unread: new Unread(match) } })
  flushSync()
  const regions = [...document.querySelectorAll('[aria-live]')]
  const heard: string[] = []
  const observers = regions.map((region) => {
    const observer = new MutationObserver(() => region.textContent && heard.push(region.textContent))
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    return observer
  })
  const leave = (): Promise<void> => (observers.forEach((each) => each.disconnect()), unmount(announcer))
  return { server, heard, leave, ask: (headline) => ((step.headline = headline), drawn()) }
}

test('a question is spoken behind what led to it, a further step of it at once', async () => {
  const { server, ask, heard, leave } = listening()
  server.told(PASSED)
  await drawn()
  expect(heard).toEqual(['armorica-event-passed first'])
  await ask('second')
  await ask('first')
  expect(heard.slice(1)).toEqual(['second', 'first'])
  await leave()
})

test('behind a refusal the table is shown again, and its question is not asked again', async () => {
  const { server, ask, heard, leave } = listening()
  const refuse = async (): Promise<void> => {
    server.told({ type: 'no', key: '', error: 'illegal', reason: 'no_undo' })
    server.told({ type: 'shown', match: 'm', table: TABLE, view: view(2, 0) })
    await drawn()
  }
  server.told(PASSED)
  await drawn()
  await refuse()
  await ask('second')
  await refuse()
  expect(heard).toEqual(['armorica-event-passed first', 'second'])
  await leave()
})
