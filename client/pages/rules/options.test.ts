// The rules speak of options as the form of a new table does, in every language, and of no code.

import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { LANGUAGES, words } from '~/words/words.svelte.ts'
import { BOOKS } from './books.ts'
import { optionWords } from './options.ts'
import RuleText from './RuleText.svelte'

const GAMES = ['armorica', 'roma', 'cambria'] as const
const CODES = /`[^`]+`(?: = `[^`]+`)?/g

test.each(LANGUAGES)('every option of the rules has its words (%s)', async (language) => {
  await words.speak(language)
  await words.need(...GAMES)
  for (const game of GAMES) {
    const { default: book } = await BOOKS[language][game]()
    const codes = book.flatMap(({ blocks }) => blocks.flatMap(({ cells }) => cells.join(' ').match(CODES) ?? []))
    for (const code of codes) expect(optionWords(code, game), code).not.toMatch(/^[a-z_]+$|⟨/)
  }
})

test('a rule asks the question of its option in quotation marks, and gives the answer that it is about', async () => {
  await words.speak('en')
  await words.need('cambria', 'roma')
  expect(shown('With the option `tie` = `turn_order` it is the one', 'cambria')).toBe('With the option “Who is ahead when points and tokens are equal? – who comes first in turn order” it is the one')
  expect(shown('One preset name, `rulebook` or `publisher`, sets `turris`.', 'roma')).toBe('One preset name, “Rulebook” or “Publisher”, sets “Which cards does a Turris protect?”.')
})

function shown(text: string, game: string): string {
  const target = document.createElement('p')
  const made = mount(RuleText, { target, props: { text, game } })
  const said = target.textContent
  void unmount(made)
  return said
}
