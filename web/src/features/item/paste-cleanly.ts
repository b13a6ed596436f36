import type { ClipboardEvent } from 'react';
import { cleanPaste } from './clean-paste';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isText = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio');

/** For the element around fields: text pasted into one of them is cleaned, and can still be undone with the keyboard. */
export function pasteCleanly(event: ClipboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !isText(target)) return;
  const pasted = event.clipboardData.getData('text/plain');
  const clean = cleanPaste(pasted, target instanceof HTMLTextAreaElement);
  if (!pasted || clean === pasted) return;
  event.preventDefault();
  // The only way to write into a field that the browser's own undo history includes.
  document.execCommand('insertText', false, clean);
}
