// Words that are written nearly alike, for whoever has mistyped one.

import { fold } from './stems.ts'

const MOST = 3
const SHORT = 4 // of shorter words too many are alike
const LONG = 7 // from here on two letters may differ, though not the first

/** The nearest of these words, a few at most. */
export function near(asked: string, words: string[]): string[] {
  const word = fold(asked)
  if (word.length < SHORT || /\d/.test(word)) return []
  const ranked = words.map((each) => ({ each, far: distance(word, fold(each)), most: word.length >= LONG && fold(each)[0] === word[0] ? 2 : 1 })).filter(({ far, most }) => far <= most)
  return ranked.sort((a, b) => a.far - b.far).slice(0, MOST).map(({ each }) => each)
}

/** How many letters have to be changed, added, left out or swapped. */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same, swapped))
    }
    ;[before, row] = [row, next]
  }
  return row[b.length]!
}
