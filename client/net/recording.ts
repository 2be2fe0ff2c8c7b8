// A table without a server: Views of a real game, recorded by `fixtures/record.py`, told as the
// server would tell them. Any answer goes on to the next View; why-not is answered from the record.

import type { Connect, Connection, Listener } from './connection.ts'
import type { Asked, Refused, Table, Talk, View } from './wire.ts'

export interface Recording {
  table: Table
  printed: Record<string, unknown>
  views: View[]
  /** The same moments as onlookers are sent them; tables whose own dice were recorded have none. */
  watched?: View[]
  refused: Record<string, Refused[]> // by the index of the View
  talk?: Talk[]
}

export interface Pace {
  start?: number
  delay?: number // ms until an answer is acknowledged; with 0 at once, as tests want it
}

export function openRecording(recording: Recording, { start = 0, delay = 120 }: Pace = {}): Connect {
  return (_hello, listener) => new Playback(recording, listener, start, delay)
}

class Playback implements Connection {
  constructor(
    private readonly recording: Recording,
    private readonly listener: Listener,
    private at: number,
    private readonly delay: number,
  ) {
    queueMicrotask(() => this.resync())
  }

  send(message: Asked): boolean {
    if (message.type === 'answer') this.#later(() => this.#advance(message.key))
    if (message.type === 'undo') this.#later(() => this.step(-1))
    if (message.type === 'say' || message.type === 'grant' || message.type === 'keep') this.listener.told({ type: 'done', key: message.key, entry: this.#view.entry })
    if (message.type === 'why') {
      const refused = this.recording.refused[this.at]?.find((each) => each.words === message.words) ?? null
      this.listener.told({ type: 'because', key: message.key, refused })
    }
    return true
  }

  /** Go some Views further or back, as others' moves would. */
  step(by: number): void {
    this.at = Math.max(0, Math.min(this.at + by, this.recording.views.length - 1))
    this.#show()
  }

  resync(): void {
    this.listener.network({ state: 'open' })
    this.#show()
  }

  hurry(): void {
    this.resync()
  }

  close(): void {
    this.listener.network({ state: 'closed' })
  }

  #advance(key: string): void {
    this.listener.told({ type: 'done', key, entry: this.#view.entry })
    this.step(1)
  }

  #show(): void {
    const heard = this.recording.views.slice(0, this.at + 1).flatMap((view) => view.heard)
    this.listener.told({
      type: 'shown',
      match: this.recording.table.match,
      table: { ...this.recording.table, entry: this.#view.entry, undo: this.at > 0 && this.#view.viewer.length ? this.#view.entry : null },
      view: { ...this.#view, heard },
      printed: this.recording.printed,
      talk: this.recording.talk ?? [],
    })
  }

  #later(what: () => void): void {
    if (this.delay) setTimeout(what, this.delay)
    else what()
  }

  get #view(): View {
    const view = this.recording.views[this.at]
    if (!view) throw new Error(`the recording has ${this.recording.views.length} Views, none at ${this.at}`)
    return view
  }
}
