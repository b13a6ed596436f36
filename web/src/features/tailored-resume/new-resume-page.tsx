import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { spentMeter } from '../../lib/plan-job';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { Skeleton, SkeletonScreen } from '../../ui/skeleton';
import { SpentPanel } from '../../ui/spent-panel';
import { postingQuery, usageQuery } from './api';
import { Crumbs } from './crumbs';
import { NoResume } from './no-resume';
import { texts } from './texts';
import { useStartTailoring } from './use-start-tailoring';

const words = texts.start;

/** `/app/tailormade/resume/new?job=`: what will be made for which job, and what it costs, before anything is spent. */
export function NewResumePage() {
  usePageTitle(texts.title);
  const postingId = useSearchParams()[0].get('job') ?? '';
  const found = useQuery({ ...postingQuery(postingId), enabled: postingId !== '' });
  const usageNow = useQuery(usageQuery()).data;
  const spentNow = spentMeter(usageNow, 'tailor-made');
  const { meters, ownModel = false } = usageNow ?? {};
  const usage = meters?.find(({ meter }) => meter === 'tailor-made');
  const { start, isStarting, error, spent } = useStartTailoring(spentNow && { postingId, spent: spentNow });
  if (!postingId) return <NoResume reason={words.noJob} />;
  if (found.isPending) return <Finding />;
  if (found.isError) return <NoResume reason={reasonOf(found.error)} onRetry={() => void found.refetch()} />;
  const { role = '', company = '', location = '', resume } = found.data;
  if (resume) return <Navigate to={paths.tailoredResume.href(resume.id)} replace />;
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={company || role || texts.unnamed} />
      <h1 className="headline mt-4">{texts.title}</h1>
      <p className="mt-1.5 text-m text-ink-2 [overflow-wrap:anywhere]">
        <b className="font-semibold text-ink">{role || texts.unnamed}</b>
        {[company, location].filter(Boolean).map((one) => ` · ${one}`)}
      </p>
      <p className="mt-4 max-w-[62ch] text-ink-2">{words.lead}</p>
      {spent ? null : (
        <Button look="primary" size="lg" icon={<FileText />} busy={isStarting} className="mt-6" onClick={() => start(postingId)}>
          {words.make}
        </Button>
      )}
      <div className="mt-3 min-h-10 text-[0.8125rem]">
        <p className="text-ink-2">{ownModel ? words.ownModel : usage ? words.cost({ limit: usage.limit, used: usage.used }) : ''}</p>
        <p className="text-ink-3">{words.again}</p>
      </div>
      {spent ? (
        <div className="mt-4 max-w-120">
          <SpentPanel {...spent} units={words.units} act={words.make} />
        </div>
      ) : null}
      {error && !spent ? (
        <p role="alert" className="mt-4 max-w-[62ch] rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The placeholder, in the page's final shape, until the job is known. */
const Finding = () => (
  <SkeletonScreen className="page py-6 md:py-8">
    <Skeleton className="my-1 h-3 w-48" />
    <h1 className="headline mt-4">{texts.title}</h1>
    <Skeleton className="mt-3 h-4 w-3/5 max-w-96" />
    <Skeleton className="mt-6 h-3 w-4/5 max-w-120" />
    <Skeleton className="mt-8 h-11 w-48" />
  </SkeletonScreen>
);
