// What a reader sees of a rule, and so can look for: options by their questions, links by their words.

import { linked } from './links.ts'
import { OPTION, optionWords } from './options.ts'
import type { Block, Chapter } from './plugin.ts'

const OPTIONS = new RegExp(OPTION, 'g')

export function shownText({ number = '', cells }: Pick<Block, 'number' | 'cells'>, game: string, chapters: readonly Pick<Chapter, 'title'>[]): string {
  const text = (cell: string): string => linked(cell, chapters).map((piece) => piece.text).join('')
  return [number, ...cells.map((cell) => text(cell).replace(OPTIONS, (codes) => optionWords(codes, game)))].join(' ')
}
