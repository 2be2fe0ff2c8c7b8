import { expect, test } from 'vitest'
import type { Listener } from './connection.ts'
import { openRecording, type Recording } from './recording.ts'
import type { Told, View } from './wire.ts'

/** The last table that was told, two Views on. */
async function told(viewer: number[]): Promise<unknown> {
  const views = [3, 4].map((entry) => ({ viewer, entry, heard: [] }) as unknown as View)
  const heard: Told[] = []
  const listener = { told: (each: Told) => void heard.push(each), network: () => undefined } as unknown as Listener
  openRecording({ table: { match: 'm' }, printed: {}, views, refused: {} } as unknown as Recording, { start: 1 })({} as never, listener)
  await Promise.resolve()
  const last = heard.at(-1)
  return last?.type === 'shown' && last.table.undo
}

test('whoever sits there can take an answer back, and nobody who looks on', async () => {
  expect([await told([0]), await told([])]).toEqual([4, null])
})
