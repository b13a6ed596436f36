import type { AccountSettings, MySettings } from '@folia/contracts/account/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session-context';
import type { Saved } from './saved-line';

const key = ['settings'] as const;
type Switches = Partial<Pick<MySettings['profile'], 'findable' | 'indexable'>>;

/** A person's settings. Every change shows at once, and goes back if the server refuses. */
export function useSettings() {
  const client = useQueryClient();
  const { user } = useSession();
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/me/settings', { signal }),
    refetchOnMount: 'always',
  });
  const sending = useMutation({ mutationKey: key, mutationFn: (send: () => Promise<unknown>) => send() });

  const hold = async (next: (settings: MySettings) => MySettings, send: () => Promise<unknown>) => {
    setSaved({ name: 'saving' });
    try {
      // Some controls stand before the settings have come: a press on one counts all the same.
      const before = client.getQueryData<MySettings>(key) ?? (await client.fetchQuery<MySettings>({ queryKey: key, queryFn: () => api.get('/me/settings') }));
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, next(before));
      await sending.mutateAsync(send).catch((error: unknown) => {
        client.setQueryData(key, before);
        throw error;
      });
      setSaved({ name: 'saved' });
    } catch (error) {
      setSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
    // An answer from before another change would take that back for a moment; the last one asks.
    if (client.isMutating({ mutationKey: key }) === 0) await client.invalidateQueries({ queryKey: key });
  };

  const changeAccount = (changes: Partial<AccountSettings>) =>
    hold(
      (settings) => ({ ...settings, ...changes }),
      async () => {
        await api.patch('/users/{id}', { path: { id: user.id }, body: changes });
        if (changes.type) await client.invalidateQueries({ queryKey: ['current-user'] });
      },
    );
  const changeSwitches = (changes: Switches) =>
    hold(
      (settings) => ({ ...settings, profile: { ...settings.profile, ...changes } }),
      () => sendSwitches(changes, client.getQueryData<MySettings>(key)?.profile.version ?? 0),
    );
  return { query, saved, changeAccount, changeSwitches };
}

/** A switch does not depend on the old value: if the page was changed in the meantime, it applies to the current state. */
async function sendSwitches(changes: Switches, version: number): Promise<void> {
  try {
    await api.patch('/me/profile', { body: { version, ...changes } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error;
    await api.patch('/me/profile', { body: { version: Number(error.details.version), ...changes } });
  }
}
