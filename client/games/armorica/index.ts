import type { Board } from '~/table/board.ts'
import PlainTable from '~/table/PlainTable.svelte'
import { plainBoard } from '~/table/plain.ts'

export const board: Board = { ...plainBoard('armorica'), Table: PlainTable, Lists: PlainTable }
