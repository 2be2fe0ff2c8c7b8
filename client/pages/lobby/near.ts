// Work that may wait: until its place is near the window, and the browser has nothing better to do.

import type { Attachment } from 'svelte/attachments'

const NEAR = '100px'
const AT_LAST = 1500 // ms after which it is done even by a busy browser

/** Some browsers know no idle time; there a moment later is late enough. */
const whenIdle = (work: () => void): void => void ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: AT_LAST }) : setTimeout(work, 200))

/** Do something once, when this thing comes near the window. */
export const whenNear =
  (work: () => void): Attachment =>
  (thing) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((each) => each.isIntersecting)) return
        watch.disconnect()
        whenIdle(work)
      },
      { rootMargin: NEAR },
    )
    watch.observe(thing)
    return () => watch.disconnect()
  }
