import type { BlockedPerson } from '@folia/contracts/safety/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** The people somebody has blocked, and the way to unblock them. */
export function BlockedPeople() {
  const client = useQueryClient();
  const toast = useToast();
  const blocked = useQuery({
    queryKey: ['blocked-people'],
    queryFn: ({ signal }) => api.get('/users/block', { signal }),
    refetchOnMount: 'always',
  });
  const unblock = useMutation({
    mutationFn: ({ id }: BlockedPerson) => api.delete('/users/block/{userId}', { path: { userId: id } }),
    onSuccess: async (_answer, { name }) => {
      toast(texts.unblocked(name));
      await client.invalidateQueries();
    },
  });
  if (blocked.isError) return <LoadFailure onAgain={() => void blocked.refetch()}>{texts.listFailed}</LoadFailure>;
  const people = blocked.data?.items;
  if (!people) return <span className="h-6" />;
  if (people.length === 0) return <p className="text-ink-2">{texts.nobodyBlocked}</p>;
  return (
    <div>
      <p className="mb-2 text-ink-2">{texts.blockedLead}</p>
      <ul aria-label={texts.blockedPeople} className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-13 items-center gap-3 py-1.5">
            <p className="min-w-0 flex-1 truncate">
              <span className="font-[550]">{person.name}</span>{' '}
              <span className="text-ink-3">{person.uname ? `@${person.uname}` : texts.guest(person.email)}</span>
            </p>
            <time dateTime={person.since} className="text-[0.8125rem] text-ink-3 max-md:hidden">
              {texts.since(person.since)}
            </time>
            <Button size="sm" busy={unblock.isPending && unblock.variables?.id === person.id} onClick={() => unblock.mutate(person)}>
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
      {unblock.isError ? (
        <p role="alert" className="mt-2 text-bad">
          {reasonOf(unblock.error)}
        </p>
      ) : null}
    </div>
  );
}
