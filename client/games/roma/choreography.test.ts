import { expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'

vi.mock('~/table/sounds.ts', () => ({ play: () => undefined }))
vi.mock('~/table/motion.ts', () => ({ movement: () => 'full', moves: () => undefined }))

const { choreography } = await import('./choreography.ts')

/** The ways that coins take: each asks where it begins and where it ends. */
function ways(...heard: Heard[]): { ways: string[]; coins: number } {
  const asked: string[] = []
  const box = { width: 10, height: 10, left: 0, top: 0 }
  const querySelector = (selector: string): object => {
    asked.push(/data-place="(.+)"/.exec(selector)?.[1] ?? '')
    return { getBoundingClientRect: () => box }
  }
  const coins = choreography(heard, { querySelector, getBoundingClientRect: () => box } as unknown as Element).length
  return { ways: asked.flatMap((from, index) => (index % 2 ? [] : [`${from} > ${asked[index + 1]}`])), coins }
}

const heard = (event: string, facts: Heard['facts']): Heard => ({ entry: 1, event, facts: { seat: 0, ...facts } })

test('what a Mercator buys flies once, and the money the other way', () => {
  const bought = ways(heard('fame_bought', { fame: 2, money: 4 }), heard('fame_taken', { fame: 2, card: 'Mercator' }))
  expect(bought).toEqual({ ways: ['money-0 > money-1', 'fame-1 > fame-0'], coins: 6 })
})
