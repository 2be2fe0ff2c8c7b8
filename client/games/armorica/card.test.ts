// A card's face shows what is printed on it, owners' cards too.

import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { PrintedCard } from '~/net/wire.ts'
import Card from './Card.svelte'
import { houseCard } from './house.ts'
import { rulesOf } from './printed.ts'

const ICON = /#(i-\w+)/

function drawn(card: PrintedCard, look: (face: HTMLElement) => void): void {
  const target = document.createElement('div')
  const made = mount(Card, { target, props: { card } })
  look(target)
  void unmount(made)
}

const icons = (within: Element): string[] => [...within.querySelectorAll('use')].map((use) => ICON.exec(use.getAttribute('href') ?? '')?.[1] ?? '')

test('the corner names what the card is taken with, not what its suit is taken with elsewhere', () => {
  const gaul = { ...houseCard('G-A1'), suit: 'matron' }
  drawn(gaul, (face) => expect(icons(face.querySelector('.via')!)).toEqual(['i-wheat']))
  drawn(houseCard('R-I-5'), (face) => expect(icons(face.querySelector('.via')!)).toEqual(['i-olive']))
})

test('up to two icons of a kind are drawn, more are one with its number', () => {
  const card = { ...houseCard('G-A1'), icons: { wheat: 2, gold: 3 } }
  drawn(card, (face) => {
    const [wheat, , , , gold] = face.querySelectorAll('.rail .row')
    expect([icons(wheat!), wheat!.textContent]).toEqual([['i-wheat', 'i-wheat'], ''])
    expect([icons(gold!), gold!.textContent]).toEqual([['i-coin'], '3'])
  })
})

test('what brings a card into a display is told apart from what its icons are good for there', () => {
  expect(rulesOf(houseCard('R-II-3'))).toEqual({ itself: ['A5.2', 'A9.1'], icons: ['A4.2', 'A11.1'] })
  expect(rulesOf(houseCard('G-A1'))).toEqual({ itself: ['A4.2', 'A9.1'], icons: ['A6.2'] })
  expect(rulesOf(houseCard('S2')).itself).toContain('A2.3') // who gets which, as they differ
})
