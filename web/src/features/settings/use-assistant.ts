import type { DeepTalkSettings, DeepTalkViewSettings, UpdateDeepTalkSettings, ViewSetting } from '@folia/contracts/deep-talk/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { assistantTexts } from './assistant-texts';
import type { Saved } from './saved-line';

const key = ['deep-talk', 'settings'] as const;

type View = Pick<DeepTalkViewSettings, 'profileId' | 'linkId'>;
export type ViewChanges = Partial<Omit<DeepTalkViewSettings, 'profileId' | 'linkId' | 'own' | 'version'>>;

const isSame = (a: View, b: View) => a.profileId === b.profileId && a.linkId === b.linkId;

/** What holds in a view: its own choices, and for the rest those of the main profile, which stands first. */
export const settingsOf = ({ views: [main, ...others] }: DeepTalkSettings, view: View): DeepTalkViewSettings =>
  [main as DeepTalkViewSettings, ...others].find((one) => isSame(one, view)) ?? { ...(main as DeepTalkViewSettings), ...view, own: [], version: 0 };

/** The main profile stays the first. */
const withView = (now: DeepTalkSettings, view: View, change: (one: DeepTalkViewSettings) => DeepTalkViewSettings): DeepTalkSettings => {
  const changed = change(settingsOf(now, view));
  const isKnown = now.views.some((one) => isSame(one, view));
  return { ...now, views: isKnown ? now.views.map((one) => (isSame(one, view) ? changed : one)) : [...now.views, changed] };
};

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
      (now) => withView(now, view, (one) => ({ ...one, ...changes, own: [...new Set([...one.own, ...(Object.keys(changes) as ViewSetting[])])] })),
    );
  };
  /** Gives a choice of its own up: the main profile's holds again. */
  const inherit = ({ profileId, linkId }: View, setting: ViewSetting) => {
    const view = { profileId, linkId };
    send(
      () => ({ view: { ...view, inherit: [setting] } }),
      (now) => withView(now, view, (one) => ({ ...one, [setting]: now.views[0]?.[setting], own: one.own.filter((name) => name !== setting) })),
    );
  };
  return { query, saved, keepFor, changeView, inherit };
}
