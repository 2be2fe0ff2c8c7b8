// What a button asks of the server is asked once: whoever clicks twice wants one table and one chair.
// Where it leads is an address, for whoever still waits there: who has gone elsewhere stays there.

const go = (address: string): void => void (location.hash = address)

export class Once {
  busy = $state(false)
  problem = $state.raw<unknown>(null)
  #left = false

  constructor() {
    $effect(() => () => void (this.#left = true)) // with the page that it is made for
  }

  async ask(what: () => Promise<string | void>, lead = go): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = null
    const address = await what().catch((error: unknown) => void (this.problem = error))
    this.busy = false
    if (address && !this.#left) lead(address)
  }
}
