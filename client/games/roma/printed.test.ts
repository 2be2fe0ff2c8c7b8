import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STANDARD } from './printed.ts'

const FILE = `${process.cwd()}/../src/lusoria/games/roma/cards.txt`

/** The game's own file: card, type, copies, cost, defence, dice. */
const printed = readFileSync(FILE, 'utf-8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/ +/))

test('the table for lobby and pictures is the one that the game plays with', () => {
  const cards = printed.map(([card = '', type, , cost, defence, dice]) => [card, { type, cost: Number(cost), defence: Number(defence), dice: Number(dice === '-' ? 0 : dice) }])
  expect(cards).toHaveLength(25)
  expect(STANDARD).toEqual(Object.fromEntries(cards))
})
