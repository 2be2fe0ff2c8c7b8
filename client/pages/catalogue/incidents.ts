// What befalls a table beside the game, so that it can be looked at: `#/recorded/roma-2/12/lost`.

import type { Listener } from '~/net/connection.ts'
import type { Table, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { saw } from '~/table/seen.ts'
import { seatOf } from '~/table/telling.ts'

const HOURS = 3_600_000 // ms
const LINES = 14
const ANSWERS = ['taken', 'activated', 'placed'] // events that somebody's answer has

export type Shown = Match & { view: View; table: Table }
type Incident = (listener: Listener, match: Shown) => void

const around = (more: (table: Table) => Partial<Table>): Incident => (listener, { id, table }) =>
  listener.told({ type: 'around', match: id, table: { ...table, ...more(table) } })
const empty = (more: Partial<Table['chairs'][number]>): Incident =>
  around(({ chairs }) => ({ chairs: chairs.map((chair, seat) => (seat === 1 ? { ...chair, present: false, away_since: 1, ...more } : chair)) }))
/** Whose turn it is stands where each game writes it. */
const theirTurn = ({ turn, ...rest }: View['position']): View['position'] => ({ ...rest, active: 1, turn: typeof turn === 'object' ? { ...turn, seat: 1 } : turn })
const theirs: Incident = (listener, { id, table, view }) =>
  listener.told({ type: 'shown', match: id, table, view: { ...view, position: theirTurn(view.position), decision: { ...view.decision, seat: 1 }, choices: [] } })

export const INCIDENTS: Record<string, Incident> = {
  lost: (listener) => listener.network({ state: 'waiting', until: Date.now() + 4000 }),
  connecting: (listener) => listener.network({ state: 'connecting' }),
  restart: (listener) => listener.network({ state: 'closing', seconds: 10 }),
  takeback: (listener, match) => {
    const entry = match.log.findLast((heard) => ANSWERS.includes(heard.event) && seatOf(heard) === 1)?.entry ?? 1
    around(() => ({ takeback: { seat: 1, entry, granted: [1] } }))(listener, match)
  },
  away: empty({ may_be_kept: true }),
  leaving: empty({}),
  kept: empty({ kept_by: 'centurio' }),
  compiling: (listener, match) => {
    theirs(listener, match)
    around(() => ({ compiling: { done: 3, of: 12, seconds: 40 } }))(listener, match)
  },
  stale: (listener, { view }) => listener.told({ type: 'no', key: '', error: 'stale', reason: 'stale', facts: { meant: view.entry, entry: view.entry + 2 } }),
  thinking: (_listener, match) => void (match.advising = true),
  preparing: (listener, match) => {
    match.advising = true
    around(() => ({ compiling: { done: 3, of: 12, seconds: 40 } }))(listener, match)
  },
  hint: (listener, { view }) => {
    const answers = view.choices.slice(0, 3).map(({ number }, rank): [number, number] => [number, 0.62 - 0.17 * rank])
    listener.told({ type: 'advice', key: '', answers })
  },
  sent: (_listener, match) => match.answer(match.view.choices[0]!),
  theirs,
  news: (_listener, match) => void (match.newsFrom = Math.max(0, match.log.length - LINES)),
  since: (_listener, { id, view }) => saw(id, Math.max(0, view.entry - 12), Date.now() - 9 * HOURS),
}
