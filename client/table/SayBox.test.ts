// What was typed is gone from the box only when it was said.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import SayBox from './SayBox.svelte'

test('a line stays in its box until it was taken, and what is typed meanwhile is the next one', async () => {
  const ends: ((isSaid: boolean) => void)[] = []
  const box = mount(SayBox, { target: document.body, props: { onsay: () => new Promise<boolean>((resolve) => ends.push(resolve)) } })
  const input = document.querySelector('input')!
  const type = (text: string): void => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
  }
  const submit = (): void => document.querySelector('form')!.requestSubmit()
  const told = async (isSaid: boolean): Promise<string> => {
    ends.at(-1)!(isSaid)
    await new Promise((resolve) => setTimeout(resolve))
    flushSync()
    return input.value
  }
  type('Ave!')
  submit()
  submit()
  expect([input.value, ends.length]).toEqual(['Ave!', 1])
  expect(await told(false)).toBe('Ave!')
  submit()
  type('Ave! Quis es?')
  expect(await told(true)).toBe(' Quis es?')
  await unmount(box)
})
