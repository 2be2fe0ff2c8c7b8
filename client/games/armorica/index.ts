import type { Board } from '~/table/board.ts'
import { say } from '~/words/words.svelte.ts'
import { facts, heading, quiet, refusedFacts } from './log.ts'
import Detail from './Detail.svelte'
import Lists from './Lists.svelte'
import { cardOf, lying, placeOf, printedCards } from './lying.ts'
import { suitName, title } from './naming.ts'
import { prompt } from './prompt.ts'
import Reckoning from './Reckoning.svelte'
import Table from './Table.svelte'
import Thing from './Thing.svelte'
import type { ArmoricaDerived, ArmoricaPosition, View } from '~/net/wire.ts'

const PHASES = ['gaul', 'roman', 'winter']

function status(view: View): string {
  const { round } = view.position as unknown as ArmoricaPosition
  const { last_round: last } = view.derived as unknown as ArmoricaDerived
  const still = view.decision.question !== 'over' && round === last
  return say(still ? 'armorica-last-round' : 'armorica-round', { round, last })
}

export const board: Board = {
  Table,
  Lists,
  Reckoning,
  Thing,
  prompt,
  facts,
  refusedFacts,
  heading,
  quiet,
  status,
  Detail,
  endings: { deck_empty: 'A8.1' },
  phases: (view) => PHASES.map((phase) => ({ name: say(`armorica-phase-${phase}`), on: phase === view.position['phase'] })),
  label: (choice, match) => {
    const card = printedCards(match).get(cardOf(choice))
    if (!card) return say('armorica-pass')
    const place = match.view ? placeOf(lying(match, match.view), choice) : 0
    return place ? `${title(suitName(card))} · ${place}` : title(suitName(card))
  },
}
