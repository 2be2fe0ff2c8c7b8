// The owner arranges the chairs: what cannot be done just now keeps its place and says why.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import type { Chair, Table } from '~/net/wire.ts'
import { Match } from '~/table/match.svelte.ts'
import { reason } from '~/table/why.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import WaitingRoom from './WaitingRoom.svelte'

const TABLE = { match: 'm', game: 'armorica', title: '', options: {}, components: '', wishes: {}, stage: 'waiting', entry: 0, commitment: '', owner: 0 } as const
const [me, bot, free]: Chair[] = [{ kind: 'person', name: 'Anna' }, { kind: 'bot', level: 'miles' }, { kind: 'open' }] as const
const asked = vi.fn()
let page: ReturnType<typeof mount>

beforeEach(async () => {
  await words.speak('en')
  vi.stubGlobal('fetch', (_: string, wish?: RequestInit) => (wish?.method === 'POST' && asked(JSON.parse(String(wish.body)).chairs), new Promise(() => undefined)))
  asked.mockClear()
})
afterEach(() => void unmount(page))

function opened(chairs: Chair[]): void {
  const match = new Match('m', { 0: 'key' }, () => ({ send: () => true, resync: () => undefined, hurry: () => undefined, close: () => undefined }))
  match.table = { ...TABLE, chairs } as Table
  kept.keep(match.table, { 0: 'key' })
  page = mount(WaitingRoom, { target: document.body, props: { match } })
  flushSync()
}
const button = (words: string): HTMLElement => [...document.querySelectorAll<HTMLElement>('button')].find((each) => `${each.textContent} ${each.title}`.includes(words))!

test('a game that cannot start yet says how many chairs are free', async () => {
  opened([me!, free!, free!])
  button('Start').click()
  await vi.waitFor(() => expect(reason.said?.text).toBe('The game can start once all chairs are taken; 2 are still free.'))
  expect(asked).not.toHaveBeenCalled()
})

test('without a free chair the button that seats bots stays, and says why it does nothing', async () => {
  opened([me!, bot!])
  button('Seat bots there').click()
  await vi.waitFor(() => expect(reason.said?.text).toBe('All chairs are taken.'))
  expect(asked).not.toHaveBeenCalled()
})

test('a bot gives its chair to a guest, and a free chair goes to a bot', () => {
  opened([me!, bot!, free!])
  const own = { kind: 'me', name: 'Anna' }
  button('Free this chair for a guest').click()
  expect(asked).toHaveBeenLastCalledWith([own, { kind: 'open' }, { kind: 'open' }])
  void unmount(page)
  opened([me!, bot!, free!])
  button('Seat a bot here').click()
  expect(asked).toHaveBeenLastCalledWith([own, { kind: 'bot', level: 'miles' }, { kind: 'bot', level: 'tiro' }])
})
