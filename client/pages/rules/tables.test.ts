// @vitest-environment node
// Rows are tables, whatever stands around them; only a glossary speaks the languages of its columns.

import { expect, test } from 'vitest'
import { LANGUAGES } from '~/words/catalogues.ts'
import { readRules } from './plugin.ts'
import { isNumber, runs, spoken } from './tables.ts'

const GAMES = ['armorica', 'roma', 'cambria']

test.each(LANGUAGES)('every row of the rules stands in a table as broad as its heading, and no sentence is lost (%s)', (language) => {
  for (const { blocks } of GAMES.flatMap((game) => readRules(language, game))) {
    const placed = blocks.map((block, index) => ({ block, index }))
    const found = runs(placed)
    expect(found.flatMap(({ head, blocks }) => [...(head ? [head] : []), ...blocks])).toEqual(placed)
    for (const { head, blocks } of found) for (const { block } of blocks) expect(block.cells).toHaveLength(head?.block.cells.length ?? 1)
  }
})

test('a column tells in its language only where all do', () => {
  expect(spoken(['English', 'Deutsch', 'Русский'])).toEqual(['en', 'de', 'ru'])
  expect(spoken(['Matter', 'English', 'Deutsch'])).toEqual([undefined, undefined, undefined])
})

test('a number stands alone where nothing else does', () => expect(['R12.scaenicus.2', 'R8.5, R8.6', 'Turris'].map(isNumber)).toEqual([true, false, false]))

test.each(LANGUAGES)('apostrophes are those of print, as at the table (%s)', (language) => {
  expect(GAMES.flatMap((game) => readRules(language, game)).flatMap(({ blocks }) => blocks.flatMap(({ cells }) => cells)).filter((cell) => cell.includes("'"))).toEqual([])
})
