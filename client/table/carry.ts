// Dragging, as an addition to picking up and putting down by click or key: the thing follows the
// pointer, and what lies under it when it is let go is clicked if it can take it (`data-drop`).

import type { Attachment } from 'svelte/attachments'

const SLACK = 8 // px before a press becomes a drag

export function carry(may: boolean, pickUp: () => void, putBack: () => void): Attachment<HTMLElement> {
  return (node) => {
    if (!may) return undefined
    let start: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null

    const down = (event: PointerEvent): void => {
      if (event.button === 0) start = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent): void => {
      if (!start) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!ghost && Math.hypot(dx, dy) < SLACK) return
      if (!ghost) {
        ghost = shadow(node)
        pickUp()
      }
      ghost.style.transform = `translate(${dx}px, ${dy}px)`
    }
    const up = (event: PointerEvent): void => {
      start = null
      if (!ghost) return
      ghost.remove()
      ghost = null
      // the click that follows a drag belongs to nobody
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      const under = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]') : null
      if (under) setTimeout(() => under.click())
      else putBack()
    }
    const swallow = (event: Event): void => {
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    node.style.touchAction = 'none'
    node.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      ghost?.remove()
      node.style.touchAction = ''
      node.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }
}

/** A copy that floats above everything and is in nobody's way. */
function shadow(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  const { left, top, width, height } = node.getBoundingClientRect()
  copy.removeAttribute('data-piece')
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add('carried')
  Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '80', pointerEvents: 'none' })
  node.parentElement?.append(copy)
  return copy
}
