// How events look on the map. Places stand still, so every flight goes from one known place to
// another; a warrior comes from its seat's row and goes back there.

import type { Heard } from '~/net/wire.ts'
import { movement, moves, type Start } from '~/table/motion.ts'
import { play } from '~/table/sounds.ts'
import { placeOf } from './place.ts'

const MOST = 12 // events shown at once; after an absence the newest
const ROLLS = ['rolled', 'setup_rolled', 'neutral_rolled']
const FADE = 120
const LAG = 70
const SETTLE = 'cubic-bezier(.2,.75,.25,1)'

export function choreography(heard: readonly Heard[], root: Element): Start[] {
  const map = root.querySelector<SVGSVGElement>('svg.map')
  if (!map) return []
  const recent = heard.slice(-MOST)
  const lying = recent.filter((each) => ROLLS.includes(each.event)).at(-1) // of several rolls only the last one is seen
  const told = recent.filter((each) => each === lying || !ROLLS.includes(each.event))
  return told.flatMap((each) => shown(each, root, map)).filter((each) => each !== null)
}

function shown({ event, facts }: Heard, root: Element, map: SVGSVGElement): (Start | null)[] {
  const supply = `supply-${facts['colour']}`
  switch (event) {
    case 'rolled': case 'setup_rolled': case 'neutral_rolled': return tumble(root)
    case 'placed': return [land(map, root, String(facts['road']), supply)]
    case 'boarded': return [land(map, root, placeOf(Number(facts['ship'])), supply)]
    case 'moved': case 'legion_moved': return [land(map, root, String(facts['to']), String(facts['from']))]
    case 'legion_sent_home': return [land(map, root, 'eagle', String(facts['road']))]
    case 'removed': return [nod(root, supply)]
    case 'fort_fell': case 'fort_awarded': return sink(map, String(facts['fort']))
    default: return []
  }
}

/** What stands at a place comes there from another. */
function land(map: SVGSVGElement, root: Element, to: string, from: string): Start | null {
  const piece = map.querySelector<SVGGElement>(`[data-stands="${CSS.escape(to)}"]`)
  const [here, there] = [middle(map, piece), middle(map, whereabouts(root, from))]
  if (!piece || !here) return null
  play('piece')
  if (!there || movement() === 'less') return () => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  const by = (share: number, rise: number): string => shift(map, (there.x - here.x) * share, (there.y - here.y) * share - rise)
  const frames = [{ transform: by(1, 0) }, { transform: by(0.5, 24), offset: 0.5 }, { transform: 'none' }]
  return lifted(piece, frames, SETTLE)
}

/** So far in the map's own measure, for something that lies above it. */
function shift(map: SVGSVGElement, x: number, y: number): string {
  const scale = map.getScreenCTM()?.a ?? 1
  return `translate(${x * scale}px,${y * scale}px)`
}

/** A part of the map that moves is lifted off it for so long, into a drawing of its own: within the map each of its frames
    would have the map laid out and painted anew. */
function lifted(part: SVGGElement, frames: Keyframe[], easing: string): Start | null {
  const room = part.closest('.room')
  const screen = part.getScreenCTM()
  if (!room || !screen) return null
  const [box, floor] = [part.getBBox(), room.getBoundingClientRect()]
  return () => {
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sheet.setAttribute('class', 'map lifted')
    sheet.setAttribute('aria-hidden', 'true')
    sheet.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    const [left, top] = [screen.a * box.x + screen.e - floor.left, screen.d * box.y + screen.f - floor.top]
    Object.assign(sheet.style, { left: `${left}px`, top: `${top}px`, width: `${screen.a * box.width}px`, height: `${screen.d * box.height}px` })
    sheet.append(part.cloneNode(true))
    room.append(sheet)
    part.style.visibility = 'hidden'
    const flight = moves(sheet, frames, easing)
    const laid = (): void => {
      part.style.visibility = ''
      sheet.remove()
    }
    flight.finished.then(laid, laid) // at once: the next View may lift the same part again
    return flight
  }
}

/** A seat's row, a road, a ship or the eagle. */
function whereabouts(root: Element, place: string): Element | null {
  if (place === 'eagle') return root.querySelector('.perch')
  return root.querySelector(`[data-place="${CSS.escape(place)}"], [data-spot="${CSS.escape(place)}"], [data-road="${CSS.escape(place)}"]`)
}

/** The middle of something on the page, in the map's own measure. */
function middle(map: SVGSVGElement, thing: Element | null): DOMPoint | null {
  const box = thing?.getBoundingClientRect()
  const screen = map.getScreenCTM()
  if (!box || !screen) return null
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(screen.inverse())
}

function tumble(root: Element): Start[] {
  play('dice')
  const dice = [...root.querySelectorAll('.dice .die')]
  if (movement() === 'less') return dice.map((die) => () => die.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }))
  const frames = [{ transform: 'translate(-60px,-30px) rotate(-260deg) scale(.8)' }, { transform: 'translate(6px,4px) rotate(14deg)', offset: 0.75 }, { transform: 'none' }]
  return dice.map((die, index) => () => moves(die, frames, 'cubic-bezier(.2,.9,.3,1.05)', index * LAG))
}

function nod(root: Element, place: string): Start | null {
  const row = root.querySelector(`[data-place="${CSS.escape(place)}"]`)
  const frames = movement() === 'less' ? [{ opacity: 0.4 }, { opacity: 1 }] : [{ transform: 'none' }, { transform: 'translateX(-6px)' }, { transform: 'none' }]
  return row && (() => moves(row, frames, 'linear'))
}

/** By `transform` and `opacity` alone, as all flights: a filter would be painted anew in each frame. */
function sink(map: SVGSVGElement, fort: string): (Start | null)[] {
  play('fall')
  const tower = map.querySelector<SVGGElement>(`[data-fort="${CSS.escape(fort)}"]`)
  if (!tower) return []
  if (movement() === 'less') return [() => tower.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE })]
  const frames = [{ transform: shift(map, 0, -8), opacity: 0.3 }, { transform: shift(map, 0, 3), opacity: 1, offset: 0.7 }, { transform: 'none', opacity: 1 }]
  return [lifted(tower, frames, 'ease-in-out')]
}
