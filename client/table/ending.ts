// Why a game is over, in words and by its rule: said at the table after the last move, and in the reckoning.

import { resultOf } from '~/pages/end/outcome.ts'
import { known, say } from '~/words/words.svelte.ts'
import type { Board, Prompt } from './board.ts'
import type { Match } from './match.svelte.ts'
import { question } from './telling.ts'

export function endingOf(match: Match, board: Board): { text: string; rule: string | undefined } {
  const heard = match.log.findLast(({ event }) => event === 'game_over')?.facts['ending']
  const ending = resultOf(match.table)?.ending ?? String(heard ?? '')
  const words = `${match.table?.game}-ending-${ending}`
  return { text: known(words) ? say(words) : '', rule: board.endings[ending] }
}

/** Nothing is asked any more: the bar says why, and leads to the reckoning. */
export function endPrompt(match: Match, board: Board): Prompt {
  const { text, rule } = endingOf(match, board)
  return { question: question(match.table?.game ?? '', 'over'), more: text, ...(rule ? { rule } : {}), answers: [] }
}
