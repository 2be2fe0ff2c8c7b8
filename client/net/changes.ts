// A View after the change that the server tells instead of a whole new one.

import type { Changed } from './wire.ts'

/** Branches that lead further down, `[value]` for what stands there now, `[at, count, new]` for elements of a list. */
type Change = Changed['change']

/** The same value with a change laid in; what did not change stays the very same object. */
export function changed<T>(value: T, change: Change | null): T {
  if (change === null) return value
  if (!Array.isArray(change)) return inside(value, change)
  if (change.length === 1) return change[0] as T
  const [at, count, fresh] = change as [number, number, unknown[]]
  return (value as unknown[]).toSpliced(at, count, ...fresh) as T
}

function inside<T>(value: T, change: Record<string, unknown>): T {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  for (const [key, inner] of Object.entries(change)) copy[key] = changed(copy[key], inner as Change)
  return copy as T
}
