// What the keyboard has reached may leave the table with its focus: the card that was taken, a notice that was answered,
// the whole table when lists take its place. Somebody inherits it, else Tab would begin at the top of the page again.

import { tabStop } from './roving.ts'

/** What has it last: the board, and the question for whatever lay around the board; before the game, the bar that begins it. */
const [BOARD, BAR] = ['.board-area', ':is(.ask, .startb)']

/** Who is left with it after these changes: seen before they are drawn, settled when they are. A hand's presses are left alone
    (`motion.ts`): nobody sees where their focus is, and to give it is to lay the page out. */
export function inherits(frame: () => HTMLElement | undefined, changes: () => unknown): void {
  let line: HTMLElement[] = []
  $effect.pre(() => {
    changes()
    line = ancestry(frame())
  })
  $effect(() => {
    changes()
    if (line.length && document.activeElement === document.body) heir(line)?.focus({ preventScroll: true })
  })
}

/** What the keyboard has reached within the frame, and all that it lies in. */
function ancestry(frame: HTMLElement | undefined): HTMLElement[] {
  const line: HTMLElement[] = []
  const focused = document.activeElement
  if (!focused || !frame?.contains(focused) || !focused.matches(':focus-visible')) return line
  for (let each: Element | null = focused; each && each !== frame; each = each.parentElement) if (each instanceof HTMLElement) line.push(each)
  return line
}

/** Itself, if it was only laid elsewhere; else the Tab stop of its group; else the board that it lay on, or the question. */
export function heir([thing, ...around]: readonly HTMLElement[]): HTMLElement | null {
  if (thing?.isConnected) return thing
  const stop = around.filter((each) => each.isConnected).map(tabStop).find((each) => each !== null)
  return stop ?? document.querySelector<HTMLElement>(around.some((each) => each.matches(BOARD)) ? BOARD : BAR)
}
