// @vitest-environment node
// The pictures beside the rules stand where a rule is, and say something in every language.

import { describe, expect, test } from 'vitest'
import { FIGURES, stretches } from '~/pages/rules/figures.ts'
import { readRules } from '~/pages/rules/plugin.ts'
import { LANGUAGES } from '~/words/catalogues.ts'
import { own } from '~/words/plugin.ts'

describe.each(['armorica', 'roma', 'cambria'] as const)('%s', (game) => {
  const figures = FIGURES[game]
  test('every picture stands beside its rule, once', () => {
    const shown = readRules('en', game).flatMap(({ blocks }) => stretches(blocks, figures).flatMap((stretch) => stretch.figures))
    expect(shown).toEqual(figures)
  })
  test('no sentence is lost between the stretches', () => {
    for (const { blocks } of readRules('en', game)) expect(stretches(blocks, figures).flatMap((stretch) => stretch.blocks.map(({ block }) => block))).toEqual(blocks)
  })
  test.each(LANGUAGES)('%s says what is seen', (language) => {
    const said = own(language, `how-${game}`)
    for (const { title, text } of figures) for (const id of [title, text]) if (id) expect(said, id).toContain(`\n${id} = `)
  })
})
