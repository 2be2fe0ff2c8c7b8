import { expect, test } from 'vitest'
import { chosen, readText } from './file.ts'

const file = (...parts: BlobPart[]): File => new File(parts, 'mine.txt')

test('a file is read as UTF-8, with or without the mark that Windows puts before it', async () => {
  expect(await readText(file('fort ségontium 2'))).toBe('fort ségontium 2')
  expect(await readText(file('\ufefffort deva 4'))).toBe('fort deva 4')
})

test('a file of another encoding is refused, not read with wrong letters', async () => {
  const latin = Uint8Array.from([0x66, 0xe9, 0x21])
  await expect(readText(file(latin))).rejects.toMatchObject({ problem: { reason: 'not_utf8' } })
})

test('a file that no request can send is refused before it is read', async () => {
  await expect(readText(file('#'.repeat(2_000_001)))).rejects.toMatchObject({ problem: { reason: 'too_large', facts: { most: 2_000_000 } } })
})

test('the same file can be chosen again', () => {
  const mine = file('')
  const input = { files: [mine], value: 'C:\\fakepath\\mine.txt' } as unknown as HTMLInputElement
  expect(chosen(input)).toBe(mine)
  expect(input.value).toBe('')
})
