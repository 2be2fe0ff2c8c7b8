import { afterEach, expect, test, vi } from 'vitest'
import { steady } from './steady.ts'

afterEach(() => vi.unstubAllGlobals())

/** As browsers have it: whoever begins to be watched is told of, and then only whoever changes its size. */
class Observer {
  #watched = new Set<Element>()
  constructor(private readonly tell: (seen: { borderBoxSize: { blockSize: number }[] }[]) => void) {}
  observe(thing: Element): void {
    if (this.#watched.has(thing)) return
    this.#watched.add(thing)
    this.tell([{ borderBoxSize: [{ blockSize: 96 }] }])
  }
  unobserve(thing: Element): void {
    this.#watched.delete(thing)
  }
  disconnect(): void {
    this.#watched.clear()
  }
}

test('a bar that keeps its size in another window goes on keeping it', () => {
  vi.stubGlobal('ResizeObserver', Observer)
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  const bar = document.createElement('footer')
  const stop = steady(bar)
  dispatchEvent(new Event('resize'))
  expect(bar.style.getPropertyValue('--kept')).toBe('96px')
  stop?.()
})

test('a bar that is gone when the fonts come is not watched any more', async () => {
  const observe = vi.spyOn(Observer.prototype, 'observe')
  vi.stubGlobal('ResizeObserver', Observer)
  let come = (): void => undefined
  const ready = new Promise<void>((resolve) => (come = resolve))
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true })
  const stop = steady(document.createElement('footer'))
  stop?.()
  observe.mockClear()
  come()
  await ready
  expect(observe).not.toHaveBeenCalled()
})
