// What every board asks unless it knows better.

import type { View } from '~/net/wire.ts'
import { say } from '~/words/words.svelte.ts'
import type { GameName, Prompt } from './board.ts'
import type { Match } from './match.svelte.ts'
import { question, seatName } from './telling.ts'
import { diceOf } from './typed.ts'

/** The question and every legal answer in words; while others are asked, whose move it is. */
export function plainPrompt(game: GameName, match: Match, view: View): Prompt {
  const { seat, question: name } = view.decision
  if (name === 'over') return { question: say('game-over'), answers: [] }
  if (match.rolling) return { question: say('own-dice-asked', { dice: diceOf(view.choices[0]!).length }), more: question(game, name), answers: view.choices.map((choice) => ({ label: choice.words, choice })) }
  if (match.asked === null) return { question: typeof seat === 'number' ? say('their-move', { name: seatName(match, seat) }) : say('fate-move'), answers: [] }
  return { question: question(game, name), answers: view.choices.map((choice) => ({ label: choice.words, choice })) }
}
