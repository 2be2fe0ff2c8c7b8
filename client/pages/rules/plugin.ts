// The rules in our words, as data, at build time: `virtual:rules/de/roma` from docs/rules/de/roma.md.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { tied } from '../../words/tied.ts'

const FOLDER = new URL('../../../docs/rules/', import.meta.url)
const PREFIX = 'virtual:rules/'

/** A numbered sentence, a paragraph, a row of a table, or a point of a list. */
export interface Block {
  kind: 'rule' | 'text' | 'row' | 'point' | 'head'
  number?: string
  cells: string[]
  /** A reading that the rulebook leaves open. */
  ours?: boolean
}

export interface Chapter {
  /** 1, 2, … or nothing for what stands around the rules. */
  number: string
  title: string
  blocks: Block[]
}

const file = (language: string, game: string): string =>
  fileURLToPath(new URL(language === 'en' ? `${game}.md` : `${language}/${game}.md`, FOLDER))

/** With the apostrophes of print, as at the table. */
export const readRules = (language: string, game: string): Chapter[] => parse(tied(readFileSync(file(language, game), 'utf-8')).replaceAll("'", '’'))

/** Markdown as our rules pages write it: chapters, numbered points, paragraphs, tables. */
export function parse(text: string): Chapter[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [heading = '', ...lines] = chapter.split('\n')
      const found = /^[ARC](\d+) (.*)$/.exec(heading)
      return { number: found?.[1] ?? '', title: found?.[2] ?? heading, blocks: blocks(lines) }
    })
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = []
  let open = false // whether the next plain line continues the block before it
  for (const line of lines) {
    const block = begin(line, found.at(-1)?.kind)
    if (block) found.push(block)
    else if (line.trim() && open) append(found.at(-1)!, line.trim())
    else if (line.trim() && !RULER.test(line)) found.push({ kind: 'text', cells: [line.trim()] })
    open = line.trim() !== '' && !line.startsWith('|')
  }
  return found.map(finish)
}

function begin(line: string, before: Block['kind'] | undefined): Block | null {
  const rule = /^- \*\*([ARC][\w.]+)\*\* (.*)$/.exec(line)
  if (rule) return { kind: 'rule', number: rule[1]!, cells: [rule[2]!] }
  if (RULER.test(line)) return null
  if (line.startsWith('|')) return { kind: before === 'row' || before === 'head' ? 'row' : 'head', cells: line.split('|').slice(1, -1).map((cell) => cell.trim()) }
  if (line.startsWith('- ')) return { kind: 'point', cells: [line.slice(2)] }
  return null
}

function append(block: Block, line: string): void {
  block.cells[block.cells.length - 1] += ` ${line}`
}

const RULER = /^\|[-| :]+\|$/
const OURS = / ?\*\((ours|unsere Lesart|наше)\)\*/

function finish(block: Block): Block {
  if (block.kind !== 'rule' || !OURS.test(block.cells[0]!)) return block
  return { ...block, ours: true, cells: [block.cells[0]!.replace(OURS, '')] }
}

export function rules(): Plugin {
  return {
    name: 'lusoria-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      this.addWatchFile(file(language, game))
      return `export default ${JSON.stringify(readRules(language, game))}`
    },
  }
}
