// @vitest-environment node
// Every class of a style sheet stands in some page: what only a drawing had is carried along for nothing.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['art', 'games', 'net', 'pages', 'table', 'words']
const PUT_TOGETHER = ['ftoks', 'ptoks'] // by Cambria's reckoning, each from a kind and an s

const files = FOLDERS.flatMap((folder) => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf-8' }).map((file) => `${folder}/${file}`))
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf-8')
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '')

const pages = ['index.html', ...files].filter((file) => /\.(svelte|ts|svg|html)$/.test(file) && !file.endsWith('.test.ts')).map((file) => read(file).replace(/<style>.*<\/style>/s, '')).join('\n')
const words = new Set([...all(pages, /([\w-]+)/g), ...PUT_TOGETHER])
const beginnings = new Set(all(pages, /([\w-]+-)\$?\{/g)) // seat-{letter}
const stands = (name: string): boolean => words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning))

/** The classes that a sheet speaks of: what stands before a brace is a selector. */
export const classes = (sheet: string): string[] =>
  all(sheet.replace(/\/\*.*?\*\//gs, ''), /([^{}]+)\{/g).flatMap((selector) => (selector.includes('@') ? [] : all(selector, /\.([A-Za-z_][\w-]*)/g)))

test.each(files.filter((file) => file.endsWith('.css')))('%s has no class that no page has', (file) => {
  expect(classes(read(file)).filter((name) => !stands(name))).toEqual([])
})

test('classes are found in rules, within media queries and not in values', () => {
  expect(classes('@media (max-width:9.5em){.a .b-c:not(.d){margin:.5em}}/* .e{} */')).toEqual(['a', 'b-c', 'd'])
})
