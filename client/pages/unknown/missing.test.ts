// A part that the line has lost is told of, wherever it is missing, and whoever reads it over a table gets back there.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Reading from '~/table/Reading.svelte'
import { PAGES } from '~/pages/routes.ts'
import { CATALOGUES } from '~/words/catalogues.ts'
import { words } from '~/words/words.svelte.ts'
import { BOARDS } from '~/table/board.ts'
import How from '~/pages/how/How.svelte'
import Replay from '~/pages/replay/Replay.svelte'

const LOST = new Error('no-connection')
let page: ReturnType<typeof mount>
afterEach(async () => {
  await unmount(page)
  vi.restoreAllMocks()
})

async function heading(): Promise<string | null | undefined> {
  await vi.waitFor(() => expect(document.querySelector('.fullp h1')).not.toBeNull())
  flushSync()
  return document.querySelector('h1')?.textContent
}

test('over a table', async () => {
  await words.speak('en')
  vi.spyOn(PAGES, 'rules').mockRejectedValue(LOST)
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  page = mount(Reading, { target: document.body, props: { address: '#/rules/roma/', onclose: () => undefined } })
  expect(await heading()).toBe('This page has to be loaded again')
  expect(document.querySelector('a[href="#/"]')).toBeNull()
  document.querySelector<HTMLElement>('.acts .btn:last-child')!.click()
  expect(back).toHaveBeenCalledOnce()
})

test('on How to play', async () => {
  await words.speak('en')
  vi.spyOn(CATALOGUES.en, 'how-roma').mockRejectedValue(LOST)
  page = mount(How, { target: document.body, props: { parts: ['roma'] } })
  expect(await heading()).toBe('This page has to be loaded again')
})

test('in a replay', async () => {
  await words.speak('en')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ table: { game: 'roma', chairs: [] }, plies: [] })))
  vi.spyOn(BOARDS, 'roma').mockRejectedValue(LOST)
  page = mount(Replay, { target: document.body, props: { parts: ['abc', '3'] } })
  expect(await heading()).toBe('No answer')
})
