// Pictures of a piece of the map have no half names at their edges.

import { expect, test } from 'vitest'
import { drawn } from '~/games/cambria/map/drawn.ts'
import { cutOut, MOMENTS, PRINTED } from './cambria.ts'

const { plan } = drawn(PRINTED, 'wide')
const names = (box: string): string[] => cutOut(plan, box).forts.flatMap(({ label }) => label.lines)

test('a name that the edge of a picture would cut is not written in it', () => {
  expect(names(MOMENTS['hold']!.box!)).toEqual(['Nidum']) // the last letter of Moridunum stood alone there
})

test('the forts that a picture is about keep their names', () => {
  expect(names(MOMENTS['hero']!.box!)).toContain('Pennal')
  expect(names(MOMENTS['legion']!.box!)).toEqual(expect.arrayContaining(['Cicucium', 'Gobannium']))
  expect(names(MOMENTS['fall']!.box!)).toEqual(expect.arrayContaining(['Alabum', 'Cicucium', 'Nidum']))
})
