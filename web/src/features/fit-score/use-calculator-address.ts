import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { profilesQuery } from './api';

export const ways = ['paste', 'address', 'saved'] as const;
export type Way = (typeof ways)[number];

/** What the calculator's address says: how a posting comes in, which of the saved ones it is, and the profile (null: the main one) to score. */
export function useCalculatorAddress() {
  const [address, setAddress] = useSearchParams();
  const { data: profiles = [] } = useQuery(profilesQuery());
  const put = (name: string, value: string | null) => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name !== 'from' },
    );
  };
  return {
    way: ways.find((one) => one === address.get('from')) ?? 'paste',
    open: (way: string) => put('from', way === 'paste' ? null : way),
    job: address.get('job'),
    chooseJob: (id: string) => put('job', id),
    // A profile that no longer exists is not scored.
    profileId: profiles.find(({ id }) => id === address.get('profile'))?.id ?? null,
    chooseProfile: (id: string | null) => put('profile', id),
  };
}
