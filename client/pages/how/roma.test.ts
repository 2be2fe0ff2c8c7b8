// The pictures of Roma tell no untruth: sums are sums, and words stand beside what they name.

import { type Component, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { words } from '~/words/words.svelte.ts'
import HowRoma from './HowRoma.svelte'
import RomaPicture from './RomaPicture.svelte'

beforeAll(async () => {
  await words.speak('en')
  await words.need('roma', 'how-roma')
})

function drawn<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props, look: (page: HTMLElement) => void): void {
  const target = document.createElement('div')
  const made = mount(picture, { target, props })
  look(target)
  void unmount(made)
}

test('what stands above the line adds up to what stands below it', () => {
  drawn(HowRoma, {}, (page) => {
    const points = [...page.querySelectorAll('.sum td:last-child')].map((cell) => Number(cell.textContent))
    expect(points.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(points.at(-1))
  })
})

test('each frame is named beside a card that has it', () => {
  drawn(RomaPicture, { of: 'card' }, (page) => {
    const [left, building, character, right] = [...page.querySelector('.ranat')!.children]
    expect([building?.className, left?.textContent]).toEqual([expect.stringContaining('building'), expect.stringContaining('building')])
    expect([character?.className, right?.textContent]).toEqual([expect.stringContaining('character'), expect.stringContaining('character')])
  })
})
