// One Tab stop per group, arrows inside it. `{@attach roving()}` on the group; its buttons and links
// are the stops, in the order of the page; with columns the arrows up and down go by rows. A group
// that is `entered` is the Tab stop itself, and the arrows lead into it.

import type { Attachment } from 'svelte/attachments'

/** Written only where it changes: for a thing that has the focus the browser lays the whole page out. */
function stop(thing: HTMLElement, index: 0 | -1): void {
  if (thing.tabIndex !== index) thing.tabIndex = index
}

const groups = new WeakMap<Element, () => HTMLElement | null>()

/** The Tab stop of a group, as its things lie now. */
export const tabStop = (group: Element): HTMLElement | null => groups.get(group)?.() ?? null

export function roving(columns = 1, entered = false): Attachment<HTMLElement> {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -columns, ArrowRight: 1, ArrowDown: columns }
  return (group) => {
    let current: HTMLElement | null = null
    const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button, a[href]')]

    const settle = (): void => {
      const all = stops()
      const dull = current?.ariaDisabled === 'true' && document.activeElement !== current
      if (!current || dull || !all.includes(current)) current = all.find((each) => each.ariaDisabled !== 'true') ?? all[0] ?? null
      for (const each of all) stop(each, each === current && !entered ? 0 : -1)
    }
    groups.set(group, () => {
      settle()
      return entered ? group : current
    })
    const focused = (event: FocusEvent): void => {
      current = (event.target as HTMLElement).closest<HTMLElement>('button, a[href]') ?? current
      settle()
    }
    const enter = (event: KeyboardEvent, all: HTMLElement[]): void => {
      const to = ['ArrowUp', 'End'].includes(event.key) ? all.at(-1) : ['ArrowDown', 'Home'].includes(event.key) ? all[0] : undefined
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    const press = (event: KeyboardEvent): void => {
      const all = stops()
      const at = all.indexOf(event.target as HTMLElement)
      if (at < 0 && entered) return enter(event, all)
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (steps[event.key] ?? 0)
      if (at < 0 || to === at || !all[to]) return
      event.preventDefault()
      all[to].focus()
    }
    const observer = new MutationObserver(settle)
    observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] })
    group.addEventListener('focusin', focused)
    group.addEventListener('keydown', press)
    settle()
    return () => {
      observer.disconnect()
      group.removeEventListener('focusin', focused)
      group.removeEventListener('keydown', press)
    }
  }
}
