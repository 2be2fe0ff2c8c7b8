// What was said at this screen stands on its own side, whoever of it looks now.

import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Talk } from '~/net/wire.ts'
import Chat from './Chat.svelte'
import type { Match } from './match.svelte.ts'

const line = (number: number, seat: number | null): Talk => ({ number, seat, text: `${number}`, at: 0 })

function own(match: Partial<Match>): string[] {
  const target = document.createElement('div')
  const made = mount(Chat, { target, props: { match: { table: null, ownLines: [], ...match } as Match } })
  const found = [...target.querySelectorAll('.me p')].map((each) => each.textContent ?? '')
  void unmount(made)
  return found
}

test('a line of the hand that does not look, or of an onlooker here, is this screen’s own', () => {
  const talk = [line(1, 0), line(2, 1), line(3, 2), line(4, null), line(5, null)]
  expect(own({ talk, seats: [0, 1], view: { viewer: [1] } as Match['view'] })).toEqual(['1', '2'])
  expect(own({ talk, seats: [], view: null, ownLines: [5] })).toEqual(['5'])
})
