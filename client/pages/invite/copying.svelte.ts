// A link that is to be copied: what has become of it, for as long as it is worth telling.

import { copied } from './clipboard.ts'

const TOLD = 2500 // ms

export class Copying {
  said = $state<'copy' | 'copied' | 'copy-by-hand'>('copy')
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Whether it lies in the clipboard; where it does not, it has to be copied by hand. */
  async copy(link: string): Promise<boolean> {
    const turn = ++this.#turn
    const done = await copied(link)
    if (turn !== this.#turn) return done // meanwhile it is another link
    this.#tell(done ? 'copied' : 'copy-by-hand')
    if (done) this.#timer = setTimeout(() => this.over(), TOLD)
    return done
  }

  byHand(): void {
    this.#tell('copy-by-hand')
  }

  /** What was selected for that is no more. */
  letGo(): void {
    if (this.said === 'copy-by-hand') this.over()
  }

  over(): void {
    this.#tell('copy')
  }

  #tell(said: Copying['said']): void {
    this.#turn += 1
    clearTimeout(this.#timer)
    this.said = said
  }
}
