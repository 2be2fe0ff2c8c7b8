// How much of each match this device has seen, and when: the beginning of "while you were away".

import { isObject, loadParts, save } from '~/net/storage.ts'

const KEY = 'lusoria-seen'
const MOST = 40 // matches; the oldest are forgotten

export interface Seen {
  entry: number
  at: number
}

/** Of every match. */
export const allSeen = (): Record<string, Seen> => Object.fromEntries(Object.entries(loadParts(KEY)).filter((each): each is [string, Seen] => isSeen(each[1])))

const isSeen = (found: unknown): found is Seen => isObject(found) && typeof found['entry'] === 'number' && typeof found['at'] === 'number'

export const seen = (match: string): Seen | null => allSeen()[match] ?? null

export function saw(match: string, entry: number, at = Date.now()): void {
  const all = Object.entries({ ...allSeen(), [match]: { entry, at } })
  save(KEY, Object.fromEntries(all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)))
}

/** As if it had never been looked at. */
export function unsee(match: string): void {
  const { [match]: _, ...others } = allSeen()
  save(KEY, others)
}
