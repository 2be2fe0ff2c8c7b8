// What can be held against a page as it is drawn: text that cannot be read in full, things that lie
// under others, things outside the window. Evaluated in the page by `faults.py`; answers a list.
() => {
  const GROUND = /^rgba\(.*, 0\)$|^transparent$/
  const ON_PURPOSE = '.pin, .next, .hoard, .menu, .popover, .netbar, .detail, .tray, .passtray, .owndice, .pile, .fan *, .disp *, [inert] *, .skip'
  const shown = (box) => box.width > 1 && box.height > 1
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY)
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const texts = (each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  const named = (each) => `<${each.tagName.toLowerCase()} ${each.className?.baseVal ?? each.className}> ${(each.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}`

  const above = [...document.querySelectorAll('dialog[open], .drawer, .detail')].pop()
  const root = above ?? document.body
  const page = document.scrollingElement.scrollHeight > innerHeight
  const judged = (each) =>
    !each.closest('[inert], [aria-hidden=true], svg, .unseen, select, .skip') && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  function written(each) {
    const range = document.createRange() // its own words: parts that stand elsewhere are judged by themselves
    const own = texts(each)
    range.setStart(own[0], 0)
    range.setEnd(own.at(-1), own.at(-1).length)
    return range.getBoundingClientRect()
  }

  function* ancestors(each) {
    for (let node = each; node && node !== document.body; node = node.parentElement) yield node
  }

  /** The nearest box that hides or should hold a text which leaves it. */
  function clippedBy(each, box) {
    const beyond = (frame) => box.right > frame.right + 1.5 || box.left < frame.left - 1.5 || box.bottom > frame.bottom + 3 || box.top < frame.top - 3
    for (const frame of ancestors(each)) {
      const style = getComputedStyle(frame)
      if (style.position === 'fixed' || scrolls(style)) return null
      const edges = frame.getBoundingClientRect()
      if (hides(style) && !shown(edges)) return null // left out where there is no room for it
      const isBox = hides(style) || frame.matches('button:not(.spot), .btn, .panel, td')
      if (isBox && shown(edges) && beyond(edges)) return frame
    }
    return null
  }

  /** What is painted over a point, if it has nothing to do with the thing. */
  function coverer(each, x, y) {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === each || top.contains(each) || each.contains(top)) return null
      if (top.closest(ON_PURPOSE) || (page && stays(top))) return null
      const style = getComputedStyle(top)
      const painted = !GROUND.test(style.backgroundColor) || style.backgroundImage !== 'none' || top.closest('svg') || texts(top).length
      if (painted && style.opacity !== '0') return top
    }
    return null
  }

  /** Bars that stay while the page scrolls under them. */
  function stays(each) {
    return [...ancestors(each)].some((node) => /fixed|sticky/.test(getComputedStyle(node).position))
  }

  /** Left out where there is no room: it lies wholly outside a box that hides it. */
  function leftOut(each, box) {
    return [...ancestors(each)].some((node) => {
      const edges = node.getBoundingClientRect()
      const apart = box.left >= edges.right - 1 || box.right <= edges.left + 1 || box.top >= edges.bottom - 1 || box.bottom <= edges.top + 1
      return apart && hides(getComputedStyle(node))
    })
  }

  function scrolled(each) {
    return [...ancestors(each)].some((node) => scrolls(getComputedStyle(node)))
  }

  /** Whether it can be brought in from beside the window: what scrolls down only does not reach it. */
  function reachable(each) {
    return [...ancestors(each)].some((node) => /auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth)
  }

  const found = []
  const table = document.querySelector('.app[data-network]')
  for (const each of root.querySelectorAll('*')) {
    const text = texts(each).length > 0
    const touched = each.matches('button, a, input, select')
    if (!(text || touched) || !judged(each)) continue
    const whole = each.getBoundingClientRect()
    const box = text ? written(each) : whole
    if (!shown(box) || leftOut(each, touched ? whole : box)) continue // half a button is not left out, though its word is
    const clip = text ? clippedBy(each, box) : null
    if (clip) found.push(`clipped: ${named(each)} by ${named(clip).split('> ')[0]}>`)
    const moves = scrolled(each)
    const over = text ? 1 : 8 // px: a target may begin a little outside
    if (!reachable(each) && (box.right > innerWidth + over || box.left < -over)) found.push(`outside: ${named(each)} ${Math.round(box.left)}…${Math.round(box.right)}`)
    if (!moves && table?.contains(each) && box.bottom > innerHeight + 1) found.push(`below the window: ${named(each)} ${Math.round(box.bottom)}`)
    if (clip || moves || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) continue
    const middle = box.top + box.height / 2
    const points = text ? [0.1, 0.5, 0.9] : [0.5]
    const cover = points.map((part) => coverer(each, box.left + box.width * part, middle)).find(Boolean)
    if (cover) found.push(`covered: ${named(each)} by ${named(cover)}`)
  }
  return [...new Set(found)]
}
