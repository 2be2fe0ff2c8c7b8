import { expect, test } from 'vitest'
import { MAPS } from './file.ts'

test.each(['cambria', 'cumbria'] as const)('%s is read whole: every fort has as many roads as its value', (name) => {
  const { forts, roads, ships, eagle, coasts } = MAPS[name]
  expect([forts.length, roads.length, ships.map(({ ship }) => ship)]).toEqual([16, 28, [2, 3, 4, 5, 6]])
  for (const { fort, value } of forts) expect(roads.filter(({ ends }) => ends.includes(fort))).toHaveLength(value)
  expect([...forts.map(({ spot }) => spot), ...ships.map(({ spot }) => spot), eagle, ...coasts.flat()].flatMap((each) => each ?? [Number.NaN]).every(Number.isFinite)).toBe(true)
})

test('a name of two words keeps both, and remarks are left out', () => expect(MAPS.cumbria.forts.find(({ fort }) => fort === 'fanum-cocidi')?.name).toBe('Fanum Cocidi'))
