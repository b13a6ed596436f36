import type { ResumeFormat } from '@folia/contracts/document-formats';
import type { GeneralResume } from '@folia/contracts/general-resume/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { generalFileHref, paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { usePageTitle } from '../../../lib/use-page-title';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton, SkeletonScreen } from '../../../ui/skeleton';
import { Crumbs } from '../crumbs';
import type { Look } from '../look';
import { LookForm } from '../look-form';
import { PagePreview } from '../page-preview';
import { PageSkeleton } from '../page-skeleton';
import { texts } from '../texts';
import { generalResumeQuery } from './general-resume-query';

const words = texts.general;
type PageLimit = '1' | '2' | 'any';
const formats = Object.keys(texts.formats) as ResumeFormat[];
const firstLook: Look<PageLimit> = { template: 'folio', pageSize: 'a4', maxPages: 'any', contact: ['email', 'phone', 'location', 'links'] };

/** `/app/tailormade/resume/general`: the whole portfolio as a resume, for no job and no unit. */
export function GeneralResumePage() {
  usePageTitle(words.title);
  const [look, setLook] = useState(firstLook);
  const found = useQuery({ ...generalResumeQuery(look), placeholderData: keepPreviousData });
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  const resume = found.data?.fit ? (found.data as GeneralResume) : undefined;
  return (
    <article className="page-wide py-6 md:py-8">
      <Crumbs here={words.title} />
      <h1 className="headline mt-4">{words.title}</h1>
      <p className="mt-1.5 mb-8 max-w-[68ch] text-ink-2">{words.lead}</p>
      {found.isError ? (
        <div role="alert">
          <p className="text-bad">{reasonOf(found.error)}</p>
          <Button className="mt-3" onClick={() => void found.refetch()}>
            {words.again}
          </Button>
        </div>
      ) : !resume ? (
        <Making />
      ) : resume.entries === 0 ? (
        <EmptyState
          title={words.empty.title}
          action={
            <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'primary' })}>
              {texts.failure.import}
            </Link>
          }
        >
          {words.empty.text}
        </EmptyState>
      ) : (
        <Whole resume={resume} look={look} isStale={found.isPlaceholderData} onLook={(next) => setLook({ ...look, ...next })} />
      )}
    </article>
  );
}

const columns = 'grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]';

/** The placeholder, in the page's final shape, until the first pages are known. */
const Making = () => (
  <SkeletonScreen className={columns}>
    <div>
      <Skeleton className="mb-4 h-5 w-36" />
      <Skeleton className="mb-6 h-[62px] w-full" />
      {['w-40', 'w-72', 'w-60'].map((width) => (
        <Skeleton key={width} className={`mb-8 h-8 max-w-full ${width}`} />
      ))}
    </div>
    <div className="relative aspect-[210/297] bg-[#fff] shadow-float">
      <PageSkeleton />
    </div>
  </SkeletonScreen>
);

type WholeProps = { resume: GeneralResume; look: Look<PageLimit>; isStale: boolean; onLook: (look: Partial<Look<PageLimit>>) => void };

function Whole({ resume, look, isStale, onLook }: WholeProps) {
  const maxPages = look.maxPages === 'any' ? null : Number(look.maxPages);
  return (
    <div className={columns}>
      <div className="min-w-0">
        <LookForm
          look={look}
          there={resume.contact}
          pageChoices={[
            ['1', texts.look.page[1]],
            ['2', texts.look.page[2]],
            ['any', texts.look.anyPages],
          ]}
          onChange={onLook}
        />
        <h2 className="mb-2.5 font-serif text-l font-medium">{words.save}</h2>
        <nav aria-label={words.save} className="flex flex-wrap gap-2">
          {formats.map((format) => (
            <a
              key={format}
              href={generalFileHref(`resume.${format}`, look)}
              download
              className={buttonClass({ look: format === 'pdf' ? 'primary' : 'outlined' })}
            >
              <Download aria-hidden="true" />
              {texts.formats[format]}
            </a>
          ))}
        </nav>
        <p className="mt-4 text-[0.8125rem] text-ink-3">{words.holds(resume.entries, resume.leftOut)}</p>
      </div>
      <div aria-busy={isStale} className="min-w-0">
        <PagePreview fit={resume.fit} pageSize={look.pageSize} maxPages={maxPages} pictureOf={(page) => generalFileHref(`page-${page}.png`, look)} />
      </div>
    </div>
  );
}
