// Addresses after `#`: they work behind any sub-path, offline, and never leave the browser.

import type { Component } from 'svelte'

export interface Route {
  page: string
  parts: string[]
}

// a page takes the parts of its address, or nothing
type Page = () => Promise<{ default: Component<any> }>

/** The catalogue and recorded tables are for whoever builds the house; a wheel has neither. */
const WORKSHOP: Record<string, Page> = import.meta.env.MODE === 'production' ? {} : {
  catalogue: () => import('./catalogue/Catalogue.svelte'),
  recorded: () => import('./catalogue/Recorded.svelte'),
}

export const PAGES: Record<string, Page> = {
  __proto__: null!, // an address names these pages and nothing that every object has
  '': () => import('./lobby/Lobby.svelte'),
  new: () => import('./new/NewTable.svelte'),
  table: () => import('./table/TablePage.svelte'),
  sit: () => import('./table/SitDown.svelte'),
  seat: () => import('./table/SeatLink.svelte'),
  how: () => import('./how/How.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  offline: () => import('./offline/Offline.svelte'),
  ...WORKSHOP,
}

/** Pages of one match. */
const OF_A_MATCH = ['table', 'sit', 'seat', 'replay']

/** The page of an address; there is none where a torn link names no match. */
export const pageOf = ({ page, parts }: Route): Page | undefined => (OF_A_MATCH.includes(page) && !parts[0] ? undefined : PAGES[page])

/** A stray `%` stands for itself: such an address leads nowhere, but it can be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `#/rules/roma/R12.forum` → the page `rules` with the parts `roma`, `R12.forum`. */
export function read(hash: string): Route {
  const [page = '', ...parts] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  return { page, parts }
}
