import { expect, test } from 'vitest'
import { roving } from './roving.ts'

function group(entered: boolean): { list: HTMLElement; chips: HTMLElement[] } {
  const list = document.createElement('ol')
  list.tabIndex = entered ? 0 : -1
  list.innerHTML = '<li><button>Forum</button></li><li><button>Nero</button></li><li><button>Turris</button></li>'
  document.body.replaceChildren(list)
  roving(1, entered)(list)
  return { list, chips: [...list.querySelectorAll('button')] }
}

const press = (key: string): boolean => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a group is one Tab stop, whatever it holds', () => {
  const { chips } = group(false)
  expect(chips.map((each) => each.tabIndex)).toEqual([0, -1, -1])
})

test('a log is the stop itself, and the arrows lead to its chips', () => {
  const { list, chips } = group(true)
  expect(chips.map((each) => each.tabIndex)).toEqual([-1, -1, -1])
  list.focus()
  press('ArrowUp')
  expect(document.activeElement).toBe(chips[2])
  press('ArrowUp')
  expect(document.activeElement).toBe(chips[1])
})
