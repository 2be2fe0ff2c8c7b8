// The way through the pages: a cross closes a page, and leads back to where it was opened.

import { getContext, setContext } from 'svelte'
import { read } from './routes.ts'

const LOBBY = '#/'
/** Each page with where it was scrolled to when it was left. */
const way: { address: string; place: number }[] = [{ address: LOBBY, place: 0 }]
/** What stands in the stead of the present page, once it is opened. */
let heir = ''

const same = (one: string, other: string): boolean => {
  const [a, b] = [read(one), read(other)]
  return a.page === b.page && a.parts[0] === b.parts[0]
}

/** From one address to another; whoever goes to a page that he came from goes back, and reads on at the place that is returned. */
export function go(from: string, to: string, place = 0): number {
  if (same(from, to)) return 0 // a link within a page knows its own place
  if (!same(way.at(-1)!.address, from)) way.push({ address: from, place })
  way[way.length - 1] = { address: from || LOBBY, place } // a page may have changed its own address: another ply, another rule
  if (to === heir) way.pop()
  heir = ''
  const before = way.findIndex((each) => same(each.address, to))
  const [back] = before >= 0 ? way.splice(before) : []
  way.push({ address: to, place: 0 })
  return back?.place ?? 0
}

/** A page that has done its work is no page to go back to: the one that it leads to stands in its stead. */
export function instead(address: string): void {
  heir = address
  location.replace(address)
}

/** The address that the present page was opened from; the lobby, if from outside. */
export const back = (): string => way.at(-2)?.address ?? LOBBY

const OVER = {}

/** For a page that lies over a table: whatever closes it leads nowhere else. */
export const liesOver = (close: () => void): void => void setContext(OVER, close)

/** How to close the page if it lies over a table. */
export const closeOver = (): (() => void) | undefined => getContext(OVER)
