import type { OwnOrganisation } from '@folia/contracts/organisation/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { chooseAccount, chosenAccount } from './acting-for';
import { api } from './api';
import { storageKeys } from './storage';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function follow(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => key === storageKeys.account && listener();
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

type Organisations = {
  /** Undefined until they are known. */
  all: OwnOrganisation[] | undefined;
  isError: boolean;
  refetch: () => void;
  /** The one that this browser acts for; null for one's own account. */
  chosen: OwnOrganisation | null;
  /** Acts for another account in every tab; what was fetched for the one before is forgotten. */
  choose: (id: string | null) => void;
};

/** The organisations of who is signed in, and the one they act for. */
export function useOrganisations(): Organisations {
  const client = useQueryClient();
  const id = useSyncExternalStore(follow, chosenAccount, () => null);
  const { data, isError, refetch } = useQuery({ queryKey: ['organisations'], queryFn: () => api.get('/organisations') });
  // After a 401 there is nothing in the answer.
  const all = data?.items;
  const choose = useCallback(
    (next: string | null) => {
      chooseAccount(next);
      tell();
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'current-user' && queryKey[0] !== 'organisations' });
    },
    [client],
  );
  const chosen = all?.find((one) => one.id === id) ?? null;
  const isGone = id !== null && all !== undefined && !chosen;
  // Who was removed acts for themselves again.
  useEffect(() => {
    if (isGone) choose(null);
  }, [isGone, choose]);
  return { all, isError, refetch: () => void refetch(), chosen, choose };
}
