// Whose place has gone with the page that was here before begins anew at its main part, where readers read on. Not at the
// first page of a visit: there the way past the bar comes first.

export function begin(): void {
  if (!navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
