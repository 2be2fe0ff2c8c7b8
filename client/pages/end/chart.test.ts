import { expect, test } from 'vitest'
import type { Ply } from '~/net/wire.ts'
import { apart, clearOf, courseOf, labelled, levels, moments, past, signRoom, signSize } from './chart.ts'

const ply = (turn: number, scores: number[]): Ply => ({ entry: 1, seat: 0, words: '', turn, scores })
const told = (course: Parameters<typeof moments>[0]): number[][] => moments(course).map(({ turn, scores, step }) => [step, turn, ...scores])

test('a chart begins when the set-up is done; a turn stands where its last step is', () => {
  const plies = [ply(0, [10, 10]), ply(0, [10, 8]), ply(1, [10, 8]), ply(1, [12, 8]), ply(2, [12, 9])]
  expect(told({ plies })).toEqual([
    [2, 0, 10, 10],
    [4, 1, 12, 8],
    [5, 2, 12, 9],
  ])
})

test('what the next turn costs as it begins is not yet in the scores after a turn', () => {
  const plies = [ply(0, [10, 10]), ply(1, [8, 10]), ply(1, [11, 10]), ply(2, [11, 7]), ply(3, [9, 7])]
  expect(told({ plies })).toEqual([
    [1, 0, 10, 10],
    [3, 1, 11, 10],
    [4, 2, 11, 7],
    [5, 3, 9, 7],
  ])
})

const named = (places: number[], wordEnds = 60): number[] => [...labelled(places.map((_, turn) => ({ turn })), places, wordEnds)]

test('the first and the last turn are named, and between them as many as have room, at even steps', () => {
  expect(named([0, 100, 200])).toEqual([0, 1, 2])
  expect(named([0, 90, 120, 150, 180, 220])).toEqual([0, 1, 2, 3, 4, 5])
  expect(named([0, 90, 100, 140, 150, 190, 200, 240])).toEqual([0, 2, 4, 6, 7])
  expect(named([0, 20, 40])).toEqual([0, 2])
})

test('the first turn is named wherever the word at the start leaves room for it', () => {
  expect(named([0, 35, 70, 105], 22)).toEqual([0, 1, 2, 3])
  expect(named([0, 35, 70, 105], 30)).toEqual([0, 2, 3])
})

test('a score is told by its start, by all that was gained and by all that was lost', () => {
  const plies = [ply(0, [10, 10]), ply(1, [8, 10]), ply(1, [13, 10]), ply(2, [12, 11])]
  expect(courseOf(plies, 0)).toEqual({ start: 10, gained: 5, lost: 3 })
  expect(courseOf(plies, 1)).toEqual({ start: 10, gained: 1, lost: 0 })
})

test('lines end in signs of which none covers another, and none leaves the chart', () => {
  expect(apart([20, 100], 18, 180)).toEqual([20, 100])
  expect(apart([10, 10, 90], 18, 180)).toEqual([10, 28, 90])
  expect(apart([170, 60, 170, 165], 18, 179)).toEqual([152, 60, 170, 134])
  expect(signSize(4, 190)).toBe(18)
  const low = apart([10, 10, 10, 10, 10], signSize(5, 75), 75)
  expect(low).toEqual([7.5, 22.5, 37.5, 52.5, 67.5])
})

test('in the low chart of a replay no sign stands beside what is named below the lines', () => {
  const [height, letters] = [76, 10]
  const size = signSize(5, signRoom(height))
  const lowest = Math.max(...apart([16, 16, 16, 36, 52], size, signRoom(height)))
  expect(lowest + size / 2).toBeLessThanOrEqual(height - 4 - letters)
  expect(lowest).toBeLessThan(52 + size / 2) // it touches its own line
})

test('what the chart is of stands above the lines, or below those that begin high', () => {
  expect(clearOf([40, 44], 10, 52, 18)).toBeLessThan(40)
  expect(clearOf([20, 30], 10, 52, 18)).toBeGreaterThan(30)
  expect(clearOf([20, 50], 10, 52, 18)).toBeLessThan(30)
})

test('the line that marks a step goes past the words that say what the chart is of', () => {
  expect(past(false, clearOf([40], 10, 52, 18), 10, 52, 18)).toEqual([10, 52])
  const [above, below] = [clearOf([40], 10, 52, 18), clearOf([20], 10, 52, 18)]
  expect(past(true, above, 10, 52, 18)[0]).toBeGreaterThan(above)
  expect(past(true, below, 10, 52, 18)[1]).toBeLessThan(below)
})

test('lines across the chart stand at round scores', () => {
  expect(levels(0, 45, 190)).toEqual([0, 20, 40])
  expect(levels(0, 35, 190)).toEqual([0, 10, 20, 30])
  expect(levels(0, 3, 190)).toEqual([0, 1, 2, 3])
  expect(levels(-4, 11, 190)).toEqual([0, 5, 10])
  expect(levels(0, 400, 190)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400])
})

test('a low chart has no more lines than their numbers have room', () => {
  expect(levels(0, 35, 76)).toEqual([0, 20])
  expect(levels(0, 29, 76)).toEqual([0, 10, 20])
})
