import { describe, expect, it } from 'vitest'
import type { Choice } from '~/net/wire.ts'
import { diceOf, rolled, whole } from './typed.ts'

const roll = (words: string, number: number): Choice => ({ number, words, verb: words.split(' ')[0]!, arguments: {} })
const ROLLS = [roll('roll 1 1 2', 1), roll('roll 1 2 2', 2), roll('roll 3 4 6', 3)]

describe('dice typed in one after the other', () => {
  it('are a roll in any order', () => {
    expect(whole(ROLLS, [6, 3, 4])?.number).toBe(3)
    expect(whole(ROLLS, [2, 1, 2])?.number).toBe(2)
  })

  it('are no roll before the last one', () => {
    expect(whole(ROLLS, [1, 2])).toBeUndefined()
  })

  it('are offered only where some roll has them as often', () => {
    const dice = ROLLS.map(diceOf)
    expect(rolled(dice, [1, 1])).toBe(true)
    expect(rolled(dice, [3, 3])).toBe(false)
    expect(rolled(dice, [5])).toBe(false)
  })

  it('are none where fate is asked for something else', () => {
    expect(diceOf(roll('draw Forum', 9))).toEqual([])
  })
})
