import type { Attachment } from 'svelte/attachments'

/** Shows a popover above everything, an open window too. */
export const above: Attachment<HTMLElement> = (node) => node.showPopover?.()
