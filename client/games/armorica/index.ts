import type { Board } from '~/table/board.ts'
import { say } from '~/words/words.svelte.ts'
import { facts, heading, quiet, refusedFacts } from './log.ts'
import Lists from './Lists.svelte'
import { cardOf, printedCards } from './lying.ts'
import { suitName, title } from './naming.ts'
import { prompt } from './prompt.ts'
import Reckoning from './Reckoning.svelte'
import Table from './Table.svelte'
import Thing from './Thing.svelte'
import type { ArmoricaPosition } from '~/net/wire.ts'

const PHASES = ['gaul', 'roman', 'winter']

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
  status: (view) => say('armorica-round', { round: (view.position as unknown as ArmoricaPosition).round }),
  phases: (view) => PHASES.map((phase) => ({ name: say(`armorica-phase-${phase}`), on: phase === view.position['phase'] })),
  label: (choice, match) => {
    const card = printedCards(match).get(cardOf(choice))
    return card ? title(suitName(card)) : say('armorica-pass')
  },
}
