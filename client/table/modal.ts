// A window over the page: a real `<dialog>`, so that focus stays inside, Esc closes it and readers know. However it is closed,
// whoever opened it is led back: a window that is simply gone gives its focus to nobody.

import type { Attachment } from 'svelte/attachments'

export const modal: Attachment<HTMLDialogElement> = (window) => {
  const before = document.activeElement
  window.showModal?.()
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
