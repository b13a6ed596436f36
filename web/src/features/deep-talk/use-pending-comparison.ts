import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storageKeys, takeStored, writeStored } from '../../lib/storage';
import type { Turn } from './turn';

/** A comparison with a job that found no unit, for as long as the tab. */
const keyOf = (ownerId: string) => `folia-comparison-${ownerId}`;
type Kept = Pick<Turn, 'question' | 'postingId'>;
type Talk = { id: string | null; isReady: boolean; ask: (question: string, postingId: string | null) => void };

/** Keeps a comparison while somebody goes for a bigger plan, and asks it once they are back with one, below what was said before. */
export function usePendingComparison(ownerId: string, visible: boolean, { id, isReady, ask }: Talk): (turn: Turn) => void {
  const { pathname, search, state } = useLocation();
  const isDue = state?.goesOn === true && visible && isReady;
  useEffect(() => {
    const kept = isDue ? takeStored('sessionStorage', keyOf(ownerId)) : null;
    if (!kept) return;
    const { question, postingId } = JSON.parse(kept) as Kept;
    ask(question, postingId);
  }, [isDue, ownerId, ask]);
  return ({ question, postingId }) => {
    const query = new URLSearchParams(search);
    query.set('ask', id ?? '');
    writeStored('sessionStorage', storageKeys.cameFrom, `${pathname}?${query}`);
    writeStored('sessionStorage', keyOf(ownerId), JSON.stringify({ question, postingId } satisfies Kept));
  };
}
