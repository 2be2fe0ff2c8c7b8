import { expect, test } from 'vitest'
import { check } from './dice.ts'

const SEED = '2f0c6d1b9a7e4835d0c1b2a3948576e7f8091a2b3c4d5e6f708192a3b4c5d6e7'
const SEAL = 'sha256:58705c12a15df7d483e5835c8fe781f6c758f938c79e130dba31483543f9e906'
const record = (seal: string, seed: string): string =>
  [{ record: 1, dice: { commitment: seal } }, { entry: 1, seat: 'fate', do: 'start 1' }, { entry: 2, seat: 'fate', do: 'roll 3 5', by: 'table' }, { entry: 3, seat: 1, do: 'pass' }, { result: {}, dice: { seed } }]
    .map((line) => JSON.stringify(line))
    .join('\n')

test('the example of docs/records.md is sound', async () => expect(await check(record(SEAL, SEED))).toEqual({ sealed: true, plies: 2, typed: 1 }))
test('another seed breaks the seal', async () => expect((await check(record(SEAL, SEED.replace('2', '3'))))?.sealed).toBe(false))
test('without a result there is nothing to compare', async () => expect(await check('{"record": 1, "dice": {"commitment": "x"}}\n{"entry": 1, "seat": "fate"}')).toBeNull())
