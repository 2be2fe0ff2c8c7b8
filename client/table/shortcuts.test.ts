import { afterEach, expect, test } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import { followsHand, isKey, run, works, type Shortcut } from './shortcuts.ts'

const pressed = (code: string, key = code): KeyboardEvent => new KeyboardEvent('keydown', { code, key, cancelable: true })

afterEach(() => kept.change({ singleKeys: true }))

test('where single keys are switched off letters, digits and signs do nothing, Enter and Esc still do', () => {
  const ran: string[] = []
  const shortcut = (code: string, key: string): Shortcut => ({ code, key, words: '', run: () => ran.push(key) })
  const all = [shortcut('Escape', 'Esc'), shortcut('KeyU', 'U'), shortcut('Slash', '?')]
  const press = (): void => all.forEach(({ code }) => run(pressed(code), all))
  press()
  kept.change({ singleKeys: false })
  press()
  expect(ran).toEqual(['Esc', 'U', '?', 'Esc'])
  expect(all.map(works)).toEqual([true, false, false])
  expect([isKey(pressed('KeyE'), 'E'), isKey(pressed('Digit1'), '1'), isKey(pressed('Enter'), 'Enter')]).toEqual([false, false, true])
})

test('Enter does what the question offers, unless the keyboard has reached a button: a hand sees no focus', () => {
  const stop = followsHand()
  document.body.innerHTML = '<button><i></i></button><button></button>'
  const [card, other] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  const heard: boolean[] = []
  addEventListener('keydown', (event) => heard.push(isKey(event, 'Enter')), { signal: AbortSignal.timeout(1_000) })
  const enter = (on: Element): boolean => (on.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter', bubbles: true })), heard.at(-1)!)
  card.focus()
  expect(enter(card)).toBe(false)
  card.firstElementChild!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(enter(card)).toBe(true)
  expect(enter(document.body)).toBe(true)
  other.focus() // by Tab, and back
  expect(enter(other)).toBe(false)
  card.focus()
  expect(enter(card)).toBe(false)
  stop()
})
