import type { KeptFitScore } from '@folia/contracts/fit-score/history';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { lazyPart } from '../../ui/lazy-part';
import { scoreQuery, scoresKey } from './api';
import { NotScored } from './not-scored';
import { Report } from './report/report';
import { ReportSkeleton } from './report/report-skeleton';
import { texts } from './texts';

// Most visits are to an existing score.
const ScoringScreen = lazyPart('scoring', async () => (await import('./scoring-screen')).ScoringScreen, { waiting: <ReportSkeleton />, inPlace: true });

const lookAgainMs = 3_000;
const isOpen = (state: KeptFitScore['state'] | undefined) => state === 'accepted' || state === 'running';

/** `/app/job-match/{matchId}`: being scored, refused, or the report. A reload leads back to the same state. */
export function MatchPage() {
  const { matchId = '' } = useParams();
  const client = useQueryClient();
  // The stream says when it is over. The row is checked too, in case it had not been written by then.
  const found = useQuery({ ...scoreQuery(matchId), refetchInterval: ({ state }) => (isOpen(state.data?.state) ? lookAgainMs : false) });
  usePageTitle(texts.report.title(found.data?.role ?? ''));
  const onOver = useCallback(() => {
    void client.invalidateQueries({ queryKey: scoresKey });
    void client.invalidateQueries({ queryKey: ['usage'] });
  }, [client]);
  const score = found.data as KeptFitScore | undefined;
  if (found.isPending) return <ReportSkeleton />;
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  if (found.isError || !score?.id) {
    const isMissing = found.error instanceof ApiError && found.error.status === 404;
    return <NotScored {...(isMissing ? texts.failure.missing : texts.failure.failed)} onRetry={isMissing ? undefined : () => void found.refetch()} />;
  }
  // A score with the same result as the previous one does not add a new one: it is that one.
  if (score.id !== matchId) return <Navigate replace to={paths.match.href(score.id)} />;
  if (isOpen(score.state)) return <ScoringScreen key={score.id} score={score} onOver={onOver} />;
  if (!score.result)
    return (
      <NotScored reason={score.error?.message ?? texts.failure.cancelled} code={score.error?.code} postingId={score.postingId} profileId={score.profileId} />
    );
  return <Report key={score.id} score={{ ...score, result: score.result }} />;
}
