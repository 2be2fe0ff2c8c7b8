// The same map is painted alike every time: chance is seeded by the map's name.

export interface Chance {
  /** A number between two others. */
  between(low: number, high: number): number
  /** Normally spread about nought. */
  spread(width: number): number
  one<T>(of: readonly T[]): T
}

export function chance(seed: string): Chance {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261)
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    spread: (width) => width * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    one: (of) => of[Math.floor(next() * of.length)]!,
  }
}
