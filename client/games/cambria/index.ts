import type { CambriaDerived, CambriaPosition, View } from '~/net/wire.ts'
import type { Board } from '~/table/board.ts'
import { say } from '~/words/words.svelte.ts'
import Lists from './Lists.svelte'
import { label, refusedFacts } from './label.ts'
import { prompt } from './prompt.ts'
import Reckoning from './Reckoning.svelte'
import Table from './Table.svelte'
import { facts, heading, sign } from './telling.ts'
import Thing from './Thing.svelte'

function status(view: View): string {
  const { forts } = view.position as unknown as CambriaPosition
  const derived = view.derived as unknown as CambriaDerived
  const fallen = derived.forts.length - forts.length
  const over = view.decision.question === 'over'
  return say(over ? 'cambria-status-over' : 'cambria-status', { turn: derived.turn, fallen, end: fallen + derived.forts_to_end })
}

const endings = { six_forts: 'C10.1', turn_limit: 'C14.1' }

export const board: Board = { Table, Lists, Reckoning, Thing, status, endings, prompt, facts, heading, sign, refusedFacts, label }
