// What flying alone cannot tell: dice tumble, cards are turned up, chains fall, fame and money travel.

import type { Heard } from '~/net/wire.ts'
import { movement, moves, type Start } from '~/table/motion.ts'
import { play } from '~/table/sounds.ts'

const MOST = 5 // coins on their way at once
const LAG = 60

export function choreography(heard: readonly Heard[], root: Element): Start[] {
  sound(heard)
  if (movement() !== 'full') return []
  const lying = heard.filter((each) => each.event === 'rolled').at(-1) // of several rolls only the last one is seen
  return heard.flatMap((each) => {
    const { event, facts } = each
    const seat = Number(facts['seat'])
    const fame = Number(facts['fame'] ?? 0)
    const money = Number(facts['money'] ?? 0)
    switch (event) {
      case 'rolled':
        return each === lying ? tumble(root) : []
      case 'revealed':
        return turnUp(root, heard.filter((each) => each.event === 'revealed').length, Number(facts['disc']))
      case 'blocked':
        return chains(root)
      case 'fame_returned':
        return travel(root, `fame-${seat}`, 'stockpile', 'fame', fame)
      case 'fame_gained':
        return travel(root, 'stockpile', `fame-${seat}`, 'fame', fame)
      case 'fame_taken': // what is bought is told so too
        return travel(root, `fame-${1 - seat}`, `fame-${seat}`, 'fame', fame)
      case 'fame_bought':
        return travel(root, `money-${seat}`, `money-${1 - seat}`, 'sestertius', money)
      case 'money_taken':
        return travel(root, 'bank', `money-${seat}`, 'sestertius', money)
      default:
        return []
    }
  })
}

function sound(heard: readonly Heard[]): void {
  const has = (...events: string[]): boolean => heard.some((each) => events.includes(each.event))
  if (has('game_over')) play('end')
  else if (has('rolled')) play('dice')
  else if (has('destroyed')) play('fall')
  else if (has('laid', 'laid_face_down', 'kept', 'moved')) play('card')
  else if (has('money_taken', 'fame_gained')) play('piece')
}

const all = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)]

function tumble(root: Element): Start[] {
  const frames = [
    { transform: 'translate(-160px, 90px) rotate(-340deg) scale(.8)', opacity: 0.4 },
    { transform: 'translate(0, -10px) rotate(14deg) scale(1.06)', offset: 0.7 },
    { transform: 'none' },
  ]
  return all(root, '.dice .die').map((die, index) => () => moves(die, frames, 'cubic-bezier(.2,.9,.3,1.05)', index * LAG))
}

/** Left to right, both rows together. */
function turnUp(root: Element, cards: number, disc: number): Start[] {
  if (cards === 0) return []
  const frames = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0)' }]
  return all(root, `.slot[data-disc="${disc}"] .rmini`).map((card) => () => moves(card, frames, 'ease-in-out', disc * 30))
}

function chains(root: Element): Start[] {
  const frames = [{ transform: 'translateY(-26px)', opacity: 0 }, { transform: 'translateY(2px)', opacity: 1, offset: 0.7 }, { transform: 'none' }]
  return all(root, '.chains').map((each) => () => moves(each, frames, 'ease-out'))
}

/** Coins fly from one place to another and are gone; the numbers have changed already. */
function travel(root: Element, from: string, to: string, drawing: string, count: number): Start[] {
  const [start, end] = [from, to].map((place) => root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect())
  if (!start?.width || !end?.width) return []
  const floor = root.getBoundingClientRect()
  const at = (box: DOMRect, lift = 0): string => `translate(${box.left + box.width / 2 - floor.left - 13}px, ${box.top + box.height / 2 - floor.top - 13 - lift}px)`
  const frames = [{ transform: at(start) }, { transform: at(end, 18), offset: 0.8 }, { transform: at(end) }]
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => () => {
    const coin = root.appendChild(sprite(drawing))
    const flight = moves(coin, frames, 'ease-in-out', index * LAG)
    flight.onfinish = () => coin.remove()
    return flight
  })
}

function sprite(drawing: string): SVGElement {
  const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  coin.setAttribute('class', 'travelling')
  coin.setAttribute('aria-hidden', 'true')
  const use = coin.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'use'))
  use.setAttribute('href', `#${drawing}`)
  return coin
}
