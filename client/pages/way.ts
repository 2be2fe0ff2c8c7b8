// The way through the pages: a cross closes a page, and leads back to where it was opened.

import { getContext, setContext } from 'svelte'
import { read } from './routes.ts'

const LOBBY = '#/'
const way: string[] = [LOBBY]

const same = (one: string, other: string): boolean => {
  const [a, b] = [read(one), read(other)]
  return a.page === b.page && a.parts[0] === b.parts[0]
}

/** From one address to another; whoever goes to a page that he came from goes back. */
export function go(from: string, to: string): void {
  if (!same(way.at(-1)!, from)) way.push(from)
  way[way.length - 1] = from || LOBBY // a page may have changed its own address: another ply, another rule
  const before = way.findIndex((each) => same(each, to))
  if (before >= 0) way.length = before
  way.push(to)
}

/** The address that the present page was opened from; the lobby, if from outside. */
export const back = (): string => way.at(-2) ?? LOBBY

const OVER = {}

/** For a page that lies over a table: whatever closes it leads nowhere else. */
export const liesOver = (close: () => void): void => void setContext(OVER, close)

/** How to close the page if it lies over a table. */
export const closeOver = (): (() => void) | undefined => getContext(OVER)
