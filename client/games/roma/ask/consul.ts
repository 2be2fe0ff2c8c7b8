// Turning dice step by step towards one of the answers that the View lists.

/** Dice as an answer spells them: ascending, with blanks. */
export const spelt = (dice: readonly number[], turns: readonly number[]): string =>
  dice
    .map((die, each) => die + (turns[each] ?? 0))
    .sort((a, b) => a - b)
    .join(' ')

/** The turns after one die is turned: with the others as they are, else alone, else not at all. */
export function turned(dice: readonly number[], turns: readonly number[], die: number, by: number, listed: readonly string[]): number[] | null {
  const together = dice.map((_, each) => (each === die ? by : (turns[each] ?? 0)))
  const alone = dice.map((_, each) => (each === die ? by : 0))
  const fits = (wanted: readonly number[]): boolean => wanted.every((each) => each === 0) || (inside(dice, wanted) && listed.includes(spelt(dice, wanted)))
  return [together, alone].find(fits) ?? null
}

const inside = (dice: readonly number[], turns: readonly number[]): boolean => dice.every((die, each) => die + (turns[each] ?? 0) >= 1 && die + (turns[each] ?? 0) <= 6)
