// @vitest-environment node
// What a first visit loads over the wire: at most 150 kB before art and fonts, 500 kB with all of it.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const STATIC = new URL('../../src/lusoria/server/static/', import.meta.url)
const LIMIT = 150_000
const LIMIT_WITH_ART = 500_000
const DRAWN = /^(house|roma|lobby-cambria|plaster|wood)-.*\.svg$/
const FIRST = ['_first', 'pages/open.ts', 'pages/lobby/Lobby.svelte', '_miniatures', ...['house', 'armorica'].map((part) => `virtual:words/ru/${part}`)]

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const zipped = (file: string): number => gzipSync(readFileSync(new URL(file, STATIC)), { level: 9 }).length

test('the first load is small', () => {
  const list = new URL('.vite/manifest.json', STATIC)
  expect(existsSync(list), 'build first: python client/build.py build').toBe(true)
  const manifest = JSON.parse(readFileSync(list, 'utf-8')) as Record<string, Chunk>
  const files = new Set<string>(['index.html'])
  const visit = (name: string): void => {
    const chunk = manifest[name] ?? manifest[Object.keys(manifest).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js')) ?? '']
    expect(chunk, `${name} is not in the build`).toBeDefined()
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const each of chunk.imports ?? []) visit(each)
  }
  FIRST.forEach(visit)
  expect([...files].filter((file) => file.includes('/table-')), 'the lobby fetches the table (vite.config.ts: what both need belongs to the house)').toEqual([])
  const total = [...files].reduce((sum, file) => sum + zipped(file), 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(LIMIT)
  expect(total + art()).toBeLessThanOrEqual(LIMIT_WITH_ART)
})

/** The lobby's drawings, and every font there is, as a Russian page with Latin names needs them. */
function art(): number {
  const assets = readdirSync(new URL('assets/', STATIC))
  const [drawn, fonts] = [assets.filter((file) => DRAWN.test(file)), assets.filter((file) => file.endsWith('.woff2'))]
  expect([drawn.length, fonts.length]).toEqual([6, 8])
  return [...drawn, ...fonts].reduce((sum, file) => sum + zipped(`assets/${file}`), 0)
}

test('the page itself sends for what a first visit needs', () => {
  const page = readFileSync(new URL('index.html', STATIC), 'utf-8')
  for (const file of ['house', 'open', 'Lobby']) expect(page).toMatch(new RegExp(`rel="modulepreload"[^>]*assets/${file}-`))
  expect(page.indexOf('assets/house-')).toBeLessThan(page.indexOf('assets/Lobby-')) // in this order styles overrule each other
})

test('nothing in the build calls another host', () => {
  const page = readFileSync(new URL('index.html', STATIC), 'utf-8')
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(page).not.toMatch(/<script(?![^>]*src=)/)
})

test('the service worker keeps only files that are there', () => {
  const files = JSON.parse(/const FILES = (\[.*?\])/.exec(readFileSync(new URL('worker.js', STATIC), 'utf-8'))?.[1] ?? '[]') as string[]
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => file !== './' && !existsSync(new URL(file, STATIC)))).toEqual([])
})
