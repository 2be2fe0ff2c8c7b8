// The question bar keeps the height it once needed, until window, language or letters change: were it to shrink with every
// shorter question, the whole board would be laid out anew, and every piece on it would move, with every View.

import type { Attachment } from 'svelte/attachments'
import { words } from '~/words/words.svelte.ts'

/** Attach to the bar; `--kept` is its least height (`table.css` says how much of the window that may take). */
export const steady: Attachment<HTMLElement> = (bar) => {
  void words.language // attached anew with another one
  const watching = new ResizeObserver((seen) => {
    for (const { borderBoxSize } of seen) bar.style.setProperty('--kept', `${borderBoxSize[0]?.blockSize ?? 0}px`) // unrounded: what is kept must not be a change itself
  })
  let gone = false
  /** What is kept is measured anew: a bar that keeps its size would not be told of otherwise. */
  const forget = (): void => {
    if (gone) return
    bar.style.removeProperty('--kept')
    watching.unobserve(bar)
    watching.observe(bar, { box: 'border-box' })
  }
  forget()
  addEventListener('resize', forget)
  void document.fonts.ready.then(forget) // until they come, wider letters may need a further line
  return () => {
    gone = true
    watching.disconnect()
    removeEventListener('resize', forget)
  }
}
