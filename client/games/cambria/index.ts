import type { CambriaDerived, View } from '~/net/wire.ts'
import type { Board } from '~/table/board.ts'
import { say } from '~/words/words.svelte.ts'
import Lists from './Lists.svelte'
import { label, refusedFacts } from './label.ts'
import { choices } from './passing.ts'
import { prompt } from './prompt.ts'
import Reckoning from './Reckoning.svelte'
import Table from './Table.svelte'
import { facts, heading, sign } from './telling.ts'
import Thing from './Thing.svelte'

function status(view: View): string {
  const { turn, fallen, last_fall: end, forts } = view.derived as unknown as CambriaDerived
  return view.decision.question === 'over' ? say('cambria-status-over', { turn, taken: fallen, forts: forts.length }) : say('cambria-status', { turn, fallen, end })
}

const endings = { six_forts: 'C10.1', turn_limit: 'C14.1' }

export const board: Board = { Table, Lists, Reckoning, Thing, status, endings, choices, prompt, facts, heading, sign, refusedFacts, label }
