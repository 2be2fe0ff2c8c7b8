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
  requestAnimationFrame(() => list.push(performance.now() - since))
}

window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const since = performance.now()
      const before = entry()
      hear(event)
      if (/^\{"type":"(shown|changed)"/.test(event.data)) drawn(since, before)
    }
  }
}

// gaps between two frames in both of which something moves that is not a glow; what comes before the first is the drawing
let last = 0
let moved = false
const moving = () => document.getAnimations().some((each) => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity)
const frame = (now) => {
  const moves = entry() !== undefined && moving()
  if (moved && moves) measured.frames.push(now - last)
  last = now
  moved = moves
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
