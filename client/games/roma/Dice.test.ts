// Of two equal dice the one that is pressed is the one that is picked up.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Choice } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import Dice from './Dice.svelte'
import type { Seen } from './seen.ts'

test('the die that was pressed is shown as picked up, and put down by a second press', async () => {
  await words.speak('en')
  await words.need('roma')
  const all: Choice[] = ['money', 'cards'].map((use, number) => ({ number, words: '', verb: use, arguments: { die: 5, use } }))
  const picking = new Picking(() => all)
  const now = { question: 'act', open: true, asked: true, me: 0, setup: false, over: false, position: { dice: [5, 5, 2], turn: { seat: 0 } } } as unknown as Seen
  const match = { log: [], asked: 0, ready: true } as unknown as Match
  const made = mount(Dice, { target: document.body, props: { match, now, picking, still: false } })
  const dice = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button.die')]
  const pressed = (): (string | null)[] => dice().map((die) => die.getAttribute('aria-pressed'))
  const press = (index: number): (string | null)[] => {
    dice()[index]!.click()
    flushSync()
    return pressed()
  }
  expect(press(1)).toEqual(['false', 'true', null])
  expect(press(0)).toEqual(['true', 'false', null])
  expect(picking.picked('die')).toBe(5)
  expect(press(0)).toEqual(['false', 'false', null])
  expect(picking.picked('die')).toBeUndefined()
  await unmount(made)
})
