// Watches a page from inside: when it can be used, how long a View takes to be drawn, when pieces fly.

window.measured = { interactive: 0, opened: [], drawn: [] }

// usable: the first button to play stands there, and the browser has nothing better to do than to hear a click
const ready = () => {
  if (!document.querySelector('article .btn.primary')) return requestAnimationFrame(ready)
  requestIdleCallback(() => {
    measured.interactive = performance.now()
    console.debug('usable') // whoever waits is told, here and below: to be asked would be work for the page
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
    fly()
  })
}

const isView = ({ data }) => /^\{"type":"(shown|changed)"/.test(data)
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const since = performance.now()
      const before = entry()
      if (isView(event)) land()
      hear(event)
      if (isView(event)) drawn(since, before)
    }
  }
  send(data) {
    super.send(data)
    if (/"type":"answer"/.test(data)) console.debug('sent')
  }
}

// pieces fly from the moment the browser has begun to move them until everything lies still again; a tap or the next View ends all motion.
// The frames between these marks are counted in the browser's trace: a page that counted its own would be styled anew for each of them, and what flies does not need it.
let flight
let view = 0
const look = ({ transform, opacity }) => `${transform} ${opacity}`
const lies = ({ effect }) => {
  const frames = effect.getKeyframes() // from the last that changes anything, a piece lies still
  const changes = frames.findLastIndex((each) => look(each) !== look(frames.at(-1)))
  return effect.getComputedTiming().endTime * (frames[changes + 1]?.computedOffset ?? 0)
}
const left = (motion) => lies(motion) - (motion.currentTime ?? 0)
const moving = () => document.getAnimations().filter((each) => Number.isFinite(lies(each))) // what glows has no end
const fly = async () => {
  const mine = ++view
  await Promise.allSettled(moving().map(({ ready }) => ready))
  if (mine !== view) return
  performance.mark('flies')
  flight = setTimeout(() => {
    land()
    if (document.querySelector('.app[data-asked] .ask .acts')) console.debug('asked')
  }, Math.max(0, ...moving().map(left)))
}
const land = () => {
  view += 1
  if (flight) performance.mark('lies')
  flight = clearTimeout(flight)
}
addEventListener('pointerdown', land, { capture: true })
