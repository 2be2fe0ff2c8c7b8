// Who keeps a seat and what they are doing there: the same signs and words on every board.

import { say } from '~/words/words.svelte.ts'
import type { Match } from './match.svelte.ts'

export interface Keeper {
  /** A bot that only stands in wears both signs, that of somebody who is away and its own. */
  signs: string[]
  words: string
  /** The words where there is room for one. */
  brief: string
  /** Who that is, whatever they are doing: a bot's level. */
  whole: string
  /** Whether somebody is missing. */
  missed: boolean
}

const keeper = (signs: string[], words: string, brief = words, missed = false): Keeper => ({ signs, words, brief, whole: words, missed })
const bot = (level: string, words = level): Keeper => ({ ...keeper(['ui-bot'], words), whole: say('plate-bot-level', { level }) })

/** You, here, away, a bot, a bot in somebody's place. After the game nobody is there any more. */
export function keeperOf(match: Match, seat: number): Keeper {
  const chair = match.table?.chairs[seat]
  const level = say(chair?.level ? `level-${chair.level}` : 'plate-bot')
  if (match.table?.stage === 'over') return chair?.kind === 'bot' ? bot(level) : keeper([], '')
  if (match.view?.viewer.includes(seat)) return keeper([], say('plate-you'))
  if (chair?.kept_by) {
    const standIn = say(`level-${chair.kept_by}`)
    return keeper(['p-offline', 'ui-bot'], say('plate-kept', { level: standIn }), standIn, true)
  }
  if (chair?.kind === 'bot') return bot(level, match.view?.decision.seat === seat ? say('plate-thinks') : level)
  if (chair?.present === false) return keeper(['p-offline'], say('plate-away'), undefined, true)
  return keeper(['ui-people'], say('plate-here'))
}
