import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End go from one button of a group to another; the Tab key stops at one of them (ARIA Authoring Practices, tabs and toolbar). */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
  if (from < 0 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}
