import type { CurrentUser } from '@folia/contracts/session/shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadCurrentUser } from '../lib/current-user';

/** `isFailed`: it never came. A later look that fails changes nothing. */
export type CurrentAnswer = { current: CurrentUser | null | undefined; isFailed: boolean };

/** Asks who is signed in, and again when something about them has changed. */
export function CurrentUserQuery({ onAnswer }: { onAnswer: (answer: CurrentAnswer) => void }) {
  const { data, isSuccess, isLoadingError } = useQuery({
    queryKey: ['current-user'],
    queryFn: loadCurrentUser,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (isSuccess || isLoadingError) onAnswer({ current: data, isFailed: isLoadingError });
  }, [data, isSuccess, isLoadingError, onAnswer]);
  return null;
}
