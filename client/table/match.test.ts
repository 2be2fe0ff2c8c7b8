import { expect, test, vi } from 'vitest'
import { Match } from './match.svelte.ts'
import { lastAnswer, seatsHere } from './seats.ts'
import type { Connect, Listener } from '~/net/connection.ts'
import type { Asked, Choice, Table, View } from '~/net/wire.ts'

const PASS: Choice = { number: 7, words: 'pass', verb: 'pass', arguments: {} }
const view = (entry: number, seat = 0): View => ({
  viewer: [0],
  entry,
  decision: { seat, question: 'take_gaul' },
  choices: seat === 0 ? [PASS] : [],
  position: { round: entry },
  derived: {},
  standing: { scores: [0, 0], parts: [{}, {}], ranks: [1, 1], ties: [] },
  heard: [{ entry, event: 'passed', facts: { seat: 0 } }],
  answered: [entry, 0],
})
const TABLE = { match: 'm', game: 'armorica', title: '', options: {}, components: '', chairs: [], wishes: {}, stage: 'playing', entry: 1, commitment: '' } satisfies Table

function seated(): { match: Match; sent: Asked[]; server: Listener; resync: ReturnType<typeof vi.fn> } {
  const sent: Asked[] = []
  const resync = vi.fn()
  let server: Listener | undefined
  const connect: Connect = (_hello, listener) => {
    server = listener
    return { send: (message) => sent.push(message) > 0, resync, hurry: () => undefined, close: () => undefined }
  }
  const match = new Match('m', ['key'], connect)
  server!.network({ state: 'open' })
  server!.told({ type: 'shown', match: 'm', table: TABLE, view: view(1) })
  return { match, sent, server: server!, resync }
}

test('an answer is sent once, with its entry, and is only *sent* until it is acknowledged', () => {
  const { match, sent, server } = seated()
  match.answer(PASS)
  match.answer(PASS)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ type: 'answer', entry: 1, action: 7, seat: 0 })
  expect(match.sent).toBe(PASS)
  expect(match.view?.entry).toBe(1) // nothing moved
  server.told({ type: 'done', key: (sent[0] as { key: string }).key, entry: 2 })
  expect(match.sent).toBeNull()
})

test('a hint is being thought about until it comes, cannot be had, or the table has changed', () => {
  const { match, sent, server } = seated()
  const answers: ((key: string) => void)[] = [
    (key) => server.told({ type: 'advice', key, answers: [[7, 0.5]] }),
    (key) => server.told({ type: 'no', key, error: 'stale', reason: 'try_again' }),
    () => server.told({ type: 'shown', match: 'm', table: TABLE, view: view(2) }),
  ]
  for (const answer of answers) {
    match.hint()
    match.hint() // it is asked once
    server.told({ type: 'no', key: 'another', error: 'illegal', reason: 'no_undo' }) // of something else
    expect(match.advising).toBe(true)
    answer((sent.at(-1) as { key: string }).key)
    expect(match.advising).toBe(false)
  }
  expect(sent).toHaveLength(answers.length)
})

test('a hint that comes after its question was answered is none to the next one', () => {
  const { match, sent, server } = seated()
  match.hint()
  const { key } = sent[0] as { key: string }
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(2) })
  match.hint()
  server.told({ type: 'advice', key, answers: [[7, 0.5]] })
  expect([match.advice, match.advising]).toEqual([null, true])
})

test('what the others do since the own last answer is news', () => {
  const { match, server } = seated()
  const heard = (entry: number, seat: number) => [{ entry, event: 'passed', facts: { seat } }]
  const tell = (entry: number, asked: number, who: number): void => server.told({ type: 'changed', match: 'm', since: entry - 1, entry, change: { decision: { seat: [asked] } }, heard: heard(entry, who) })
  match.answer(PASS)
  tell(2, 1, 0) // the own answer
  expect(match.log.slice(match.newsFrom)).toEqual([])
  tell(3, 0, 1)
  expect(match.log.slice(match.newsFrom)).toEqual(heard(3, 1))
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(4) })
  match.answer(PASS)
  expect(match.log.slice(match.newsFrom)).toEqual([])
})

test('a reason that the server cannot give is no refusal of a move', async () => {
  const { match, sent, server } = seated()
  const asked = match.why('starve G-A3')
  server.told({ type: 'no', key: (sent[0] as { key: string }).key, error: 'unreadable', reason: 'no_such_words' })
  expect(await asked).toBeNull()
  expect(match.refusal).toBeNull()
})

test('a refusal is shown and the answer is free again', () => {
  const { match, sent, server } = seated()
  match.answer(PASS)
  server.told({ type: 'no', key: (sent[0] as { key: string }).key, error: 'stale', reason: 'moved-on' })
  expect(match.sent).toBeNull()
  expect(match.refusal?.error).toBe('stale')
})

test('after a loss the same answer goes out again under its old key, unless the table has moved on', () => {
  const { match, sent, server } = seated()
  match.answer(PASS)
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(1) })
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(2, 1) })
  expect(sent).toHaveLength(2)
  expect(match.sent).toBeNull()
})

