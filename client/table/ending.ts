// Who has won, and why the game is over, in words and by its rule: said at the table after the last move, and in the reckoning.

import { outcomeOf, resultOf } from '~/pages/end/outcome.ts'
import { known, say } from '~/words/words.svelte.ts'
import type { Board, Prompt } from './board.ts'
import type { Match } from './match.svelte.ts'
import { seatName } from './telling.ts'

export function endingOf(match: Match, board: Board): { text: string; rule: string | undefined } {
  const heard = match.log.findLast(({ event }) => event === 'game_over')?.facts['ending']
  const ending = resultOf(match.table)?.ending ?? String(heard ?? '')
  const words = `${match.table?.game}-ending-${ending}`
  return { text: known(words) ? say(words, endedBy(match, board)) : '', rule: board.endings[ending] }
}

/** Who ended the game, where its rule is about somebody; whoever is alone at this screen is told so as such. */
function endedBy(match: Match, board: Board): Record<string, string> {
  const seat = match.view ? board.endedBy?.(match.view) : undefined
  if (seat == null) return {}
  const [mine, other] = match.view?.viewer ?? []
  return { seat: seatName(match, seat), mine: mine === seat && other === undefined ? 'yes' : 'no' }
}

/** Who has won, said to whoever sits here. */
export function victory(match: Match): string {
  const { winners } = outcomeOf(match)
  const mine = match.view?.viewer ?? []
  const words = winners.some((seat) => mine.includes(seat)) ? 'end-won' : mine.length ? 'end-lost' : 'end-watched'
  return say(words, { names: winners.map((seat) => seatName(match, seat)).join(', '), count: winners.length })
}

/** Whether something else than points decided between who won and somebody with as many. */
export function isDecided(match: Match): boolean {
  const { ties, winners } = outcomeOf(match)
  const won = (seat: number): boolean => winners.includes(seat)
  return ties.some(({ seats }) => seats.some(won) && !seats.every(won))
}

/** Nothing is asked any more: the bar says who has won and why it is over, and leads to the reckoning. */
export function endPrompt(match: Match, board: Board): Prompt {
  const { text, rule } = endingOf(match, board)
  return { question: victory(match), more: [text, isDecided(match) ? say('end-decided') : ''].filter(Boolean).join(' '), ...(rule ? { rule } : {}), answers: [] }
}
