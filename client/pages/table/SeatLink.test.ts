// Who has left a page that waits for an answer is not led away from where they went; the seat is theirs all the same.

import { mount, unmount } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import SeatLink from './SeatLink.svelte'
import SitDown from './SitDown.svelte'

const TABLE = { match: 'm', game: 'roma', title: '', chairs: [{ kind: 'open' }, { kind: 'open' }], options: {}, wishes: {} }
const later = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20))
let answer: (told: unknown) => void

beforeEach(async () => {
  await words.speak('en')
  kept.forgetEverything()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = (told) => resolve(Response.json(told)))))
})

test.each([false, true])('a seat link leads to its table, unless it was left: %s', async (left) => {
  location.hash = '#/seat/m/0/key'
  const page = mount(SeatLink, { target: document.body, props: { parts: ['m', '0', 'key'] } })
  await later()
  if (left) location.hash = '#/rules/roma'
  if (left) await unmount(page)
  answer({ type: 'shown', match: 'm', table: TABLE, seats: [0] })
  await later()
  expect([location.hash, kept.secrets('m')]).toEqual([left ? '#/rules/roma' : '#/table/m', ['key']])
  if (!left) await unmount(page)
})

test.each([false, true])('an invitation leads to its table, unless it was left: %s', async (left) => {
  location.hash = '#/sit/m'
  const page = mount(SitDown, { target: document.body, props: { parts: ['m'] } })
  await later()
  answer({ type: 'shown', match: 'm', table: TABLE })
  await later()
  document.querySelector<HTMLElement>('button[type=submit]')!.click()
  await later()
  if (left) location.hash = '#/rules/roma'
  if (left) await unmount(page)
  answer({ table: TABLE, seats: { 0: 'key' } })
  await later()
  expect([location.hash, kept.secrets('m')]).toEqual([left ? '#/rules/roma' : '#/table/m', ['key']])
  if (!left) await unmount(page)
})
