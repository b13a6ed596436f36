import type { NotificationChoices } from '@folia/contracts/notification/shapes';
import { type ChosenTopic, chosenTopics, type NotificationChoice } from '@folia/contracts/notification/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Switch } from '../../ui/switch';
import { Loaded } from './loaded';
import { PanelHead } from './panel-head';
import { type Saved, SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { texts } from './texts';
import { VisitAlerts } from './visit-alerts';

const words = texts.notifications;
const key = ['notification-choices'] as const;

/** What is reported where. Every switch changes on the screen at once, and goes back if the server refuses. */
export function NotificationsPanel() {
  const client = useQueryClient();
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/notifications/choices', { signal }),
    refetchOnMount: 'always',
  });
  const choose = async (topic: ChosenTopic, change: Partial<NotificationChoice>) => {
    const before = client.getQueryData<NotificationChoices>(key);
    if (!before) return;
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, { ...before, [topic]: { ...before[topic], ...change } });
    setSaved({ name: 'saving' });
    try {
      await api.patch('/notifications/choices', { body: { topic, ...change } });
      setSaved({ name: 'saved' });
    } catch (error) {
      setSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <>
      <PanelHead title={words.title} text={words.text} />
      <SavedLine saved={saved} />
      <Loaded query={query}>
        {(choices) => (
          <>
            {chosenTopics.map((topic) => {
              const { title, text } = words.topics[topic];
              const { bell, email } = choices[topic] ?? { bell: false, email: false };
              return (
                <SettingRow key={topic} title={title} text={text}>
                  <fieldset className="flex flex-wrap gap-x-8">
                    <legend className="sr-only">{title}</legend>
                    <Switch label={words.bell} checked={bell} onChange={(on) => void choose(topic, { bell: on })} />
                    <Switch label={words.email} checked={email} onChange={(on) => void choose(topic, { email: on })} />
                  </fieldset>
                  {topic === 'visit' ? <VisitAlerts onSaved={setSaved} /> : null}
                </SettingRow>
              );
            })}
            <SettingRow title={words.account} text={words.accountText}>
              <p className="flex items-start gap-2 text-ink-2">
                <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" />
                {words.always}
              </p>
            </SettingRow>
          </>
        )}
      </Loaded>
    </>
  );
}
