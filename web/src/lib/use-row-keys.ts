import type { RefObject } from 'react';
import { type LetterKey, useLetterKeys } from './letter-keys';

const none: readonly LetterKey[] = [];
const keys: readonly LetterKey[] = [
  { key: 'j', does: 'Next row of the list' },
  { key: 'k', does: 'Previous row of the list' },
];

/** `j` and `k` go from row to row of the first list on the screen; a row is focused at its first link or button. */
export function useRowKeys(list: RefObject<HTMLElement | null>, hasRows: boolean) {
  useLetterKeys(hasRows ? keys : none, (key) => {
    if (!list.current || list.current !== document.querySelector('[data-rows]')) return false;
    const rows = [...list.current.children].flatMap((row) => row.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? []);
    const at = rows.findIndex((row) => row.closest('[data-rows] > *')?.contains(document.activeElement));
    const next = key === 'j' ? at + 1 : Math.max(0, at < 0 ? 0 : at - 1);
    rows[Math.min(next, rows.length - 1)]?.focus();
  });
}
