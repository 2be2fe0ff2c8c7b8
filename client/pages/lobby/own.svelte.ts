// What the server has told of this device's tables, for as long as the page is open: what is over or gone is asked about once.

import { Refusal, table as askTable } from '~/net/http.ts'
import type { KeptTable } from '~/net/kept.svelte.ts'
import type { Table } from '~/net/wire.ts'
import { toAsk, type Known } from './mine.ts'

const AT_ONCE = 12 // asked about together
const IN_A_LOOK = 24 // whoever has more is answered over several looks: a server answers an address only so often

class OwnTables {
  known = $state.raw<Known>(new Map())
  readonly #asked = new Map<string, number>() // the look that asked about each
  #looks = 0

  /** Whoever turns to the lobby may have played elsewhere meanwhile: all that can have changed is asked about again. */
  turnTo(): void {
    this.#asked.clear()
  }

  async look(tables: readonly KeptTable[], goesOn: () => boolean): Promise<void> {
    this.#looks += 1
    const wanted = toAsk(tables, this.known, this.#asked, IN_A_LOOK)
    for (const { match } of wanted) this.#asked.set(match, this.#looks)
    for (let at = 0; at < wanted.length && goesOn(); at += AT_ONCE) await this.#learn(wanted.slice(at, at + AT_ONCE))
  }

  /** What is not heard of now stays as it was last known. */
  async #learn(some: readonly KeptTable[]): Promise<void> {
    const found = await Promise.all(some.map(async ({ match }) => [match, await told(match)] as const))
    this.known = new Map([...this.known, ...found.filter((each): each is readonly [string, Table | null] => each[1] !== undefined)])
  }
}

const told = (match: string): Promise<Table | null | undefined> =>
  askTable(match).catch((error: unknown) => (error instanceof Refusal && error.problem.reason === 'no_such_table' ? null : undefined))

export const own = new OwnTables()
