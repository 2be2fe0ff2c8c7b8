// A hint names the best answers; on the table their chances stand beside whatever leads to them.

import type { Choice } from '~/net/wire.ts'
import { say } from '~/words/words.svelte.ts'
import type { Match } from './match.svelte.ts'

const MOST = 3

/** The best answers with their chances to win, best first. */
export function hinted({ advice, view }: Pick<Match, 'advice' | 'view'>): { choice: Choice; percent: number }[] {
  return (advice?.answers ?? []).slice(0, MOST).flatMap(([number, chance]) => {
    const choice = view?.choices.find((each) => each.number === number)
    return choice ? [{ choice, percent: Math.round(chance * 100) }] : []
  })
}

/** For `data-hint`: the best chance among the answers that a thing leads to, if the hint names one of them.
    Which those are is asked only while there is a hint: every thing on the table asks at every View. */
export function chance(match: Pick<Match, 'advice' | 'view'>, leads: () => readonly (Choice | undefined)[]): string | undefined {
  const named = hinted(match)
  const led = named.length ? leads() : []
  const best = named.find(({ choice }) => led.some((each) => each?.number === choice.number))
  return best && say('hint-mark', { percent: best.percent })
}
