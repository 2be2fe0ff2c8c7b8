/** Dice that a table rolled with its own hands, as they are typed in: in any order, one after the other. */
import type { Choice } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'
import { seatName } from './telling.ts'

export const FACES = [1, 2, 3, 4, 5, 6]

/** The dice of a roll; none where fate was asked for something else. */
export function diceOf(choice: Choice): number[] {
  return ['roll', 'battle'].includes(choice.verb) ? choice.words.split(' ').slice(1).map(Number) : []
}

/** What came up, by name: dice, a seat, a card. */
export function named(match: Match, choice: Choice): string {
  if (choice.verb === 'start') return seatName(match, Number(choice.arguments['seat']))
  return diceOf(choice).join(', ') || choice.words.split(' ').slice(1).join(' ')
}

/** Whether some roll has all of these dice. */
export function rolled(rolls: readonly number[][], typed: readonly number[]): boolean {
  const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length
  return rolls.some((dice) => typed.every((face) => count(typed, face) <= count(dice, face)))
}

/** The roll that has these dice and no others. */
export function whole(choices: readonly Choice[], typed: readonly number[]): Choice | undefined {
  return choices.find((choice) => diceOf(choice).length === typed.length && rolled([diceOf(choice)], typed))
}
