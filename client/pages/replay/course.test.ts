import { afterEach, expect, test, vi } from 'vitest'
import type { Replay, Told } from '~/net/wire.ts'
import { Course, turnAt, turnFrom } from './course.ts'

const plies = [1, 1, 2, 2, 2, 3].map((turn, index) => ({ entry: index + 1, seat: 0, words: '', turn, scores: [] }))

test('after the last ply of a turn the table stands in the next one', () => {
  expect([0, 1, 2, 4, 5, 6].map((ply) => turnAt(plies, ply))).toEqual([1, 1, 2, 2, 3, 3])
  expect(turnAt([], 0)).toBe(0)
})

test('forward goes to the beginning of the next turn, at last to the end', () => {
  expect(turnFrom(plies, 0, 1)).toBe(2)
  expect(turnFrom(plies, 3, 1)).toBe(5)
  expect(turnFrom(plies, 5, 1)).toBe(6)
})

test('back goes to the beginning of the turn, then to the one before', () => {
  expect(turnFrom(plies, 4, -1)).toBe(2)
  expect(turnFrom(plies, 2, -1)).toBe(0)
  expect(turnFrom(plies, 1, -1)).toBe(0)
  expect(turnFrom(plies, 0, -1)).toBe(0)
})

const told: number[] = []
const replay = { table: { match: 'm' }, printed: {}, plies, record: '' } as unknown as Replay

/** A course whose server answers with the number of the ply; what is shown is written down. */
function course(answer: (ply: number) => Response): { course: Course; asked: number[] } {
  const asked: number[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const ply = Number(address.split('/').at(-1))
    asked.push(ply)
    return answer(ply)
  })
  told.length = 0
  const made = new Course('m', replay)
  made.connect({ match: 'm', secrets: [] }, { told: (message: Told) => void told.push(message.type === 'shown' ? (message.view?.entry ?? -1) : -1), network: () => undefined })
  return { course: made, asked }
}

afterEach(() => vi.unstubAllGlobals())

test('whoever drags the slider asks for the last ply, not for all between', async () => {
  const { course: made, asked } = course((ply) => Response.json({ entry: ply, choices: [] }))
  const first = made.go(1)
  for (const ply of [2, 3, 4, 5]) void made.go(ply)
  await first
  expect(asked).toEqual([1, 5])
  expect(told).toEqual([1, 5])
})

test('a server that is asked too much is asked again after a pause', async () => {
  vi.useFakeTimers()
  let refusals = 2
  const { course: made, asked } = course((ply) => (refusals-- > 0 ? Response.json({ error: 'illegal', reason: 'too_many' }, { status: 429 }) : Response.json({ entry: ply, choices: [] })))
  const going = made.go(3)
  await vi.runAllTimersAsync()
  await going
  vi.useRealTimers()
  expect(asked).toEqual([3, 3, 3])
  expect(told).toEqual([3])
})