test('changes build on the View they name; a gap asks for a whole View', () => {
  const { match, server, resync } = seated()
  const heard = [{ entry: 2, event: 'passed', facts: {} }]
  server.told({ type: 'changed', match: 'm', since: 1, entry: 2, change: { position: { round: [9] } }, heard })
  expect(match.view).toMatchObject({ entry: 2, position: { round: 9 } })
  expect(match.log).toHaveLength(2)
  server.told({ type: 'changed', match: 'm', since: 5, entry: 6, change: null, heard: [] })
  expect(resync).toHaveBeenCalledOnce()
  expect(match.view?.entry).toBe(2)
})

test('nothing can be answered while others are asked or the line is down', () => {
  const { match, sent, server } = seated()
  server.network({ state: 'waiting', until: 0 })
  match.answer(PASS)
  server.network({ state: 'open' })
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(2, 1) })
  match.answer(PASS)
  expect(sent).toEqual([])
})

test('why-not is asked once per View', async () => {
  const { match, sent, server } = seated()
  const first = match.why('take G-A1')
  void match.why('take G-A1')
  expect(sent).toHaveLength(1)
  server.told({ type: 'because', key: (sent[0] as { key: string }).key, refused: null })
  expect(await first).toBeNull()
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(2) })
  void match.why('take G-A1')
  expect(sent).toHaveLength(2)
})

test('why-not that did not go out is answered by nothing, and asked again once the line is back', async () => {
  const sent: Asked[] = []
  let up = false
  const match = new Match('m', ['key'], () => ({ send: (message) => up && sent.push(message) > 0, resync: () => undefined, hurry: () => undefined, close: () => undefined }))
  expect(await match.why('take G-A1')).toBeNull()
  up = true
  void match.why('take G-A1')
  expect(sent).toHaveLength(1)
})

test('what a recording answers at once is over at once', async () => {
  const connect: Connect = (_hello, listener) => {
    queueMicrotask(() => listener.network({ state: 'open' }))
    const send = ({ key }: Asked & { key: string }): boolean => (listener.told({ type: 'done', key, entry: 1 }), true)
    return { send: send as (message: Asked) => boolean, resync: () => undefined, hurry: () => undefined, close: () => undefined }
  }
  const match = new Match('m', ['key'], connect)
  expect(await match.say('salve')).toBe(true)
  match.keep(1, 'centurio')
  expect([match.lost, match.keeping]).toEqual([false, false])
})

test('witnesses see the table before and after, and hear only what is new', async () => {
  const { match, server } = seated()
  const before = vi.fn()
  const after = vi.fn()
  match.watch({ before, after })
  server.told({ type: 'shown', match: 'm', table: TABLE, view: { ...view(3), heard: [...view(1).heard, ...view(3).heard] } })
  await Promise.resolve().then(() => new Promise((resolve) => setTimeout(resolve)))
  expect(before).toHaveBeenCalledOnce()
  expect(after).toHaveBeenCalledWith([{ entry: 3, event: 'passed', facts: { seat: 0 } }])
})

test('what others have learnt from is asked for, and a refusal is told', () => {
  const { match, sent, server } = seated()
  match.undo()
  expect([match.wish, sent.length]).toEqual(['asking', 0]) // nobody is disturbed by a slip
  match.askBack()
  expect(sent[0]).toMatchObject({ type: 'undo', entry: 1 })
  const takeback = { seat: 0, entry: 1, granted: [0], wish: 'w' }
  server.told({ type: 'around', match: 'm', table: { ...TABLE, takeback } })
  expect(match.wish).toBeNull()
  server.told({ type: 'around', match: 'm', table: TABLE })
  expect(match.wish).toBe('refused')
  server.told({ type: 'shown', match: 'm', table: { ...TABLE, entry: 2 }, view: view(2) })
  expect(match.wish).toBeNull()
})

test('whoever practises alone asks nobody, and without an answer there is nothing to take back', () => {
  const { match, server } = seated()
  server.told({ type: 'around', match: 'm', table: { ...TABLE, wishes: { practice: true } } })
  expect(match.mayGoBack).toBe(false)
  match.undo()
  expect(match.wish).toBeNull()
})

test('what carries one’s seat in the log is no answer: only the server knows which are', () => {
  const { match, server } = seated()
  server.told({ type: 'shown', match: 'm', table: TABLE, view: { ...view(2), answered: [0, 1] } })
  match.undo()
  expect([match.last, match.mayGoBack, match.wish]).toEqual([null, false, null])
})

test('at a shared screen the last answer is that of whoever of them answered last', () => {
  expect(lastAnswer([4, 9, 7], [0, 2])).toEqual({ seat: 2, entry: 7 })
  expect(lastAnswer([4, 0], [1])).toBeNull()
  expect(lastAnswer([4, 9], [])).toBeNull()
})

test('what nobody has learnt from is taken back at once', () => {
  const { match, sent, server } = seated()
  server.told({ type: 'around', match: 'm', table: { ...TABLE, undo: 1 } })
  match.undo()
  expect(sent[0]).toMatchObject({ type: 'undo', entry: 1 })
  expect(match.wish).toBeNull()
})

