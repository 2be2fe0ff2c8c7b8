// A file that somebody brings along: its text, or a refusal like those of the server.

import { Refusal } from './http.ts'

const MOST = 2_000_000 // bytes that one request may send (docs/server.md)

/** The file that was chosen just now. The choice is forgotten: the same file, once it is mended, is a new one. */
export function chosen(input: HTMLInputElement): File | undefined {
  const file = input.files?.[0]
  input.value = ''
  return file
}

/** A file of another encoding would be read with wrong letters, and nobody would be told. */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST) throw new Refusal({ error: 'unreadable', reason: 'too_large', facts: { most: MOST } })
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal({ error: 'unreadable', reason: 'not_utf8' })
  }
}
