// Whoever comes back to a page reads on where it was left.

const GOES_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

let leave = new AbortController()

/** The page grows while its parts come: it lies at this place until the reader goes on, here or on another page. */
export function readOn(place: number): void {
  leave.abort()
  if (!place) return
  leave = new AbortController()
  const { signal } = leave
  const growing = new ResizeObserver(() => scrollTo(0, place))
  growing.observe(document.body)
  signal.addEventListener('abort', () => growing.disconnect())
  for (const event of GOES_ON) addEventListener(event, () => leave.abort(), { signal, capture: true, passive: true })
}
