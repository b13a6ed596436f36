import type { VisitAlerts as Alerts } from '@folia/contracts/analytics/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { Switch } from '../../ui/switch';
import { Choice } from './choice';
import type { Saved } from './saved-line';
import { texts } from './texts';

const words = texts.visitAlerts;
const key = ['visit-alerts'] as const;

/** How soon a person is told of their visitors, and whether of a week; where is said by the topic's own switches. */
export function VisitAlerts({ onSaved }: { onSaved: (saved: Saved) => void }) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => api.get('/analytics/alerts', { signal }), refetchOnMount: 'always' });
  const choose = async (change: Partial<Alerts>) => {
    const before = client.getQueryData<Alerts>(key);
    if (!before) return;
    client.setQueryData(key, { ...before, ...change });
    onSaved({ name: 'saving' });
    try {
      await api.patch('/analytics/alerts', { body: change });
      onSaved({ name: 'saved' });
    } catch (error) {
      client.setQueryData(key, before);
      onSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
  };
  if (!data?.alerts) return null;
  return (
    <div className="mt-3">
      <Choice label={words.label} options={words.choices} value={data.alerts} onChange={(alerts) => void choose({ alerts })} />
      <Switch label={words.digest} checked={data.digest} onChange={(digest) => void choose({ digest })} />
    </div>
  );
}
