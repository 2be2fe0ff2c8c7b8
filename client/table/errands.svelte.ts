// What was asked of the table beside its question and is not acknowledged yet, each under its own
// key. Nobody asks for the same twice meanwhile, and no line of the chat is lost with the wire.

import type { Asked } from '~/net/wire.ts'

type Errand = Extract<Asked, { type: 'undo' | 'grant' | 'keep' | 'say' }>

export class Errands {
  #open = $state.raw<readonly Errand[]>([])
  #ends = new Map<string, (taken: boolean) => void>()

  constructor(private readonly send: (errand: Errand) => boolean) {}

  /** Whether such an errand is on its way. */
  busy(type: Errand['type']): boolean {
    return this.#open.some((each) => each.type === type)
  }

  /** Tells whether it was taken. */
  run(errand: Errand): Promise<boolean> {
    const told = new Promise<boolean>((resolve) => this.#ends.set(errand.key, resolve))
    this.#open = [...this.#open, errand] // before it goes out: a recording answers at once
    if (!this.send(errand)) this.ended(errand.key, false)
    return told
  }

  /** It was taken, or refused. */
  ended(key: string, taken: boolean): void {
    this.#open = this.#open.filter((each) => each.key !== key)
    this.#ends.get(key)?.(taken)
    this.#ends.delete(key)
  }

  /** A whole View tells what became of the rest; whether a line was heard only its key can tell, which counts once. */
  repeat(): void {
    for (const { type, key } of this.#open) if (type !== 'say') this.ended(key, false)
    for (const line of this.#open) this.send(line)
  }
}
