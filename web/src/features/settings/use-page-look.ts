import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session-context';
import type { Saved } from './saved-line';

type Look = Partial<Pick<PortfolioView['profile'], 'look' | 'accent'>>;

/**
 * The look of one profile. A change takes effect at once, even if the profile was changed elsewhere in the meantime, because it does not depend on the old
 * value.
 */
export function usePageLook(slug: string | null) {
  const client = useQueryClient();
  const { user } = useSession();
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const key = slug === null ? ['portfolio', user.id] : ['portfolio', user.id, slug];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/portfolios/{key}', { path: { key: user.id }, query: { profile: slug || undefined }, signal }),
    refetchOnMount: 'always',
  });

  const send = async ({ profileId, profileVersion }: NonNullable<PortfolioView['owner']>, look: Look) => {
    const patch = (version: number) =>
      profileId
        ? api.patch('/me/profiles/{id}', { path: { id: profileId }, body: { version, ...look } })
        : api.patch('/me/profile', { body: { version, basics: look } });
    await patch(profileVersion).catch((error) => {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error;
      return patch(Number(error.details.version));
    });
  };
  const change = async (look: Look) => {
    const before = client.getQueryData<PortfolioView>(key);
    if (!before?.owner) return;
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, { ...before, profile: { ...before.profile, ...look } });
    setSaved({ name: 'saving' });
    try {
      await send(before.owner, look);
      setSaved({ name: 'saved' });
    } catch (error) {
      client.setQueryData(key, before);
      setSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
    await client.invalidateQueries({ queryKey: ['portfolio', user.id] });
  };
  return { query, saved, change };
}
