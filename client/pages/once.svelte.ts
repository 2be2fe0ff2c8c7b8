// What a button asks of the server is asked once: whoever clicks twice wants one table and one chair.

export class Once {
  busy = $state(false)
  problem = $state.raw<unknown>(null)

  async ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = null
    await what().catch((error: unknown) => (this.problem = error))
    this.busy = false
  }
}
