import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storageKeys, writeStored } from '../../lib/storage';
import { keepComparison, takeComparison } from './pending-question';
import type { Turn } from './turn';

type Talk = { id: string | null; isReady: boolean; ask: (question: string, postingId: string | null) => void };

/** Keeps a comparison while somebody goes for a bigger plan, and asks it once they are back with one, below what was said before. */
export function usePendingComparison(ownerId: string, visible: boolean, { id, isReady, ask }: Talk): (turn: Turn) => void {
  const { pathname, search, state } = useLocation();
  const isDue = state?.goesOn === true && visible && isReady;
  useEffect(() => {
    const kept = isDue ? takeComparison(ownerId) : null;
    if (kept) ask(kept.question, kept.postingId);
  }, [isDue, ownerId, ask]);
  return (turn) => {
    const query = new URLSearchParams(search);
    query.set('ask', id ?? '');
    writeStored('sessionStorage', storageKeys.cameFrom, `${pathname}?${query}`);
    keepComparison(ownerId, turn);
  };
}
