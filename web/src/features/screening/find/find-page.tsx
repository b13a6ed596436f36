import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { Crumbs } from '../../../ui/crumbs';
import { FailedWork } from '../../../ui/failed-work';
import { Skeleton } from '../../../ui/skeleton';
import { jobQuery } from '../api';
import { FindScreen } from './find-screen';
import { texts } from './texts';

/** `/app/screening/{jobId}/find`: people who want to be found, by the criteria of a job. */
export function FindPage() {
  const { jobId = '' } = useParams();
  const { data, error, refetch } = useQuery(jobQuery(jobId));
  const job = data?.criteria ? data : null;
  usePageTitle(job ? `${texts.title}, ${job.title}` : texts.title);
  const crumbs = (
    <Crumbs
      label={texts.crumbs}
      way={[{ label: texts.screening, href: paths.screening.href() }, ...(job ? [{ label: job.title, href: paths.screeningBoard.href(job.id) }] : [])]}
      here={texts.title}
    />
  );
  if (error && !job) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <FailedWork
        crumbs={crumbs}
        title={isGone ? texts.goneTitle : texts.failedTitle}
        reason={error.message}
        onRetry={isGone ? undefined : () => void refetch()}
        back={{ label: texts.allJobs, href: paths.screening.href() }}
      />
    );
  }
  return (
    <div className="page flex-1 py-6 md:py-8">
      {crumbs}
      <h1 className="headline mt-4">{texts.title}</h1>
      <p className="mt-1.5 max-w-[72ch] text-ink-2">{texts.lead}</p>
      {job ? (
        <FindScreen job={job} />
      ) : (
        <div role="status" aria-label={texts.loading} className="mt-6">
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </div>
  );
}
