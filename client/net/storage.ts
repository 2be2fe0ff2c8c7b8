// What this device keeps, as text under a few names.

/** Some browsers forbid storage; then nothing is kept, and everything else works. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

export function load<T extends object>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(storage()?.getItem(key) ?? '{}') as Partial<T>) }
  } catch {
    return { ...otherwise }
  }
}

export function save(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value))
  } catch {
    // full or forbidden: the page goes on without it
  }
}

export const forget = (key: string): void => storage()?.removeItem(key)
