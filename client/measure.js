// Watches a page from inside: when it can be used, how long a View takes to be drawn, how evenly frames come.

window.measured = { interactive: 0, drawn: [], frames: [] }

// usable: the first button to play stands there, and the browser has nothing better to do than to hear a click
const ready = () => {
  if (!document.querySelector('article .btn.primary')) return requestAnimationFrame(ready)
  requestIdleCallback(() => (measured.interactive = performance.now()))
}
requestAnimationFrame(ready)

// from the message to the frame after the one that holds the new table
const entry = () => document.querySelector('.app')?.dataset.entry
const drawn = (since, before) => {
  if (entry() === before) return performance.now() - since < 2000 && requestAnimationFrame(() => drawn(since, before))
  requestAnimationFrame(() => measured.drawn.push(performance.now() - since))
}

window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const since = performance.now()
      const before = entry()
      hear(event)
      if (['shown', 'changed'].includes(JSON.parse(event.data).type)) drawn(since, before)
    }
  }
}

// gaps between frames while something moves that is not a glow
let last = 0
const moving = () => document.getAnimations().some((each) => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity)
const frame = (now) => {
  if (last && moving()) measured.frames.push(now - last)
  last = now
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
