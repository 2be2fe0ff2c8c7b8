import { expect, test, vi } from 'vitest'
import { Once } from './once.svelte.ts'

/** Made by a page, and how to leave that. */
function opened(): { once: Once; leave: () => void } {
  let once: Once
  const leave = $effect.root(() => void (once = new Once()))
  return { once: once!, leave }
}

test('while something is on its way it is not asked again', async () => {
  const { once } = opened()
  let asked = 0
  let laid = (): void => undefined
  const table = new Promise<void>((resolve) => (laid = resolve))
  const ask = (): Promise<void> => once.ask(() => (asked++, table))
  const all = [ask(), ask()]
  expect(once.busy).toBe(true)
  laid()
  await Promise.all(all)
  expect([asked, once.busy]).toEqual([1, false])
})

test('what failed can be asked again, and its problem is told until then', async () => {
  const { once } = opened()
  await once.ask(() => Promise.reject(new Error('no-connection')))
  expect([once.busy, once.problem]).toEqual([false, new Error('no-connection')])
  await once.ask(() => Promise.resolve())
  expect(once.problem).toBeNull()
})

test('an answer that comes late leads nobody who has gone elsewhere', async () => {
  const lead = vi.fn()
  const { once, leave } = opened()
  await once.ask(() => Promise.resolve('#/table/a'), lead)
  const late = once.ask(() => Promise.resolve('#/table/b'), lead)
  leave()
  await late
  expect(lead.mock.calls).toEqual([['#/table/a']])
})
