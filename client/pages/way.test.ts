import { beforeEach, expect, it, vi } from 'vitest'

let way: typeof import('./way.ts')

beforeEach(async () => {
  vi.resetModules()
  way = await import('./way.ts')
})

it('leads to the lobby from a page that was opened from outside', () => {
  expect(way.back()).toBe('#/')
  way.go('#/rules/roma', '#/settings')
  expect(way.back()).toBe('#/rules/roma')
})

it('knows the lobby also by an address without a name, as a first visit has it', () => {
  way.go('', '#/table/abc')
  expect(way.back()).toBe('#/')
})

it('leads from the settings back to the table, and from there to the lobby', () => {
  way.go('#/', '#/table/abc')
  way.go('#/table/abc', '#/settings')
  expect(way.back()).toBe('#/table/abc')
  way.go('#/settings', '#/table/abc')
  expect(way.back()).toBe('#/')
})

it('leads from the replay to the end of the game, at whichever ply it is left', () => {
  way.go('#/', '#/table/abc')
  way.go('#/table/abc', '#/replay/abc/0')
  way.go('#/replay/abc/17', '#/settings')
  expect(way.back()).toBe('#/replay/abc/17')
  way.go('#/settings', '#/replay/abc/17')
  expect(way.back()).toBe('#/table/abc')
})

it('never goes round in a circle', () => {
  way.go('#/', '#/how/roma')
  way.go('#/how/roma', '#/rules/roma/R1.1')
  way.go('#/rules/roma/R5.2', '#/how/roma')
  expect(way.back()).toBe('#/')
})

it('passes over a page that another one stands in the stead of', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  way.go('#/', '#/new/roma')
  way.instead('#/new/armorica')
  way.go('#/new/roma', '#/new/armorica')
  way.instead('#/new/armorica') // where one is already
  way.instead('#/table/abc')
  way.go('#/new/armorica', '#/table/abc')
  expect(way.back()).toBe('#/')
  way.go('#/table/abc', '#/settings')
  expect(way.back()).toBe('#/table/abc')
  replace.mockRestore()
})

it('knows where a page was left, for whoever comes back to it', () => {
  expect(way.go('#/', '#/how/roma', 120)).toBe(0)
  expect(way.go('#/how/roma', '#/rules/roma/R5.2', 900)).toBe(0)
  expect(way.go('#/rules/roma/R5.2', '#/rules/roma/R6.1', 300)).toBe(0) // which leads to its own place
  expect(way.go('#/rules/roma/R6.1', '#/how/roma', 400)).toBe(900)
  expect(way.go('#/how/roma', '#/', 950)).toBe(120)
  expect(way.go('#/', '#/how/roma')).toBe(0) // opened anew
})
