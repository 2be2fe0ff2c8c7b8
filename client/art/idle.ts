// Work that may wait until the browser has nothing better to do.

const AT_LAST = 1500 // ms after which it is done even by a busy browser

/** Some browsers know no idle time; there a moment later is late enough. */
export const idle = (): Promise<void> =>
  new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => done(), { timeout: AT_LAST }) : setTimeout(done, 200)))
