import { expect, test } from 'vitest'
import type { Ply } from '~/net/wire.ts'
import { labelled, moments } from './chart.ts'

const ply = (turn: number, scores: number[]): Ply => ({ entry: 1, seat: 0, words: '', turn, scores })

test('a chart begins with the start, and not with what the first turn cost; a turn stands where its last step is', () => {
  const plies = [ply(0, [10, 10]), ply(0, [10, 8]), ply(1, [10, 8]), ply(1, [12, 8]), ply(2, [12, 9])]
  expect(moments(plies).map(({ turn, scores, step }) => [step, turn, ...scores])).toEqual([
    [0, 0, 10, 10],
    [4, 1, 12, 8],
    [5, 2, 12, 9],
  ])
})

test('the first and the last moment are named, and no label stands close to another', () => {
  expect([...labelled([0, 100, 200])]).toEqual([0, 1, 2])
  expect([...labelled([0, 30, 70, 80, 140, 190, 250])]).toEqual([0, 2, 4, 6])
  expect([...labelled([0, 180, 230])]).toEqual([0, 2])
})
