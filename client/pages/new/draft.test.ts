import { beforeAll, expect, test, vi } from 'vitest'
import { say, words } from '~/words/words.svelte.ts'
import { Draft } from './draft.svelte.ts'

beforeAll(() => words.speak('en'))

test('friends at this screen who were given no name are told apart', () => {
  const draft = new Draft()
  draft.begin('armorica')
  const names = (...kinds: ('me' | 'here')[]): (string | undefined)[] => {
    kinds.forEach((kind, seat) => draft.set(draft.chairs[seat]!.at, kind))
    return draft.wanted().chairs.map(({ name }) => name)
  }
  expect(names('me', 'here').slice(1, 2)).toEqual(['Friend'])
  expect(names('here', 'here').slice(0, 2)).toEqual(['Friend A', 'Friend B'])
  draft.rename(draft.chairs[0]!.at, 'Anna')
  expect(names('here', 'here').slice(0, 2)).toEqual(['Anna', 'Friend'])
})

test('a chair is added for a guest where one is awaited, else for a bot of the level chosen last', () => {
  const draft = new Draft()
  draft.begin('armorica')
  const added = (): unknown => {
    draft.add()
    const { at, kind, level } = draft.chairs.at(-1)!
    draft.remove(at)
    return [kind, level]
  }
  expect(added()).toEqual(['open', null])
  draft.set(draft.chairs[1]!.at, 'bot', 'miles')
  expect(added()).toEqual(['bot', 'miles'])
  draft.set(draft.chairs[1]!.at, 'here')
  expect(added()).toEqual(['bot', 'miles'])
})

test('the table is summed up with everybody at this screen', () => {
  const draft = new Draft()
  draft.begin('cambria')
  const summed = (...kinds: ('here' | 'bot' | 'open')[]): string => {
    kinds.forEach((kind, at) => draft.set(draft.chairs[at + 1]!.at, kind))
    return say('new-summary', draft.count())
  }
  expect(summed('bot', 'bot')).toBe('You and 2 bots. You can start at once.')
  expect(summed('here', 'bot')).toBe('2 people at this screen and one bot. You can start at once.')
  expect(summed('here', 'here')).toBe('Everybody sits at this screen. You can start at once.')
})

const file = (name: string): File => new File(['fort deva 4'], name)
const REFUSED = { error: 'unreadable', reason: 'no_such_fort', rule: 'C1.3', facts: { line: 37, fort: 'nowhere' } }

test('a file is played with once the server has read it, and one that it refuses is not', async () => {
  const draft = new Draft()
  draft.begin('cambria')
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 204 }))
  await draft.bring(file('mine.txt'))
  expect(asked.mock.calls[0]![0]).toMatch(/games\/cambria\/components$/)
  expect([draft.components?.name, draft.wanted().components]).toEqual(['mine.txt', 'fort deva 4'])
  asked.mockResolvedValueOnce(Response.json(REFUSED, { status: 422 }))
  await draft.bring(file('bad.txt'))
  expect([draft.components, draft.checking, draft.wanted().components]).toEqual([null, null, null])
  expect(draft.refused).toMatchObject({ name: 'bad.txt', error: { problem: REFUSED } })
  draft.ours()
  expect(draft.refused).toBeNull()
  vi.restoreAllMocks()
})

test('of two files the last one counts, and what the server says of a file that was taken away is not heard', async () => {
  const draft = new Draft()
  draft.begin('cambria')
  const answers: ((answer: Response) => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((answer) => answers.push(answer)))
  const brought = [draft.bring(file('first.txt')), draft.bring(file('second.txt'))]
  await vi.waitFor(() => expect(draft.checking?.name).toBe('second.txt'))
  draft.begin('roma')
  answers.forEach((answer) => answer(Response.json(REFUSED, { status: 422 })))
  await Promise.all(brought)
  expect([draft.components, draft.checking, draft.refused]).toEqual([null, null, null])
  vi.restoreAllMocks()
})
