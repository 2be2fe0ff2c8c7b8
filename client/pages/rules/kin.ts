// Which words are one for whoever searches: by their stems, by the forms and the other names that words/<language>/rules.ftl
// lists.

import type { Language } from '~/words/catalogues.ts'
import { fold, PARTING, STAYING, STEMS } from './stems.ts'

export interface Kin {
  /** All by which a word is known: two words are one if they share any of these. */
  keys: (word: string) => ReadonlySet<string>
  /** How the rules may say it, the word itself first. */
  names: (word: string) => string[]
  /** Whether names are put together from others. */
  compounds: boolean
  /** A verb without the prefix that parts from it, and that prefix. */
  parts: (word: string) => { prefix: string; rest: string } | null
}

const SHORTEST_VERB = 4
const MOST_KNOWN = 8000 // a book has two thousand words; the others are what was typed
const lines = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean)
const split = (line: string): string[] => line.split(/\s+/).filter(Boolean)
const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((each) => b.has(each))

export function kin(language: Language, forms: string, same: string): Kin {
  const roots = rooted(language, forms)
  const known = new Map<string, ReadonlySet<string>>()
  const keys = (word: string): ReadonlySet<string> => {
    const found = known.get(word) ?? keyed(fold(word), language, roots)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(word, found)
    return found
  }
  const others = lines(same).map((line) => line.split('=').map(split)).map(([asked = [], found = []]) => ({ asked: asked.map(keys), found }))
  return {
    keys,
    compounds: language === 'de',
    names: (word) => [word, ...others.flatMap(({ asked, found }) => (asked.some((each) => shares(each, keys(word))) ? found : []))],
    parts: (word) => {
      const prefix = PARTING[language].findLast((each) => fold(word).startsWith(each) && fold(word).length >= each.length + SHORTEST_VERB)
      return prefix ? { prefix, rest: fold(word).slice(prefix.length) } : null
    },
  }
}

/** Each stem of a listed form leads to the first form's. */
function rooted(language: Language, forms: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of lines(forms)) {
    const words = split(line).map(fold)
    const root = STEMS[language](words[0]!).at(-1)!
    for (const stem of words.flatMap((word) => STEMS[language](word))) if (!found.has(stem)) found.set(stem, root)
  }
  return found
}

function keyed(word: string, language: Language, roots: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set(STEMS[language](word))
  for (const prefix of ['', ...PARTING[language], ...STAYING[language]]) {
    for (const stem of [...found]) {
      const root = stem.startsWith(prefix) && roots.get(stem.slice(prefix.length))
      if (root) found.add(prefix + root)
    }
  }
  return found
}
