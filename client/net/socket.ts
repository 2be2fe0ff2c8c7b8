// The websocket: hello first, heartbeats, and back again by itself after a loss, unless the server has
// turned it away. It never repeats an answer on its own: whoever sent one asks again with the same
// key, which counts once.

import { socketAddress } from './addresses.ts'
import type { Connect, Connection, Listener, Network } from './connection.ts'
import { VERSION, type Asked, type Hello, type Told } from './wire.ts'

const BEAT = 15_000 // a silent line is asked after so many ms
const PATIENCE = 8_000 // and given up after so many more
const LONGEST = 30_000

/** Whoever is told this instead of a View would be told it again. */
const TURNED_AWAY: Readonly<Record<string, Network>> = { no_such_table: { state: 'gone' }, version: { state: 'outdated' } }

export const openSocket: Connect = (hello, listener) => new Socket({ type: 'hello', version: VERSION, ...hello }, listener)

class Socket implements Connection {
  #socket: WebSocket | null = null
  #failures = 0
  #greeted = false
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly hello: Hello,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.#woken)
    this.#open()
  }

  send(message: Asked): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  resync(): void {
    this.send(this.hello)
  }

  /** A line that seems to stand may have died unheard: it is asked at once. */
  hurry = (): void => {
    if (this.#closed) return
    if (this.#socket) return this.#listen(0)
    clearTimeout(this.#retry)
    this.#open()
  }

  close(): void {
    this.#end({ state: 'closed' })
  }

  #end(last: Network): void {
    if (this.#closed) return
    this.#closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.#woken)
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    this.#socket?.close()
    this.listener.network(last)
  }

  #open(): void {
    this.listener.network({ state: 'connecting' })
    const socket = new WebSocket(socketAddress(this.hello.match))
    this.#socket = socket
    this.#greeted = false
    this.#listen()
    socket.onopen = () => this.resync()
    socket.onmessage = (event) => socket === this.#socket && this.#hear(String(event.data))
    socket.onclose = () => this.#lost(socket)
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Told
    const away = message.type === 'no' && !this.#greeted && TURNED_AWAY[message.reason]
    if (away) return this.#end(away)
    this.#listen()
    if (message.type === 'shown') {
      this.#failures = 0
      this.#greeted = true
      this.listener.network({ state: 'open' })
    }
    if (message.type === 'closing') this.listener.network({ state: 'closing', seconds: message.seconds })
    if (message.type !== 'pong') this.listener.told(message)
  }

  /** Ask a silent line whether it is alive; without an answer it is dead. */
  #listen(silence = BEAT): void {
    const socket = this.#socket
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => {
      this.send({ type: 'ping' })
      this.#beat = setTimeout(() => this.#lost(socket), PATIENCE)
    }, silence)
  }

  /** A dead line is left at once: a browser would wait long for its goodbye. */
  #lost(socket: WebSocket | null): void {
    if (this.#closed || !socket || socket !== this.#socket) return
    clearTimeout(this.#beat)
    this.#socket = null
    socket.close()
    this.#failures += 1
    const wait = Math.min(LONGEST, 500 * 2 ** this.#failures) * (0.75 + Math.random() / 2)
    this.listener.network({ state: 'waiting', until: Date.now() + wait })
    this.#retry = setTimeout(() => this.#open(), wait)
  }

  #woken = (): void => {
    if (document.visibilityState === 'visible') this.hurry()
  }
}
