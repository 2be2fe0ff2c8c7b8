// Why some words are not allowed now; asked once per View.

import { newKey } from '~/net/key.ts'
import type { Refused, Told } from '~/net/wire.ts'

export class Reasons {
  #found = new Map<string, Promise<Refused | null>>()
  #waiting = new Map<string, (message: Told) => void>()

  constructor(private readonly ask: (words: string, key: string) => boolean) {}

  why(words: string): Promise<Refused | null> {
    const known = this.#found.get(words)
    if (known) return known
    const key = newKey()
    const found = new Promise<Refused | null>((resolve) => this.#waiting.set(key, (message) => resolve(message.type === 'because' ? message.refused : null)))
    if (!this.ask(words, key)) {
      this.#waiting.delete(key) // nobody heard it: it can be asked again
      return Promise.resolve(null)
    }
    this.#found.set(words, found)
    return found
  }

  /** Whether a message answers an open question, even by saying that it cannot. */
  hears(message: Told & { key: string }): boolean {
    const waiting = this.#waiting.get(message.key)
    this.#waiting.delete(message.key)
    waiting?.(message)
    return waiting !== undefined
  }

  forget(): void {
    this.#found.clear()
  }
}
