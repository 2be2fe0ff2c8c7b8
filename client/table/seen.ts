// How much of each match this device has seen, and when: the beginning of "while you were away".

const KEY = 'lusoria-seen'
const MOST = 40 // matches; the oldest are forgotten

export interface Seen {
  entry: number
  at: number
}

export function seen(match: string): Seen | null {
  return read()[match] ?? null
}

export function saw(match: string, entry: number, at = Date.now()): void {
  const all = Object.entries({ ...read(), [match]: { entry, at } })
  const kept = all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // full or forbidden: then nobody is told what they missed
  }
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>
  } catch {
    return {}
  }
}
