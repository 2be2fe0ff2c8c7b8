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
  const taken = derived.forts.length - forts.length
  if (view.decision.question === 'over') return say('cambria-status-over', { turn: derived.turn, taken, forts: derived.forts.length })
  return say('cambria-status', { turn: derived.turn, fallen: taken, end: taken + derived.forts_to_end })
}

const endings = { six_forts: 'C10.1', turn_limit: 'C14.1' }

export const board: Board = { Table, Lists, Reckoning, Thing, status, endings, prompt, facts, heading, sign, refusedFacts, label }
