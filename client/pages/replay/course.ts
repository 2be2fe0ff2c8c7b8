// A finished game as a table that can be walked up and down: one View per ply, asked for when needed.

import { replayView } from '~/net/http.ts'
import type { Connect, Connection, Listener } from '~/net/connection.ts'
import type { Replay, View } from '~/net/wire.ts'

/** The wire of a replay: nothing can be answered, and `go` shows another ply. */
export class Course implements Connection {
  #listener: Listener | null = null
  #views = new Map<number, Promise<View>>()
  #wanted = 0

  constructor(
    private readonly id: string,
    private readonly replay: Replay,
  ) {}

  readonly connect: Connect = (_hello, listener) => {
    this.#listener = listener
    listener.network({ state: 'open' })
    return this
  }

  /** Show the table after so many plies; the latest wish wins, and the next ply is fetched ahead. */
  async go(ply: number): Promise<void> {
    this.#wanted = ply
    const view = await this.#view(ply)
    if (ply !== this.#wanted) return
    const { table, printed } = this.replay
    this.#listener?.told({ type: 'shown', match: table.match, table, view: { ...view, choices: [] }, printed })
    if (ply < this.replay.plies.length) void this.#view(ply + 1).catch(() => undefined)
  }

  #view(ply: number): Promise<View> {
    const known = this.#views.get(ply) ?? replayView(this.id, ply)
    this.#views.set(ply, known)
    return known
  }

  send(): void {
    // a game that is over takes no answers
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

/** The first ply of the turn before or after the one that a ply belongs to. */
export function turnFrom(plies: Replay['plies'], ply: number, by: 1 | -1): number {
  const turn = plies[Math.max(0, ply - 1)]?.turn ?? 0
  if (by === 1) {
    const next = plies.findIndex((each) => each.turn > turn)
    return next < 0 ? plies.length : next + 1
  }
  const first = plies.findIndex((each) => each.turn === turn) + 1
  if (ply > first) return first
  const before = plies[first - 2]?.turn
  return before === undefined ? 0 : plies.findIndex((each) => each.turn === before) + 1
}
