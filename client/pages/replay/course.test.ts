import { afterEach, expect, test, vi } from 'vitest'
import type { Replay, Told } from '~/net/wire.ts'
import { Course, turnAt, turnFrom } from './course.ts'

const plies = [1, 1, 2, 2, 2, 3].map((turn, index) => ({ entry: index + 1, seat: 0, words: '', turn, scores: [] }))
const game = { plies, turns: 3 }
const cutShort = { plies, turns: 4 } // as in Roma: the last answer ends a turn, and the next one ends with what it costs

test('after the last ply of a turn the table stands in the next one', () => {
  expect([0, 1, 2, 4, 5, 6].map((ply) => turnAt(game, ply))).toEqual([1, 1, 2, 2, 3, 3])
  expect(turnAt({ plies: [], turns: 0 }, 0)).toBe(0)
})

test('a turn that begins with the last ply is where the game ends, and back from there is the turn before', () => {
  expect(turnAt(cutShort, 6)).toBe(4)
  expect(turnFrom(cutShort, 6, 1)).toBe(6)
  expect(turnFrom(cutShort, 6, -1)).toBe(5)
})

test('forward goes to the beginning of the next turn, at last to the end', () => {
  expect(turnFrom(game, 0, 1)).toBe(2)
  expect(turnFrom(game, 3, 1)).toBe(5)
  expect(turnFrom(game, 5, 1)).toBe(6)
})

test('back goes to the beginning of the turn, then to the one before', () => {
  expect(turnFrom(game, 4, -1)).toBe(2)
  expect(turnFrom(game, 2, -1)).toBe(0)
  expect(turnFrom(game, 1, -1)).toBe(0)
  expect(turnFrom(game, 0, -1)).toBe(0)
})

const told: number[] = []
const replay = { table: { match: 'm' }, printed: {}, ...game, record: '' } as unknown as Replay

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
