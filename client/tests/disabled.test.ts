// @vitest-environment node
// What cannot be used now is shaded (`aria-disabled`): a disabled button cannot be asked why, and gives its focus to nobody.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['games', 'pages', 'table']
const CATALOGUE = 'pages/catalogue/' // shows the kit's own states

test('no button is disabled', () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf-8' }).map((file) => `${folder}/${file}`))
  const pages = files.filter((file) => file.endsWith('.svelte') && !file.startsWith(CATALOGUE))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter((file) => /<\w[^<]*\sdisabled[=\s>]/.test(readFileSync(`${ROOT}${file}`, 'utf-8')))).toEqual([])
})
