// The window's title and icon say when it is your turn.

export function attention(title: string, turn: boolean, yourTurn: string): void {
  document.title = turn ? `● ${yourTurn} · ${title}` : title
  const icon = turn ? './icon-turn.svg' : './icon.svg'
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
}
