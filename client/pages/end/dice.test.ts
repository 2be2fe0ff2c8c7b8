// A real game of Roma (tests/golden) and its dice sheet, as `lusoria verify --sheet` writes it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, type Question } from './dice.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8')
const RECORD = read('../../../tests/golden/roma-2-lively-5.jsonl')
const SHEET = read('../../fixtures/dice-sheet.jsonl')

const lines = (): Record<string, unknown>[] => RECORD.trim().split('\n').map((line) => JSON.parse(line))
const written = (all: unknown[]): string => all.map((line) => JSON.stringify(line)).join('\n') + '\n'
const questions = (): Question[] => SHEET.trim().split('\n').map((line) => JSON.parse(line))
const whats = async (record: string, sheet: string): Promise<string[]> => [...new Set((await check(record, sheet))?.faults.map((fault) => fault.what))]

test('an honest game is sound, and every die and card was compared', async () => {
  const found = await check(RECORD, SHEET)
  expect(found).toEqual({ faults: [], dealt: questions().length, undone: 0, byTable: [] })
  expect(found!.dealt).toBeGreaterThan(20)
})

test('a changed line breaks the seal', async () => {
  const sealed = RECORD.includes('"lines": "sha256')
  if (sealed) expect(await whats(RECORD.replace('"players": [', '"players":  ['), SHEET)).toEqual(['seal'])
})

test('another seed is not the one that was promised', async () => {
  const all = lines()
  all.at(-1)!['dice'] = { seed: '0'.repeat(64) }
  delete all.at(-1)!['lines']
  expect(await whats(written(all), SHEET)).toEqual(['promise', 'answer'])
})

test('a changed die does not follow from the seed', async () => {
  const all = lines()
  const roll = all.find((line) => String(line['do']).startsWith('roll '))!
  const odds = questions().find((each) => each.entry === roll['entry'])!.odds
  roll['do'] = Object.keys(odds).find((words) => words !== roll['do'])
  delete all.at(-1)!['lines']
  expect(await check(written(all), SHEET)).toMatchObject({ faults: [{ what: 'answer', ply: roll['entry'] }] })
})

test('loaded dice and cards that came from nowhere are seen', async () => {
  const loaded = questions()
  const roll = loaded.find((each) => each.question === 'roll')!
  for (const words of Object.keys(roll.odds)) roll.odds[words] = 1
  expect(await whats(RECORD, written(loaded))).toContain('odds')
  const stuffed = questions()
  const draws = stuffed.filter((each) => each.question === 'draw')
  draws[3]!.odds[Object.keys(draws[3]!.odds)[0]!]! += 9
  expect(await whats(RECORD, written(stuffed))).toContain('odds')
})

test('plies that the table answered itself are named, not judged', async () => {
  const all = lines()
  const roll = all.find((line) => String(line['do']).startsWith('roll '))!
  Object.assign(roll, { by: 'table' })
  delete all.at(-1)!['lines']
  expect(await check(written(all), SHEET)).toMatchObject({ faults: [], byTable: [roll['entry']] })
})

test('what was taken back is counted, and told apart', async () => {
  const all = lines()
  const result = all.pop()!
  delete result['lines']
  const entries = all.flatMap(({ entry }) => (typeof entry === 'number' ? entry : []))
  const back = questions().slice(-3)
  const record = written([...all, { entry: entries.at(-1)! + 1, undo: back[0]!.entry }, result])
  expect(await check(record, SHEET)).toEqual({ faults: [], dealt: questions().length, undone: back.length, byTable: [] })
})

test('the sheet of another game is refused', async () => expect(await whats(RECORD, written(questions().slice(1)))).toEqual(['sheet']))
test('without a result there is nothing to compare', async () => expect(await check(written(lines().slice(0, -1)), SHEET)).toBeNull())
