// A table that moves.

import { expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import type { Match, Witness } from './match.svelte.ts'
import { motion } from './motion.ts'

const ROLLED: Heard = { entry: 1, event: 'rolled', facts: { seat: 0 } }

/** What the board adds when something has happened at a table that stands in this part of a page. */
function added(page: string): number {
  document.body.innerHTML = page
  const root = document.querySelector('.board')!
  root.getAnimations = () => []
  let witness: Witness | undefined
  const more = vi.fn(() => [])
  motion({ watch: (each: Witness) => ((witness = each), () => undefined) } as unknown as Match, more)(root)
  witness!.before([ROLLED])
  witness!.after([ROLLED])
  return more.mock.calls.length
}

test('dice tumble and are heard at a table', () => expect(added('<main><div class="board"></div></main>')).toBe(1))

test('a table that is only passed in the lobby is not heard', () => expect(added('<main><div inert><div class="board"></div></div></main>')).toBe(0))
