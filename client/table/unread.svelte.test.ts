// Table talk is counted until it is shown.

import { expect, test } from 'vitest'
import type { Talk } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'
import { Unread } from './unread.svelte.ts'

const line = (number: number, seat: number | null): Talk => ({ number, seat, text: 'Ave!', at: 0 })

test('what others say is unread until it is shown, and one’s own words never are', () => {
  let talk = $state.raw([line(0, 1)])
  const match = { get talk() { return talk }, seats: [0], view: null, ownLines: [4] } as unknown as Match
  const unread = new Unread(match)
  expect(unread.lines).toEqual([]) // said before one sat down
  talk = [line(0, 1), line(1, 0), line(2, 1), line(3, null), line(4, null)]
  expect(unread.lines.map((each) => each.number)).toEqual([2, 3])
  unread.read()
  expect(unread.lines).toEqual([])
})

test('a line is told aloud once, also at a table that is drawn anew', () => {
  let talk = $state.raw<Talk[]>([])
  const match = { get talk() { return talk }, seats: [0], view: null, ownLines: [] } as unknown as Match
  const unread = new Unread(match)
  expect(unread.news()).toBeNull()
  talk = [line(0, 1), line(1, 1)]
  expect(unread.news()?.number).toBe(1)
  expect(unread.news()).toBeNull()
  expect(unread.lines).toHaveLength(2) // and stays unread
})
