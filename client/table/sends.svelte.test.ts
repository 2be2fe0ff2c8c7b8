// What is picked is sent by its last step.

import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Choice } from '~/net/wire.ts'
import { Picking, sends } from './picking.svelte.ts'

const LAY: Choice = { number: 4, words: 'lay Forum 2', verb: 'lay', arguments: { card: 'Forum', disc: 2 } }

test('a picked answer is sent once, and not again by itself when it was refused', () => {
  let sent = 0
  let onItsWay = $state(false)
  const picking = new Picking(() => [LAY])
  const send = (): void => {
    if (onItsWay) return
    onItsWay = true
    sent += 1
  }
  const stop = $effect.root(() => sends(picking, send))
  picking.pick('card', 'Forum')
  flushSync()
  expect(sent).toBe(0)
  picking.pick('disc', 2)
  flushSync()
  expect(sent).toBe(1)
  onItsWay = false // refused
  flushSync()
  expect(sent).toBe(1)
  picking.pick('disc', 2) // once more, by hand
  flushSync()
  expect(sent).toBe(2)
  stop()
})
