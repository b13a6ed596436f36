import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api';
import { useSession } from '../../../lib/session-context';
import { useOrganisations } from '../../../lib/use-organisations';
import { useToast } from '../../../ui/toast';
import { texts } from './texts';

/**
 * Where a board is not there for the account that one acts for: acts for the account of its job, if one is a member of that. Whether it is still being looked
 * for, or about to be there.
 */
export function useAccountOfJob(jobId: string, isGone: boolean): { isSearched: boolean } {
  const { user } = useSession();
  const { all, chosen, choose } = useOrganisations();
  const toast = useToast();
  const { data, isPending } = useQuery({
    queryKey: ['account-of-job', jobId],
    queryFn: ({ signal }) => api.get('/screening/jobs/{jobId}/account', { path: { jobId }, signal }),
    enabled: isGone,
    retry: false,
  });
  const accountId = data?.accountId;
  const organisation = all?.find(({ id }) => id === accountId);
  const isOther = isGone && accountId !== undefined && accountId !== (chosen?.id ?? user.id) && (accountId === user.id || organisation !== undefined);
  const name = organisation?.name ?? null;
  useEffect(() => {
    if (!isOther) return;
    choose(name === null ? null : accountId);
    toast(texts.actsFor(name));
  }, [isOther, name, accountId, choose, toast]);
  return { isSearched: isGone && (isPending || isOther) };
}
