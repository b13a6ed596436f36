import type { ClosedLink } from '@folia/contracts/link/gate';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverEvents } from '../../lib/job-events';
import { paths } from '../../lib/paths';
import { forgetVisited } from '../../lib/visited-pages';

/** Between two tries, in ms: a stream that was refused waits longer. */
const pauses = { broken: 500, most: 30_000 };

/** Listens for the end of the link that shows this page, and goes to the gate, which says why, within a second of it. */
export function useLiveLink(ownerId: string) {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    const close = ({ reason }: ClosedLink) => {
      forgetVisited();
      void navigate(paths.gate.href(), { replace: true, state: { closed: reason } });
    };
    void listen(ownerId, leaving.signal, close);
    return () => leaving.abort();
  }, [ownerId, navigate]);
}

async function listen(ownerId: string, signal: AbortSignal, close: (closed: ClosedLink) => void) {
  let pause = pauses.broken;
  while (!signal.aborted) {
    try {
      for await (const { event, data } of serverEvents(`/links/watch?ownerId=${encodeURIComponent(ownerId)}`, signal)) {
        pause = pauses.broken;
        if (event === 'closed' && !signal.aborted) return close(JSON.parse(data) as ClosedLink);
      }
    } catch {
      // The line broke or too many streams are open: the next request for the page is checked anyway.
      pause = Math.min(pause * 2, pauses.most);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
