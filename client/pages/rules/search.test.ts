// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { holds, marked, stem } from './search.ts'
import { parse, readRules } from './plugin.ts'
import type { Language } from '~/words/catalogues.ts'

test.each<[Language, string, string]>([
  ['en', 'warriors', 'warrior'],
  ['en', 'placing', 'placed'],
  ['de', 'Kastelle', 'Kastells'],
  ['de', 'Kriegern', 'Krieger'],
  ['de', 'würfeln', 'Würfel'],
  ['ru', 'дороги', 'дорогами'],
  ['ru', 'форта', 'фортов'],
  ['ru', 'карту', 'карты'],
])('%s: %s and %s are one word', (language, a, b) => expect(stem(a, language)).toBe(stem(b, language)))

test('words that differ stay apart', () => {
  expect(holds('The legion marches.', 'warrior', 'en')).toBe(false)
  expect(holds('Fort und Straße', 'Forum', 'de')).toBe(false)
})

test('a beginning is enough while one types, and all words must be there', () => {
  expect(holds('The second place is shared.', 'sec', 'en')).toBe(true)
  expect(holds('The second place is shared.', 'second fort', 'en')).toBe(false)
})

test('what was found is marked', () =>
  expect(marked('Two warriors stand.', 'warrior', 'en')).toEqual([{ text: 'Two ', hit: false }, { text: 'warriors', hit: true }, { text: ' stand.', hit: false }]))

test('a page is cut into chapters, numbered sentences, tables and readings of ours', () => {
  const [first, second] = parse('# X\n\nIntro\n\n## C1 Board\n\n- **C1.1** One. *(ours)*\n- **C1.2** Two\n  and more.\n\n## Readings\n\nText\ngoes on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')
  expect(first).toEqual({ number: '1', title: 'Board', blocks: [{ kind: 'rule', number: 'C1.1', cells: ['One.'], ours: true }, { kind: 'rule', number: 'C1.2', cells: ['Two and more.'] }] })
  expect(second?.blocks).toEqual([{ kind: 'text', cells: ['Text goes on.'] }, { kind: 'head', cells: ['a', 'b'] }, { kind: 'row', cells: ['1', '2'] }])
})

describe.each(['armorica', 'roma', 'cambria'])('%s', (game) => {
  const numbers = (language: string): string[] => readRules(language, game).flatMap((chapter) => chapter.blocks.flatMap((block) => block.number ?? []))
  test('every numbered sentence is there in all languages', () => {
    expect(numbers('en').length).toBeGreaterThan(50)
    expect(numbers('de')).toEqual(numbers('en'))
    expect(numbers('ru')).toEqual(numbers('en'))
  })
})
