import type { Board } from '~/table/board.ts'
import PlainTable from '~/table/PlainTable.svelte'
import { plainBoard } from '~/table/plain.ts'

export const board: Board = { ...plainBoard('cambria'), Table: PlainTable, Lists: PlainTable }
