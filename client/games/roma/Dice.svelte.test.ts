// Of two equal dice the one that is pressed is the one that is picked up, and used.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Choice, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import Dice from './Dice.svelte'
import type { Seen } from './seen.ts'

test('the die that was pressed is shown as picked up, put down by a second press, and used', async () => {
  await words.speak('en')
  await words.need('roma')
  const all: Choice[] = ['money', 'cards'].map((use, number) => ({ number, words: '', verb: use, arguments: { die: 5, use } }))
  const picking = new Picking(() => all)
  const rolled = { entry: 7, event: 'rolled', facts: { seat: 0, low: 2, middle: 5, high: 5 } }
  const now = $state({ question: 'act', open: true, asked: true, me: 0, setup: false, over: false, position: { dice: [2, 5, 5], turn: { seat: 0 } } } as unknown as Seen)
  const match = $state({ log: [rolled], view: { entry: 7 }, asked: 0, ready: true } as unknown as Match)
  const made = mount(Dice, { target: document.body, props: { match, now, picking, still: false } })
  const dice = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button.die')]
  const pressed = (): (string | null)[] => dice().map((die) => die.getAttribute('aria-pressed'))
  const press = (index: number): (string | null)[] => {
    dice()[index]!.click()
    flushSync()
    return pressed()
  }
  expect(press(2)).toEqual([null, 'false', 'true'])
  expect(press(1)).toEqual([null, 'true', 'false'])
  expect(picking.picked('die')).toBe(5)
  expect(press(1)).toEqual([null, 'false', 'false'])
  expect(picking.picked('die')).toBeUndefined()

  press(2)
  picking.clear()
  match.log = [rolled, { entry: 8, event: 'money_taken', facts: { seat: 0, money: 5 } }]
  match.view = { entry: 8 } as View
  now.position.dice = [2, 5]
  flushSync()
  expect(dice().map((die) => die.classList.contains('used'))).toEqual([false, false, true])
  await unmount(made)
})
