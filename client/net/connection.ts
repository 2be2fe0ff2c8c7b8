// One viewer's wire to a table. The socket and the recordings of `fixtures/` both offer it, so a
// board never knows whether a server is there.

import type { Asked, Hello, Told } from './wire.ts'

export type Network =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; until: number } // lost; tries again at this time (ms since 1970)
  | { state: 'closing'; seconds: number } // the server said when it will be back
  | { state: 'gone' } // unknown table, or a server that speaks another version
  | { state: 'closed' }

export interface Listener {
  told(message: Told): void
  network(now: Network): void
}

export interface Connection {
  send(message: Asked): void
  /** Say hello again: the answer is a whole View. */
  resync(): void
  /** Try at once instead of waiting. */
  hurry(): void
  close(): void
}

export type Connect = (hello: Omit<Hello, 'type' | 'version'>, listener: Listener) => Connection
