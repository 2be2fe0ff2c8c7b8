import { expect, test, vi } from 'vitest'
import { Copying } from './copying.svelte.ts'

const { clipboard } = vi.hoisted(() => ({ clipboard: { came: (_done: boolean): void => undefined } }))
vi.mock('./clipboard.ts', () => ({ copied: () => new Promise<boolean>((resolve) => (clipboard.came = resolve)) }))

test('what lies in the clipboard is said of the link that was copied, not of the next one', async () => {
  const copying = new Copying()
  const first = copying.copy('ply 1')
  copying.over() // another ply
  clipboard.came(true)
  expect(await first).toBe(true)
  expect(copying.said).toBe('copy')
  const second = copying.copy('ply 2')
  clipboard.came(true)
  await second
  expect(copying.said).toBe('copied')
  copying.over()
})
