import { expect, test } from 'vitest'
import { Once } from './once.svelte.ts'

test('while something is on its way it is not asked again', async () => {
  const once = new Once()
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
  const once = new Once()
  await once.ask(() => Promise.reject(new Error('no-connection')))
  expect([once.busy, once.problem]).toEqual([false, new Error('no-connection')])
  await once.ask(() => Promise.resolve())
  expect(once.problem).toBeNull()
})
