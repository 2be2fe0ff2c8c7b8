// What an answer that is on its way is about. It is marked where it lies, and lies there until the
// server has taken the answer: nothing moves before.

import type { Choice, View } from '~/net/wire.ts'

export interface Going {
  /** A card of the hand, of those drawn or of a pile. */
  card?: string | undefined
  die?: number | undefined
  /** Whose discs: only a target is the other's. */
  seat: number
  discs: readonly number[]
}

/** The View's own choice says it: its parts at the table (`choices.ts`) leave out a disc that its die names. */
export function goingNow(view: Pick<View, 'choices'>, sent: Choice | null, me: number, briberyOf: (die: number) => number | undefined): Going | null {
  const choice = sent && view.choices.find((each) => each.number === sent.number)
  if (!choice) return null
  const { verb, arguments: given } = choice
  const [disc, to] = [numberOf(given['disc']), numberOf(given['to'])]
  const die = verb === 'activate' ? disc : numberOf(given['die'])
  const bribed = verb === 'bribe' && die ? briberyOf(die) : undefined
  return {
    card: given['card'] === undefined ? undefined : String(given['card']),
    die,
    seat: verb === 'target' ? 1 - me : me,
    discs: [disc, to, bribed].filter((each) => each !== undefined),
  }
}

const numberOf = (value: string | number | undefined): number | undefined => (value === undefined ? undefined : Number(value))

/** The thing itself says that it is on its way; where it goes to is only outlined. */
export const saysSo = ({ card, die, discs }: Going, disc: number): boolean => card === undefined && die === undefined && discs[0] === disc
