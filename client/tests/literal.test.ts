// @vitest-environment node
// No component holds a word of its own, no inline style that a strict policy would refuse, and
// every sentence that is asked for by name exists.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import { FluentParser, Message } from '@fluent/syntax'
import { PARTS } from '~/words/catalogues.ts'
import { catalogue } from '~/words/plugin.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['art', 'games', 'net', 'pages', 'table', 'words']
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'label']
const WORD = /\p{L}{2,}/u

interface Node {
  type: string
  name?: string
  data?: string
  value?: unknown
  [key: string]: unknown
}

const files = FOLDERS.flatMap((folder) => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf-8' }).map((file) => `${folder}/${file}`))
const components = files.filter((file) => file.endsWith('.svelte'))
const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf-8')

/** Everything wrong with a piece of a component's markup. */
export function faults(node: Node): string[] {
  if (node.type === 'Text' && WORD.test(node.data ?? '')) return [`text "${node.data?.trim()}"`]
  if (node.type === 'StyleDirective') return []
  if (node.type === 'Attribute') return attributeFaults(node)
  return Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : below(value)))
}

function below(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(below)
  return typeof value === 'object' && value !== null && 'type' in value ? faults(value as Node) : []
}

function attributeFaults(node: Node): string[] {
  const parts = Array.isArray(node.value) ? (node.value as Node[]) : []
  const literal = parts.some((part) => part.type === 'Text' && WORD.test(part.data ?? ''))
  if (node.name === 'style') return ['style attribute: write style:property={value}']
  return literal && SPOKEN.includes(node.name ?? '') ? [`${node.name} in plain words`] : []
}

const markup = (text: string): Node => parse(text, { modern: true }).fragment as unknown as Node

describe('components', () => {
  test.each(components)('%s says nothing by itself', (file) => expect(faults(markup(read(file)))).toEqual([]))

  test('the lint finds what it is for', () => {
    expect(faults(markup('<p>Hello</p>'))).toHaveLength(1)
    expect(faults(markup('<button aria-label="Close"></button>'))).toHaveLength(1)
    expect(faults(markup('<i style="color:red"></i>'))).toHaveLength(1)
    expect(faults(markup('<p class="muted">{say("hello")} · 12</p>'))).toEqual([])
  })
})

describe('sentences', () => {
  const ids = new Set(PARTS.flatMap((part) => new FluentParser({}).parse(catalogue('en', part)).body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []))))
  const asked = sources.flatMap((file) => [...read(file).matchAll(/\bsay\('([\w-]+)'/g)].map((found) => [found[1] ?? '', file] as const))

  test('every sentence asked for by name exists', () => {
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter(([id]) => !ids.has(id))).toEqual([])
  })
})
