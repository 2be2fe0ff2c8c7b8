// The menu offers what this page can do: an onlooker has no seat to take elsewhere, whatever other pages of the device hold.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import type { Table } from '~/net/wire.ts'
import type { Board } from './board.ts'
import { Match } from './match.svelte.ts'
import TopBar from './TopBar.svelte'
import { Unread } from './unread.svelte.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string) => id }))

afterEach(() => kept.forgetEverything())

function offers(keys: Record<number, string>): boolean {
  const match = new Match('m', keys, () => ({ send: () => true, resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  const target = document.createElement('div')
  const nothing = (): void => undefined
  const props = { match, board: {} as Board, prompt: { question: '', answers: [] }, lists: false, unread: new Unread(match), onlog: nothing, onlists: nothing, onkeys: nothing, onelsewhere: nothing }
  const made = mount(TopBar, { target, props })
  target.querySelector<HTMLElement>('[aria-haspopup=menu]')!.click()
  flushSync()
  const found = target.querySelector('[role=menu]')!.textContent!.includes('seat-elsewhere')
  void unmount(made)
  return found
}

test('only a page with a seat of its own offers it to another device', () => {
  kept.keep({ match: 'm', game: 'roma', title: '' } as Table, { 0: 'mine' })
  expect([offers({ 0: 'mine' }), offers({})]).toEqual([true, false])
})
