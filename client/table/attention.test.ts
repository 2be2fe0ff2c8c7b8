// The window says when it is your turn, and no longer than that.

import { expect, test } from 'vitest'
import { attention } from './attention.ts'

const icon = (): string | null | undefined => document.querySelector('link[rel=icon]')?.getAttribute('href')

test('whoever leaves a table on their own turn takes neither its sign nor its icon along', () => {
  document.head.innerHTML = '<link rel="icon" href="./icon.svg">'
  const leave = attention('Roma · Lusoria', true, 'Your turn')
  expect([document.title, icon()]).toEqual(['● Your turn · Roma · Lusoria', './icon-turn.svg'])
  leave()
  expect([document.title, icon()]).toEqual(['Roma · Lusoria', './icon.svg'])
})
