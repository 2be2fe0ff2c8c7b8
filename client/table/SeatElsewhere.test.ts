// A page gives away the links to its own seats, and says truly when nothing else leads back to them.

import { mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import type { Table } from '~/net/wire.ts'
import { words } from '~/words/words.svelte.ts'
import { Match } from './match.svelte.ts'
import SeatElsewhere from './SeatElsewhere.svelte'

const connection = { send: () => true, resync: () => undefined, hurry: () => undefined, close: () => undefined }

beforeAll(() => words.speak('en'))
afterEach(() => kept.forgetEverything())

function shown(match: Match, unkept = false): { links: string[]; said: string } {
  const target = document.createElement('div')
  const made = mount(SeatElsewhere, { target, props: { match, unkept, onclose: () => undefined } })
  const found = { links: [...target.querySelectorAll('textarea')].map((each) => new URL(each.value).hash), said: target.querySelector('p')?.textContent ?? '' }
  void unmount(made)
  return found
}

test('a seat that another page of the device holds is none of this page’s', () => {
  kept.keep({ match: 'm', game: 'roma', title: '' } as Table, { 0: 'mine', 1: 'theirs' })
  expect(shown(new Match('m', { 1: 'theirs' }, () => connection)).links).toEqual(['#/seat/m/1/theirs'])
})

test('where storage is merely full a reload loses no seat, and none is said to be lost by it', () => {
  const { said } = shown(new Match('m', { 0: 'mine' }, () => connection), true)
  expect(said).toContain('In another window, or once this one is closed, only this link leads back')
})
