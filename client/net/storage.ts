// What this device keeps, as text under a few names. Where it keeps nothing more, the window does for as long as it is open.

export type Found = Readonly<Record<string, unknown>>

export const isObject = (found: unknown): found is Found => typeof found === 'object' && found !== null && !Array.isArray(found)

/** Some browsers forbid storage, and some have no room left. */
const DEVICE = (): Storage => globalThis.localStorage
const WINDOW = (): Storage => globalThis.sessionStorage

const tried = <T>(what: () => T): T | null => {
  try {
    return what()
  } catch {
    return null
  }
}

/** What lies there under a name: whatever somebody has written there, or half of it. */
function read(place: () => Storage, key: string): Found {
  const found = tried((): unknown => JSON.parse(place().getItem(key) ?? 'null'))
  return isObject(found) ? found : {}
}

/** What lies on the device, and what it would not take. */
export const load = (key: string): { device: Found; window: Found } => ({ device: read(DEVICE, key), window: read(WINDOW, key) })

/** The parts of both; the window's were written later. */
export const loadParts = (key: string): Found => {
  const { device, window } = load(key)
  return { ...device, ...window }
}

/** What the device does not take the window keeps, or of it what the device lacks. */
export function save(key: string, value: unknown, lacking: () => unknown = () => value): void {
  const kept = tried(() => (DEVICE().setItem(key, JSON.stringify(value)), true))
  tried(() => (kept ? WINDOW().removeItem(key) : WINDOW().setItem(key, JSON.stringify(lacking()))))
}

export const forget = (key: string): void => [DEVICE, WINDOW].forEach((place) => tried(() => place().removeItem(key)))
