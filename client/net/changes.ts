// A View after the changes that the server tells instead of a whole new one.

import type { Difference } from './wire.ts'

/** The same value with the differences laid in; what did not change stays the very same object. */
export function changed<T>(value: T, differences: readonly Difference[]): T {
  return differences.reduce<T>((now, each) => laid(now, each.path, each.value) as T, value)
}

function laid(value: unknown, path: readonly (string | number)[], leaf: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return leaf
  if (Array.isArray(value)) return value.with(Number(key), laid(value[Number(key)], rest, leaf))
  const place = (value ?? {}) as Record<string, unknown>
  return { ...place, [key]: laid(place[key], rest, leaf) }
}
