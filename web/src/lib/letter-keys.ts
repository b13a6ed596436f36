import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSession } from './session-context';

/** A letter that does something without Ctrl or Alt, and what. */
export type LetterKey = { key: string; does: string };

let working: readonly (readonly LetterKey[])[] = [];
const readers = new Set<() => void>();

function change(next: typeof working) {
  working = next;
  for (const read of readers) read();
}

const inUse = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** Whether a letter is meant for the page: nobody types, no menu or dialog is open, and no modifier is held. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target instanceof Element && event.target.closest(inUse)) && !document.querySelector('[role="dialog"]');
}

/**
 * Letters that work while the component is on the screen; off for guests and for people who turned them off. `keys` is a constant. `onKey` answers false when
 * the letter is for another component.
 */
export function useLetterKeys(keys: readonly LetterKey[], onKey: (key: string) => unknown) {
  const { letterKeys } = useSession().user;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.some(({ key }) => key === event.key) || !isForPage(event)) return;
    if (onKey(event.key) !== false) event.preventDefault();
  });
  useEffect(() => {
    if (!letterKeys) return;
    const mine = [...keys];
    change([...working, mine]);
    window.addEventListener('keydown', press);
    return () => {
      change(working.filter((others) => others !== mine));
      window.removeEventListener('keydown', press);
    };
  }, [letterKeys, keys]);
}

function subscribe(onChange: () => void) {
  readers.add(onChange);
  return () => void readers.delete(onChange);
}

/** Every letter that works now, each once, in one order on every screen. */
export function useWorkingKeys(): LetterKey[] {
  const groups = useSyncExternalStore(
    subscribe,
    () => working,
    () => working,
  );
  return [...new Map(groups.flat().map((one) => [one.key, one])).values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
