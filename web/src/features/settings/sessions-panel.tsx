import type { SessionView } from '@folia/contracts/sign-ins/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Loaded } from './loaded';
import { PanelHead } from './panel-head';
import { type Saved, SavedLine } from './saved-line';
import { SettingRow } from './setting-row';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog';
import { texts } from './texts';

const words = texts.sessions;
const key = ['sessions'] as const;

export function SessionsPanel() {
  const { signOut } = useSession();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: key,
    // After a 401 the helper answers with an empty object; the popup is open by then.
    queryFn: async ({ signal }) => (await api.get('/me/sessions', { signal })).items ?? [],
    refetchOnMount: 'always',
  });
  const [isAsking, setAsking] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved>({ name: 'nothing' });
  const end = async (session: SessionView) => {
    setBusyId(session.id);
    try {
      await api.delete('/me/sessions/{id}', { path: { id: session.id } });
      setSaved({ name: 'saved' });
    } catch (error) {
      setSaved({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
    await client.invalidateQueries({ queryKey: key });
    setBusyId(null);
  };
  return (
    <>
      <PanelHead title={words.title} text={words.text} />
      <Loaded query={query}>
        {(sessions) => (
          <ul aria-label={words.title} className="border-t border-line">
            {sessions.map((session) => (
              <li key={session.id} className="flex min-h-[60px] flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
                <div className="min-w-0">
                  <p>
                    {session.device || words.unknownDevice}
                    {session.current ? <span className="ms-2 text-s font-[550] text-leaf">{words.here}</span> : null}
                  </p>
                  <p className="text-[0.8125rem] text-ink-3">{words.seen(session.lastSeenAt, session.createdAt)}</p>
                </div>
                {session.current ? null : (
                  <Button
                    size="sm"
                    aria-label={words.endOne(session.device || words.unknownDevice)}
                    busy={busyId === session.id}
                    onClick={() => void end(session)}
                  >
                    {words.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <SavedLine saved={saved} />
      <SettingRow title={words.out} text={words.outText}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void signOut()}>{words.signOut}</Button>
          <Button look="caution" onClick={() => setAsking(true)}>
            {words.everywhere}
          </Button>
        </div>
      </SettingRow>
      {isAsking ? <SignOutEverywhereDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}
