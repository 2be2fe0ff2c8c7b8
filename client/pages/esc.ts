// Esc closes one thing at a time: first a reason that is read, and held down no second page. Whoever writes in a field or looks
// through a list loses nothing by it.

import { reason } from '~/table/why.svelte.ts'

const WRITTEN = 'input:not([type]), [type=search], textarea, select'

/** Whether this press closes the page: asked before the reason has gone by the same key. */
export const closes = ({ key, repeat, target }: KeyboardEvent): boolean => key === 'Escape' && !repeat && !reason.anchor && !(target as Element).closest?.(WRITTEN)
