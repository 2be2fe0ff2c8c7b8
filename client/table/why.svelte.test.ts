// What is said why: to a pointer that comes, not to one under which the table has changed.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Match } from './match.svelte.ts'
import { because, reason, resting, whyNot } from './why.svelte.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string) => id }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function hovered(...events: string[]): Promise<boolean> {
  const node = document.body.appendChild(document.createElement('button'))
  const leave = because({ text: 'no' })(node) as () => void
  for (const event of events) node.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(500)
  const isTold = reason.anchor === node
  leave()
  await vi.advanceTimersByTimeAsync(0)
  node.remove()
  return isTold
}

test('a thing that comes to lie under a resting pointer says nothing before the pointer moves', async () => {
  expect(await hovered('pointerenter')).toBe(false)
  expect(await hovered('pointerenter', 'pointermove')).toBe(true)
  expect(await hovered('pointerenter', 'pointermove', 'pointerleave')).toBe(false)
})

test('at a finished table a thing says that the game is over, in a picture that it is one', async () => {
  const match = { asked: null, sent: null, lost: false, view: { decision: { seat: null } }, table: { stage: 'over' } } as unknown as Match
  const pressed = async (still: boolean): Promise<string | undefined> => {
    const node = document.body.appendChild(document.createElement('button'))
    resting(match, still, false)(node)
    node.click()
    await vi.advanceTimersByTimeAsync(0)
    return reason.said?.text
  }
  expect([await pressed(false), await pressed(true)]).toEqual(['why-over', 'why-still'])
})

test('while the line is lost a shaded thing says so, and nobody is asked', async () => {
  const match = { lost: true, why: vi.fn() } as unknown as Match
  const node = document.body.appendChild(document.createElement('button'))
  whyNot(match, 'take G-A3')(node)
  node.click()
  await vi.advanceTimersByTimeAsync(0)
  expect([reason.said?.text, reason.anchor === node]).toEqual(['why-network', true])
  expect(match.why).not.toHaveBeenCalled()
})

test('a reason waits for a pointer that is on its way to it, and stays while it is there', async () => {
  const node = document.body.appendChild(document.createElement('button'))
  because({ text: 'no' })(node)
  node.click()
  await vi.advanceTimersByTimeAsync(0)
  node.dispatchEvent(new Event('pointerleave'))
  await vi.advanceTimersByTimeAsync(200)
  reason.stay()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reason.anchor).toBe(node)
  reason.leave()
  await vi.advanceTimersByTimeAsync(500)
  expect(reason.anchor).toBeNull()
})
