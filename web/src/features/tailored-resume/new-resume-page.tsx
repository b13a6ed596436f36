import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { savedJobQuery, usageQuery } from './api';
import { Crumbs } from './crumbs';
import { NoResume } from './no-resume';
import { texts } from './texts';
import { useStartTailoring } from './use-start-tailoring';

const words = texts.start;

/** `/app/tailormade/resume/new?job=`: what will be made for which job, and what it costs, before anything is spent. */
export function NewResumePage() {
  usePageTitle(texts.title);
  const savedJobId = useSearchParams()[0].get('job') ?? '';
  const found = useQuery({ ...savedJobQuery(savedJobId), enabled: savedJobId !== '' });
  const usage = useQuery(usageQuery()).data?.meters?.find(({ meter }) => meter === 'tailor-made');
  const { start, isStarting, error } = useStartTailoring();
  if (!savedJobId) return <NoResume reason={words.noJob} />;
  if (found.isPending) return <Loading />;
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
      <Button look="primary" size="lg" icon={<FileText />} busy={isStarting} className="mt-6" onClick={() => start(savedJobId)}>
        {words.make}
      </Button>
      <div className="mt-3 min-h-10 text-[0.8125rem]">
        <p className="text-ink-2">{usage ? words.cost({ limit: usage.limit, used: usage.used }) : ''}</p>
        <p className="text-ink-3">{words.again}</p>
      </div>
      {error ? (
        <p role="alert" className="mt-4 max-w-[62ch] rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
