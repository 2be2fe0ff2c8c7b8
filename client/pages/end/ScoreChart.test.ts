// The chart is a table too, for readers who do not see it.

import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Ply } from '~/net/wire.ts'
import { words } from '~/words/words.svelte.ts'
import ScoreChart from './ScoreChart.svelte'

const ply = (turn: number, scores: number[]): Ply => ({ entry: 1, seat: 0, words: '', turn, scores })

test('every turn is a row with the scores of all', async () => {
  await words.speak('en')
  const course = { plies: [ply(0, [10, 10]), ply(1, [12, 10]), ply(2, [12, 9])] }
  const page = mount(ScoreChart, { target: document.body, props: { game: 'roma', course, names: ['Aurelia', 'Claudia'] } })
  const rows = [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['', 'Aurelia', 'Claudia'],
    ['start', '10', '10'],
    ['1', '12', '10'],
    ['2', '12', '9'],
  ])
  await unmount(page)
})
