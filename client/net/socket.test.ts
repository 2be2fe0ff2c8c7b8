import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection, Network } from './connection.ts'
import { openSocket } from './socket.ts'
import type { Told } from './wire.ts'

/** A line as the browser has it: it says goodbye only when the other end does. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 0
  said: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  close = vi.fn()

  constructor() {
    Line.all.push(this)
  }

  opens(): void {
    this.readyState = Line.OPEN
    this.onopen?.()
  }

  send(text: string): void {
    this.said.push((JSON.parse(text) as { type: string }).type)
  }

  tells(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const SHOWN = { type: 'shown' } as Told
let networks: Network[]
let connection: Connection
const state = () => networks.at(-1)?.state
const line = () => Line.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  networks = []
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { ...deaf, baseURI: 'http://house/', visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', deaf.addEventListener)
  vi.stubGlobal('removeEventListener', deaf.removeEventListener)
  vi.stubGlobal('location', { href: 'http://house/', protocol: 'http:' })
  vi.stubGlobal('WebSocket', Line)
  connection = openSocket({ match: 'm', secrets: [] }, { told: () => undefined, network: (now) => networks.push(now) })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['no_such_table', 'gone'],
  ['version', 'outdated'],
])('whoever is turned away by %s does not knock again', (reason, told) => {
  line().opens()
  line().tells({ type: 'no', key: '', error: 'illegal', reason })
  line().onclose?.()
  vi.advanceTimersByTime(120_000)
  expect([state(), Line.all.length]).toEqual([told, 1])
})

test('a server in trouble is asked again', () => {
  line().opens()
  line().tells({ type: 'no', key: '', error: 'stale', reason: 'unavailable' })
  line().onclose?.()
  expect(state()).toBe('waiting')
  vi.advanceTimersByTime(5_000)
  expect(Line.all).toHaveLength(2)
})

test('at a table a refusal is no reason to leave it', () => {
  line().opens()
  line().tells(SHOWN)
  line().tells({ type: 'no', key: 'k', error: 'illegal', reason: 'no_such_table' })
  expect(state()).toBe('open')
})

test('a dead line is left without waiting for its goodbye', () => {
  const dead = line()
  dead.opens()
  dead.tells(SHOWN)
  vi.advanceTimersByTime(15_000)
  expect(dead.said).toEqual(['hello', 'ping'])
  vi.advanceTimersByTime(8_000)
  expect([state(), dead.close.mock.calls.length]).toEqual(['waiting', 1])
  vi.advanceTimersByTime(2_000)
  dead.tells(SHOWN) // what comes from it now is nobody's
  expect([state(), Line.all.length]).toEqual(['connecting', 2])
})

test('a line that never stands is given up too', () => {
  vi.advanceTimersByTime(23_000)
  expect(state()).toBe('waiting')
})

test('whoever comes back to the page asks the line at once', () => {
  line().opens()
  line().tells(SHOWN)
  connection.hurry()
  vi.advanceTimersByTime(1)
  expect(line().said.at(-1)).toBe('ping')
  line().tells({ type: 'pong' })
  vi.advanceTimersByTime(8_000)
  expect(state()).toBe('open')
})

test('what cannot go out is told to whoever sends it', () => {
  expect(connection.send({ type: 'ping' })).toBe(false)
  line().opens()
  expect(connection.send({ type: 'ping' })).toBe(true)
})
