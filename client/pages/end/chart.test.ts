import { expect, test } from 'vitest'
import type { Ply } from '~/net/wire.ts'
import { courseOf, labelled, moments } from './chart.ts'

const ply = (turn: number, scores: number[]): Ply => ({ entry: 1, seat: 0, words: '', turn, scores })

test('a chart begins with the start, and not with what the first turn cost; a turn stands where its last step is', () => {
  const plies = [ply(0, [10, 10]), ply(0, [10, 8]), ply(1, [10, 8]), ply(1, [12, 8]), ply(2, [12, 9])]
  expect(moments(plies).map(({ turn, scores, step }) => [step, turn, ...scores])).toEqual([
    [0, 0, 10, 10],
    [4, 1, 12, 8],
    [5, 2, 12, 9],
  ])
})

const named = (places: number[]): number[] => [...labelled(places.map((_, turn) => ({ turn })), places)]

test('the first and the last turn are named, and between them as many as have room, at even steps', () => {
  expect(named([0, 100, 200])).toEqual([0, 1, 2])
  expect(named([0, 70, 100, 130, 160, 200])).toEqual([0, 1, 2, 3, 4, 5])
  expect(named([0, 70, 80, 120, 130, 170, 180, 220])).toEqual([0, 2, 4, 6, 7])
  expect(named([0, 20, 40])).toEqual([0, 2])
})

test('a score is told by its start, by all that was gained and by all that was lost', () => {
  const plies = [ply(0, [10, 10]), ply(1, [8, 10]), ply(1, [13, 10]), ply(2, [12, 11])]
  expect(courseOf(plies, 0)).toEqual({ start: 10, gained: 5, lost: 3 })
  expect(courseOf(plies, 1)).toEqual({ start: 10, gained: 1, lost: 0 })
})
