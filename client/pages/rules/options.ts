// Options as people know them: the rules name them by the codes of records, a page by the words of the form of a new table.

import { known, say } from '~/words/words.svelte.ts'

/** How a rule writes an option, with or without a value of it. */
export const OPTION = /`[^`]+`(?: = `[^`]+`)?/.source
const CODE = /`([^`]+)`/g
/** The question names its rules at its end: the form makes links of them, and in the rules it stands among them. */
export const RULES = / ?\(([A-Z][\w., ]+)\)$/

/** An option is its question, with a value its question and answer, a preset its name. */
export function optionWords(codes: string, game: string): string {
  const [name = '', value] = [...codes.matchAll(CODE)].map((found) => found[1])
  const id = `${game}-option-${name}`
  if (!known(id)) return known(`preset-${name}`) ? say(`preset-${name}`) : name
  const question = say(id).replace(RULES, '')
  return value ? `${question} – ${say(`${id}-${value}`)}` : question
}
