import type { RomaDerived, RomaPosition, View } from '~/net/wire.ts'
import type { Board } from '~/table/board.ts'
import { say } from '~/words/words.svelte.ts'
import { choices } from './choices.ts'
import Detail from './Detail.svelte'
import Lists from './Lists.svelte'
import { label, refusedFacts } from './label.ts'
import { facts, heading, quiet } from './log.ts'
import { prompt } from './prompt.ts'
import Sources from './Sources.svelte'
import Table from './Table.svelte'
import Thing from './Thing.svelte'

const turn = (view: View): number => (view.position as unknown as RomaPosition).turn.number

function status(view: View): string {
  return turn(view) ? say('roma-turn', { turn: turn(view) }) : say('roma-setup')
}

/** R2.2: phase 1 happens by itself, the roll is fate's unless it is a triple. */
function phases(view: View): { name: string; on: boolean }[] {
  if (!turn(view)) return []
  const on = ['roll', 'reroll'].includes(view.decision.question) ? 'roll' : 'actions'
  return ['empty', 'roll', 'actions'].map((phase) => ({ name: say(`roma-phase-${phase}`), on: phase === on }))
}

const endedBy = (view: View): number | null => (view.derived as unknown as RomaDerived).without_fame
const endings = { no_fame: 'R11.1', stockpile_empty: 'R11.2', turn_limit: 'R16.1' }

export const board: Board = { Table, Lists, Detail, Sources, Thing, status, phases, endings, endedBy, choices, prompt, facts, heading, quiet, label: (choice) => label(choice.words), refusedFacts }
