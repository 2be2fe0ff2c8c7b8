import { expect, test } from 'vitest'
import { words } from '~/words/words.svelte.ts'
import { kin } from './kin.ts'
import { book, find } from './search.ts'
import { shownText } from './shown.ts'

test('what is looked for is what is shown: an option is found by its question, and neither by its code nor by the marks of a link', async () => {
  await words.speak('en')
  await words.need('cambria')
  const block = { number: 'C9.1', cells: ['With `tie` = `turn_order`', 'see [Printed values](#the-chapter)'] }
  const text = shownText(block, 'cambria', [])
  expect(text).toBe('C9.1 With Who is ahead when points and tokens are equal? – who comes first in turn order see Printed values')
  const page = book([{ id: 'C9.1', text }], kin('en', '', ''))
  expect(['equal', 'printed', 'C9.1', 'tie', 'chapter'].map((asked) => find(page, asked).hits.size > 0)).toEqual([true, true, true, false, false])
})
