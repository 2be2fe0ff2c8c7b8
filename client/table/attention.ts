// The window's title and icon say when it is your turn, until it is not or the table is left.

export function attention(title: string, turn: boolean, yourTurn: string): () => void {
  tell(turn ? `● ${yourTurn} · ${title}` : title, turn ? './icon-turn.svg' : './icon.svg')
  return () => tell(title, './icon.svg')
}

function tell(title: string, icon: string): void {
  document.title = title
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
}
