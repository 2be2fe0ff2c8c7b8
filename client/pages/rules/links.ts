// Links within a page of rules: `[Printed values](#printed-values)` leads to the chapter of that title.

import type { Chapter } from './plugin.ts'

export interface Piece {
  text: string
  /** The place of the chapter that it leads to. */
  leads?: number
}

const LINK = /\[([^\]]+)\]\(#([^)]+)\)/

/** A title as Markdown makes an anchor of it. */
const anchor = (title: string): string => title.toLowerCase().replace(/\s/g, '-')

/** A text in pieces: words, and links to chapters. */
export function linked(text: string, chapters: readonly Pick<Chapter, 'title'>[]): Piece[] {
  const found = LINK.exec(text)
  if (!found) return [{ text }]
  const [whole, words = '', to = ''] = found
  const leads = chapters.findIndex(({ title }) => anchor(title) === to)
  const link = leads < 0 ? { text: words } : { text: words, leads }
  return [{ text: text.slice(0, found.index) }, link, ...linked(text.slice(found.index + whole.length), chapters)].filter((piece) => piece.text)
}
