import type { ClosedLink } from '@folia/contracts/link/gate';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { serverEvents } from '../../lib/job-events';
import { paths } from '../../lib/paths';
import { reconnectPause } from '../../lib/reconnect-pause';
import { forgetVisited } from '../../lib/visited-pages';

/** Listens to the link that shows this page: within a second of its end it goes to the gate, which says why; when it shows something else, so does the page. */
export function useLiveLink(ownerId: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaving = new AbortController();
    const close = ({ reason }: ClosedLink) => {
      forgetVisited();
      void navigate(paths.gate.href(), { replace: true, state: { closed: reason } });
    };
    const change = () => {
      forgetVisited();
      void revalidate();
    };
    void listen(ownerId, leaving.signal, { close, change });
    return () => leaving.abort();
  }, [ownerId, navigate, revalidate]);
}

async function listen(ownerId: string, signal: AbortSignal, { close, change }: { close: (closed: ClosedLink) => void; change: () => void }) {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      for await (const { event, data } of serverEvents(`/links/watch?ownerId=${encodeURIComponent(ownerId)}`, signal)) {
        failures = 0;
        if (signal.aborted) return;
        if (event === 'closed') return close(JSON.parse(data) as ClosedLink);
        if (event === 'changed') change();
      }
    } catch {
      // The line broke or too many streams are open: the next request for the page is checked anyway.
    }
    await new Promise((resolve) => setTimeout(resolve, reconnectPause(failures)));
  }
}
