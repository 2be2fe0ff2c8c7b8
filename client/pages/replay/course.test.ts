import { afterEach, expect, test, vi } from 'vitest'
import type { Heard, Replay, Told } from '~/net/wire.ts'
import { Course, spokenSteps, turnAt, turnFrom } from './course.ts'

const plies = [0, 0, 1, 1, 2, 2, 2, 3].map((turn, index) => ({ entry: index + 1, seat: 0, words: '', turn, scores: [] }))
const game = { plies, turns: 3 }

test('the turn that is counted is that of the step that is told last, and no turn is counted before its first step', () => {
  expect([0, 1, 2, 3, 4, 5, 7, 8].map((ply) => turnAt(game, ply))).toEqual([0, 0, 0, 1, 1, 2, 2, 3])
  expect(turnAt({ plies: [] }, 0)).toBe(0)
})

test('forward goes to the first step of the next turn, at last to the end', () => {
  expect([0, 2, 3, 5].map((ply) => turnFrom(game, ply, 1))).toEqual([3, 3, 5, 8])
  expect(turnFrom({ plies: plies.slice(0, -1) }, 5, 1)).toBe(7)
  expect(turnFrom(game, 8, 1)).toBe(8)
})

test('back goes to the first step of the turn, then to the one before, at last to the beginning', () => {
  expect([8, 7, 5, 4, 3, 2, 0].map((ply) => turnFrom(game, ply, -1))).toEqual([5, 5, 3, 3, 0, 0, 0])
})

test('a step of which the table says nothing is told, also when the next one is shown', () => {
  const heard = (entry: number, event: string): Heard => ({ entry, event, facts: {} })
  const silent = ({ event }: Heard): boolean => event !== 'kept'
  expect([...spokenSteps([heard(1, 'dealt'), heard(2, 'dealt'), heard(3, 'drawn'), heard(3, 'kept')], silent)]).toEqual([3])
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
