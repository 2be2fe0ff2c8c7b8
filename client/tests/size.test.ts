// @vitest-environment node
// What a first visit loads before art and fonts: at most 150 kB over the wire.

import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const STATIC = new URL('../../src/lusoria/server/static/', import.meta.url)
const LIMIT = 150_000
const FIRST = ['index.html', 'pages/lobby/Lobby.svelte', ...['house', 'table', 'pages', 'armorica', 'roma', 'cambria'].map((part) => `\0virtual:words/ru/${part}`)]

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
    const chunk = manifest[name] ?? manifest[name.replace('\0', '')]
    expect(chunk, `${name} is not in the build`).toBeDefined()
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const each of chunk.imports ?? []) visit(each)
  }
  FIRST.forEach(visit)
  const total = [...files].reduce((sum, file) => sum + zipped(file), 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(LIMIT)
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
