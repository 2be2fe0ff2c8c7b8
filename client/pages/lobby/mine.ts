// One's own tables as the lobby lists them: where people wait comes first, a game left alone with its bots last.

import type { KeptTable } from '~/net/kept.svelte.ts'
import type { Table } from '~/net/wire.ts'

/** What the server has told of a table: `null` where it knows none, nothing where it has not been asked. */
export type Known = ReadonlyMap<string, Table | null>

export interface Mine {
  kept: KeptTable
  table: Table | null
  /** Whether one of this device's seats is to answer. */
  asked: boolean
  /** Whether everybody sits, and the game waits for this device to begin it. */
  ready: boolean
}

export const isFull = (table: Table): boolean => table.chairs.every((chair) => chair.kind !== 'open')

export function mineOf(kept: KeptTable, known: Known): Mine {
  const table = known.get(kept.match) ?? null
  const asked = table?.stage === 'playing' && typeof table.asked === 'number' && table.asked in kept.seats
  return { kept, table, asked, ready: table?.stage === 'waiting' && isFull(table) && (table.owner ?? 0) in kept.seats }
}

/** Bots are patient: nobody else sits there or may come. */
const isAlone = (table: Table): boolean => table.chairs.filter((chair) => chair.kind !== 'bot').length === 1

const PLACES = { wanted: 0, people: 1, bots: 2, unknown: 3 }

function place({ table, asked, ready }: Mine): keyof typeof PLACES {
  if (!table) return 'unknown'
  if (isAlone(table)) return 'bots'
  return asked || ready ? 'wanted' : 'people'
}

/** Of two in one place the one comes first that was sat down at last, as the device keeps them. */
export const ordered = (mine: readonly Mine[]): Mine[] => [...mine].sort((a, b) => PLACES[place(a)] - PLACES[place(b)])

/** Whether it may have changed since it was told of: not where it is over or gone, and where bots wait for an answer by one's own hand alone. */
function mayHaveNews(kept: KeptTable, known: Known, lately: boolean): boolean {
  const { table, asked } = mineOf(kept, known)
  if (!table) return !known.has(kept.match)
  return table.stage !== 'over' && !(lately && asked && isAlone(table))
}

/** What to ask about now: first what nobody has told of yet, then what was asked about longest ago, by the number of that look. */
export function toAsk(tables: readonly KeptTable[], known: Known, asked: ReadonlyMap<string, number>, most: number): KeptTable[] {
  const since = ({ match }: KeptTable): number => (known.has(match) ? (asked.get(match) ?? 0) : -1)
  const news = tables.filter((each) => mayHaveNews(each, known, asked.has(each.match)))
  return news.sort((a, b) => since(a) - since(b)).slice(0, most)
}
