// Work that may wait: until its place is near the window, and the browser has nothing better to do.

import type { Attachment } from 'svelte/attachments'
import { idle } from '~/art/idle.ts'

const NEAR = '100px'

/** Do something once, when this thing comes near the window. */
export const whenNear =
  (work: () => void): Attachment =>
  (thing) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((each) => each.isIntersecting)) return
        watch.disconnect()
        void idle().then(work)
      },
      { rootMargin: NEAR },
    )
    watch.observe(thing)
    return () => watch.disconnect()
  }
