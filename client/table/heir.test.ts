import { afterEach, expect, test } from 'vitest'
import { heir } from './heir.svelte.ts'
import { roving } from './roving.ts'

afterEach(() => document.body.replaceChildren())

/** A table whose row has some cards, and a question with its answers. */
function table(): { card: HTMLElement; row: HTMLElement; board: HTMLElement; answer: HTMLElement; bar: HTMLElement } {
  document.body.innerHTML = '<main class="board-area" tabindex="-1"><div><button>G-A1</button><button>G-A2</button></div></main><footer class="ask" tabindex="-1"><button>1</button></footer>'
  const [card, answer] = [...document.querySelectorAll('button')].filter((each) => each.textContent !== 'G-A2') as HTMLElement[] as [HTMLElement, HTMLElement]
  return { card, row: card.parentElement!, board: document.querySelector<HTMLElement>('main')!, answer, bar: document.querySelector<HTMLElement>('footer')! }
}

test('what leaves a group leaves its focus to the Tab stop there', () => {
  const { card, row, board } = table()
  roving()(row)
  card.remove()
  expect(heir([card, row, board])).toHaveProperty('textContent', 'G-A2')
})

test('without a group the board has it, and around the board the question', () => {
  const { card, row, board, answer, bar } = table()
  row.remove()
  expect(heir([card, row, board])).toBe(board)
  answer.remove()
  expect(heir([answer, bar])).toBe(bar)
})

test('what was only laid elsewhere has it again', () => {
  const { card, row, board } = table()
  board.append(card)
  expect(heir([card, row, board])).toBe(card)
})
