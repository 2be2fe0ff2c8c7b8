// A finished game as a table that can be walked up and down: one View per ply, asked for when needed.

import { Refusal, replayView } from '~/net/http.ts'
import type { Connect, Connection, Listener } from '~/net/connection.ts'
import type { Heard, Replay, View } from '~/net/wire.ts'

/** The wire of a replay: nothing can be answered, and `go` shows another ply. */
export class Course implements Connection {
  #listener: Listener | null = null
  #views = new Map<number, View>()
  #wanted = 0
  #asking = false

  constructor(
    private readonly id: string,
    private readonly replay: Replay,
  ) {}

  readonly connect: Connect = (_hello, listener) => {
    this.#listener = listener
    listener.network({ state: 'open' })
    return this
  }

  /** Show the table after so many plies. One View is asked for at a time: whoever drags the slider wants the last. */
  async go(ply: number): Promise<void> {
    this.#wanted = ply
    if (this.#asking) return
    this.#asking = true
    try {
      let shown = -1
      while (shown !== this.#wanted) shown = await this.#show(this.#wanted)
    } finally {
      this.#asking = false
    }
  }

  async #show(ply: number): Promise<number> {
    const view = await this.#view(ply)
    const { table, printed } = this.replay
    this.#listener?.told({ type: 'shown', match: table.match, table, view: { ...view, choices: [] }, printed })
    return ply
  }

  async #view(ply: number): Promise<View> {
    const view = this.#views.get(ply) ?? (await patiently(() => replayView(this.id, ply)))
    this.#views.set(ply, view)
    return view
  }

  /** A game that is over takes no answers. */
  send(): boolean {
    return false
  }

  resync(): void {
    void this.go(this.#wanted)
  }

  hurry(): void {
    this.resync()
  }

  close(): void {
    this.#listener?.network({ state: 'closed' })
  }
}

const PAUSE = 400 // ms before somebody who asked too much asks again
const TRIES = 12

/** A server that is asked too much says so; after a pause it answers. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await ask()
    } catch (error) {
      if (!left || !(error instanceof Refusal) || error.problem.reason !== 'too_many') throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

/** The entries of which the log says something at the table too. Of all others it is told here what happens, so that no step
    seems to do nothing, and that stays: a line does not give way to the next one. */
export const spokenSteps = (log: readonly Heard[], silent: (heard: Heard) => boolean): ReadonlySet<number> => new Set(log.filter((heard) => !silent(heard)).map(({ entry }) => entry))

type Steps = Pick<Replay, 'plies'>

/** The turn that the last step before a picture tells of; before the first step it is that of the beginning. */
export const turnAt = ({ plies }: Steps, ply: number): number => plies[Math.max(0, ply - 1)]?.turn ?? 0

/** The first picture of the turn before or after the one that a picture belongs to. */
export function turnFrom(course: Steps, ply: number, by: 1 | -1): number {
  const pictures = Array.from({ length: course.plies.length + 1 }, (_, index) => turnAt(course, index))
  const turn = turnAt(course, ply)
  if (by === 1) return pictures.findIndex((each, index) => each > turn || index === course.plies.length)
  const first = pictures.indexOf(turn)
  return pictures.indexOf(pictures[ply > first ? first : Math.max(0, first - 1)]!)
}
