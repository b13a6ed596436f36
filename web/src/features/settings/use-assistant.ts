import type { DeepTalkSettings, DeepTalkViewSettings, UpdateDeepTalkSettings } from '@folia/contracts/deep-talk/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { assistantTexts } from './assistant-texts';
import type { Saved } from './saved-line';

const key = ['deep-talk', 'settings'] as const;

type View = Pick<DeepTalkViewSettings, 'profileId' | 'linkId'>;
type ViewChanges = Partial<Omit<DeepTalkViewSettings, 'profileId' | 'linkId' | 'version'>>;

const isSame = (a: View, b: View) => a.profileId === b.profileId && a.linkId === b.linkId;

/** What holds in a view: its own choices, or the defaults. */
export const settingsOf = ({ views }: DeepTalkSettings, view: View): DeepTalkViewSettings =>
  views.find((one) => isSame(one, view)) ?? { ...view, enabled: true, tone: 'plain', offLimits: [], ownAnswers: [], language: null, version: 0 };

/** How the assistant speaks for the person. A change shows at once, and goes back if the server refuses. */
export function useAssistant() {
  const client = useQueryClient();
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => api.get('/deep-talk/settings', { signal }), refetchOnMount: 'always' });

  // One after the other: each says which version it changes.
  const turn = useRef<Promise<void>>(Promise.resolve());
  const send = (body: () => UpdateDeepTalkSettings, next: (now: DeepTalkSettings) => DeepTalkSettings) => {
    turn.current = turn.current.then(() => sendNow(body(), next));
  };
  const sendNow = async (body: UpdateDeepTalkSettings, next: (now: DeepTalkSettings) => DeepTalkSettings) => {
    const before = client.getQueryData<DeepTalkSettings>(key);
    if (!before) return;
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, next(before));
    setSaved({ name: 'saving' });
    try {
      client.setQueryData(key, await api.patch('/deep-talk/settings', { body }));
      setSaved({ name: 'saved' });
      void client.invalidateQueries({ queryKey: ['deep-talk', 'overview'] });
    } catch (error) {
      client.setQueryData(key, before);
      const isConflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
      setSaved({ name: 'failed', message: isConflict ? assistantTexts.conflict : reasonOf(error) });
      await client.invalidateQueries({ queryKey: key });
    }
  };

  const keepFor = (retentionDays: DeepTalkSettings['retentionDays']) =>
    send(
      () => ({ retentionDays }),
      (now) => ({ ...now, retentionDays }),
    );
  /** A list is replaced as a whole, so it is only taken where nobody else has changed it. */
  const changeView = ({ profileId, linkId }: View, changes: ViewChanges) => {
    const view = { profileId, linkId };
    const guard = () => {
      const now = client.getQueryData<DeepTalkSettings>(key);
      return now && (changes.offLimits || changes.ownAnswers) ? { version: settingsOf(now, view).version } : {};
    };
    send(
      () => ({ view: { ...view, ...guard(), ...changes } }),
      (now) => ({ ...now, views: [...now.views.filter((one) => !isSame(one, view)), { ...settingsOf(now, view), ...changes }] }),
    );
  };
  return { query, saved, keepFor, changeView };
}
