// Events become sentences here, in the reader's own language: two people at one table each read theirs.

import type { Chair, Heard, Refused } from '~/net/wire.ts'
import { mark } from '~/words/marks.ts'
import { say } from '~/words/words.svelte.ts'
import type { Board } from './board.ts'
import type { Match } from './match.svelte.ts'

/** A seat's name as people at the table call it. */
export const seatName = (match: Match, seat: number): string => chairName(match.table?.chairs[seat], seat)

const RUNS_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** What people wrote themselves, fit for any sentence: Hebrew or Arabic turns only its own letters round. */
export const isolated = (text: string): string => (RUNS_LEFT.test(text) ? `\u2068${text}\u2069` : text)

export function chairName(chair: Chair | undefined, seat: number): string {
  if (chair?.kind === 'bot') return chair.name || botName(seat)
  return chair?.name ? isolated(chair.name) : say('seat-unnamed', { letter: 'ABCDE'[seat] ?? '?' })
}

/** Bots of one level sit at one table, and levels are called like cards of Roma: each has a name of its own. */
export const botName = (seat: number): string => say('bot-name', { seat })

/** A seat's name, to be found again in a sentence. */
export const seatMark = (match: Match, seat: number): string => mark('seat', seat, seatName(match, seat))

/** What happened. */
export function tell(board: Pick<Board, 'facts'>, match: Match, heard: Heard): string {
  if (heard.event === 'undone') return say('event-undone')
  const facts: Record<string, string | number> = { ...heard.facts, ...board.facts(heard, match) }
  if (typeof facts['seat'] === 'number') facts['seat'] = seatMark(match, facts['seat'])
  return say(`${match.table?.game}-event-${heard.event}`, facts)
}

/** Whether a line of the log was taken back: play returned to before it, further down. */
export function takenBack(log: readonly Heard[]): (heard: Heard, index: number) => boolean {
  const undos = log.flatMap((heard, index) => (heard.event === 'undone' ? [{ index, to: Number(heard.facts['to']) }] : []))
  return (heard, index) => undos.some((undo) => index < undo.index && heard.entry >= undo.to)
}

/** The lines whose heading has nothing below it any more: all of it was taken back. */
export function emptied(lines: readonly { index: number; heading: string | null; stands: boolean }[]): Set<number> {
  const found = new Set<number>()
  let stands = false
  for (const line of lines.toReversed()) {
    stands ||= line.stands
    if (line.heading === null) continue
    if (!stands) found.add(line.index)
    stands = false
  }
  return found
}

/** The log without what was taken back. */
export function standing(log: readonly Heard[]): Heard[] {
  const isTakenBack = takenBack(log)
  return log.filter((heard, index) => heard.event !== 'undone' && !isTakenBack(heard, index))
}

/** Why something is not allowed, in the words that the terminal uses too. */
export function reason(board: Pick<Board, 'refusedFacts'>, match: Match, refused: Pick<Refused, 'reason' | 'facts'>): string {
  const game = match.table?.game ?? ''
  const facts: Record<string, string | number> = { ...refused.facts, ...board.refusedFacts?.(refused.facts, match) }
  if (typeof facts['question'] === 'string') facts['asked'] = say(`${game}-question-${facts['question']}`)
  return say(`${game}-reason-${refused.reason}`, facts)
}

/** The open question, as it is put to whoever is asked. */
export const question = (game: string, name: string): string => say(`${game}-question-${name}`)

/** The seat of an event, for the sign at the beginning of its line; some events tell it as a colour. */
export function seatOf(heard: Heard): number | null {
  const seat = heard.facts['seat'] ?? heard.facts['colour']
  return typeof seat === 'number' ? seat : null
}

/** What an answer did, as one event: what its own seat did by it, else the first that the log tells. */
export function deed(board: Pick<Board, 'quiet'>, log: readonly Heard[], entry: number, seat: number): Heard | undefined {
  const told = log.filter((heard) => heard.entry === entry && !board.quiet?.(heard))
  return told.find((heard) => seatOf(heard) === seat) ?? told[0]
}
