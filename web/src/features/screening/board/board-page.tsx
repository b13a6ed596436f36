import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { Crumbs } from '../../../ui/crumbs';
import { FailedWork } from '../../../ui/failed-work';
import { boardQuery } from '../api';
import { BoardScreen } from './board-screen';
import { BoardSkeleton } from './board-skeleton';
import { texts } from './texts';
import { useAccountOfJob } from './use-account-of-job';

/** `/app/screening/{jobId}`: everybody who agreed to be compared for a job, in order, with the words behind each finding. */
export function BoardPage() {
  const { jobId = '' } = useParams();
  const { data, error, refetch } = useQuery(boardQuery(jobId));
  usePageTitle(data?.job?.title ?? texts.jobs);
  const crumbs = <Crumbs label={texts.crumbs} way={[{ label: texts.jobs, href: paths.screening.href() }]} here={data?.job?.title ?? texts.board} />;
  const isGone = !data && error instanceof ApiError && error.status === 404;
  const { isSearched } = useAccountOfJob(jobId, isGone);
  if (error && !data && !isSearched) {
    return (
      <FailedWork
        crumbs={crumbs}
        title={isGone ? texts.goneTitle : texts.failedTitle}
        reason={isGone ? texts.gone : error.message}
        onRetry={isGone ? undefined : () => void refetch()}
        back={{ label: texts.allJobs, href: paths.screening.href() }}
      />
    );
  }
  return (
    <div className="page-wide flex-1 py-6 md:py-8">
      {crumbs}
      {data?.rows ? <BoardScreen board={data} /> : <BoardSkeleton />}
    </div>
  );
}
