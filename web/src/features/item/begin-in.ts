/** Puts the caret into a field and scrolls it into view; a list gets a new line for it. */
export function beginIn(field: HTMLElement) {
  const add = field.querySelector<HTMLButtonElement>('[data-add]');
  if (add) add.click();
  else field.querySelector<HTMLElement>('input, textarea, select')?.focus();
  // Runs after the list has drawn its line and put the caret there; the middle of the screen is clear of sticky bars.
  setTimeout(() => (document.activeElement ?? field).scrollIntoView({ block: 'center' }));
}