test('a View past the question holds the answer: nothing is on its way any more, before it is acknowledged', () => {
  const { match, server } = seated()
  match.answer(PASS)
  server.told({ type: 'changed', match: 'm', since: 1, entry: 2, change: null, heard: [] })
  expect(match.sent).toBeNull()
})

test('nothing is taken back while an answer or another undo is on its way', () => {
  const { match, sent, server } = seated()
  server.told({ type: 'around', match: 'm', table: { ...TABLE, undo: 1 } })
  match.answer(PASS)
  match.undo()
  match.askBack()
  expect(sent.map((each) => each.type)).toEqual(['answer'])
  server.told({ type: 'done', key: (sent[0] as { key: string }).key, entry: 2 })
  match.undo()
  match.undo() // a double click
  expect(sent.map((each) => each.type)).toEqual(['answer', 'undo'])
  server.told({ type: 'no', key: (sent[1] as { key: string }).key, error: 'illegal', reason: 'no_undo' })
  match.undo()
  server.told({ type: 'shown', match: 'm', table: { ...TABLE, undo: 1 }, view: view(1) }) // lost on the way
  match.undo()
  expect(sent.map((each) => each.type)).toEqual(['answer', 'undo', 'undo', 'undo'])
})

test('while the line is lost no wish goes into nothing: it waits to be uttered', () => {
  const { match, sent, server } = seated()
  match.undo()
  server.told({ type: 'around', match: 'm', table: { ...TABLE, takeback: { seat: 1, entry: 1, granted: [1], wish: 'w' } } })
  server.network({ state: 'closing', seconds: 5 })
  match.askBack()
  match.grant(true)
  match.keep(1, 'centurio')
  expect([match.wish, sent]).toEqual(['asking', []])
})

test('a word to somebody’s wish is given once, and again only when it was lost or refused', () => {
  const { match, sent, server } = seated()
  const asked = { ...TABLE, takeback: { seat: 1, entry: 1, granted: [1], wish: 'w' } }
  server.told({ type: 'around', match: 'm', table: asked })
  const twice = (): void => [match.grant(true), match.grant(true), match.keep(1, 'centurio'), match.keep(1, 'centurio')].forEach(() => undefined)
  twice()
  expect(sent.map((each) => each.type)).toEqual(['grant', 'keep'])
  server.told({ type: 'no', key: (sent[0] as { key: string }).key, error: 'stale', reason: 'try_again' })
  server.told({ type: 'done', key: (sent[1] as { key: string }).key, entry: 1 })
  twice()
  expect(sent.slice(2).map((each) => each.type)).toEqual(['grant', 'keep'])
  server.told({ type: 'shown', match: 'm', table: asked, view: view(1) }) // both were lost with the wire
  twice()
  expect(sent).toHaveLength(6)
})

test('a line of the chat is said again under its key until it was taken', async () => {
  const { match, sent, server } = seated()
  const ends: boolean[] = []
  void match.say('Ave!').then((isSaid) => ends.push(isSaid))
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(1) }) // the wire was lost
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  server.told({ type: 'done', key: (sent[0] as { key: string }).key, entry: 1 })
  server.told({ type: 'shown', match: 'm', table: TABLE, view: view(1) })
  expect(sent).toHaveLength(2)
  void match.say('Salve!').then((isSaid) => ends.push(isSaid))
  server.told({ type: 'no', key: (sent[2] as { key: string }).key, error: 'illegal', reason: 'too_many' })
  await Promise.resolve()
  expect(ends).toEqual([true, false])
})

test('a refusal goes when this screen is asked something later, not with the table that came with it', () => {
  const { match, server } = seated()
  const shown = (entry: number, seat = 0): void => server.told({ type: 'shown', match: 'm', table: TABLE, view: view(entry, seat) })
  server.told({ type: 'no', key: '', error: 'stale', reason: 'stale' })
  shown(3) // the question that was missed
  shown(3)
  shown(4, 1)
  expect(match.refusal).not.toBeNull()
  shown(5)
  expect(match.refusal).toBeNull()
})

test('whose keys it was opened with share this screen, whatever the device keeps meanwhile', () => {
  const { match, server } = seated()
  server.told({ type: 'shown', match: 'm', table: TABLE, view: { ...view(2), viewer: [] } }) // the curtain is down
  expect([match.seats, seatsHere(match)]).toEqual([[0], [0]])
})

test('an onlooker’s own line comes back without a seat and is known again', () => {
  let server: Listener | undefined
  const match = new Match('m', [], (_hello, listener) => ({ send: () => ((server = listener), true), resync: vi.fn(), hurry: vi.fn(), close: vi.fn() }))
  match.say(' Ave,  Roma! ')
  const talk = (number: number, text: string) => ({ number, seat: null, text, at: 0 })
  server!.told({ type: 'talked', match: 'm', talk: talk(0, 'Salve!') })
  server!.told({ type: 'talked', match: 'm', talk: talk(1, 'Ave, Roma!') })
  server!.told({ type: 'talked', match: 'm', talk: talk(1, 'Ave, Roma!') }) // twice: counted once
  expect([match.ownLines, match.talk.length]).toEqual([[1], 2])
})
