// One Tab stop per group, arrows inside it. `{@attach walk('.card')}` on the group; with a number of
// columns the up and down arrows go by rows.

import type { Attachment } from 'svelte/attachments'

export function walk(items: string, columns = 0): Attachment<HTMLElement> {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(items)]
    const stop = (at: HTMLElement | undefined): void => {
      for (const each of all()) each.tabIndex = each === at ? 0 : -1
    }
    const tidy = (): void => {
      const now = all()
      if (now.filter((each) => each.tabIndex === 0).length !== 1) stop(now.find((each) => each === document.activeElement) ?? now[0])
    }
    const entered = (event: FocusEvent): void => {
      const item = (event.target as HTMLElement).closest<HTMLElement>(items)
      if (item) stop(item)
    }
    const pressed = (event: KeyboardEvent): void => {
      const now = all()
      const at = now.findIndex((each) => each.contains(event.target as Node))
      const to = now[step(event.key, at, now.length, columns)]
      if (at < 0 || !to) return
      event.preventDefault()
      to.focus()
    }
    const watch = new MutationObserver(tidy)
    watch.observe(group, { childList: true, subtree: true })
    group.addEventListener('focusin', entered)
    group.addEventListener('keydown', pressed)
    tidy()
    return () => {
      watch.disconnect()
      group.removeEventListener('focusin', entered)
      group.removeEventListener('keydown', pressed)
    }
  }
}

/** Where a key leads from a place in a row, or −1. */
export function step(key: string, at: number, count: number, columns: number): number {
  const by: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns || 1, ArrowUp: -(columns || 1) }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const to = at + (by[key] ?? count)
  return key in by && to >= 0 && to < count ? to : -1
}
