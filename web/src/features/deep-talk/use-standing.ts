import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useSession } from '../../lib/session-context';
import type { AskedAbout } from './asked-about';
import { texts } from './texts';
import type { Standing } from './use-conversation';

const me = 'me';
const visitor = 'visitor';

/** Where one stands when one asks. Owners try it as a visitor, as one of their links, or with everything that they see themselves. */
export function useStanding({ ownerId, slug }: AskedAbout) {
  const { user } = useSession();
  const isOwner = user.id === ownerId;
  const [as, setAs] = useState(visitor);
  const links = useQuery({
    queryKey: ['deep-talk', 'links'],
    queryFn: async ({ signal }) => (await api.get('/links', { query: { limit: 100 }, signal })).items ?? [],
    enabled: isOwner && slug === null,
  });
  const profile = slug ?? undefined;
  const own: Standing = as === me ? { profile } : as === visitor ? { profile, as: visitor } : { linkId: as };
  const choices = [
    { value: visitor, label: texts.as.visitor },
    { value: me, label: texts.as.me },
    ...(links.data ?? []).filter(({ state }) => state === 'active').map(({ id, description }) => ({ value: id, label: texts.as.link(description) })),
  ];
  return { isOwner, standing: isOwner ? own : { profile }, choice: isOwner ? { value: as, choices, choose: setAs } : null };
}
