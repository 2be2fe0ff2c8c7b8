import { afterEach, expect, test } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import { isKey, run, works, type Shortcut } from './shortcuts.ts'

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
