import { expect, test } from 'vitest'
import { Picking } from './picking.svelte.ts'
import type { Choice } from '~/net/wire.ts'

const choice = (number: number, verb: string, args: Choice['arguments']): Choice => ({ number, verb, words: `${verb} ${Object.values(args).join(' ')}`, arguments: args })
const CHOICES = [choice(1, 'lay', { card: 'Forum', disc: 2 }), choice(2, 'lay', { card: 'Forum', disc: 4 }), choice(3, 'lay', { card: 'Turris', disc: 4 }), choice(4, 'end', {})]
const picking = (): Picking => new Picking(() => CHOICES)

test('only what some legal choice has can be picked', () => {
  const now = picking()
  expect(now.can('card', 'Forum')).toBe(true)
  expect(now.can('card', 'Nero')).toBe(false)
  now.pick('card', 'Nero')
  expect(now.steps).toEqual([])
})

test('the last part leaves one choice, and the last step can be taken back', () => {
  const now = picking()
  now.pick('card', 'Turris')
  expect(now.settled).toBeNull() // one choice is left, but its disc has not been picked
  expect(now.values('disc')).toEqual([4])
  now.pick('disc', 4)
  expect(now.settled?.number).toBe(3)
  now.back()
  expect(now.settled).toBeNull()
  expect(now.picked('card')).toBe('Turris')
})

test('another value of a picked part takes its place', () => {
  const now = picking()
  now.pick('card', 'Turris')
  expect(now.can('card', 'Forum')).toBe(true)
  now.pick('card', 'Forum')
  expect(now.values('disc')).toEqual([2, 4])
})

test('a verb without arguments is settled by its verb alone', () => {
  const now = picking()
  now.pick('verb', 'end')
  expect(now.settled?.number).toBe(4)
})

test('a thing leads to the choices that picking it leaves', () => {
  const now = picking()
  expect(now.leading('disc', 4).map(({ number }) => number)).toEqual([2, 3])
  now.pick('card', 'Forum')
  expect(now.leading('disc', 4).map(({ number }) => number)).toEqual([2])
})
