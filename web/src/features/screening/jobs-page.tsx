import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { Skeleton } from '../../ui/skeleton';
import { jobsQuery } from './api';
import { AuditButton } from './audit-button';
import { JobRow } from './job-row';
import { NewJobForm } from './new-job-form';
import { texts } from './texts';

/** `/app/screening`: jobs that candidates are compared with; `?new=yes` makes one. */
export function JobsPage() {
  usePageTitle(texts.title);
  const { data, isError, refetch } = useQuery(jobsQuery());
  const [address, setAddress] = useSearchParams();
  const jobs = data?.items;
  const isMaking = address.get('new') === 'yes' || jobs?.length === 0;
  const openJobs = jobs?.filter(({ state }) => state === 'open').length ?? 0;
  return (
    <div className="page py-6 md:py-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="headline">{texts.title}</h1>
          <p className="mt-1.5 max-w-[68ch] text-ink-2">{texts.lead}</p>
        </div>
        {jobs && !isMaking ? (
          <Button look="primary" icon={<Plus />} onClick={() => setAddress({ new: 'yes' })}>
            {texts.newJob}
          </Button>
        ) : null}
      </div>
      {isMaking && jobs ? <NewJobForm onClose={jobs.length > 0 ? () => setAddress({}) : undefined} /> : null}
      {isError && !data ? <LoadFailure onAgain={() => void refetch()}>{texts.failed}</LoadFailure> : null}
      {!jobs && !isError ? (
        <div role="status" aria-label={texts.list} className="divide-y divide-line border-y border-line">
          {['w-2/5', 'w-1/3', 'w-1/2'].map((width) => (
            <div key={width} className="flex h-15 items-center">
              <Skeleton className={`h-3 ${width}`} />
            </div>
          ))}
        </div>
      ) : null}
      {jobs && jobs.length > 0 ? (
        <>
          <ul data-rows aria-label={texts.list} className="divide-y divide-line border-y border-line">
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
          <p className="mt-3 text-[0.8125rem] text-ink-3">
            {[texts.openJobs(openJobs, data.limits.openJobs), texts.candidatesEach(data.limits.candidates)].filter(Boolean).join(', ')}
            {data.limits.openJobs === null ? null : (
              <>
                {' · '}
                <Link to={paths.billing.href()} className="link">
                  {texts.plans}
                </Link>
              </>
            )}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.8125rem]">
            <AuditButton />
            <Link to={paths.helpArticle.href('notices-for-your-counsel')} className="link">
              {texts.notices}
            </Link>
          </div>
        </>
      ) : null}
    </div>
  );
}
