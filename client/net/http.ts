// The plain HTTP half of the wire. Every refusal is a `Refusal` with a reason that words know.

import { api } from './addresses.ts'
import type { Arrange, Branch, Imported, Lobby, Mix, NewTable, Problem, Replay, Seated, Shown, SitDown, Table, View } from './wire.ts'

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason)
  }
}

const NO_ANSWER: Problem = { error: 'stale', reason: 'no-connection' }

async function answered(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(api(path), { referrerPolicy: 'no-referrer', ...init }).catch(() => null)
  if (!answer) throw new Refusal(NO_ANSWER)
  if (!answer.ok) throw new Refusal(await problem(answer))
  return answer
}

const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => (await (await answered(path, init)).json()) as T
const text = async (path: string, headers: Record<string, string> = {}): Promise<string> => (await answered(path, { headers })).text()

async function problem(answer: Response): Promise<Problem> {
  const told: unknown = await answer.json().catch(() => null)
  const known = typeof told === 'object' && told !== null && 'reason' in told
  return known ? (told as Problem) : { error: 'unreadable', reason: answer.status === 404 ? 'no-such-table' : 'server-trouble' }
}

/** Seats' keys travel in a header: no log and no Referer repeats it. It takes plain letters only, and a torn link may end in others. */
const bearer = (secrets: string[]): Record<string, string> => (secrets.length ? { authorization: `Bearer ${secrets.map(encodeURIComponent).join(',')}` } : {})

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export const lobby = (): Promise<Lobby> => call('lobby')
/** A table, and which of its seats the holder of some keys has. */
export const look = (match: string, secrets: string[]): Promise<Shown> => call(`tables/${match}`, { headers: bearer(secrets) })
export const table = async (match: string): Promise<Table> => (await look(match, [])).table
/** Whether a table can be laid with a component file: refused with the line and the rule that it breaks. */
export const checkComponents = async (game: NewTable['game'], text: string): Promise<void> =>
  void (await answered(`games/${game}/components`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text }))
export const openTable = (wish: NewTable): Promise<Seated> => post('tables', wish)
export const sitDown = (match: string, wish: SitDown): Promise<Seated> => post(`tables/${match}/chairs`, wish)
export const arrange = (match: string, wish: Arrange): Promise<Table> => post(`tables/${match}/arrange`, wish)
export const mix = (match: string, wish: Mix): Promise<Table> => post(`tables/${match}/mix`, wish)
export const rematch = (match: string, secrets: string[]): Promise<Seated> =>
  call(`tables/${match}/rematch`, { method: 'POST', headers: bearer(secrets) })
export const record = (match: string, secrets: string[]): Promise<string> => text(`tables/${match}/record`, bearer(secrets))
export const diceSheet = (match: string): Promise<string> => text(`tables/${match}/sheet`)
export const replay = (id: string): Promise<Replay> => call(`replays/${id}`)
export const replayView = (id: string, ply: number): Promise<View> => call(`replays/${id}/plies/${ply}`)
export const branch = (id: string, wish: Branch): Promise<Seated> => post(`replays/${id}/branch`, wish)
export const importRecord = (text: string): Promise<Imported> =>
  call('records', { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: text })
