// Who opens the log finds marked what is new in it, and has read it when it is closed.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import type { Board } from './board.ts'
import Log from './Log.svelte'
import { Match } from './match.svelte.ts'

vi.mock('~/words/words.svelte.ts', () => ({ words: {}, say: (id: string) => id }))

beforeAll(() => vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} }))

const heard = (entry: number): Heard => ({ entry, event: 'passed', facts: {} })

test('what was read in the opened log is news no more; the log beside the table leaves it so', async () => {
  const match = new Match('m', {}, () => ({ send: () => true, resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  match.log = [heard(1), heard(2), heard(3)]
  match.newsFrom = 1
  const opened = async (fromNews: boolean): Promise<number> => {
    const target = document.createElement('div')
    const made = mount(Log, { target, props: { match, board: { facts: () => ({}), heading: () => null } as unknown as Board, fromNews } })
    flushSync()
    const marked = target.querySelectorAll('.new').length
    await unmount(made)
    return marked
  }
  expect([await opened(false), await opened(true), await opened(true)]).toEqual([2, 2, 0])
  match.log = [...match.log, heard(4)]
  expect(await opened(true)).toBe(1)
})

test('reading invents no news: where others did nothing yet, what one does oneself is none', () => {
  const match = new Match('m', {}, () => ({ send: () => true, resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  match.readLog()
  expect(match.newsFrom).toBe(Infinity)
})

test('a heading under which everything was taken back is struck out with it', async () => {
  const match = new Match('m', {}, () => ({ send: () => true, resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  const headings: Record<number, string> = { 1: 'first', 3: 'second', 5: 'third' }
  const board = { facts: () => ({}), heading: ({ entry, event }: Heard) => (event === 'undone' ? null : headings[entry] ?? null) } as unknown as Board
  const undone = { entry: 6, event: 'undone', facts: { to: 2 } }
  match.log = [...[1, 2, 3, 4, 5].map(heard), undone]
  const target = document.createElement('div')
  const made = mount(Log, { target, props: { match, board } })
  flushSync()
  const struck = (): (string | null)[] => [...target.querySelectorAll('.head del')].map((each) => each.textContent)
  expect(struck()).toEqual(['second', 'third'])
  match.log = [...match.log, heard(7)]
  flushSync()
  expect(struck()).toEqual(['second']) // what goes on under the last one stands
  await unmount(made)
})
