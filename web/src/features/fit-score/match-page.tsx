import type { KeptFitScore } from '@folia/contracts/fit-score-history';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { usePageTitle } from '../../lib/use-page-title';
import { Loading } from '../../ui/loading';
import { scoreQuery, scoresKey } from './api';
import { NotScored } from './not-scored';
import { Report } from './report/report';
import { ScoringScreen } from './scoring-screen';
import { texts } from './texts';

const lookAgainMs = 3_000;
const isOpen = (state: KeptFitScore['state'] | undefined) => state === 'accepted' || state === 'running';

/** `/app/job-match/{matchId}`: being scored, refused, or the report. A reload lands in the same state. */
export function MatchPage() {
  const { matchId = '' } = useParams();
  const client = useQueryClient();
  // The stream tells when it is over; the row is looked at as well, in case it was not yet written then.
  const found = useQuery({ ...scoreQuery(matchId), refetchInterval: ({ state }) => (isOpen(state.data?.state) ? lookAgainMs : false) });
  usePageTitle(texts.report.title(found.data?.role ?? ''));
  const onOver = useCallback(() => {
    void client.invalidateQueries({ queryKey: scoresKey });
    void client.invalidateQueries({ queryKey: ['usage'] });
  }, [client]);
  const score = found.data as KeptFitScore | undefined;
  if (found.isPending) return <Loading />;
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  if (found.isError || !score?.id) {
    const isMissing = found.error instanceof ApiError && found.error.status === 404;
    return <NotScored {...(isMissing ? texts.failure.missing : texts.failure.failed)} onRetry={isMissing ? undefined : () => void found.refetch()} />;
  }
  if (isOpen(score.state)) return <ScoringScreen key={score.id} score={score} onOver={onOver} />;
  if (!score.result)
    return (
      <NotScored reason={score.error?.message ?? texts.failure.cancelled} code={score.error?.code} savedJobId={score.savedJobId} profileId={score.profileId} />
    );
  return <Report key={score.id} score={{ ...score, result: score.result }} />;
}
