import { useEffect, useEffectEvent } from 'react';

export type ReviewKey = 'j' | 'k' | 'a' | 'e' | 'd' | 's' | 'n' | 'Escape';
const keys: readonly string[] = ['j', 'k', 'a', 'e', 'd', 's', 'n', 'Escape'];

/** The review's keys. They are off while someone types, while a dialog is open, and with any modifier. */
export function useReviewKeys(onKey: (key: ReviewKey) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !keys.includes(event.key)) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select, [role="menu"]') || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onKey(event.key as ReviewKey);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
