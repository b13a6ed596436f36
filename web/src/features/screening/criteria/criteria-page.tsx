import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { Crumbs } from '../../../ui/crumbs';
import { FailedWork } from '../../../ui/failed-work';
import { Skeleton } from '../../../ui/skeleton';
import { jobQuery } from '../api';
import { CriteriaScreen } from './criteria-screen';
import { texts } from './texts';

/** `/app/screening/{jobId}/criteria`: what candidates of a job are compared with, beside its advertisement. */
export function CriteriaPage() {
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
        reason={isGone ? texts.gone : error.message}
        onRetry={isGone ? undefined : () => void refetch()}
        back={{ label: texts.allJobs, href: paths.screening.href() }}
      />
    );
  }
  return (
    <div className="page-wide flex-1 py-6 md:py-8">
      {crumbs}
      {job ? (
        <CriteriaScreen job={job} />
      ) : (
        <div role="status" aria-label={texts.loading} className="mt-5 max-w-[760px]">
          <Skeleton className="h-8 w-2/3" />
          <div className="mt-8 divide-y divide-line border-y border-line">
            {['w-2/5', 'w-1/3', 'w-1/2', 'w-1/3'].map((width, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have no other identity
              <div key={row} className="flex h-13 items-center">
                <Skeleton className={`h-3 ${width}`} />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
