// Rows of a chapter as the tables that they are, and the language of each column of a glossary.

import { ENDONYMS, LANGUAGES, type Language } from '~/words/catalogues.ts'
import type { Block } from './plugin.ts'

export interface Placed {
  block: Block
  index: number
}

/** Neighbouring sentences, or the rows of one table. */
export interface Run {
  head?: Placed
  blocks: Placed[]
}

export function runs(blocks: Placed[]): Run[] {
  const found: Run[] = []
  for (const placed of blocks) {
    const run = found.at(-1)
    const inTable = placed.block.kind === 'row'
    if (placed.block.kind === 'head') found.push({ head: placed, blocks: [] })
    else if (run && Boolean(run.head) === inTable) run.blocks.push(placed)
    else found.push({ blocks: [placed] })
  }
  return found
}

/** Whether a place holds the number of a rule and nothing else. */
export const isNumber = (cell: string): boolean => /^[ARC]\d+(\.\w+)*$/.test(cell)

/** The language that a column is headed by, as it calls itself. */
export const named = (cell: string): Language | undefined => LANGUAGES.find((each) => ENDONYMS[each] === cell)

/** The language of each column where all are languages: a glossary. Elsewhere they tell about a language, not in it. */
export function spoken(head: readonly string[]): (Language | undefined)[] {
  const languages = head.map(named)
  return languages.every(Boolean) ? languages : head.map(() => undefined)
}
