import { useEffect, useEffectEvent } from 'react';
import { type LetterKey, useLetterKeys } from '../../../lib/letter-keys';
import { reviewTexts } from './review-texts';

const { keys: words } = reviewTexts;
const letters = { j: words.next, k: words.previous, a: words.accept, e: words.edit, d: words.drop, s: words.split, n: words.another };
const keys: readonly LetterKey[] = Object.entries(letters).map(([key, does]) => ({ key, does }));
export type ReviewKey = keyof typeof letters | 'Escape';

/** The review's letters, and Escape, which is no letter and always works. */
export function useReviewKeys(onKey: (key: ReviewKey) => void) {
  useLetterKeys(keys, (key) => onKey(key as ReviewKey));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select, [role="menu"]') || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onKey('Escape');
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
