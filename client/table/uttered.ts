// What an onlooker has said and not yet heard back: the table repeats it without a seat, like any other onlooker's line.

import type { Say, Talk } from '~/net/wire.ts'

export class Uttered {
  #waiting = new Map<string, string>() // texts by their keys

  says({ key, text }: Pick<Say, 'key' | 'text'>): void {
    this.#waiting.set(key, text)
  }

  /** It was not said: nobody will repeat it. */
  forget(key: string): false {
    this.#waiting.delete(key)
    return false
  }

  /** Which of these lines, by their numbers, are one's own; each answers one that was waited for. */
  hears(lines: readonly Talk[]): number[] {
    return lines.filter((line) => line.seat === null && this.#take(line.text)).map(({ number }) => number)
  }

  #take(text: string): boolean {
    const found = [...this.#waiting].find(([, said]) => said === text)
    return found !== undefined && this.#waiting.delete(found[0])
  }
}
