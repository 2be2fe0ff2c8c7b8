// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/words/catalogues.ts'
import { linked } from './links.ts'
import { readRules } from './plugin.ts'

test('a link leads to the chapter of its title, and one that leads nowhere is plain words', () => {
  const chapters = [{ title: 'The turn' }, { title: 'Printed values' }]
  expect(linked('see [Printed values](#printed-values) (C1.2)', chapters)).toEqual([{ text: 'see ' }, { text: 'Printed values', leads: 1 }, { text: ' (C1.2)' }])
  expect(linked('see [more](#nowhere)', chapters)).toEqual([{ text: 'see ' }, { text: 'more' }])
  expect(linked('no link', chapters)).toEqual([{ text: 'no link' }])
})

describe.each(LANGUAGES)('%s', (language) => {
  test.each(['armorica', 'roma', 'cambria'])('no table of %s shows the marks of a link, and each link has its chapter', (game) => {
    const chapters = readRules(language, game)
    const cells = chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.cells.length > 1 ? block.cells : [])))
    for (const cell of cells.filter((each) => each.includes('](#'))) {
      const pieces = linked(cell, chapters)
      expect(pieces.map(({ text }) => text).join('')).not.toContain('](')
      expect(pieces.some(({ leads }) => leads !== undefined), cell).toBe(true)
    }
    expect(chapters.flatMap(({ blocks }) => blocks.filter((block) => block.cells.length === 1 && block.cells[0]!.includes('](#')))).toEqual([])
  })
})
