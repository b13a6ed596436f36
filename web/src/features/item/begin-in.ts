/** Puts the caret into a field and the field into view; a list gets a new line for it. */
export function beginIn(field: HTMLElement) {
  const add = field.querySelector<HTMLButtonElement>('[data-add]');
  if (add) add.click();
  else field.querySelector<HTMLElement>('input, textarea, select')?.focus();
  // After the list has drawn its line and put the caret there; the middle is clear of what sticks to the top.
  setTimeout(() => (document.activeElement ?? field).scrollIntoView({ block: 'center' }));
}
