import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { isBeingRead } from '../../lib/resume-imports';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { lazyPart } from '../../ui/lazy-part';
import { Loading } from '../../ui/loading';
import { importQuery } from './api';
import { texts } from './texts';
import type { WaysIn } from './ways-in';

const lookAgainMs = 5000;

type ImportFlowProps = { importId: string; ways: WaysIn; onLeave: (note: string | null) => void };

const refusal = () => import('./refusal-screen');
const RefusalScreen = lazyPart('refusal', async () => (await refusal()).RefusalScreen, {
  waiting: <Loading text={texts.loadingImport} />,
  inPlace: true,
});
// Reading may fail because the connection is gone, so both are loaded together.
const BeingRead = lazyPart('being-read', async () => (await Promise.all([import('./being-read'), refusal()]))[0].BeingRead, {
  waiting: <Loading text={texts.loadingImport} />,
  inPlace: true,
});
const ReviewScreen = lazyPart('review', async () => (await import('./review/review-screen')).ReviewScreen, {
  waiting: <Loading text={texts.loadingImport} />,
  inPlace: true,
});

/** One import by its id: being read, refused, in review or over. A reload leads back to the same state. */
export function ImportFlow({ importId, ways, onLeave }: ImportFlowProps) {
  const { user } = useSession();
  // The stream says when it is over. The row is checked too, in case it had not been written by then.
  const found = useQuery({
    ...importQuery(importId),
    refetchInterval: ({ state }) => (state.data?.import && isBeingRead(state.data.import) ? lookAgainMs : false),
  });
  const client = useQueryClient();
  const refetch = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['resume-imports'] });
    void client.invalidateQueries({ queryKey: ['usage'] });
  }, [client]);

  if (found.isPending) return <Loading text={texts.loadingImport} />;
  const current = found.data?.import;
  if (found.isError || !current) {
    return <RefusalScreen cause={{ error: found.error }} fileName={texts.title} ways={ways} onAgain={() => void found.refetch()} />;
  }
  if (isBeingRead(current))
    return <BeingRead jobId={current.jobId} fileName={current.fileName} onOver={refetch} onCancelled={() => onLeave(texts.cancelled)} />;
  if (current.state === 'failed')
    return <RefusalScreen cause={{ code: current.error?.code ?? 'INTERNAL', said: current.error?.message }} fileName={current.fileName} ways={ways} />;
  if (current.state === 'done' && current.result && found.data.review?.state === 'open') {
    return <ReviewScreen key={importId} current={{ ...current, result: current.result }} review={found.data.review} />;
  }
  return (
    <div className="pt-4">
      <h1 className="headline mb-2">{texts.closed.title}</h1>
      <p className="mb-6 max-w-[52ch] text-ink-2">{current.state === 'cancelled' ? texts.cancelled : texts.closed.text}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.portfolio.href(user.uname)} className={buttonClass({ look: 'primary' })}>
          {texts.closed.toPortfolio}
        </Link>
        <Button onClick={() => onLeave(null)}>{texts.closed.another}</Button>
      </div>
    </div>
  );
}
