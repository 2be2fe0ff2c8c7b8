// The catalogues, cut by language and part at build time: `virtual:words/de/roma` is what the
// terminal and the browser share about Roma (src/lusoria/words/de.ftl, its section "## Roma")
// and what only the browser says (client/words/de/roma.ftl). What every page needs is one part, the
// house: on a slow line three files cost three journeys.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { tied } from './tied.ts'

const SHARED = new URL('../../src/lusoria/words/', import.meta.url)
const OWN = new URL('./', import.meta.url)
const SECTIONS: Record<string, string> = { house: '', armorica: 'Armorica', cambria: 'Cambria', roma: 'Roma' }
const FILES: Record<string, string[]> = { house: ['table', 'pages'] }
const PREFIX = 'virtual:words/'

/** The text of one part in one language, as the build and the tests read it. */
export const catalogue = (language: string, part: string): string =>
  [...(part in SECTIONS ? [section(read(shared(language)), part)] : []), own(language, part)].join('\n')

/** What only the browser says: the shared catalogues are held to one another by the Python tests. */
export const own = (language: string, part: string): string => ownFiles(language, part).map(read).join('\n')

/** Every file that a part may come from. */
const sources = (language: string, part: string): string[] => [...(part in SECTIONS ? [shared(language)] : []), ...ownFiles(language, part)]

const shared = (language: string): string => fileURLToPath(new URL(`${language}.ftl`, SHARED))
const ownFiles = (language: string, part: string): string[] => (FILES[part] ?? [part]).map((file) => fileURLToPath(new URL(`${language}/${file}.ftl`, OWN)))
const read = (file: string): string => readFileSync(file, 'utf-8')

/** What stands under `## Title`; for the house what stands before the first title, and why a match refuses something. */
function section(text: string, part: string): string {
  const [head, ...rest] = text.split(/^## /m)
  const title = SECTIONS[part]
  if (!title) return [head, ...rest.filter((each) => each.includes('\nmatch-reason-')).map((each) => each.slice(each.indexOf('\n')))].join('\n')
  const found = rest.find((each) => each.split('\n', 1)[0]?.trim() === title)
  if (found === undefined) throw new Error(`the shared catalogue has no section "## ${title}"`)
  return found.slice(found.indexOf('\n'))
}

export function words(): Plugin {
  return {
    name: 'lusoria-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/')
      for (const file of sources(language, part)) this.addWatchFile(file)
      return `export default ${JSON.stringify(tied(lean(catalogue(language, part))))}`
    },
  }
}

/** Without comments, which no reader of the page needs. */
const lean = (ftl: string): string => ftl.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
