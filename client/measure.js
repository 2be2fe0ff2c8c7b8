// Watches a page from inside: when it can be used, how long a View takes to be drawn, how evenly frames come.

window.measured = { interactive: 0, opened: [], drawn: [], frames: [] }

// usable: the first button to play stands there, and the browser has nothing better to do than to hear a click
const ready = () => {
  if (!document.querySelector('article .btn.primary')) return requestAnimationFrame(ready)
  requestIdleCallback(() => {
    measured.interactive = performance.now()
    console.debug('usable') // whoever waits is told: to be asked would be work for the page
  })
}
requestAnimationFrame(ready)

// from the message to the frame after the one that holds the new table; the first View of a table comes before its board has been fetched
const entry = () => document.querySelector('.app')?.dataset.entry
const drawn = (since, before) => {
  if (entry() === before) return performance.now() - since < 5000 && requestAnimationFrame(() => drawn(since, before))
  const list = before === undefined ? measured.opened : measured.drawn
  requestAnimationFrame(() => {
    list.push(performance.now() - since)
    still = performance.now() + longest()
  })
}

const isView = ({ data }) => /^\{"type":"(shown|changed)"/.test(data)
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const since = performance.now()
      const before = entry()
      if (isView(event)) ended()
      hear(event)
      if (isView(event)) drawn(since, before)
    }
  }
}

// gaps between frames from a drawn View until everything lies still again; a tap or the next View ends all motion, and what it takes is no frame of it.
// What moves is asked once a View: to ask in every frame would be a quarter of the page's work on a slow telephone.
let last = 0
let still = 0
const left = ({ effect, currentTime }) => effect.getComputedTiming().endTime - (currentTime ?? 0)
const longest = () => Math.max(0, ...document.getAnimations().map(left).filter(Number.isFinite)) // what glows has no end
const ended = () => (last = still = 0)
const frame = (now) => {
  if (last) measured.frames.push(now - last)
  last = now < still ? now : 0
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
addEventListener('pointerdown', ended, { capture: true })
