// One viewer's wire to a table. The socket and the recordings of `fixtures/` both offer it, so a
// board never knows whether a server is there.

import type { Asked, Hello, Told } from './wire.ts'

export type Network =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; until: number } // lost; tries again at this time (ms since 1970)
  | { state: 'closing'; seconds: number } // the server said when it will be back
  | { state: 'gone' } // there is no such table
  | { state: 'outdated' } // the page is of another version than the server
  | { state: 'closed' }

export interface Listener {
  told(message: Told): void
  network(now: Network): void
}

export interface Connection {
  /** Whether it went out: without the wire nothing does. */
  send(message: Asked): boolean
  /** Say hello again: the answer is a whole View. */
  resync(): void
  /** Try at once instead of waiting. */
  hurry(): void
  close(): void
}

export type Connect = (hello: Omit<Hello, 'type' | 'version'>, listener: Listener) => Connection
