import { useQuery } from '@tanstack/react-query';
import { chosenAccount } from '../../../lib/acting-for';
import { api } from '../../../lib/api';
import { useSession } from '../../../lib/session-context';
import { texts } from './texts';

type Colleague = { id: string; name: string };

/** The others of the organisation that one acts for; nobody in one's own account. */
export function useTeam(): Colleague[] {
  const { user } = useSession();
  const account = chosenAccount();
  const { data } = useQuery({
    queryKey: ['organisation', account, 'members'],
    queryFn: ({ signal }) => api.get('/organisation/members', { signal }),
    enabled: account !== null,
    staleTime: 60_000,
  });
  return data?.members?.filter(({ id }) => id !== user.id) ?? [];
}

/** How people of the account are called: oneself, by name, or a colleague who has left. */
export function useColleagues(): (id: string | null) => string {
  const { user } = useSession();
  const team = useTeam();
  return (id) => (id === user.id ? texts.you : (team.find((one) => one.id === id)?.name ?? texts.colleague));
}
